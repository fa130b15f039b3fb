import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const compose = fs.readFileSync(path.join(process.cwd(), 'deploy/compose.yaml'), 'utf8');

/** The lines of a part of the composition, without its name: `x-environment`, or a service. */
function partOf(name: string): string {
  const [, indent = '', body = ''] = new RegExp(`^( *)${name}:.*\\n((?:\\1 +.*\\n|\\s*\\n)*)`, 'm').exec(compose) ?? [];
  if (body === '') throw new Error(`the composition has no ${name}, indented by ${indent.length}`);
  return body;
}

test('the gateway, which the world reaches, has neither the password of the database nor a key of identity', () => {
  const gateway = partOf('gateway') + partOf('x-environment');
  expect(gateway).toContain('REGISTRY_URL');
  expect(gateway).toContain('*environment');
  expect(gateway).not.toMatch(/MONGODB|\*database|JWT_PRIVATE_KEY|SECRETS_KEY|DEPLOY_TOKEN/);
});

test('the keys of identity are in its environment alone, and the deploy token where it is shown or checked', () => {
  const named = (variable: string) =>
    ['gateway', 'identity', 'finance', 'markets', 'marketplace', 'registry', 'release'].filter((name) =>
      partOf(name).includes(`${variable}:`),
    );
  expect([named('JWT_PRIVATE_KEY'), named('SECRETS_KEY')]).toEqual([['identity'], ['identity']]);
  expect(named('DEPLOY_TOKEN')).toEqual(['registry', 'release']);
  expect(named('MARKETS_URL')).toEqual(['gateway', 'finance']);
});

test('the database is on a network that the gateway is not on, and Redis on one where the database is not', () => {
  const { services, networks } = parse(compose, { merge: true });
  const networksOf = (name: string) => services[name].networks;
  expect(['gateway', 'finance', 'mongo', 'redis'].map(networksOf)).toEqual([
    ['web', 'cache'],
    ['web', 'cache', 'data'],
    ['data'],
    ['cache'],
  ]);
  expect([networks.cache, networks.data]).toEqual([{ internal: true }, { internal: true }]);
});

test('nothing is killed before what is under way had its time', () => {
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(partOf('x-service')) ?? [];
  const [, requestsMs] = /STOP_REQUESTS_MS: (\d+)/.exec(partOf('x-environment')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(Number(requestsMs) + 2000);
});

test('what the gateway keeps on a volume belongs to the user that it runs as', () => {
  const image = fs.readFileSync(path.join(process.cwd(), 'deploy/Dockerfile'), 'utf8');
  const [, volumes = ''] = /volumes: \[(.*)\]/.exec(partOf('gateway')) ?? [];
  const [, owned = ''] = /chown node:node (.*)/.exec(image) ?? [];
  expect(JSON.parse(`[${volumes}]`)).toEqual(owned.split(' '));
});
