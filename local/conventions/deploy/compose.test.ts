import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readSource, sourceFiles } from '../source-files';

const compose = fs.readFileSync(path.join(process.cwd(), 'deploy/compose.yaml'), 'utf8');

/** The lines of a part of the composition, without its name: `x-environment`, or a service. */
function partOf(name: string): string {
  const [, indent = '', body = ''] = new RegExp(`^( *)${name}:.*\\n((?:\\1 +.*\\n|\\s*\\n)*)`, 'm').exec(compose) ?? [];
  if (body === '') throw new Error(`the composition has no ${name}, indented by ${indent.length}`);
  return body;
}

test('the gateway, which is exposed to the internet, has neither the password of the database nor a key of identity', () => {
  const gateway = partOf('gateway') + partOf('x-environment');
  expect(gateway).toContain('REGISTRY_URL');
  expect(gateway).toContain('*environment');
  expect(gateway).not.toMatch(/MONGODB|\*database|JWT_PRIVATE_KEY|SECRETS_KEY|DEPLOY_TOKEN/);
});

test('only identity has its keys in its environment, and only programs that show or check the deploy token have that', () => {
  const named = (variable: string) =>
    ['gateway', 'identity', 'finance', 'markets', 'marketplace', 'registry', 'release'].filter((name) =>
      partOf(name).includes(`${variable}:`),
    );
  expect([named('JWT_PRIVATE_KEY'), named('SECRETS_KEY')]).toEqual([['identity'], ['identity']]);
  expect(named('DEPLOY_TOKEN')).toEqual(['registry', 'release']);
  expect(named('MARKETS_URL')).toEqual(['gateway', 'finance']);
});

test('the database is on a network without the gateway, and Redis on one without the database', () => {
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

test('no container is killed before its pending requests had time to end', () => {
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(partOf('x-service')) ?? [];
  const [, requestsMs] = /STOP_REQUESTS_MS: (\d+)/.exec(partOf('x-environment')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(Number(requestsMs) + 2000);
});

/** A size such as 512m, 1g, 512Mi or 1Gi in MiB. */
const mebibytes = (size: string) => Number.parseInt(size, 10) * (/g/i.test(size) ? 1024 : 1);

const programs = ['gateway', 'identity', 'finance', 'markets', 'marketplace', 'registry'];

test.each(programs)('%s may take as much memory here as in a cluster', (name) => {
  const { services } = parse(compose, { merge: true });
  const manifest = readSource(`deploy/kubernetes/base/${name}.yaml`);
  const [, limit = ''] = /limits:\n\s+memory: (\w+)/.exec(manifest) ?? [];
  expect(mebibytes(services[name].mem_limit)).toBe(mebibytes(limit));
});

test("the gateway's memory is enough for its full caches beside its heap", () => {
  const constants = sourceFiles(['gateway']).flatMap((file) =>
    [...readSource(file).matchAll(/(\w+)\W+(?:count\()?(\d+) \* 1024 \* 1024\b/g)].map(([, name = '', size]) => ({
      name,
      size: Number(size),
    })),
  );
  // A cache of remotes is on the disk as well; smaller constants are limits of one request.
  const caches = constants.filter(({ name, size }) => size >= 64 && name !== 'REMOTES_CACHE_BYTES');
  expect(caches.length).toBeGreaterThan(3);
  const [, heap] = /--initial-heap-size=(\d+)/.exec(readSource('deploy/Dockerfile')) ?? [];
  const needed = caches.reduce((sum, { size }) => sum + size, Number(heap));
  const { services } = parse(compose, { merge: true });
  expect(mebibytes(services.gateway.mem_limit)).toBeGreaterThan(needed);
});

test("the gateway's volume belongs to the user that it runs as", () => {
  const image = fs.readFileSync(path.join(process.cwd(), 'deploy/Dockerfile'), 'utf8');
  const [, volumes = ''] = /volumes: \[(.*)\]/.exec(partOf('gateway')) ?? [];
  const [, owned = ''] = /chown node:node (.*)/.exec(image) ?? [];
  expect(JSON.parse(`[${volumes}]`)).toEqual(owned.split(' '));
});

test('documented commands build the current sources, and wait until the services can accept remotes', () => {
  const texts = ['deploy/README.md', 'deploy/compose.yaml', 'deploy/Dockerfile'].map((file) =>
    fs.readFileSync(path.join(process.cwd(), file), 'utf8'),
  );
  const commands = texts.flatMap((text) => text.match(/\b(up|run) (--[^\n`]*)/g) ?? []);
  const first = commands.filter((command) => command.startsWith('up') && !command.includes('--scale'));
  expect(first.length).toBeGreaterThan(1);
  for (const command of first) expect(command).toBe('up --build --detach --wait');
  const releases = commands.filter((command) => command.startsWith('run'));
  expect(releases.length).toBeGreaterThan(3);
  for (const command of releases) expect(command).toMatch(/^run --rm --build .*release /);
});
