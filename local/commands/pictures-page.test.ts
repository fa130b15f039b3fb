import { picturesPage } from './pictures-page.mjs';

const order = (html: string) => [...html.matchAll(/<figcaption>([^<]+)/g)].map(([, words]) => words);

test('pictures with the same name are side by side, those from before first', () => {
  const html = picturesPage([
    { name: 'after', files: ['loans.empty.390.dark.png'] },
    { name: 'before', files: ['loans.empty.390.dark.png'] },
  ]);
  expect(html).toContain('<h2>loans · empty · 390 · dark</h2>');
  expect(order(html)).toEqual(['before', 'after']);
});

test('marks a picture that a set lacks, and ignores files other than pictures', () => {
  const html = picturesPage([
    { name: 'after', files: ['new.ordinary.1280.light.png', '.DS_Store'] },
    { name: 'before', files: [] },
  ]);
  expect(order(html)).toEqual(['before: none', 'after']);
});
