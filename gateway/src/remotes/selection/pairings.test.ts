import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentReleases, CurrentRollout } from '@plaza/contracts/internal/registry';
import type { PlatformStatus } from '@plaza/contracts/operations/now';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { configurationFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { until } from '@plaza/service-kit/testing/until';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { rolloutFixture } from '../../testing/rollout-fixture';
import { minimalFiles, StoredReleases } from '../../testing/stored-releases';
import { sendJson } from '../../testing/stubbed-services';
import { type Platform, startPlatform } from '../../testing/test-platform';

const path = '/api/v1/markets/echo';
const stored = new StoredReleases();
const markets = stored.add('markets', '1.0.0');
const person: TestUser = { id: randomUUID(), role: 'contractor' };
const other: TestUser = { id: randomUUID(), role: 'user' };

/** A version of the markets service; `answers` is changed by tests. */
function version(name: string) {
  const state = { status: 200, arrived: 0, isDeaf: false };
  const handler: RequestListener = (req, res) => {
    if (req.url === '/healthz') return sendJson(res, { status: 'ok', service: 'markets' });
    if (req.url === '/readyz') return sendJson(res, {}, state.isDeaf ? 503 : 200);
    state.arrived++;
    if (state.isDeaf) return void req.socket.destroy();
    req.resume().on('end', () => sendJson(res, { version: name }, state.status));
  };
  return { state, handler };
}

type Served = ReturnType<typeof version> & Awaited<ReturnType<typeof listen>>;
async function serve(name: string): Promise<Served> {
  const made = version(name);
  return { ...made, ...(await listen(made.handler)) };
}

let platform: Platform;
let stable: Served;
let canary: Served;
let folder: string;
beforeEach(async () => {
  [stable, canary] = await Promise.all([serve('stable'), serve('canary')]);
  folder = await mkdtemp(join(tmpdir(), 'plaza-pairings-'));
  platform = await startPlatform({ env: { GATEWAY_CONFIG_FILE: await writeConfiguration() } });
  platform.stubbed.files = stored.files;
});
afterEach(async () => {
  await platform.stop();
  await Promise.all([stable, canary].map((server) => server.close().catch(() => undefined)));
  await rm(folder, { recursive: true });
});

/** A configuration in which markets has both versions. One of the registry's would be rolled back for their errors. */
async function writeConfiguration(): Promise<string> {
  const { services, breaker, ...rest } = configurationFixture();
  const targets = [
    { address: stable.url, weight: 1 },
    { address: canary.url, weight: 1, subset: 'canary' },
  ];
  const markets = { ...services.markets, targets };
  const document = { ...rest, services: { ...services, markets }, breaker: { ...breaker, minRequests: 5 } };
  const file = join(folder, 'configuration.json');
  await writeFile(file, JSON.stringify(document));
  return file;
}
const metrics = () => platform.metrics();

const rolloutOf = (changes: Partial<CurrentRollout> = {}) =>
  rolloutFixture(stored.add('markets', '2.0.0'), {
    roles: ['contractor'],
    subsets: { markets: 'canary' },
    ...changes,
  });

/** Has the registry say this from now on, and waits until the gateway has asked for it. */
async function say(changes: Partial<CurrentReleases[number]> = {}) {
  platform.stubbed.releases = [{ ...markets, ...changes }];
  await platform.bus.publish(createEvent('remotes.changed', { name: 'markets', version: '1.0.0' }));
  await client(platform.url).get('/api/v1/remotes');
}
const startRollout = (changes: Partial<CurrentRollout> = {}) => say({ rollout: rolloutOf(changes) });

const as = (user?: TestUser) => client(platform.url, user ? { token: accessTokenFor(user) } : {});
async function reached(user?: TestUser, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await as(user).get<{ version: string }>(path, { headers });
  return status === 200 ? body.version : String(status);
}
const reachedTimes = (count: number, user?: TestUser) =>
  Promise.all(Array.from({ length: count }, () => reached(user))).then((versions) => [...new Set(versions)]);

test('visitors in the rollout reach the subset that it names, all others the rest; after the rollout everybody reaches all targets', async () => {
  expect(await reached(person)).toBe('stable');
  await startRollout();
  expect(await reachedTimes(20, person)).toEqual(['canary']);
  expect(await reachedTimes(20, other)).toEqual(['stable']);
  expect(await reachedTimes(5)).toEqual(['stable']);
  await say();
  expect(await reachedTimes(20, person)).toEqual(['stable']);
  expect(await reachedTimes(20, other)).toEqual(['stable']);
});

test('the event of an abort applies at once, without another request for remotes', async () => {
  await startRollout();
  expect(await reached(person)).toBe('canary');
  platform.stubbed.releases = [markets];
  const asked = platform.stubbed.releaseRequests;
  await platform.bus.publish(createEvent('remotes.changed', { name: 'markets', version: '1.0.0' }));
  await until(() => platform.stubbed.releaseRequests > asked);
  await until(async () => (await reached(person)) === 'stable');
  expect(await reachedTimes(10, person)).toEqual(['stable']);
});

test('writes reach the subset too, with their bodies', async () => {
  await startRollout();
  const post = async (user: TestUser) =>
    (await as(user).post<{ version: string }>('/api/v1/markets/favorite-stocks', { symbol: 'A' })).body.version;
  expect([await post(person), await post(other)]).toEqual(['canary', 'stable']);
});

test('browsers cannot choose the subset', async () => {
  await startRollout({ roles: ['contractor'] });
  const forged = {
    'x-plaza-subset': 'canary',
    'x-subset': 'canary',
    'x-canary': 'true',
    cookie: `plaza_subset=canary; plaza_browser=${person.id}`,
  };
  expect(await reached(other, forged)).toBe('stable');
  expect(await reached(undefined, forged)).toBe('stable');
});

test('before the release is known to be good, only visitors admitted by the registry reach the subset', async () => {
  platform.stubbed.room = 1;
  await startRollout({ isOpen: false, room: 1, roles: null });
  expect(await reached(person)).toBe('stable');
  await as(person).get('/api/v1/remotes');
  expect(await reached(person)).toBe('canary');
  await as(other).get('/api/v1/remotes');
  expect(await reached(other)).toBe('stable');
});

test('a pin of the release counts like the rollout, and a pin of another release excludes the visitor', async () => {
  const release = stored.add('markets', '2.0.0');
  const pins = [
    { person: other.id ?? '', release },
    { person: person.id ?? '', release: markets },
  ];
  await say({ rollout: rolloutOf(), pins });
  expect([await reached(other), await reached(person)]).toEqual(['canary', 'stable']);
});

test('if the files of the release fail verification, its visitors get stable and the usual targets', async () => {
  const rollout = rolloutOf({
    release: stored.add('markets', '3.0.0', { ...minimalFiles, 'assets/a.js': 'as released' }),
  });
  const hash = rollout.release.integrity['assets/a.js'] ?? '';
  stored.files.set(hash, { identity: Buffer.from('tampered') });
  await say({ rollout });
  const given = async () => (await as(person).get<RemoteDescriptor[]>('/api/v1/remotes')).body[0]?.version;
  expect([await given(), await reached(person)]).toEqual(['1.0.0', 'stable']);
  stored.files.set(hash, { identity: Buffer.from('as released') });
  await until(async () => (await given()) === '3.0.0');
  expect(await reached(person)).toBe('canary');
});

test('a service that the rollout does not name is reached as before', async () => {
  await startRollout({ subsets: { finance: 'canary' } });
  expect(await reached(person)).toBe('stable');
});

test('while the subset is down, its visitors reach other targets, which is counted and reported; afterwards they reach the subset again', async () => {
  await startRollout();
  canary.state.isDeaf = true;
  // Until its breaker is open, retries are sent on as far as their budget goes.
  await until(async () => String(await reachedTimes(10, person)) === 'stable');
  expect(await metrics()).toMatch(/gateway_subset_fallbacks_total\{upstream="markets",subset="canary"[^}]*\} \d+/);
  const { body } = await as({ role: 'admin_high' }).get<PlatformStatus>('/api/v1/operations/now');
  const seen = body.gateways[0]?.services.find(({ name }) => name === 'markets');
  expect(seen?.fallbacks).toEqual([{ subset: 'canary', requests: expect.any(Number) }]);
  canary.state.isDeaf = false;
  await until(async () => (await reached(person)) === 'canary', 60_000);
}, 70_000);

test('a subset that answers only errors is avoided', async () => {
  await startRollout();
  canary.state.status = 500;
  for (let n = 0; n < 10; n++) await reached(person);
  expect(await reachedTimes(10, person)).toEqual(['stable']);
});

test('other visitors never reach the subset, whatever the state of their targets, and get the errors of these', async () => {
  await startRollout();
  stable.state.status = 500;
  for (let n = 0; n < 20; n++) expect(await reached(other)).toBe('500');
  expect(await reached(person)).toBe('canary');
  stable.state.isDeaf = true; // it keeps its port, which another process could take
  for (let n = 0; n < 10; n++) expect(await reached(other)).toMatch(/^50[23]$/);
  expect(canary.state.arrived).toBe(1);
});

test('the pairing is unchanged while the registry is down', async () => {
  await startRollout();
  expect(await reached(person)).toBe('canary');
  platform.stubbed.broken.registry = true;
  await platform.bus.publish(createEvent('remotes.changed', { name: 'markets', version: '1.0.0' }));
  expect(await reachedTimes(10, person)).toEqual(['canary']);
});

test('visitors keep the release and its pairing while its files are only unavailable', async () => {
  platform.stubbed.missing.file = { status: 500, code: 'files_unavailable' };
  platform.stubbed.files = new Map();
  await startRollout();
  const { body } = await as(person).get<RemoteDescriptor[]>('/api/v1/remotes');
  expect(body).toMatchObject([{ version: '2.0.0', previous: { version: '1.0.0' } }]);
  expect([await reached(person), await reached(other)]).toEqual(['canary', 'stable']);
});
