import { startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { SessionModel } from './session.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => jest.restoreAllMocks());

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
])('a sign-in during which %s opens no session that lasts', async (_what, change) => {
  const { id, email } = await userFixture();
  betweenPasswordAndSession(() => UserModel.updateOne({ _id: id }, change));
  const answer = await tryIn(email);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/plaza_session=[0-9a-f]/);
  expect(await SessionModel.countDocuments({ userId: id })).toBe(1);
  expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(0);
});

test('a sign-in that nothing comes between opens one', async () => {
  const { id, email } = await userFixture();
  betweenPasswordAndSession(async () => undefined);
  expect((await tryIn(email)).status).toBe(200);
  expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(1);
});
