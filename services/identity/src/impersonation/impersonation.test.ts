import { randomUUID } from 'node:crypto';
import type { AuditRecord } from '@plaza/contracts/identity/audit';
import type { Session, User } from '@plaza/contracts/identity/session';
import type { Impersonation } from '@plaza/contracts/identity/user-administration';
import { SessionModel } from '../sessions/session.model';
import { signIn, startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
let admin: { id: string; token: string };
beforeAll(async () => {
  identity = await startIdentity();
  const { id, email } = await userFixture('admin_high');
  admin = { id, token: (await signIn(identity, email)).token };
});
afterAll(() => identity.stop());

const begin = (id: string, token = admin.token) =>
  identity.withToken(token).post<Impersonation>(`/api/v1/admin/users/${id}/impersonate`);
const end = (token: string) => identity.withToken(token).post('/api/v1/auth/impersonation/end');
const claimsOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''));
const audited = async (target: string) =>
  (await identity.withToken(admin.token).get<AuditRecord[]>(`/api/v1/admin/audit?target=${target}`)).body;

test("returns an hour's token for the user that names the administrator, and no cookie", async () => {
  const { id, email } = await userFixture('contractor');
  const answer = await begin(id);
  expect(answer).toMatchObject({ status: 200, body: { success: true, data: { user: { id, email } } } });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { accessToken, expiresAt } = answer.body.data;
  const { sub, act, role, iat, exp } = claimsOf(accessToken);
  expect({ sub, act, role, seconds: exp - iat }).toEqual({
    sub: id,
    act: { sub: admin.id },
    role: 'contractor',
    seconds: 3600,
  });
  expect(Date.parse(expiresAt) / 1000).toBeCloseTo(exp, -1);
  const me = await identity.withToken(accessToken).get<{ user: User }>('/api/v1/auth/me');
  expect(me.body.user.id).toBe(id);
});

test('ends after an hour with its session and its token', async () => {
  const { id } = await userFixture();
  const { accessToken } = (await begin(id)).body.data;
  expect(await end(accessToken)).toMatchObject({ status: 200, body: { success: true } });
  expect((await identity.withToken(accessToken).get('/api/v1/auth/me')).status).toBe(401);
  expect((await end(admin.token)).body).toMatchObject({ error: { code: 'not_impersonating' } });
});

test("is listed among the user's sessions, who may end it", async () => {
  const { id, email } = await userFixture();
  const { accessToken } = (await begin(id)).body.data;
  const { token } = await signIn(identity, email);
  const { body } = await identity.withToken(token).get<{ sessions: Session[] }>('/api/v1/auth/sessions');
  const support = body.sessions.find(({ device }) => device === 'Plaza support');
  expect(support).toMatchObject({ current: false });
  await identity.withToken(token).delete(`/api/v1/auth/sessions/${support?.id}`);
  expect((await identity.withToken(accessToken).get('/api/v1/auth/me')).status).toBe(401);
});

test.each([['admin_high'], ['admin_low']] as const)('is rejected for an %s', async (role) => {
  const { id } = await userFixture(role);
  expect(await begin(id)).toMatchObject({ status: 403, body: { error: { code: 'admin_not_impersonable' } } });
});

test('is rejected for a user with the admin flag, a deactivated and an unknown one', async () => {
  const [flagged, off] = [await userFixture(), await userFixture()];
  await UserModel.updateOne({ _id: flagged.id }, { isAdmin: true });
  await UserModel.updateOne({ _id: off.id }, { isActive: false });
  expect((await begin(flagged.id)).status).toBe(403);
  expect((await begin(off.id)).status).toBe(404);
  expect((await begin(randomUUID())).status).toBe(404);
  expect(await SessionModel.countDocuments({ userId: { $in: [flagged.id, off.id] } })).toBe(0);
});

test('is available to admin_high only', async () => {
  const { token } = await signIn(identity, (await userFixture('admin_low')).email);
  expect((await begin((await userFixture()).id, token)).status).toBe(403);
});

test.each([
  ['below a high-level administrator', { role: 'admin_low' }, 403],
  ['no administrator at all', { role: 'user', isAdmin: false }, 403],
  ['switched off', { isActive: false }, 401],
])('is rejected for a former admin_high whose token is outdated, while they are %s', async (_what, change, status) => {
  const { id, email } = await userFixture('admin_high');
  const { token } = await signIn(identity, email);
  await UserModel.updateOne({ _id: id }, change);
  const account = await userFixture();
  expect((await begin(account.id, token)).status).toBe(status);
  expect(await SessionModel.countDocuments({ userId: account.id })).toBe(0);
});

describe('while it begins', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Runs a task between the check of the permission and the creation of the session. */
  function beforeTheSession(task: () => Promise<unknown>) {
    const save = SessionModel.prototype.save;
    jest.spyOn(SessionModel.prototype, 'save').mockImplementationOnce(async function (this: unknown) {
      await task();
      return save.call(this);
    });
  }

  test.each([
    ['the administrator loses the role', 'administrator', { role: 'admin_low' }, 403],
    ['the administrator is switched off', 'administrator', { isActive: false }, 401],
    ['the user becomes an administrator', 'person', { role: 'admin_low' }, 403],
    ['the user is deactivated', 'person', { isActive: false }, 404],
  ])('%s, and no session remains', async (_what, whose, change, status) => {
    const [administrator, account] = [await userFixture('admin_high'), await userFixture()];
    const { token } = await signIn(identity, administrator.email);
    const { id } = whose === 'person' ? account : administrator;
    beforeTheSession(() => UserModel.updateOne({ _id: id }, change));
    expect((await begin(account.id, token)).status).toBe(status);
    expect(await SessionModel.countDocuments({ userId: account.id })).toBe(1);
    expect(await SessionModel.countDocuments({ userId: account.id, revokedAt: null })).toBe(0);
  });
});

test('cannot change password, e-mail or second factor, even with the password', async () => {
  const { id } = await userFixture();
  const { accessToken } = (await begin(id)).body.data;
  const as = identity.withToken(accessToken);
  const refused = { status: 403, body: { error: { code: 'impersonation' } } };
  const known = { currentPassword: testPassword };
  expect(await as.patch('/api/v1/profile', { ...known, newPassword: 'another-secret-9' })).toMatchObject(refused);
  expect(await as.patch('/api/v1/profile', { ...known, email: 'new@example.org' })).toMatchObject(refused);
  expect(await as.post('/api/v1/auth/2fa/setup', known)).toMatchObject(refused);
  expect(await as.post('/api/v1/profile/2fa/regenerate-backup-codes', {})).toMatchObject(refused);
  expect(await as.delete('/api/v1/auth/sessions')).toMatchObject(refused);
  expect((await as.patch('/api/v1/profile', { phone: '+1 555 0100' })).status).toBe(200);
});

test('records its beginning, its end, and the calls reported by the gateway in between', async () => {
  const { id } = await userFixture();
  const { accessToken } = (await begin(id)).body.data;
  const call = { impersonatorId: admin.id, userId: id, method: 'POST', path: '/api/v1/bookings', requestId: 'r-9' };
  expect((await identity.neighbour.post('/internal/impersonated', call)).status).toBe(204);
  const read = { ...call, method: 'GET', path: '/api/v1/finance/accounts', requestId: 'r-10' };
  expect((await identity.neighbour.post('/internal/impersonated', read)).status).toBe(204);
  await end(accessToken);
  expect(await audited(id)).toMatchObject([
    { action: 'impersonation.end', actor: { id: admin.id } },
    { action: 'impersonation.read', requestId: 'r-10', after: { method: 'GET', path: '/api/v1/finance/accounts' } },
    { action: 'impersonation.call', requestId: 'r-9', after: { method: 'POST', path: '/api/v1/bookings' } },
    {
      action: 'impersonation.begin',
      actor: { id: admin.id, role: 'admin_high' },
      after: { until: expect.any(String) },
    },
  ]);
});

test('ends when the administrator loses the role', async () => {
  const other = await userFixture('admin_high');
  const { token } = await signIn(identity, other.email);
  const as = async () => (await begin((await userFixture()).id, token)).body.data.accessToken;
  const [first, second] = [await as(), await as()];
  expect((await identity.withToken(first).get('/api/v1/auth/me')).status).toBe(200);
  const demoted = { role: 'admin_low' };
  expect((await identity.withToken(admin.token).patch(`/api/v1/admin/users/${other.id}`, demoted)).status).toBe(200);
  for (const acting of [first, second]) {
    expect((await identity.withToken(acting).get('/api/v1/auth/me')).status).toBe(401);
  }
});
