import fs from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const folder = path.join(root, 'docs/decisions/asvs');
const pages = fs.readdirSync(folder).map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }));

/** What stands in code signs and has a folder and an ending: a file of the repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w-][\w.-]*(?:\/[\w.-]+)+\.\w+)`/g)].map(([, file = '']) => file);
const linksIn = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);

test.each(pages)('$name names only existing files', ({ text }) => {
  const named = pathsIn(text);
  expect(named.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  expect(linksIn(text).filter((link) => !fs.existsSync(path.join(folder, link)))).toEqual([]);
});

test('the index links to every page, and each page ends with what is missing', () => {
  const chapters = pages.filter(({ name }) => name !== 'README.md');
  const index = pages.find(({ name }) => name === 'README.md');
  expect(chapters.map(({ name }) => name)).toEqual(linksIn(index?.text ?? '').filter((link) => /^v\d/.test(link)));
  expect(chapters.filter(({ text }) => !text.includes('\n## What is missing\n')).map(({ name }) => name)).toEqual([]);
  expect(chapters.flatMap(({ text }) => pathsIn(text)).length).toBeGreaterThan(100);
});
