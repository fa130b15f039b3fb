import { randomUUID } from 'node:crypto';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { GatewayAnswer } from '@plaza/contracts/internal/gateways';
import type {
  ConfigurationCheck,
  ConfigurationVersion,
  GatewayState,
  WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { configurationFixture, limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import type { Client } from '@plaza/test-kit/http';
import { openRegistry, type TestRegistry } from '../testing/registry';
import { makeTeam, makeToken } from '../testing/teams';

const at = '/api/v1/registry/gateway-configuration';
const builtIn = configurationFixture();
const gateway = randomUUID();

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(async () => {
  await registry.empty();
  await report();
});
afterAll(() => registry.close());

const report = (changes: object = {}) =>
  registry.neighbour.post<GatewayAnswer>('/internal/gateways', {
    id: gateway,
    address: 'http://127.0.0.1:8080',
    number: null,
    hash: hashOf(builtIn),
    source: 'environment',
    first: builtIn,
    ...changes,
  });

const current = async () => (await registry.admin.get<WholeConfigurationVersion>(at)).body;
const put = (document: unknown, seen: string, by: Client = registry.admin) =>
  by.put<ConfigurationVersion>(`${at}?reason=Noon`, text(document), { headers: { 'if-match': `"${seen}"` } });
const text = (document: unknown) => (typeof document === 'string' ? document : JSON.stringify(document));
const applied = async (document: GatewayConfiguration) => put(document, (await current()).hash);

test('the default configuration of gateways is the first version, until another one is applied', async () => {
  expect(await current()).toMatchObject({ number: 1, kind: 'first', document: builtIn });
  await report({ first: limitsFixture({ userPerMinute: 7 }) });
  expect(await current()).toMatchObject({ number: 1, document: { limits: { userPerMinute: 7 } } });
  expect((await report()).body).toEqual({ held: null });
});

test('a document is applied with author, time, reason and differences; audited, and announced to gateways', async () => {
  const { status, body } = await applied(limitsFixture({ userPerMinute: 600 }));
  expect([status, body]).toMatchObject([200, { number: 2, kind: 'apply', reason: 'Noon' }]);
  expect(body.changes).toEqual([{ path: '$.limits.userPerMinute', before: 1200, after: 600 }]);
  expect(registry.events).toMatchObject([
    { type: 'gateway-configuration.changed', payload: { number: 2 }, to: { roles: ['admin_high'] } },
  ]);
  expect(registry.acts).toMatchObject([
    { action: 'gateway-configuration.apply', before: { version: 1 }, after: { version: 2, reason: 'Noon' } },
  ]);
  expect((await report()).body.held).toMatchObject({ number: 2, document: { limits: { userPerMinute: 600 } } });
  const { hash } = await current();
  expect((await report({ number: 2, hash, first: undefined })).body.held?.document).toBeUndefined();
  await report();
  expect((await current()).number).toBe(2);
});

test('a gateway whose version has the number of the active one but another content gets the active one', async () => {
  await applied(limitsFixture({ userPerMinute: 600 }));
  const { hash } = await current();
  const ofAnotherRegistry = hashOf(limitsFixture({ userPerMinute: 7 }));
  const answer = await report({ number: 2, hash: ofAnotherRegistry, source: 'disk', first: undefined });
  expect(answer.body.held).toMatchObject({ number: 2, hash, document: { limits: { userPerMinute: 600 } } });
  expect((await report({ number: 2, hash, first: undefined })).body.held?.document).toBeUndefined();
  expect((await report({ number: 7, hash, first: undefined })).body.held?.document).toBeDefined();
});

test('a registry that has lost its database asks a running gateway for its built-in configuration', async () => {
  await registry.empty();
  expect((await report({ first: undefined })).body).toEqual({ held: null, wantsFirst: true });
  expect((await report()).body).toEqual({ held: null });
  expect(await current()).toMatchObject({ number: 1, kind: 'first', document: builtIn });
});

test('a document is checked without a change, and each error has its position', async () => {
  const good = await registry.admin.post<ConfigurationCheck>(`${at}/check`, limitsFixture({ userPerMinute: 600 }));
  expect(good.body).toMatchObject({ faults: [], changes: [{ path: '$.limits.userPerMinute' }] });
  const bad = await registry.admin.post<ConfigurationCheck>(`${at}/check`, '{\n  "format": 1,\n  "format": 1 }');
  expect(bad.body).toMatchObject({ faults: [{ path: '$.format', line: 3, column: 3 }], changes: [] });
  expect((await current()).number).toBe(1);
});

test('an invalid document is rejected as a whole, with the positions of its errors', async () => {
  const { hash } = await current();
  const withTarget = (address: string) => ({
    ...builtIn,
    services: { ...builtIn.services, finance: { ...builtIn.services.finance, targets: [{ address }] } },
  });
  for (const [document, path] of [
    ['not JSON', '$'],
    [limitsFixture({ userPerMinute: 0 }), '$.limits.userPerMinute'],
    [withTarget('http://localhost:8080'), '$.services.finance.targets[0].address'],
    [withTarget('http://127.0.0.1:1'), '$.services.finance.targets[0].address'],
  ] as const) {
    expect(await put(document, hash)).toMatchObject({
      status: 400,
      body: {
        error: { code: 'configuration_refused', details: [{ path, message: expect.stringMatching(/line \d+/) }] },
      },
    });
  }
  expect((await put(' '.repeat(1024 * 1024 + 1), hash)).status).toBe(413);
  expect((await current()).number).toBe(1);
});

test('the second of two operators who change the same version is shown the differences', async () => {
  const { hash } = await current();
  const answers = await Promise.all([
    put(limitsFixture({ userPerMinute: 600 }), hash),
    put(limitsFixture({ userPerMinute: 600, authPerMinute: 5 }), hash),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
    message: 'Version 2 is active now: Noon',
    error: {
      code: 'configuration_changed',
      details: expect.arrayContaining([{ path: '$.limits.userPerMinute', message: '1200 → 600' }]),
    },
  });
  expect(await registry.admin.put(`${at}?reason=x`, builtIn)).toMatchObject({ status: 400 });
});

test('rolls back, and again to the version before that; only the last twenty versions are kept', async () => {
  for (let limit = 1; limit <= 21; limit++) await applied(limitsFixture({ userPerMinute: limit }));
  const back = async () =>
    registry.admin.post(`${at}/back`, { reason: 'Slow' }, { headers: { 'if-match': (await current()).hash } });
  expect((await back()).body).toMatchObject({ kind: 'back', number: 23, restores: 21 });
  expect((await current()).document.limits.userPerMinute).toBe(20);
  expect((await back()).body).toMatchObject({ restores: 20 });
  expect((await current()).document.limits.userPerMinute).toBe(19);
  const { body } = await registry.admin.get<ConfigurationVersion[]>(`${at}/versions`);
  expect([body.length, body[0]?.number]).toEqual([20, 24]);
  expect((await registry.admin.get(`${at}/versions/23`)).body).toMatchObject({
    document: { limits: { userPerMinute: 20 } },
  });
  expect((await registry.admin.get(`${at}/versions/1`)).status).toBe(404);
});

test('a rollback skips versions that were rolled back, also if the restored version was restored before', async () => {
  const rollBack = async (number: number) => {
    const evidence = { of: 'finance', before: { requests: 9, failed: 0 }, after: { requests: 99, failed: 99 } };
    await registry.neighbour.post('/internal/gateway-configuration/returns', {
      number,
      gateway: 'a',
      reason: 'x',
      evidence,
    });
    return current();
  };
  await applied(limitsFixture({ userPerMinute: 2 }));
  await applied(limitsFixture({ userPerMinute: 3 }));
  expect(await rollBack(3)).toMatchObject({ number: 4, restores: 2 });
  await applied(limitsFixture({ userPerMinute: 5 }));
  expect(await rollBack(5)).toMatchObject({ number: 6, restores: 2, document: { limits: { userPerMinute: 2 } } });
  const { hash } = await current();
  const back = await registry.admin.post(`${at}/back`, { reason: 'Slow' }, { headers: { 'if-match': hash } });
  expect(back.body).toMatchObject({ number: 7, restores: 1 });
  expect((await report()).body.held).toMatchObject({ kind: 'back' });
});

test("a gateway's automatic rollback applies to all gateways, with its evidence, once", async () => {
  await applied(limitsFixture({ userPerMinute: 1 }));
  const evidence = { of: 'sign-in', before: { requests: 9, failed: 0 }, after: { requests: 5, failed: 5 } };
  const rollback = { number: 2, gateway: 'one', reason: 'sign-in failed', evidence };
  for (let times = 0; times < 2; times++)
    await registry.neighbour.post('/internal/gateway-configuration/returns', rollback);
  expect(await current()).toMatchObject({ number: 3, kind: 'return', by: 'gateway one', evidence, document: builtIn });
});

describe('a version that everybody has run for two minutes', () => {
  const evidence = { of: 'finance', before: { requests: 0, failed: 0 }, after: { requests: 10, failed: 10 } };
  const rollBack = (changes: object = {}) =>
    registry.neighbour.post('/internal/gateway-configuration/returns', {
      number: 2,
      gateway: 'late',
      reason: 'x',
      evidence,
      ...changes,
    });
  beforeEach(async () => {
    await applied(limitsFixture({ userPerMinute: 1 }));
    registry.clock.now = new Date(registry.clock.now.getTime() + 121_000);
  });

  test('stays active for all, if one gateway rolls it back', async () => {
    expect((await rollBack()).status).toBe(204);
    expect(await current()).toMatchObject({ number: 2, kind: 'apply' });
  });

  test('is rolled back, if a gateway did so in time and could not report it until now', async () => {
    expect((await rollBack({ secondsAgo: 100 })).status).toBe(204);
    expect(await current()).toMatchObject({ number: 3, kind: 'return', by: 'gateway late' });
  });

  test('stays active for all, if a gateway that was cut off for an hour reports that it rolled it back', async () => {
    registry.clock.now = new Date(registry.clock.now.getTime() + 3_600_000);
    expect((await rollBack({ secondsAgo: 3660 })).status).toBe(204);
    expect(await current()).toMatchObject({ number: 2, kind: 'apply' });
  });
});

test('gateways are listed with their version until they stop reporting', async () => {
  await applied(limitsFixture({ userPerMinute: 600 }));
  const listed = async () => (await registry.admin.get<GatewayState[]>('/api/v1/registry/gateways')).body;
  expect(await listed()).toMatchObject([{ id: gateway, number: null, isBehind: true }]);
  await report({ number: 2, hash: (await current()).hash, source: 'registry' });
  expect(await listed()).toMatchObject([{ number: 2, source: 'registry', isBehind: false }]);
  registry.clock.now = new Date(registry.clock.now.getTime() + 31_000);
  expect(await listed()).toEqual([]);
});

test('a document of ten megabytes is rejected before it is read, and nothing is changed', async () => {
  const { hash } = await current();
  const large = `${' '.repeat(10 * 1024 * 1024)}${JSON.stringify(limitsFixture({ userPerMinute: 7 }))}`;
  expect((await put(large, hash)).status).toBe(413);
  expect((await registry.admin.post(`${at}/check`, large)).status).toBe(413);
  expect((await current()).hash).toBe(hash);
});

test('gateways are told the other gateways', async () => {
  const known = await registry.neighbour.get('/internal/gateways/known');
  expect(known).toMatchObject({ status: 200, body: [{ id: gateway, address: 'http://127.0.0.1:8080' }] });
  registry.clock.now = new Date(registry.clock.now.getTime() + 31_000);
  expect((await registry.neighbour.get('/internal/gateways/known')).body).toEqual([]);
});

test('only the first deploy token may change it, and no token of a team', async () => {
  const { hash } = await current();
  const team = await makeTeam(registry.admin);
  const { token } = await makeToken(registry.admin, team);
  expect(await put(limitsFixture({ userPerMinute: 600 }), hash, registry.withDeployToken(token))).toMatchObject({
    status: 403,
    body: { error: { code: 'deploy_token_of_team' } },
  });
  expect((await put(limitsFixture({ userPerMinute: 600 }), hash, registry.deployer)).status).toBe(200);
});
