import type { SignedIn } from '@plaza/contracts/identity/authentication';
import { SessionModel } from '../sessions/session.model';
import { startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const signIn = (email: string, password = testPassword) =>
  identity.nobody.post<SignedIn>('/api/v1/auth/signin', { email, password });
const reset = (resetId: string | undefined, newPassword: string) =>
  identity.nobody.post('/api/v1/auth/reset-password', { resetId, newPassword });

test('a user who has to choose another password gets no session, but a reset to choose one, once', async () => {
  const { id, email } = await userFixture();
  await UserModel.updateOne({ _id: id }, { mustChangePassword: true });
  const answer = await signIn(email);
  expect(answer.body).toEqual({ success: true, data: { requiresPasswordChange: true, resetId: expect.any(String) } });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await SessionModel.countDocuments({ userId: id })).toBe(0);
  const { resetId } = answer.body.data;
  expect((await reset(resetId, 'another-secret-8')).status).toBe(200);
  expect((await reset(resetId, 'another-secret-9')).status).toBe(400);
  expect((await signIn(email, 'another-secret-8')).body.data.accessToken).toBeTruthy();
});

test('a wrong password does not reveal it', async () => {
  const { id, email } = await userFixture();
  await UserModel.updateOne({ _id: id }, { mustChangePassword: true });
  expect(await signIn(email, 'not-the-password')).toMatchObject({
    status: 401,
    body: { error: { code: 'invalid_credentials' } },
  });
});
