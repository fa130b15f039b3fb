import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseVersion, sourcesOf } from './release-version';

const root = path.resolve(__dirname, '../../..');
const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-version-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(file: string, content: string | object): void {
  const at = path.join(folder, file);
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A repository with two remotes, of which one draws addresses: with a kit that needs another kit. */
function writeRepository(): void {
  const dependencies = (...names: string[]) => Object.fromEntries(names.map((name) => [`@plaza/${name}`, '*']));
  const packages = {
    'mfe-auth': { dependencies: { ...dependencies('address-kit'), react: '19.3.1' } },
    'mfe-finance': { dependencies: dependencies('ui') },
    'packages/address-kit': { dependencies: dependencies('ui'), devDependencies: dependencies('test-kit') },
    'packages/ui': {},
    'packages/test-kit': {},
    'packages/build-kit': {},
  };
  for (const [place, about] of Object.entries(packages)) {
    write(`${place}/package.json`, { name: place, version: '1.0.0', ...about });
    write(`${place}/src/index.ts`, place);
  }
  write('package-lock.json', '{}');
}

const versions = () => ['mfe-auth', 'mfe-finance'].map((name) => releaseVersion(path.join(folder, name)));

it.each([
  ['packages/address-kit/src/index.ts', ['mfe-auth']],
  ['packages/ui/src/index.ts', ['mfe-auth', 'mfe-finance']],
  ['packages/build-kit/src/index.ts', ['mfe-auth', 'mfe-finance']],
  ['package-lock.json', ['mfe-auth', 'mfe-finance']],
  ['mfe-finance/src/index.ts', ['mfe-finance']],
  ['packages/test-kit/src/index.ts', []],
  ['packages/ui/src/index.test.ts', []],
])('a change of %s results in another release of %j, and of no other remote', (file, changed) => {
  writeRepository();
  const before = versions();
  write(file, 'changed');
  const after = versions();
  expect(['mfe-auth', 'mfe-finance'].filter((_name, at) => before[at] !== after[at])).toEqual(changed);
});

it('is the same for the same sources', () => {
  writeRepository();
  expect(versions()).toEqual(versions());
  expect(versions()[0]).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
});

it('fails for a package outside of the repository, whose sources would be ignored', () => {
  writeRepository();
  write('mfe-finance/package.json', { version: '1.0.0', dependencies: { '@plaza/gone': '*' } });
  expect(versions).toThrow('@plaza/gone is not in packages/');
});

/** The packages of this repository that files of a folder import, beside tests. */
function importedIn(place: string): string[] {
  const found = fs
    .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(root, place, file), 'utf8').matchAll(/(?:from|import\(?) ?'@plaza\/([\w-]+)/g),
    ])
    .map(([, name]) => `packages/${name}`);
  return [...new Set(found)];
}

it.each(remotes)('of %s depends on all that its sources import, recursively', (remote) => {
  const sources = sourcesOf(path.join(root, remote));
  const imported = [
    ...importedIn(`${remote}/src`),
    ...sources.filter((place) => /^packages\/(?!build-kit)/.test(place)).flatMap((place) => importedIn(`${place}/src`)),
  ];
  expect(imported).toContain('packages/web-kit');
  expect(sources).toEqual(
    expect.arrayContaining([...new Set(imported)].filter((place) => place !== 'packages/test-kit')),
  );
});
