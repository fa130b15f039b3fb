import { gunzipSync } from 'node:zlib';
import { createPage } from './page';

const nonce = 'k3Bz0w9mQ2V1d8c7X6a5Tg==';

test.each([
  ['no nonce at all', ['<p>Grüße</p>']],
  ['one in the middle', ['<style nonce="', '"></style>']],
  ['several, side by side and at both ends', ['', '', `${'long '.repeat(40_000)}`, '']],
])('a page with %s has the same content as text and as gzip', (_what, pieces) => {
  const page = createPage(pieces);
  const text = page.render(nonce, false);
  expect(text.toString()).toBe(pieces.join(nonce));
  expect(gunzipSync(page.render(nonce, true)).equals(text)).toBe(true);
});

test('repeated content compresses well', () => {
  const page = createPage(['<li>one</li>'.repeat(2000), 'end']);
  expect(page.render(nonce, true).length).toBeLessThan(500);
});
