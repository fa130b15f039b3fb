import { service as gateway } from '@plaza/gateway/service';
import { gatewayUrls, programInstances } from './program-instances';
import { programs } from './programs';

const options = { root: '/srv/plaza', dir: '/srv/plaza/.plaza', port: 8080, instances: 2 };
const all = programInstances(options);

it('gives each instance of each program a port and a name of its own', () => {
  expect(all).toHaveLength(2 * programs.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['gateway', 'gateway-2', 'finance-2']));
});

it('starts the gateways on the configured port and the next one', () => {
  expect(gatewayUrls(options)).toEqual(['http://localhost:8080', 'http://localhost:8081']);
  expect(all.filter(({ isGateway }) => isGateway).map(({ env }) => env.PORT)).toEqual(['8080', '8081']);
});

it('gives every program the addresses of all instances of each service', () => {
  for (const { env } of all) {
    const { SERVICE_ADDRESSES } = gateway.config.parse(env);
    expect(SERVICE_ADDRESSES.map(({ service }) => service)).toEqual([
      'identity',
      'finance',
      'markets',
      'marketplace',
      'registry',
    ]);
    const told = SERVICE_ADDRESSES.flatMap(({ addresses }) => addresses).sort();
    expect(told).toEqual(
      all
        .filter(({ isGateway }) => !isGateway)
        .map(({ url }) => url)
        .sort(),
    );
  }
});

it('gives each gateway its own folders', () => {
  const folders = all
    .filter(({ isGateway }) => isGateway)
    .map(({ env }) => [env.REMOTES_CACHE_DIR, env.CONFIGURATION_DIR]);
  expect(folders).toEqual([
    [undefined, undefined],
    ['/srv/plaza/.plaza/remotes-cache-2', '/srv/plaza/.plaza/gateway-2'],
  ]);
});

it('sets no lists of addresses for single instances', () => {
  for (const { env } of programInstances({ ...options, instances: 1 })) expect(env.SERVICE_ADDRESSES).toBeUndefined();
});
