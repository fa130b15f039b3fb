import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const maxColumns = 120;

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'],
  {
    cwd: root,
  },
)
  .toString()
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line);

/** A directive for a tool has to stand in one line. */
const isDirective = (line: string) => /biome-ignore|@ts-/.test(line);

test('comments are no wider than the line width, which the formatter does not enforce for comments', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > maxColumns && isComment(line) && !isDirective(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
