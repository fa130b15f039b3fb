import fs from 'node:fs';
import path from 'node:path';
import { programs } from '../src/launch/programs';

const root = path.resolve(__dirname, '../..');
const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8');
const documented = new Map([...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** What has another default from machine to machine or program to program, and is described in words. */
const described = ['PORT', 'BCRYPT_WORKERS'];

const variables = programs.flatMap(({ service }) => {
  const { config } = service;
  if (!('shape' in config)) throw new Error(`the variables of ${service.name} cannot be listed`);
  const defaults: Record<string, unknown> = config.parse({});
  return Object.keys(Object(config.shape)).map((name) => ({ service: service.name, name, value: defaults[name] }));
});

test.each(variables)('$name of $service is in .env.example with its default', ({ name, value }) => {
  expect([...documented.keys()]).toContain(name);
  if (!described.includes(name)) expect(documented.get(name)).toBe([value ?? ''].flat().join(' '));
});

test('.env.example has no duplicates and no variables that no source reads', () => {
  const names = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toHaveLength(documented.size);
  const known = new Set(variables.map(({ name }) => name));
  const sources = ['local/src', 'local/commands', 'packages/build-kit/src', 'packages/embedded-mongodb/src']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(root, folder, file)),
    )
    .filter((file) => /(?<!\.test)\.(ts|mjs|js)$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  expect(names.filter((name) => !known.has(name) && !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

test('.env.example with all variables uncommented is a valid configuration', () => {
  const env = Object.fromEntries([...documented].filter(([, value]) => value !== ''));
  for (const { service } of programs) expect(() => service.config.parse(env)).not.toThrow();
});
