import { call } from '@plaza/contracts/call';
import { type Client, client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createService } from '../create-service';
import { Conflict, Forbidden, InvalidInput } from '../errors';
import { createRoutes } from '../routes';
import { readableLog, warnLevel } from '../testing/log-lines';
import { fixedTrust } from '../trust/fixed-trust';
import { messageAuthentication } from './message-authentication';
import { accountMark, asSecurityEvent } from './security-events';

const id = '7a1f0c1e-5b0d-4c51-8d0b-6f6b0e0c9f10';
const impersonatorId = '0b0f3c52-9a39-4c5e-8f5c-2b1a0a8f3a11';
const summary = 'Tries.';
const calls = {
  guess: call('POST /guess', { summary, access: 'public' }),
  byRole: call('POST /by-role', { summary, access: { roles: ['admin_high'] } }),
  byTab: call('POST /by-tab', { summary, access: { scope: 'admin' } }),
  policy: call('POST /policy', { summary, access: { roles: ['admin_high', 'user'] } }),
  proof: call('POST /proof', { summary, access: { roles: ['admin_high', 'user'] } }),
  taken: call('POST /taken', { summary, access: { roles: ['admin_high', 'user'] } }),
  deploy: call('POST /deploy', { summary, access: { deployer: 'publish' } }),
  finance: call('POST /finance', { summary, access: { scope: 'finance' } }),
};
const internalCalls = { told: call('POST /internal/told', { summary, access: 'service' }) };

const { log, lines } = readableLog();
let server: Awaited<ReturnType<typeof listen>>;
let nobody: Client;
let somebody: Client;

beforeAll(async () => {
  const trust = fixedTrust(testKeys(), { ...fixedTabs, contractor: [] });
  const refuse = (error: Error) => async () => {
    throw error;
  };
  const deployer = refuse(new Forbidden('deploy_token_refused'));
  const routes = createRoutes(trust, { deployer: () => deployer })
    .on(calls.guess, async () => {
      throw asSecurityEvent(new InvalidInput('Wrong.'), 'sign_in_failed', id);
    })
    .on(calls.byRole, async () => undefined)
    .on(calls.byTab, async () => undefined)
    .on(calls.policy, () => refuse(new Forbidden('not_yours_to_manage'))())
    .on(calls.proof, () => refuse(new Forbidden('fresh_proof_required'))())
    .on(calls.taken, () => refuse(new Conflict('taken', 'Taken.'))())
    .on(calls.deploy, async () => undefined)
    .on(calls.finance, async () => undefined)
    .on(internalCalls.told, async () => undefined);
  server = await listen(createService({ name: 'test', log, calls, internalCalls, routes: [routes] }).callback());
  nobody = client(server.url, { headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'request-1' } });
  somebody = as({ id, role: 'user' });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => server.close());

const fixedTabs = {
  admin_high: [],
  admin_low: [],
  contractor: [],
  contractor_employee: [],
  user: [],
  municipal_government: [],
};
const as = (user: Parameters<typeof accessTokenFor>[0]) =>
  client(server.url, { token: accessTokenFor(user), headers: { 'x-forwarded-for': '203.0.113.9' } });
const events = () => lines.filter(({ msg }) => msg === 'security event');
const countOf = async (event: string) => {
  const { body } = await nobody.get<string>('/metrics');
  const found = new RegExp(`^plaza_security_events_total\\{[^}]*event="${event}"[^}]*\\} (\\d+)$`, 'm').exec(body);
  return Number(found?.[1]);
};

test('a marked refusal is logged at warn with address and account, and counted', async () => {
  expect(await countOf('sign_in_failed')).toBe(0);
  expect((await nobody.post('/guess')).status).toBe(400);
  expect(events()).toMatchObject([
    { level: warnLevel, event: 'sign_in_failed', account: id, address: '203.0.113.9', id: 'request-1' },
  ]);
  expect(await countOf('sign_in_failed')).toBe(1);
});

test.each(['/by-role', '/by-tab', '/policy'])('a refusal in administration at %s is a security event', async (path) => {
  expect((await somebody.post(path)).status).toBe(403);
  expect(events()).toMatchObject([{ event: 'administration_refused', account: id, address: '203.0.113.9' }]);
});

test('so is a refused deployment, and an attempt during an impersonation is attributed to the administrator', async () => {
  await nobody.post('/deploy');
  await as({ id, role: 'user', impersonatorId }).post('/by-role');
  expect(events()).toMatchObject([
    { event: 'administration_refused' },
    { event: 'administration_refused', account: impersonatorId },
  ]);
  expect(events()[0]).not.toHaveProperty('account');
});

test('a password prompt, a conflict, a missing session, and refusals of other calls are not security events', async () => {
  for (const [caller, path] of [
    [somebody, '/proof'],
    [somebody, '/taken'],
    [somebody, '/finance'],
    [nobody, '/by-role'],
  ] as const) {
    expect((await caller.post(path)).status).toBeGreaterThanOrEqual(400);
  }
  expect(events()).toEqual([]);
});

test('a forged internal call is a security event, with the address of the connection, which cannot be forged', async () => {
  const forged = { 'x-service-token': 'gateway~1~forged' };
  expect((await nobody.post('/internal/told', {}, { headers: forged })).status).toBe(401);
  expect(events()).toMatchObject([{ event: 'internal_call_forged', address: expect.stringContaining('127.0.0.1') }]);
  expect(await countOf('internal_call_forged')).toBe(1);
});

test('the mark of an address is the same in every notation, and differs under another secret', () => {
  const [ours, theirs] = [messageAuthentication(['ours']), messageAuthentication(['theirs'])];
  const mark = accountMark(ours, 'ada@example.org');
  expect(accountMark(ours, ' Ada@Example.org ')).toBe(mark);
  expect(mark).toMatch(/^mark:[\w-]{16}$/);
  expect([accountMark(theirs, 'ada@example.org'), accountMark(ours, 'bob@example.org')]).not.toContain(mark);
});
