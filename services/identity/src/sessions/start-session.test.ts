import type { Role } from '@plaza/contracts/roles';
import { signedIn, usersPath } from '../testing/administration';
import { startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { earlyInStep, totpCode, withTwoFactor } from '../testing/two-factor';
import { UserModel } from '../users/user.model';
import { SessionModel } from './session.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => jest.restoreAllMocks());
earlyInStep();

const tryIn = (email: string) =>
  identity.nobody.post<{ token?: string }>('/api/v1/auth/signin', { email, password: testPassword });

/** Runs a task between the check of the password and the creation of the session. */
function betweenPasswordAndSession(task: () => Promise<unknown>) {
  const save = SessionModel.prototype.save;
  jest.spyOn(SessionModel.prototype, 'save').mockImplementationOnce(async function (this: unknown) {
    await task();
    return save.call(this);
  });
}

test.each([
  ['the password is changed', { passwordHash: 'another' }],
  ['the account is switched off', { isActive: false }],
])('a sign-in during which %s leaves no valid session', async (_what, change) => {
  const { id, email } = await userFixture();
  betweenPasswordAndSession(() => UserModel.updateOne({ _id: id }, change));
  const answer = await tryIn(email);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/plaza_session=[0-9a-f]/);
  expect(await SessionModel.countDocuments({ userId: id })).toBe(1);
  expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(0);
});

test('an undisturbed sign-in creates one', async () => {
  const { id, email } = await userFixture();
  betweenPasswordAndSession(async () => undefined);
  expect((await tryIn(email)).status).toBe(200);
  expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(1);
});

describe('a sign-in during which an administrator changes the user', () => {
  interface SignedIn {
    token: string;
    user: { role: Role; isAdmin: boolean; contractorId: string | null };
  }
  const claimsOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''));

  /** What the change makes of them at the last moment, by the call of an administrator. */
  async function changedMeanwhile(id: string, changes: object) {
    const { client } = await signedIn(identity, 'admin_high');
    betweenPasswordAndSession(async () => {
      const { status } = await client.patch(`${usersPath}/${id}`, changes);
      if (status !== 200) throw new Error(`the change answered ${status}`);
    });
  }

  test('does not grant administrator permissions that were just removed', async () => {
    const { id, email } = await userFixture('admin_high');
    await changedMeanwhile(id, { role: 'user' });
    const { status, body } = await identity.nobody.post<SignedIn>('/api/v1/auth/signin', {
      email,
      password: testPassword,
    });
    expect({ status, user: body.user }).toMatchObject({ status: 200, user: { role: 'user', isAdmin: false } });
    expect(claimsOf(body.token)).toMatchObject({ role: 'user', isAdmin: false });
    expect((await identity.withToken(body.token).get(usersPath)).status).toBe(403);
  });

  test('contains the contractor whose employee they have just become', async () => {
    const contractor = await userFixture('contractor');
    const { id, email } = await userFixture();
    await changedMeanwhile(id, { role: 'contractor_employee', contractorId: contractor.id });
    const { body } = await identity.nobody.post<SignedIn>('/api/v1/auth/signin', { email, password: testPassword });
    expect(body.user).toMatchObject({ role: 'contractor_employee', contractorId: contractor.id });
    expect(claimsOf(body.token)).toMatchObject({ role: 'contractor_employee', contractorId: contractor.id });
  });

  test('is up to date after a second factor, too', async () => {
    const { id, email, secret } = await withTwoFactor(identity);
    await UserModel.updateOne({ _id: id }, { role: 'admin_low', isAdmin: true });
    const first = await identity.nobody.post<{ data: { userId: string } }>('/api/v1/auth/signin', {
      email,
      password: testPassword,
    });
    const cookie = /plaza_challenge=[^;]*/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
    await changedMeanwhile(id, { role: 'user' });
    const { status, body } = await identity.nobody.post<SignedIn>(
      '/api/v1/auth/2fa/verify-signin',
      { userId: id, token: totpCode(secret) },
      { headers: { cookie } },
    );
    expect({ status, user: body.user }).toMatchObject({ status: 200, user: { role: 'user', isAdmin: false } });
    expect(claimsOf(body.token)).toMatchObject({ role: 'user', isAdmin: false });
  });
});
