import { cookieOf, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { SessionModel } from './session.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const dayMs = 24 * 3600 * 1000;
const refresh = (cookie: string) => identity.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } });

async function signedInDaysAgo(days: number) {
  const { id, email } = await userFixture();
  const session = await signIn(identity, email);
  await SessionModel.updateOne({ userId: id }, { createdAt: new Date(Date.now() - days * dayMs) });
  return { id, ...session };
}

test('a repeatedly refreshed stolen cookie expires 90 days after the sign-in', async () => {
  const { id, cookie } = await signedInDaysAgo(89);
  const last = await refresh(cookie);
  expect(last.status).toBe(200);
  const session = await SessionModel.findOne({ userId: id }).lean();
  expect(session?.expiresAt.getTime()).toBe((session?.createdAt.getTime() ?? 0) + 90 * dayMs);
  await SessionModel.updateOne({ userId: id }, { createdAt: new Date(Date.now() - 90 * dayMs) });
  const answer = await refresh(cookieOf(last.headers));
  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'token_revoked' } } });
  expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(0);
});

test('a session from before the limit, with a later stored end, has expired too', async () => {
  const { id, cookie } = await signedInDaysAgo(91);
  await SessionModel.updateOne({ userId: id }, { expiresAt: new Date(Date.now() + 20 * dayMs) });
  const value = cookie.slice(cookie.indexOf('=') + 1);
  expect(await identity.neighbour.post('/internal/session', { cookie: value })).toMatchObject({
    body: { caller: null },
  });
  expect((await refresh(cookie)).status).toBe(401);
});

test('refreshing does not extend the maximum age', async () => {
  const { id, cookie } = await signedInDaysAgo(40);
  const before = await SessionModel.findOne({ userId: id }).lean();
  expect((await refresh(cookie)).status).toBe(200);
  const after = await SessionModel.findOne({ userId: id }).lean();
  expect(after?.createdAt).toEqual(before?.createdAt);
});
