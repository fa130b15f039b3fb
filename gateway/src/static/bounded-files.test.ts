import { createBoundedFiles } from './bounded-files';
import { createStaticFile } from './static-file';

const file = (length: number) => createStaticFile('a.js', { identity: Buffer.alloc(length) }, 'public');

test('the files that were not used for longest are removed when others need their place', () => {
  const files = createBoundedFiles(100);
  for (const name of ['a', 'b', 'c']) files.set(name, file(30));
  files.get('a');
  files.set('d', file(40));
  expect(['a', 'b', 'c', 'd'].map((name) => files.get(name) !== undefined)).toEqual([true, false, true, true]);
});

test('a replaced file counts once, and one that is larger than all the room is not kept', () => {
  const files = createBoundedFiles(100);
  for (let times = 0; times < 5; times++) files.set('a', file(60));
  files.set('b', file(40));
  expect([files.get('a'), files.get('b')].every(Boolean)).toBe(true);
  files.set('c', file(101));
  expect(files.get('c')).toBeUndefined();
});

test('compressed forms count as well', () => {
  const files = createBoundedFiles(100);
  const forms = { identity: Buffer.alloc(60), br: Buffer.alloc(30), gzip: Buffer.alloc(30) };
  files.set('a', createStaticFile('a.js', forms, 'public'));
  expect(files.get('a')).toBeUndefined();
});

test('an empty file is kept', () => {
  const files = createBoundedFiles(100);
  files.set('a', file(0));
  expect(files.get('a')).toBeDefined();
});
