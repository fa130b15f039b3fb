import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { PlazaEvent } from '@plaza/contracts/events';
import { identityInternal } from '@plaza/contracts/internal/identity';
import { CurrentReleases } from '@plaza/contracts/internal/registry';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { type Infrastructure, openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { createLog } from '@plaza/service-kit/logging/log';
import { sha384 } from '@plaza/service-kit/releases/file-encodings';
import { until } from '@plaza/service-kit/testing/until';
import { type Answer, listen } from '@plaza/test-kit/http';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import { Header } from 'tar';
import { busSecret, RegistryProcess } from '../testing/registry-process';
import { buildService } from '../testing/service-program';
import { TestEngine } from '../testing/test-engine';
import { type Moment, WatchedWrites } from '../testing/watched-writes';

/**
 * The registry is killed at each write of what it does, before the engine has the write and after, and another one
 * starts.
 */
jest.setTimeout(240_000);

const remote = '/api/v1/registry/remotes/finance';
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-registry-'));
const engine = new TestEngine(path.join(dir, 'mongodb'));
let program: Awaited<ReturnType<typeof buildService>>;
let writes: WatchedWrites;
let redis: Awaited<ReturnType<typeof requireOwnRedis>>;
let identity: Awaited<ReturnType<typeof listen>>;
let bus: Infrastructure;
let registry: RegistryProcess;
/** What browsers were told, and the audit, by the id of the event: each is delivered at least once. */
const events = new Map<string, PlazaEvent>();

beforeAll(async () => {
  program = await buildService('registry');
  writes = await WatchedWrites.before(await engine.start());
  redis = await requireOwnRedis();
  identity = await listen(async (req, res) => {
    if (req.url !== identityInternal.peoplePath) return void res.writeHead(404).end();
    const { ids } = (await json(req)) as { ids: string[] };
    res.end(JSON.stringify({ people: ids.map(ofLongAgo) }));
  });
  bus = await openInfrastructure(redis.url, createLog('identity', 'silent'), [busSecret]);
  bus.bus.subscribeAll((event) => {
    if (event.type === 'act.audited' || event.type === 'remotes.changed') events.set(event.id, event);
    if (event.type !== 'act.audited') return;
    void bus.bus.publish(createEvent('event.done', { eventId: event.id, consumer: 'identity' }));
  });
  await start();
});
afterAll(async () => {
  registry.kill();
  await registry.ended();
  await bus.close();
  await identity.close();
  await redis.stop();
  writes.close();
  await engine.stop();
  program.remove();
  fs.rmSync(dir, { recursive: true, force: true });
});

const ofLongAgo = (id: string) => ({
  id,
  name: 'Somebody',
  email: `${id}@plaza.example`,
  phone: '',
  company: '',
  role: 'user',
  isAdmin: false,
  contractorId: null,
  createdAt: '2020-01-01T00:00:00.000Z',
});

async function start(): Promise<void> {
  const infrastructure = { MONGODB_URI: writes.uri, REDIS_URL: redis.url, IDENTITY_URL: identity.url };
  registry = await RegistryProcess.start(program.main, infrastructure);
}

/**
 * Sends something, and kills the registry at its moment. @returns what was written until then; undefined where it was
 * not killed
 */
type Act = (send: () => Promise<Answer<unknown>>) => Promise<readonly string[] | undefined>;

/**
 * Kills the registry at every write to these collections while it acts, each in a round of its own, and starts another
 * one. @returns how many rounds it took until the act made no such write any more
 */
async function killAtEachWrite(
  collections: Moment['collections'],
  round: (act: Act) => Promise<void>,
): Promise<number> {
  let rounds = 0;
  for (const when of ['before', 'after'] as const) {
    for (let nth = 1, isKilled = true; isKilled; nth++) {
      await round(async (send) => {
        isKilled = false;
        events.clear();
        const dying = registry;
        const watched = writes.at({ collections, nth, when }, () => dying.kill());
        const answer = await send().catch(() => undefined); // the connection breaks where it was killed
        writes.rest();
        isKilled = watched.isReached;
        if (!isKilled) expect(answer?.status).toBeLessThan(300);
        if (!isKilled) return undefined;
        await dying.ended();
        await start();
        return watched.written;
      });
      rounds++;
    }
  }
  return rounds;
}

const given = async () => {
  const { body } = await registry.gateway.get('/internal/current');
  return CurrentReleases.parse(body).find(({ name }) => name === 'finance');
};
const isReleased = async (version: string) =>
  (await registry.gateway.get(`/internal/releases/finance/${version}`)).status === 200;
const told = (type: 'remotes.changed' | 'act.audited', action?: string) =>
  [...events.values()].filter(
    (event) => event.type === type && (action === undefined || JSON.stringify(event.payload).includes(`"${action}"`)),
  );
const tellCrash = (version: string) =>
  registry.gateway.post('/internal/outcomes', {
    remote: 'finance',
    version,
    outcome: 'crashed',
    person: randomUUID(),
    isSignedIn: true,
  });

/** Releases a version, as a deployment does. */
const publish = (version: string) =>
  registry.deployer.post(`${remote}/releases`, archiveOf(version), { headers: { 'content-type': 'application/gzip' } });

/** A stable release with another one in a rollout beside it. */
async function rollOut(round: number): Promise<{ stable: string; version: string }> {
  const [stable, version] = [`2.${round}.0`, `2.${round}.1`];
  for (const one of [stable, version]) expect((await publish(one)).status).toBe(201);
  expect((await registry.deployer.put(`${remote}/current`, { version: stable })).status).toBe(200);
  expect((await registry.deployer.post(`${remote}/rollout`, { version })).status).toBe(201);
  await until(() => told('act.audited', 'rollout.start').length > 0, 20_000);
  return { stable, version };
}

let counted = 0;

test('during a publish: the release is complete, or repeating the upload completes it; the audit has it once', async () => {
  const rounds = await killAtEachWrite(['files', 'releases'], async (act) => {
    const version = `1.${counted++}.0`;
    await act(() => publish(version));
    if (!(await isReleased(version))) {
      expect(told('act.audited', version)).toEqual([]);
      expect((await publish(version)).status).toBe(201);
    }
    await until(() => told('act.audited', version).length > 0, 20_000);
    expect((await publish(version)).status).toBe(201);
    expect(await isReleased(version)).toBe(true);
    for (const content of contentsOf(version)) {
      const file = encodeURIComponent(sha384(Buffer.from(content)));
      expect((await registry.gateway.get(`/internal/files/${file}`)).status).toBe(200);
    }
    expect(told('act.audited', version)).toHaveLength(1);
  });
  expect(rounds).toBeGreaterThan(4);
});

test('during a step: it is done completely or not at all, and the next instance sends it to the audit once', async () => {
  const rounds = await killAtEachWrite(['remotes'], async (act) => {
    const { version } = await rollOut(counted++);
    await act(() => registry.deployer.post(`${remote}/rollout/step`, {}));
    if ((await given())?.rollout?.weight === 0) {
      expect(told('act.audited', 'rollout.step')).toEqual([]);
      expect((await registry.deployer.post(`${remote}/rollout/step`, {})).status).toBe(200);
    }
    await until(() => told('act.audited', 'rollout.step').length > 0, 20_000);
    expect(await given()).toMatchObject({ rollout: { weight: 1, release: { version } } });
    expect(told('act.audited', 'rollout.step')).toHaveLength(1);
  });
  expect(rounds).toBeGreaterThan(3);
});

test('during a rollback: once it is decided, the next instance notifies every browser', async () => {
  const rounds = await killAtEachWrite(['remotes'], async (act) => {
    const { stable } = await rollOut(counted++);
    await act(() => registry.deployer.post(`${remote}/back`, {}));
    if ((await given())?.rollout) {
      expect(told('remotes.changed')).toEqual([]);
      expect((await registry.deployer.post(`${remote}/back`, {})).status).toBe(200);
    }
    await until(() => told('remotes.changed').length > 0 && told('act.audited', 'release.back').length > 0, 20_000);
    expect(await given()).toMatchObject({ version: stable });
    expect([told('remotes.changed').length, told('act.audited', 'release.back').length]).toEqual([1, 1]);
  });
  expect(rounds).toBeGreaterThan(3);
});

test('during an automatic rollback: once the third crash was received, the next instance rolls back', async () => {
  const rounds = await killAtEachWrite(['outcomes', 'remotes'], async (act) => {
    const { stable, version } = await rollOut(counted++);
    for (const _person of [1, 2]) expect((await tellCrash(version)).status).toBe(204);
    const written = await act(() => tellCrash(version));
    const isHeard = written?.includes('outcomes') ?? true;
    if (!isHeard) expect((await tellCrash(version)).status).toBe(204);
    await until(async () => (await given())?.rollout === undefined, 20_000);
    await until(() => told('remotes.changed').length > 0 && told('act.audited', 'release.return').length > 0, 20_000);
    expect(await given()).toMatchObject({ version: stable });
    expect([told('remotes.changed').length, told('act.audited', 'release.return').length]).toEqual([1, 1]);
  });
  expect(rounds).toBeGreaterThan(5);
});

const entry = 'remoteEntry.js';
const none = { sync: [], async: [] };
const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: entry, path: '' } },
  exposes: [{ assets: { js: none, css: none } }],
  shared: [],
});
const contentsOf = (version: string) => [manifest, `the entry of ${version}`];

/** An upload of the least that a release is. */
function archiveOf(version: string): Buffer {
  const [manifestText = '', entryText = ''] = contentsOf(version);
  const integrity = { 'mf-manifest.json': sha384(Buffer.from(manifestText)), [entry]: sha384(Buffer.from(entryText)) };
  const described = { name: 'finance', version, contract: 1, federation: '2.9.2', tabs: ['overview'] };
  const release = JSON.stringify({ ...described, manifest: 'mf-manifest.json', integrity });
  const files = { 'release.json': release, 'mf-manifest.json': manifestText, [entry]: entryText };
  const blocks = Object.entries(files).flatMap(([file, content]) => {
    const bytes = Buffer.from(content);
    const header = Buffer.alloc(512);
    new Header({ path: file, type: 'File', size: bytes.length, mode: 0o644, mtime: new Date(0) }).encode(header);
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
