import fs from 'node:fs';
import path from 'node:path';
import { programs } from '../launch/programs';

const page = fs.readFileSync(path.resolve(__dirname, '../../../docs/many-machines.md'), 'utf8');

/** Each collection of the page's table of shard keys, with its service and key. */
const written = [...page.matchAll(/^\| (\w+) +\| (`[^|]*`) +\| `(\w+)` +\|/gm)].flatMap(
  ([, service, names = '', key]) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => `${service}.${name} by ${key}`),
);

/** What services declare. */
const declared = programs.flatMap(({ service: { name, sharding = {} } }) =>
  Object.entries(sharding).flatMap(([collection, one]) => ('key' in one ? `${name}.${collection} by ${one.key}` : [])),
);

test('the page on many machines lists exactly the shard keys that services declare', () => {
  expect(declared.length).toBeGreaterThan(20);
  expect(written.sort()).toEqual(declared.sort());
});

test('each service with a database declares how its collections are sharded', () => {
  for (const { service } of programs) if (service.database) expect(service.sharding).toBeDefined();
});
