import { toSegments } from './links';

const hrefs = (text: string) => toSegments(text).flatMap(({ href }) => href ?? []);

it.each([
  ['see https://plaza.test/a.', ['https://plaza.test/a']],
  ['(http://plaza.test)', ['http://plaza.test']],
  ['https://a.test/x?y=1&z=2#w, https://b.test!', ['https://a.test/x?y=1&z=2#w', 'https://b.test']],
  ['"https://a.test"', ['https://a.test']],
  ['javascript:alert(1) data:text/html,x ftp://a.test', []],
  ['xhttps://a.test', []],
  ['https://', []],
  ['<a href=https://a.test>', ['https://a.test']],
])('finds in %j the URLs %j', (text, addresses) => {
  expect(hrefs(text)).toEqual(addresses);
});

it.each(['', 'no address', 'https://a.test', 'a https://b.test. c\nhttps://', '  https://a.test  '])(
  'keeps every character of %j',
  (text) => {
    expect(
      toSegments(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
