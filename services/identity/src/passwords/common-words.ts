/** Words that users choose as passwords, alone or with a short ending; collected for Plaza, in lower case. */
export const commonWords: readonly string[] = `
password passwort passw0rd p@ssword p@ssw0rd pa55word pass passwd passcode secret letmein welcome login signin admin
administrator root user guest test testing tester demo default changeme change temp temporary master manager system
server service support office work company business access computer internet network windows google facebook apple
iphone android samsung microsoft amazon youtube twitter instagram linkedin netflix spotify yahoo gmail hotmail
qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc
qwer qwert qwe asd zxc poiuy lkjhgf mnbvcxz 1qaz 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r
1q2w3e4r5t a1b2c3 a1b2c3d4 a1s2d3f4 zaq1zaq1 zaq12wsx zaqwsx xsw2zaq1 abc abcd abcde abcdef abcdefg abcdefgh abc123
monkey dragon tiger lion bear wolf eagle falcon hawk shark dolphin horse pony kitty kitten puppy doggy panda koala
rabbit bunny turtle spider snake cobra viper python phoenix unicorn butterfly ladybug penguin chicken duck cheetah
jaguar panther leopard elephant giraffe gorilla buffalo mustang bronco stallion raven scorpion raptor dinosaur
football soccer baseball basketball hockey tennis golf golfer boxing wrestling rugby cricket fishing hunting surfing
skate skater snowboard swimming running racing runner player gamer arsenal chelsea liverpool everton barcelona juventus
milan madrid realmadrid manchester united rangers celtic lakers yankees cowboys steelers eagles packers raiders broncos
patriots redsox giants dodgers bulls celtics knicks redskins dolphins panthers tigers lions bears warriors hornets
superman batman spiderman ironman wolverine hulk captain avengers starwars startrek skywalker yoda vader jedi pokemon
pikachu mario zelda sonic naruto goku matrix gandalf frodo hobbit hogwarts harry potter harrypotter merlin ninja samurai
pirate wizard vampire zombie ghost warrior knight king queen prince princess hunter killer assassin ranger soldier
sniper commander general marine slayer destroyer terminator predator alien rocket laser thunder lightning storm
sunshine sunny summer winter spring autumn january february march april june july august september october november
december monday tuesday wednesday thursday friday saturday sunday morning midnight holiday christmas easter halloween
flower flowers rose lily daisy orchid violet jasmine cherry apple banana orange lemon mango peach strawberry blueberry
chocolate cookie cookies candy sugar honey cupcake butter cheese pizza burger coffee pepper ginger vanilla cinnamon
caramel biscuit pancake pumpkin peanut potato tomato pickle muffin noodle
love lover loveme loveyou iloveyou iloveu ilovegod loveu lovely mylove truelove sweetheart sweety sweetie sweet darling
babe baby babygirl babyboy angel angels heaven forever friend friends bestfriend family mother father mommy daddy mom
dad sister brother husband wife children beautiful pretty gorgeous cutie sexy hottie lucky happy smile smiley freedom
peace hope faith grace blessed blessing jesus christ jesuschrist god godisgood church bible prayer savior amen
trustno1 whatever nothing something anything fuckyou fuckme asshole bitch bastard shit bullshit hello hellokitty
goodbye hallo bonjour salut hola ciao mother1 iamgod ihateyou letmein1 openup opensesame sesame please thankyou
michael jennifer jessica jordan daniel ashley andrew matthew joshua anthony william robert thomas charles george james
john david richard joseph christopher nicholas nicole alexander alexandra alex benjamin brandon brian kevin jason justin
justine ryan tyler taylor steven stephen steve patrick peter paul mark martin marcus mike michelle melissa amanda amber
andrea angela angelina anna anne barbara bella brittany brianna carlos carmen caroline catherine charlie charlotte
chelsea1 chris christian christina christine claudia crystal danielle danny dennis diana diego dominic donald douglas
eduardo edward elizabeth emily emma eric erica ethan eugene fernando florence francis francisco frank freddy gabriel
gabriela gary gregory hannah heather henry isabel isabella jack jackson jacob jake jasper jeffrey jeremy jerome johnny
jonathan jose joanna julia julian juliana karen katherine kathryn katie kelly kenneth kimberly kristen laura lauren
leonardo linda lisa lorenzo louise lucas lucy luis madison manuel marcel margaret maria mariana marie marina mario1
martha mary maxwell megan miguel miranda molly monica morgan nathan nancy natalie natasha nelson oliver olivia oscar
pamela patricia pedro philip phoebe rachel raymond rebecca ricardo roberto rodrigo roger ronald rosie roxanne russell
samantha samuel sandra sarah scott sebastian sergio sharon shannon sophie sophia stephanie susan sydney teresa theresa
timothy tommy tony travis trevor valentina valeria vanessa veronica victor victoria vincent virginia walter wendy
xavier yolanda zachary zoe
america american canada toronto montreal vancouver england london paris france germany berlin italy roma spain
portugal brazil brasil mexico argentina colombia australia sydney1 melbourne india mumbai delhi china beijing japan
tokyo korea russia moscow ukraine poland polska sweden norway denmark finland ireland dublin scotland wales holland
amsterdam turkey istanbul egypt nigeria africa kenya texas dallas houston austin chicago newyork boston detroit miami
florida california losangeles seattle denver phoenix1 arizona virginia1 georgia atlanta washington philadelphia
orlando vegas lasvegas hawaii alaska
red blue green yellow purple black white orange1 pink silver golden gold diamond crystal1 emerald ruby sapphire pearl
platinum rainbow shadow darkness sunset sunrise ocean river mountain forest island beach desert galaxy universe planet
saturn jupiter neptune mercury venus moon moonlight star stars stardust comet cosmos
music guitar piano drummer rock rockstar metallica slipknot nirvana eminem beatles elvis madonna britney rihanna shakira
beyonce bieber onedirection blink182 greenday linkinpark acdc ironmaiden pinkfloyd bobmarley tupac 2pac 50cent hiphop
dancer dance disco jazz blues reggae techno
mercedes ferrari porsche lamborghini bmw audi toyota honda nissan mazda subaru corvette camaro chevy chevrolet ford
harley yamaha suzuki kawasaki ducati jeep hummer cadillac volkswagen maserati bugatti
money dollar rich millionaire winner success power control energy action adventure trouble danger crazy stupid
idiot loser genius smart legend hero heroes champion victory number1 numberone first1 classic vintage retro magic
mystery destiny fantasy dream dreams dreamer wonder wonderful awesome amazing fantastic perfect special super
cool coolman badboy badgirl bigboy playboy cowboy cowgirl hotgirl bigdaddy sexygirl gangster gangsta player1 joker
jester buddy maggie buster bailey rocky max sadie sasha lola coco daisy1 luna simba nala tigger bambi dumbo nemo
snoopy garfield scooby scoobydoo mickey minnie donald1 goofy pluto winnie pooh winniethepooh barney elmo shrek
minecraft fortnite roblox warcraft counterstrike callofduty playstation nintendo xbox xbox360 halo dota steam overwatch
`
  .trim()
  .split(/\s+/);
