import { isReauthenticated } from '../sessions/reauthentication';
import { SessionModel } from '../sessions/session.model';
import { maxAttempts } from '../sign-in-attempts/attempts';
import { signIn, startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function signedIn() {
  const { id, email } = await userFixture();
  const { token } = await signIn(identity, email);
  // One of the calls that require the password again.
  const show = (currentPassword: string) =>
    identity.withToken(token).post<{ error?: { code: string } }>('/api/v1/auth/2fa/setup', { currentPassword });
  return { id, email, token, show };
}

const tryIn = async (email: string, password: string) =>
  (await identity.nobody.post('/api/v1/auth/signin', { email, password })).status;

test('a stolen session cannot guess the password: after ten wrong ones the right one is rejected too', async () => {
  const { email, token, show } = await signedIn();
  for (let turn = 0; turn < maxAttempts; turn += 1) {
    expect(await show('wrong-password')).toMatchObject({ status: 400, body: { error: { code: 'wrong_password' } } });
  }
  expect(await show(testPassword)).toMatchObject({ status: 400, body: { error: { code: 'wrong_password' } } });
  expect(await tryIn(email, testPassword)).toBe(401);
  expect((await identity.withToken(token).get('/api/v1/me')).status).toBe(200);
});

test('wrong passwords in both calls count together, right ones do not', async () => {
  const { email, show } = await signedIn();
  for (let turn = 0; turn < maxAttempts + 2; turn += 1) expect((await show(testPassword)).status).toBe(200);
  for (let turn = 0; turn < maxAttempts / 2; turn += 1) {
    await tryIn(email, 'wrong-password');
    await show('wrong-password');
  }
  expect((await show(testPassword)).status).toBe(400);
});

test('the right one refreshes the reauthentication, a wrong one does not', async () => {
  const { id, show } = await signedIn();
  const { _id } = await SessionModel.findOneAndUpdate({ userId: id }, { authenticatedAt: new Date(0) })
    .orFail()
    .lean();
  await show('wrong-password');
  expect(await isReauthenticated(_id)).toBe(false);
  await show(testPassword);
  expect(await isReauthenticated(_id)).toBe(true);
});
