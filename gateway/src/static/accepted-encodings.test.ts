import { acceptedEncodings } from './accepted-encodings';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0.1, br;q=0', ['gzip']],
  ['BR', ['br']],
  ['br;q=nonsense', []],
  ['brotli', []],
])('%s accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
