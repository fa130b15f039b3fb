import { callCells, streamCells } from './machines-table.mjs';

const parts = ['gateway', 'identity', 'finance', 'marketplace', 'markets', 'registry', 'redis', 'database'];
const redis = { publishes: 1, commands: 4.7, bytesIn: 600, bytesOut: 2843.4 };
const costsOf = (cpuMs: object) => ({
  cpuMs: { ...Object.fromEntries(parts.map((part) => [part, 0])), ...cpuMs },
  redis,
  databaseCommands: 4,
});

test('a request has a row per number of instances, with CPU in microseconds', () => {
  const one = { name: 'a message', instances: 1, costs: costsOf({ gateway: 0.49, marketplace: 1.8214 }) };
  const two = { name: 'a message', instances: 2, costs: costsOf({ gateway: 0.5 }) };
  const other = { name: 'my tabs', instances: 1, costs: costsOf({ identity: 0.00712 }) };
  expect(callCells([one, other, two]).slice(1)).toEqual([
    ['a message', '1', '490', '0', '0', '1,821', '0', '0', '0', '0', '1', '4.7', '600', '2,843', '4'],
    ['a message', '2', '500', '0', '0', '0', '0', '0', '0', '0', '1', '4.7', '600', '2,843', '4'],
    ['my tabs', '1', '0', '7.12', '0', '0', '0', '0', '0', '0', '1', '4.7', '600', '2,843', '4'],
  ]);
});

test('an open browser has a column per number of instances, with services as one figure', () => {
  const costs = costsOf({ gateway: 0.3, identity: 0.1, registry: 0.2, redis: 9 });
  const stream = { count: 10, bytes: 2048, opening: costs, second: costs, heard: costs, atRest: costs };
  const cells = streamCells([
    { ...stream, instances: 1 },
    { ...stream, bytes: 4096, instances: 2 },
  ]);
  expect(cells[0]).toEqual(['an open browser', 'unit', 'at 1 of each', 'at 2 of each']);
  expect(cells).toContainEqual(['memory of the gateway', 'kB', '2', '4']);
  expect(cells).toContainEqual(['opening its stream: gateways', 'µs', '300', '300']);
  expect(cells).toContainEqual(['… all services together', 'µs', '300', '300']);
});
