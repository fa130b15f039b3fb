import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { Drill, Drills, JourneyReport, NewDrill } from '@plaza/contracts/operations/drills';
import { until as untilWithin } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { StoredReleases } from '../../testing/stored-releases';
import { sendJson } from '../../testing/stubbed-services';
import { type Platform, type PlatformOptions, withPlatform } from '../../testing/test-platform';

const path = '/api/v1/operations/drills';
const operator: TestUser = { role: 'admin_high' };
const withoutFinance: NewDrill = { kind: 'service', name: 'finance', fault: 'stopped', seconds: 60 };

/** A platform with what its operator can do to it, and the acts that reached the audit. */
function withOperator(
  work: (platform: Platform, admin: Client, acts: AuditedAct[]) => Promise<void>,
  options: PlatformOptions = {},
) {
  const acts: AuditedAct[] = [];
  const identity: NonNullable<PlatformOptions['services']>['identity'] = (req, res) => {
    if (req.url !== '/internal/acts') return sendJson(res, {});
    req.setEncoding('utf8').once('data', (body: string) => acts.push(JSON.parse(body)));
    req.once('end', () => sendJson(res, {}));
  };
  return withPlatform(
    { ...options, env: { BREAKER_OPEN_MS: '50', ...options.env }, services: { identity, ...options.services } },
    (platform) => work(platform, client(platform.url, { token: accessTokenFor(operator) }), acts),
  );
}

/** Far longer than it takes, as machines are slow at times. */
const until = (isTrue: () => boolean | Promise<boolean>) => untilWithin(isTrue, 30_000);

afterEach(() => jest.restoreAllMocks());

const drillsOf = async (admin: Client) => (await admin.get<Drills>(path)).body.drills;
const journey = (drill: Drill | undefined, name: string): JourneyReport | undefined =>
  drill?.journeys.find((one) => one.name === name);

async function start(admin: Client, drill: NewDrill): Promise<Drill> {
  const { status, body } = await admin.post<Drill>(path, drill);
  expect(status).toBe(201);
  return body;
}

/** Waits for the report of a drill whose journeys were tried in it, then ends it. @returns the whole report */
async function runThrough(admin: Client, drill: NewDrill): Promise<Drill> {
  const { id } = await start(admin, drill);
  await until(async () => (await drillsOf(admin))[0]?.journeys.some(({ tries }) => tries > 0) === true);
  expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
  let over: Drill | undefined;
  await until(async () => {
    over = (await drillsOf(admin)).find((one) => one.id === id && one.journeys.every(({ after }) => after !== null));
    return over !== undefined;
  });
  return over as Drill;
}

test('a stopped service fails the calls that need it and no others, and recovers when the drill ends', async () => {
  await withOperator(async ({ url }, admin, acts) => {
    const drill = await runThrough(admin, withoutFinance);
    expect(journey(drill, 'Seeing one’s accounts')).toMatchObject({ before: 'works', worst: 'fails', after: 'works' });
    expect(journey(drill, 'Seeing one’s bookings')).toMatchObject({ worst: 'works', failures: 0 });
    expect(drill.endedAt).not.toBeNull();
    expect((await client(url, { token: accessTokenFor() }).get('/api/v1/finance/loans')).status).toBe(200);
    await until(async () => acts.length === 2);
    expect(acts).toMatchObject([
      { action: 'drill.start', target: 'service finance', after: { fault: 'stopped', seconds: 60 } },
      { action: 'drill.end', after: { failed: ['Seeing one’s accounts', 'Seeing one’s figures'] } },
    ]);
  });
}, 60_000);

test('a stale response is reported as such', async () => {
  await withOperator(async (_platform, admin) => {
    const drill = await runThrough(admin, { ...withoutFinance, name: 'markets' });
    expect(journey(drill, 'Following markets')).toMatchObject({ before: 'works', worst: 'kept', failures: 0 });
  });
}, 60_000);

test('the report contains what users experience during the drill', async () => {
  await withOperator(async ({ url }, admin) => {
    const person = client(url, { token: accessTokenFor() });
    const { id } = await start(admin, withoutFinance);
    expect((await person.get('/api/v1/finance/loans')).status).toBe(502);
    expect((await person.post('/api/v1/finance/loans', { lender: 'A' })).status).toBeGreaterThanOrEqual(502);
    expect((await person.get('/api/v1/bookings')).status).toBe(200);
    await admin.delete(`${path}/${id}`);
    await until(async () => (await person.get('/api/v1/finance/loans')).status === 200);
  });
}, 60_000);

test('every second request to a faulty service fails', async () => {
  await withOperator(
    async ({ url }, admin) => {
      const person = client(url, { token: accessTokenFor() });
      const { id } = await start(admin, { ...withoutFinance, fault: 'faulty' });
      const asked = Array.from({ length: 20 }, () => person.get('/api/v1/finance/loans'));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
      expect(statuses.filter((status) => status === 502).length).toBeGreaterThan(5);
      await admin.delete(`${path}/${id}`);
    },
    { env: { BREAKER_MIN_REQUESTS: '1000' } },
  );
}, 60_000);

test('the answers of a slow service are delayed by three seconds', async () => {
  await withOperator(async ({ url }, admin) => {
    const { id } = await start(admin, { ...withoutFinance, fault: 'slow' });
    const startedAt = performance.now();
    const { status } = await client(url, { token: accessTokenFor() }).get('/api/v1/finance/loans');
    expect([status, performance.now() - startedAt > 2900]).toEqual([200, true]);
    await admin.delete(`${path}/${id}`);
  });
}, 60_000);

test('the files of a stopped remote are unavailable until the drill ends', async () => {
  await withOperator(async (platform, admin) => {
    const stored = new StoredReleases();
    platform.stubbed.releases = [stored.add('auth', '1.0.0'), stored.add('admin', '1.0.0')];
    platform.stubbed.files = stored.files;
    const file = '/remotes/admin/1.0.0/remoteEntry.3fa91c20.js';
    const headers = { cookie: platform.cookieFor('admin') };
    expect((await client(platform.url).get(file, { headers })).status).toBe(200);
    const drill = await runThrough(admin, { kind: 'remote', name: 'admin', fault: 'stopped', seconds: 60 });
    expect(journey(drill, 'Loading the remote admin')).toMatchObject({
      before: 'works',
      worst: 'fails',
      after: 'works',
    });
    expect(journey(drill, 'Loading the remote auth')).toMatchObject({ worst: 'works' });
    expect((await client(platform.url).get(file, { headers })).status).toBe(200);
  });
}, 60_000);

test('a drill ends automatically after its duration', async () => {
  await withOperator(async (_platform, admin) => {
    const { id } = await start(admin, { ...withoutFinance, seconds: 10 });
    const current = async () => (await drillsOf(admin)).find((one) => one.id === id);
    await until(async () => (await current())?.journeys.some(({ tries }) => tries > 0) === true);
    expect((await current())?.endedAt).toBeNull();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
    await until(async () => (await current())?.endedAt !== null);
    expect(journey((await drillsOf(admin))[0], 'Seeing one’s accounts')).toMatchObject({ worst: 'fails' });
  });
}, 60_000);

test('only one drill runs at a time, started by high-level administrators with recent reauthentication', async () => {
  await withOperator(async ({ url }, admin) => {
    const as = (person: TestUser) => client(url, { token: accessTokenFor(person) });
    expect((await client(url).post(path, withoutFinance)).status).toBe(401);
    expect((await as({ role: 'admin_low' }).post(path, withoutFinance)).status).toBe(403);
    expect((await as({ role: 'admin_low' }).get(path)).status).toBe(403);
    expect(await as({ ...operator, authenticatedAt: 1 }).post(path, withoutFinance)).toMatchObject({
      status: 403,
      body: { error: { code: 'fresh_proof_required' } },
    });
    const { id } = await start(admin, withoutFinance);
    expect(await admin.post(path, withoutFinance)).toMatchObject({
      status: 409,
      body: { error: { code: 'drill_running' } },
    });
    await admin.delete(`${path}/${id}`);
    await until(async () => (await drillsOf(admin))[0]?.endedAt !== null);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
  });
}, 60_000);

test.each<[what: string, drill: object]>([
  ['an unknown service', { ...withoutFinance, name: 'treasury' }],
  ['more than a minute', { ...withoutFinance, seconds: 61 }],
  ['a slow remote', { kind: 'remote', name: 'finance', fault: 'slow', seconds: 10 }],
  ['a field too many', { ...withoutFinance, surplus: true }],
])('rejects %s', (_what, drill) =>
  withOperator(async (_platform, admin, acts) => {
    expect((await admin.post(path, drill)).status).toBe(400);
    expect(acts).toEqual([]);
  }),
);

test('Redis cannot be stopped if there is none', () =>
  withOperator(async (_platform, admin) => {
    const drill = { kind: 'redis', name: 'redis', fault: 'stopped', seconds: 10 };
    expect(await admin.post(path, drill)).toMatchObject({ status: 409, body: { error: { code: 'no_redis' } } });
  }));

test('is rejected unless the operators allow drills', () =>
  withOperator(
    async (_platform, admin) => {
      expect((await admin.get<Drills>(path)).body.areAllowed).toBe(false);
      expect((await admin.post(path, withoutFinance)).status).toBe(403);
    },
    { env: { DRILLS_ALLOWED: 'false' } },
  ));

test('does not begin if it cannot be recorded', () =>
  withOperator(
    async ({ url }, admin) => {
      expect((await admin.post(path, withoutFinance)).status).toBe(503);
      expect((await client(url, { token: accessTokenFor() }).get('/api/v1/finance/loans')).status).toBe(200);
    },
    { services: { identity: (_req, res) => sendJson(res, {}, 500) } },
  ));
