import { schemasOfCall, schemasOfCalls } from '@plaza/contracts/call-schemas';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import type { LiveRelease } from '@plaza/contracts/registry/live-releases';
import type { Provides, ReleaseNeeds, ShellProvides } from '@plaza/contracts/registry/needs';
import type { RemoteCalls } from '@plaza/contracts/registry/remote-calls';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { areas, publishArea } from '../testing/areas';
import { current, openRegistry, remotes, type TestRegistry, upload } from '../testing/registry';
import { releaseFixture, uploadOf } from '../testing/release';
import { makeTeam, makeToken } from '../testing/teams';

const needs: ReleaseNeeds = {
  shared: { react: '^19.3.1' },
  names: { '@plaza/ui': ['Button', 'Table'] },
  calls: [financeCalls.loans, financeCalls.addLoan].map((call) => ({ service: 'finance', ...schemasOfCall(call) })),
};
const shell: ShellProvides = { contract: 1, shared: { react: '19.3.1' }, names: { '@plaza/ui': ['Button', 'Table'] } };
const calls = schemasOfCalls(financeCalls);

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const tell = (caller: string, provides: Provides) =>
  serviceClient(registry.url, { caller }).post('/internal/provides', provides);

async function tellAll(changes: Partial<ShellProvides> = {}): Promise<void> {
  expect((await tell('finance', { calls })).status).toBe(204);
  expect((await tell('gateway', { calls: [], shell: { ...shell, ...changes } })).status).toBe(204);
}

const send = (version = '1.0.0', needed: ReleaseNeeds | null = needs) =>
  upload<{ message: string }>(
    registry.deployer,
    uploadOf(releaseFixture({ version, ...(needed ? { needs: needed } : {}) })),
  );
const refusal = (missing: string) => ({
  status: 409,
  body: {
    error: { code: 'needs_missing' },
    message: expect.stringContaining(`finance 1.0.0 requires what the platform lacks: ${missing}`),
  },
});

test('a release with highly recursive schemas is rejected with a sentence, and quickly', async () => {
  await tellAll();
  const answer = { allOf: Array.from({ length: 32 }, () => ({ $ref: '#' })) };
  const loans = { ...schemasOfCall(financeCalls.loans), service: 'finance', answer };
  expect(await send('1.0.0', { ...needs, calls: [loans] })).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('answer is too large to compare') } },
  });
});

test('a release whose needs are met is accepted, also repeatedly, and answers for gateways and lists omit its needs', async () => {
  await tellAll();
  expect((await send()).status).toBe(201);
  expect(await send()).toMatchObject({ status: 201, body: expect.not.objectContaining({ needs: expect.anything() }) });
  await registry.deployer.put(current('finance'), { version: '1.0.0' });
  for (const { body } of [await registry.neighbour.get('/internal/current'), await registry.admin.get(remotes)]) {
    expect(JSON.stringify(body)).toContain('1.0.0');
    expect(JSON.stringify(body)).not.toContain('19.3.1');
  }
});

test.each<[what: string, shell: Partial<ShellProvides>, sentence: string]>([
  ['a name', { names: { '@plaza/ui': ['Button'] } }, '@plaza/ui has no Table.'],
  ['a version of react', { shared: { react: '18.3.1' } }, 'react is 18.3.1, and ^19.3.1 is needed.'],
  ['the contract', { contract: 2 }, 'remote contract 1, and the shell supports 2.'],
  [
    'several things',
    { shared: {}, names: {} },
    'react is not shared; @plaza/ui has no Button; @plaza/ui has no Table.',
  ],
])('a release that lacks %s is rejected, and nothing of it is stored', async (_what, changes, sentence) => {
  await tellAll(changes);
  expect(await send()).toMatchObject(refusal(sentence));
  expect(
    (await registry.admin.get<{ releases: object[] }[]>(remotes)).body.flatMap(({ releases }) => releases),
  ).toEqual([]);
  await tellAll();
  expect((await send()).status).toBe(201);
});

test('a release is rejected for a missing call, a missing field, and a body that is no longer accepted', async () => {
  const [loans, addLoan] = [schemasOfCall(financeCalls.loans), schemasOfCall(financeCalls.addLoan)];
  await tell('finance', { calls: [addLoan] });
  expect(await send()).toMatchObject(refusal(`${loans.route} is gone.`));
  await tell('finance', { calls: [{ ...loans, answer: { type: 'array', items: { type: 'object' } } }, addLoan] });
  expect(await send()).toMatchObject(refusal(`${loans.route}: answer[].`));
  const body = { ...(addLoan.body as object), required: ['lender', 'collateral'] };
  await tell('finance', { calls: [loans, { ...addLoan, body }] });
  expect(await send()).toMatchObject(refusal(`${addLoan.route}: body.collateral is required now.`));
});

test("calls of an area's own service are compared with what that service reports, like those of the platform", async () => {
  const fields = { type: 'object', properties: { points: { type: 'number' } } };
  const own = { route: 'GET /api/v1/loyalty/points', answer: { ...fields, required: ['points'] } };
  const publish = () =>
    publishArea<{ message: string }>(registry.deployer, undefined, {
      needs: { shared: {}, names: {}, calls: [{ service: 'loyalty', ...own }] },
    });
  await tell('loyalty', { calls: [{ ...own, answer: { type: 'object', properties: {} } }] });
  const { status, body } = await publish();
  expect({ status, body }).toMatchObject({ status: 409, body: { error: { code: 'needs_missing' } } });
  expect(body.message).toContain(`${own.route}: answer.points`);
  await tell('loyalty', { calls: [] });
  expect((await publish()).body.message).toContain(`${own.route} is gone.`);
  await tell('loyalty', { calls: [own] });
  expect((await publish()).status).toBe(201);
});

test('releases without needs are accepted, and all releases before anything was reported', async () => {
  expect((await send('1.0.0')).status).toBe(201);
  await tellAll({ names: {} });
  expect((await send('1.0.1', null)).status).toBe(201);
});

test('a release that was accepted earlier cannot be rolled out once something is missing', async () => {
  await registry.released('1.0.0');
  await registry.deployer.put(current('finance'), { version: '1.0.0' });
  expect((await send('1.1.0')).status).toBe(201);
  await tellAll({ names: {} });
  const start = () => registry.deployer.post(`${remotes}/finance/rollout`, { version: '1.1.0' });
  expect(await start()).toMatchObject({ status: 409, body: { error: { code: 'needs_missing' } } });
  await tellAll();
  expect((await start()).status).toBe(201);
});

test('only gateways report what the shell provides, and an invalid report is rejected', async () => {
  await tell('finance', { calls, shell: { ...shell, names: {} } });
  expect((await send()).status).toBe(201);
  expect((await tell('finance', { calls: [{ route: 'loans' }] })).status).toBe(400);
  expect((await tell('finance', { calls: 'all' } as never)).status).toBe(400);
});

const callsPath = '/api/v1/registry/remote-calls';

describe('the live releases', () => {
  const path = '/api/v1/registry/live-releases';

  test('are stable, the previous one and that of a rollout, each with its needs', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await send(version);
    for (const version of ['1.0.0', '1.1.0']) await registry.deployer.put(current('finance'), { version });
    await registry.deployer.post(`${remotes}/finance/rollout`, { version: '1.2.0' });
    const { body } = await registry.admin.get<LiveRelease[]>(path);
    expect(body.map(({ version, is }) => `${version} ${is}`)).toEqual([
      '1.1.0 stable',
      '1.0.0 previous',
      '1.2.0 rollout',
    ]);
    expect(body[0]?.needs).toEqual(needs);
  });

  test('are none of a removed area, until its next release', async () => {
    const names = async () => (await registry.admin.get<LiveRelease[]>(path)).body.map(({ name }) => name);
    const called = async () => (await registry.admin.get<RemoteCalls[]>(callsPath)).body.map(({ name }) => name);
    await publishArea(registry.deployer, undefined, { version: '1.0.0' });
    await registry.deployer.put(current('loyalty'), { version: '1.0.0' });
    expect([await names(), await called()]).toEqual([['loyalty'], ['loyalty']]);
    await registry.admin.delete(`${areas}/loyalty`);
    expect([await names(), await called()]).toEqual([[], []]);
    await publishArea(registry.deployer, undefined, { version: '1.0.1' });
    expect([await names(), await called()]).toEqual([['loyalty'], ['loyalty']]);
  });

  test('are available only to those who may publish', async () => {
    const team = await makeTeam(registry.admin);
    const { token } = await makeToken(registry.admin, team, { verbs: ['publish'] });
    const other = await makeToken(registry.admin, team, { verbs: ['pin'] });
    expect((await registry.deployer.get(path)).status).toBe(200);
    expect((await registry.withDeployToken(token).get(path)).status).toBe(200);
    expect((await registry.withDeployToken(other.token).get(path)).status).toBe(403);
    expect((await registry.anybody.get(path)).status).toBe(401);
  });
});

test('the calls of each stable release are listed with their services and scopes', async () => {
  const own = { route: 'GET /api/v1/loyalty/points' };
  const session = schemasOfCall(authenticationCalls.me);
  await send('1.0.0', { ...needs, calls: [...needs.calls, { service: 'identity', ...session }, own] });
  await send('1.1.0', { ...needs, calls: [] });
  await registry.deployer.put(current('finance'), { version: '1.0.0' });
  const { body } = await registry.admin.get<RemoteCalls[]>(callsPath);
  expect(body).toEqual([
    {
      name: 'finance',
      version: '1.0.0',
      calls: [
        { route: financeCalls.loans.route, service: 'finance', scope: 'finance' },
        { route: financeCalls.addLoan.route, service: 'finance', scope: 'finance' },
        { route: session.route, service: 'identity', scope: null },
        { route: own.route, service: 'finance', scope: null },
      ],
    },
  ]);
});
