import { hashSecret } from '../secrets/secret';
import { attemptWindowMs, maxAttempts, takeAttempt } from '../sign-in-attempts/attempts';
import { SignInAttemptsModel } from '../sign-in-attempts/attempts.model';
import {
  signIn,
  startIdentity,
  startInstance,
  type TestIdentity,
  testPassword,
  userFixture,
} from '../testing/identity';

let first: TestIdentity;
let second: TestIdentity;
beforeAll(async () => {
  // Two instances that share only the database.
  first = await startIdentity();
  second = await startInstance();
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

interface Refusal {
  message: string;
  error: { code: string; requestId: string };
}
const tryIn = (email: string, password = 'wrong-password', on = first, headers: Record<string, string> = {}) =>
  on.nobody.post<Refusal>('/api/v1/auth/signin', { email, password }, { headers });
const status = async (...input: Parameters<typeof tryIn>) => (await tryIn(...input)).status;
const recordOf = (email: string) => SignInAttemptsModel.findById(hashSecret(email)).lean();
const refused = { success: false, message: 'Invalid email or password.', error: { code: 'invalid_credentials' } };

async function fail(email: string, times: number, on = first) {
  for (let turn = 0; turn < times; turn += 1) expect(await status(email, 'wrong-password', on)).toBe(401);
}

/** Ages the attempts of an address. */
async function passTime(email: string, ms: number) {
  const record = await SignInAttemptsModel.findById(hashSecret(email)).orFail().lean();
  const at = record.at.map((one) => new Date(one.getTime() - ms));
  await SignInAttemptsModel.updateOne({ _id: record._id }, { at });
}

test('after ten wrong passwords the right one is answered like a wrong one', async () => {
  const { email } = await userFixture();
  const wrong = await tryIn(email);
  await fail(email, maxAttempts - 1);
  const right = await tryIn(email, testPassword);
  expect(right).toMatchObject({ status: 401, body: refused });
  const { requestId: _one, ...ofRight } = right.body.error;
  const { requestId: _other, ...ofWrong } = wrong.body.error;
  expect({ ...right.body, error: ofRight }).toEqual({ ...wrong.body, error: ofWrong });
  expect(right.headers.get('set-cookie')).toBeNull();
  expect(right.headers.get('retry-after')).toBeNull();
});

test('nine wrong passwords do not lock the account', async () => {
  const { email } = await userFixture();
  await fail(email, maxAttempts - 1);
  expect(await status(email, testPassword)).toBe(200);
});

test('a quarter of an hour after the wrong ones the right one works, and not earlier', async () => {
  const { email } = await userFixture();
  await fail(email, maxAttempts);
  await passTime(email, attemptWindowMs - 20_000);
  expect(await status(email, testPassword)).toBe(401);
  await passTime(email, 20_000);
  expect(await status(email, testPassword)).toBe(200);
});

test('attempts during the lock do not extend it', async () => {
  const { email } = await userFixture();
  await fail(email, maxAttempts);
  const before = (await recordOf(email))?.at;
  await fail(email, 5);
  expect((await recordOf(email))?.at).toEqual(before);
});

test('a record is deleted once nothing in it counts any more', async () => {
  const { email } = await userFixture();
  await fail(email, 1);
  const record = await SignInAttemptsModel.findById(hashSecret(email)).orFail().lean();
  expect(record.expiresAt.getTime() - (record.at[0]?.getTime() ?? 0)).toBe(attemptWindowMs);
});

test('wrong passwords count together, wherever they were entered', async () => {
  const { email } = await userFixture();
  await fail(email, maxAttempts / 2, first);
  await fail(email, maxAttempts / 2, second);
  for (const instance of [first, second]) expect(await status(email, testPassword, instance)).toBe(401);
});

test('of 50 concurrent wrong passwords on two instances at most ten are counted, and the right one is rejected afterwards', async () => {
  const { email } = await userFixture();
  const turns = Array.from({ length: 50 }, (_, number) => status(email, 'wrong-password', number % 2 ? first : second));
  expect(new Set(await Promise.all(turns))).toEqual(new Set([401]));
  expect((await recordOf(email))?.at).toHaveLength(maxAttempts);
  expect(await status(email, testPassword)).toBe(401);
});

test('of 50 concurrent attempts ten are allowed', async () => {
  const attempts = await Promise.all(Array.from({ length: 50 }, () => takeAttempt('parallel@example.org')));
  expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(maxAttempts);
});

test('a returned attempt restores one, even with others of the same time', async () => {
  const email = 'moment@example.org';
  const attempt = await takeAttempt(email);
  const own = (await recordOf(email))?.at[0];
  const earlier = new Date(Date.now() - 1000);
  await SignInAttemptsModel.updateOne({ _id: hashSecret(email) }, { at: [earlier, own, own] });
  await attempt.release();
  expect((await recordOf(email))?.at).toEqual([earlier, own]);
  await SignInAttemptsModel.updateOne({ _id: hashSecret(email) }, { at: [earlier] });
  await attempt.release();
  expect((await recordOf(email))?.at).toEqual([earlier]);
});

test('an address without an account behaves the same: the same answers, the same count', async () => {
  const email = 'nobody-at-all@example.org';
  await fail(email, maxAttempts + 3);
  expect(await tryIn(email, testPassword)).toMatchObject({ status: 401, body: refused });
  expect((await recordOf(email))?.at).toHaveLength(maxAttempts);
});

test('the stored record does not contain the address', async () => {
  await fail('unnamed@example.org', 1);
  expect(JSON.stringify(await SignInAttemptsModel.find().lean())).not.toContain('unnamed');
});

test('a successful sign-in resets the attempts', async () => {
  const { email } = await userFixture();
  await fail(email, maxAttempts - 1);
  expect(await status(email, testPassword)).toBe(200);
  expect(await recordOf(email)).toBeNull();
  await fail(email, maxAttempts - 1);
  expect(await status(email, testPassword)).toBe(200);
});

test('the case of the address does not give further attempts', async () => {
  const { email } = await userFixture();
  for (let turn = 0; turn < maxAttempts; turn += 1) await status(turn % 2 ? email : email.toUpperCase());
  expect(await status(email, testPassword)).toBe(401);
});

test('other client addresses, real or forged, change nothing: the account is counted', async () => {
  const { email } = await userFixture();
  for (let turn = 0; turn < maxAttempts; turn += 1) {
    const address = `203.0.113.${turn}`;
    const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
    expect(await status(email, 'wrong-password', first, headers)).toBe(401);
  }
  expect(await status(email, testPassword, first, { 'x-forwarded-for': '198.51.100.1' })).toBe(401);
});

test('a locked account locks no other, and ends no session', async () => {
  const [locked, free] = [await userFixture(), await userFixture()];
  const { token } = await signIn(first, locked.email);
  await fail(locked.email, maxAttempts);
  expect(await status(free.email, testPassword)).toBe(200);
  expect((await first.withToken(token).get('/api/v1/me')).status).toBe(200);
});
