import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The sources with what a form does once it is saved, in the order of their names. */
const saved = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'mfe-*', 'packages/web-kit'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .filter((file) => fs.existsSync(path.join(root, file)))
  .flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/^( +)onSaved\(.*\) \{\n([\s\S]*?)\n\1\}/gm)].map(
      ([, , body = '']) => [file, body] as const,
    ),
  );

it('finds the forms', () => {
  expect(saved.length).toBeGreaterThan(20);
});

// By then it may have been closed, and another dialog be open in its place.
it.each(saved)('%s closes its dialog with useWhileOpen', (_file, body) => {
  expect(body).not.toMatch(/\bon(Close|Done|Added)\(/);
});
