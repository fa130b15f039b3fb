import path from 'node:path';
import { listFiles, readSource } from './source-files';

const read = (file: string) => JSON.parse(readSource(file));

/** The programs of `npm test`, with the folders that they include. */
const programs = ['tsconfig.screens.json', 'tsconfig.servers.json', 'e2e/tsconfig.json'].map((file) => {
  const { extends: base, include } = read(file) as { extends: string; include: string[] };
  const folder = path.dirname(file);
  return { base: path.join(folder, base), included: include.map((glob) => path.join(folder, glob)) };
});

/** Whether a glob matches a path, or a folder that contains it. */
const includes = (glob: string, file: string) => new RegExp(`^${glob.replaceAll('*', '[^/]+')}(/|$)`).test(file);

/** What a program includes of a package, relative to its folder. */
const partsOf = (folder: string, included: readonly string[]) =>
  included.flatMap((glob) => {
    const depth = folder.split('/').length;
    const [parent, rest] = [glob.split('/').slice(0, depth).join('/'), glob.split('/').slice(depth).join('/')];
    return rest !== '' && includes(parent, folder) ? [rest] : [];
  });

test('the types of every source are checked', () => {
  const all = programs.flatMap(({ included }) => included);
  const unchecked = listFiles(['*.ts', '*.tsx', ':!*.d.ts', ':!*.d.*ts']).filter(
    (file) => !all.some((glob) => includes(glob, file)),
  );
  expect(unchecked).toEqual([]);
});

/** The packages whose types `npm run check -- --changed` checks alone; the journeys' program is the same in both. */
const packages = listFiles(['*/package.json'])
  .map(path.dirname)
  .filter((folder) => !folder.startsWith('e2e'));

// The kit of tests has helpers for both sides in one package.
test.each(packages.filter((folder) => folder !== 'packages/test-kit'))(
  '%s passes alone, as in `npm run check -- --changed`, with the same options as together with all others',
  (folder) => {
    expect(read(`${folder}/package.json`).scripts?.typecheck).toBe('tsc -p .');
    const { extends: base, ...rest } = read(`${folder}/tsconfig.json`);
    const program = programs.find(({ included }) => partsOf(folder, included).length > 0);
    expect(path.join(folder, base)).toBe(program?.base);
    expect(rest).toEqual({ include: partsOf(folder, program?.included ?? []) });
  },
);
