import { plainText } from './plain-text';

test.each([
  ['<p>a</p><p>b</p>', 'a b'],
  ['&lt;img src=x onerror=alert(1)&gt;hi', 'hi'],
  ['<style>p{}</style>x<script>if (a<b) c()</script>y', 'x y'],
  ['5 &lt; 6', '5 < 6'],
  ['&#x1F600;&#0128512;&#99999999;&bogus;', '😀😀&#99999999;&bogus;'],
  ['<'.repeat(50_000), `${'<'.repeat(99)}…`],
  ['a'.repeat(300), `${'a'.repeat(99)}…`],
  ['💥'.repeat(300), `${'💥'.repeat(49)}…`],
])('%#: what a browser would show', (html, shown) => {
  expect(plainText(html, 100)).toBe(shown);
});
