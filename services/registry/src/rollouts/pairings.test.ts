import { randomUUID } from 'node:crypto';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { configurationFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { ReleaseModel } from '../releases/release.model';
import { current, openRegistry, remotes, type TestRegistry } from '../testing/registry';
import { releaseRecord, rolloutOfFinance } from '../testing/rollout';

const gateway = randomUUID();
const subsets = { finance: 'canary' } as const;

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { at, start, move, back, prepare, pass, state, given, reportByMany } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
  await configure('canary');
});
afterAll(() => registry.close());

/** Has a gateway tell of a configuration in which finance has a target of this subset, where one is given. */
function configure(subset?: string, source: 'environment' | 'file' = 'environment') {
  const { services, ...rest } = configurationFixture();
  const canary = subset === undefined ? [] : [{ address: 'http://canary:4102', weight: 1, subset }];
  const targets = [...services.finance.targets, ...canary];
  const first = { ...rest, services: { ...services, finance: { ...services.finance, targets } } };
  const report = { id: gateway, address: 'http://one:8080', number: null, hash: hashOf(first), source, first };
  return registry.neighbour.post('/internal/gateways', report);
}

test('a rollout names the subset of a service for its visitors, in the answers for gateways and administrators, and in the audit', async () => {
  expect((await start({ subsets })).status).toBe(201);
  expect((await given())?.rollout).toMatchObject({ weight: 0, subsets });
  expect((await state()).rollout?.pairings).toEqual([{ service: 'finance', subset: 'canary', isConfigured: true }]);
  expect(registry.acts).toMatchObject([{ action: 'rollout.start', after: { version: '1.1.0', subsets } }]);
});

test('without subsets nothing is paired', async () => {
  await start();
  expect((await given())?.rollout).not.toHaveProperty('subsets');
  expect((await state()).rollout?.pairings).toEqual([]);
});

test('rejects an unknown service and an invalid subset', async () => {
  const unknown = await start({ subsets: { fianance: 'canary' } as object });
  expect(unknown).toMatchObject({
    status: 400,
    body: { message: 'Subsets must not have fianance' },
  });
  expect(await start({ subsets: { finance: 'Not one' } })).toMatchObject({
    status: 400,
    body: { message: 'Must be a word of small letters, digits, dots and dashes' },
  });
  expect((await state()).rollout).toBeNull();
});

test('rejects a subset without targets, unless gateways follow files, which the registry does not know', async () => {
  await configure('other');
  expect(await start({ subsets })).toMatchObject({
    status: 409,
    body: { error: { code: 'subset_not_configured' }, message: expect.stringMatching(/subset called canary/) },
  });
  await configure('other', 'file');
  expect((await start({ subsets })).status).toBe(201);
  expect((await state()).rollout?.pairings).toMatchObject([{ isConfigured: false }]);
});

test('a target that is removed from the configuration is reported during the rollout', async () => {
  await start({ subsets });
  await configure('other');
  expect((await state()).rollout?.pairings).toEqual([{ service: 'finance', subset: 'canary', isConfigured: false }]);
});

test('two rollouts use the same subset of a service, or the second one waits', async () => {
  await start({ subsets });
  await ReleaseModel.insertMany(['1.0.0', '1.2.0'].map((version) => releaseRecord(version, 'markets')));
  await registry.deployer.put(current('markets'), { version: '1.0.0' });
  const other = (subset: string) =>
    registry.deployer.post(`${remotes}/markets/rollout`, { version: '1.2.0', subsets: { finance: subset } });
  expect(await other('blue')).toMatchObject({
    status: 409,
    body: { error: { code: 'service_paired' }, message: expect.stringMatching(/rollout of finance reach the subset/) },
  });
  expect((await other('canary')).status).toBe(201);
});

test('stops at 25 % for a decision, as other targets may not be ready; promoting it ends the pairing', async () => {
  const { body } = await start({ subsets });
  expect(body.rollout?.steps).toEqual([0, 1, 5, 25]);
  for (let step = 0; step < 4; step++) {
    await reportByMany(70, 'ok');
    await pass(2);
  }
  expect((await state()).rollout).toMatchObject({ state: 'held', weight: 25, pairings: [{ subset: 'canary' }] });
  await move('promote');
  expect((await state()).rollout).toMatchObject({ state: 'watched', pairings: [] });
  expect(await given()).not.toHaveProperty('rollout');
});

test('may be given to everybody of some roles', async () => {
  const { body } = await start({ subsets, roles: ['contractor'] });
  expect(body.rollout?.steps).toEqual([0, 1, 5, 25, 100]);
});

test.each([
  ['aborted', () => move('abort')],
  ['rolled back', () => back()],
])('nobody is paired once it is %s, and gateways are notified at once', async (_how, end) => {
  await start({ subsets });
  registry.events.length = 0;
  await end();
  expect(await given()).not.toHaveProperty('rollout');
  expect(registry.events).toMatchObject([{ type: 'remotes.changed' }]);
});

test('those who may start a rollout get the subsets of the services that the release calls', async () => {
  const call = { route: 'GET /api/v1/finance/accounts', service: 'finance' };
  const needs = (calls: readonly object[]) => JSON.stringify({ shared: {}, names: {}, calls });
  await ReleaseModel.insertMany([
    { ...releaseRecord('1.3.0'), needs: needs([call]) },
    { ...releaseRecord('1.4.0'), needs: needs([{ ...call, service: 'markets' }]) },
  ]);
  const choices = (version: string, who = registry.deployer) => who.get(at(`releases/${version}/subsets`));
  const canary = [{ service: 'finance', subsets: ['canary'] }];
  expect(await choices('1.3.0')).toMatchObject({ status: 200, body: canary });
  expect((await choices('1.4.0')).body).toEqual([]);
  // Its build did not say what it calls.
  expect((await choices('1.1.0')).body).toEqual(canary);
  expect((await choices('9.9.9')).status).toBe(404);
  await configure();
  expect((await choices('1.3.0')).body).toEqual([]);
});
