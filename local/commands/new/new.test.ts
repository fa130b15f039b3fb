import fs from 'node:fs';
import path from 'node:path';
import { remoteNames, scopes } from '@plaza/contracts/permission-graph';
import { AreaManifest, platformPrefixes } from '@plaza/contracts/registry/areas';
import { tabIds } from '@plaza/contracts/tabs';
import { kitNames } from '../kit/kits.mjs';
import { nameError, namePlaceholders } from './naming.mjs';
import { render, targetPath } from './render.mjs';
import { readRepository, remotePorts } from './repository.mjs';

const root = path.resolve(__dirname, '../../..');

const tree = (...there: string[]) => ({
  exists: (place: string) => there.includes(place),
  prefixes: ['auth', 'bookings', 'events'],
  areaWords: ['auth', 'bookings', 'events', 'messages'],
});

test.each(['remote', 'service'])('a single unused word is a valid name for a %s', (kind) => {
  expect(nameError(kind, 'loyalty', tree('mfe-finance', 'services/finance'))).toBeUndefined();
});

test.each(['ui', 'Loyalty', 'loyalty-points', 'loyalty2', '../loyalty', 'a b', 'x'.repeat(21), 'été', 'constructor'])(
  '"%s" is not a valid name',
  (name) => {
    expect(nameError('remote', name, tree())).toMatch(/one word of 3 to 20 lower-case letters\.$/);
  },
);

test.each([
  ['widget', 'loyalty', /^usage: /],
  [undefined, undefined, /^usage: /],
  ['remote', undefined, /needs a name/],
])('%s %s is answered with the usage', (kind, name, words) => {
  expect(nameError(kind, name, tree())).toMatch(words);
});

test.each([
  ['remote', 'finance', 'mfe-finance'],
  ['service', 'finance', 'services/finance'],
  ['service', 'roles', 'packages/contracts/src/roles.ts'],
  ['service', 'operations', 'packages/contracts/src/operations'],
  ['service', 'gateway', 'gateway'],
  ['area', 'finance', 'mfe-finance'],
  ['area', 'identity', 'services/identity'],
])('a %s does not overwrite an existing path: %s', (kind, name, place) => {
  expect(nameError(kind, name, tree(place))).toBe(`${place} already exists.`);
});

test('a remote may have the name of a service, as both belong to one area', () => {
  expect(nameError('remote', 'finance', tree('services/finance'))).toBeUndefined();
});

test('a service cannot use the prefix of another one', () => {
  expect(nameError('service', 'bookings', tree())).toBe('Calls below /api/v1/bookings already have an owner.');
  expect(nameError('remote', 'bookings', tree())).toBeUndefined();
});

const manifest = fs.readFileSync(path.join(__dirname, 'templates/area/area.json.template'), 'utf8');
const words = [...tabIds, ...scopes, ...remoteNames, ...platformPrefixes, 'shell', 'gateway', 'identity'];

test.each([...new Set(words), 'loyalty', 'gifts'])(
  '"%s" is a valid name for an area only if the registry accepts it',
  (name) => {
    const { exists, ...taken } = readRepository(root);
    const isAccepted = AreaManifest.safeParse(JSON.parse(render(manifest, namePlaceholders(name)))).success;
    expect(nameError('area', name, { ...taken, exists: () => false }) === undefined).toBe(isAccepted);
  },
);

test('a template gets the name in all three forms', () => {
  const words = { ...namePlaceholders('loyalty'), port: 4106 };
  expect(render("const {{name}}Calls = start{{Name}}('{{NAME}}_URL', {{port}}, {{name}}Calls);", words)).toBe(
    "const loyaltyCalls = startLoyalty('LOYALTY_URL', 4106, loyaltyCalls);",
  );
});

test('objects in a template are not changed', () => {
  expect(render('style={{ width: 1 }} {}', {})).toBe('style={{ width: 1 }} {}');
});

test('a placeholder without a value is rejected', () => {
  expect(() => render('{{nmae}}', { name: 'loyalty' })).toThrow('a template contains the placeholder "nmae"');
});

test('a file is written to the path of its template, with the name inserted', () => {
  expect(targetPath('services/NAME/src/NAME-page.ts.template', 'loyalty')).toBe('services/loyalty/src/loyalty-page.ts');
});

const templates = fs
  .readdirSync(path.join(__dirname, 'templates'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.template'));

test.each(templates)('%s has only placeholders with a value', (file) => {
  const { placeholders, nextPort } = readRepository(root);
  const kits = Object.fromEntries(kitNames.map((kit) => [`kit:${kit}`, `file:kits/plaza-${kit}-1.0.0.tgz`]));
  const values = { ...placeholders, ...kits, ...namePlaceholders('loyalty'), port: nextPort.service };
  expect(Object.values(values)).not.toContain(undefined);
  expect(render(fs.readFileSync(path.join(__dirname, 'templates', file), 'utf8'), values)).not.toMatch(/\{\{\w/);
});

/** The files that the templates write, and the modules of Plaza's packages that these import, as exports name them. */
const written = templates.map((file) => targetPath(file.replace(/^\w+\//, ''), 'loyalty'));
const imported = templates.flatMap((file) => {
  const text = fs.readFileSync(path.join(__dirname, 'templates', file), 'utf8').replaceAll('{{name}}', 'loyalty');
  return [...text.matchAll(/'(@plaza\/[^']+)'/g)].map(([, specifier = '']) => ({ file, specifier }));
});

test.each(imported)('$file imports $specifier, which exists', ({ specifier }) => {
  const ofTemplate = specifier.replace(/^@plaza\/contracts\/(loyalty\/.*)/, 'packages/contracts/src/$1.ts');
  if (!written.includes(ofTemplate)) expect(fs.existsSync(require.resolve(specifier, { paths: [root] }))).toBe(true);
});

/** The files that a folder has for each service of the platform. */
const filesOfAll = (folderOf: (service: string) => string) =>
  fs
    .readdirSync(path.join(root, 'services'))
    .map((service) => fs.readdirSync(path.join(root, folderOf(service))))
    .reduce((all, files) => all.filter((file) => files.includes(file)))
    .filter((file) => path.extname(file) === '.ts');

test.each(['services/NAME/src', 'packages/contracts/src/NAME'])(
  'a service gets what all others have in %s',
  (folder) => {
    const required = filesOfAll((service) => folder.replace('NAME', service));
    expect(required.length).toBeGreaterThan(2);
    const missing = required.filter((file) => !templates.includes(`service/${folder}/${file}.template`));
    expect(missing).toEqual([]);
  },
);

test('the ports of all remotes are known, for development servers', () => {
  expect(Object.keys(remotePorts(root)).sort()).toEqual([...remoteNames].sort());
  expect(remotePorts(root)).toMatchObject({ auth: 4311, marketplace: 4315 });
});

test('a new package gets a free port', () => {
  const { nextPort } = readRepository(root);
  expect(nextPort.remote).toBeGreaterThan(4315);
  expect(nextPort.service).toBeGreaterThan(4105);
});
