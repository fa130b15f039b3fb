import { listFiles, readSource } from './source-files';

const maxColumns = 120;

const sources = listFiles(['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js']);

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line);

/** A directive for a tool has to stand in one line. */
const isDirective = (line: string) => /biome-ignore|@ts-/.test(line);

test('comments are no wider than the line width, which the formatter does not enforce for comments', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((file) =>
    readSource(file)
      .split('\n')
      .flatMap((line, index) =>
        line.length > maxColumns && isComment(line) && !isDirective(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
