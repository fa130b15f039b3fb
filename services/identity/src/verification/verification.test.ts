import { randomUUID } from 'node:crypto';
import { createLimiter } from '@plaza/service-kit/limiter';
import {
  eventually,
  mailsTo,
  signIn,
  startIdentity,
  type TestIdentity,
  testPassword,
  userFixture,
} from '../testing/identity';
import { mailboxMailer } from '../testing/mailbox';
import { UserModel } from '../users/user.model';
import { resendVerification } from './verification';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plaza.example/' });
});
afterAll(() => identity.stop());

async function signUp(email = `${randomUUID()}@example.org`) {
  const body = { email, password: testPassword, firstName: 'Ada', lastName: 'Byron' };
  await identity.nobody.post('/api/v1/auth/signup', body);
  return email;
}

async function linkOf(email: string, mail = 0) {
  const text = await eventually(async () => (await mailsTo(email))[mail]?.text);
  const url = new URL(/^https:\S+$/m.exec(text)?.[0] ?? '');
  return { url, token: url.searchParams.get('token') ?? '', userId: url.searchParams.get('userId') ?? '' };
}

const verify = (body: unknown) => identity.nobody.post('/api/v1/auth/verify-email', body);
const resend = (email: unknown) => identity.nobody.post('/api/v1/auth/resend-verification', { email });
const failed = { success: false, message: 'Failed to verify email.', error: { code: 'verification_failed' } };

test('the mail contains an absolute link that verifies the address, once', async () => {
  const email = await signUp();
  const { url, token, userId } = await linkOf(email);
  expect(url.origin + url.pathname).toBe('https://plaza.example/verify-email');

  expect(await verify({ token, userId })).toMatchObject({ status: 200, body: { success: true } });
  expect((await signIn(identity, email)).user.emailVerified).toBe(true);
  expect(await verify({ token, userId })).toMatchObject({ status: 400, body: failed });
});

test('of 20 concurrent uses of a link exactly one succeeds', async () => {
  const link = await linkOf(await signUp());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => verify({ token: link.token, userId: link.userId })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the token is not stored in plain text', async () => {
  const email = await signUp();
  const { token } = await linkOf(email);
  const stored = await UserModel.findOne({ email }).orFail().lean();
  expect(stored.emailVerificationToken).toBeTruthy();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("an expired, a wrong and another user's link are rejected the same way", async () => {
  const email = await signUp();
  const { token, userId } = await linkOf(email);
  const other = await linkOf(await signUp());
  expect(await verify({ token: 'wrong', userId })).toMatchObject({ status: 400, body: failed });
  expect(await verify({ token, userId: other.userId })).toMatchObject({ status: 400, body: failed });
  expect(await verify({ token, userId: 'nobody' })).toMatchObject({ status: 400, body: failed });
  await UserModel.updateOne({ email }, { emailVerificationExpires: new Date(Date.now() - 1) });
  expect(await verify({ token, userId })).toMatchObject({ status: 400, body: failed });
});

test('operators in place of the token and the id, and unknown fields, are rejected', async () => {
  const { token, userId } = await linkOf(await signUp());
  expect((await verify({ token: { $gt: '' }, userId })).status).toBe(400);
  expect((await verify({ token, userId: { $ne: null } })).status).toBe(400);
  expect((await verify({ token, userId, emailVerified: true })).status).toBe(400);
  expect((await verify({ token, userId })).status).toBe(200);
});

test('a resent mail has a new link, and the old one is invalid', async () => {
  const email = await signUp();
  const first = await linkOf(email);
  await resend(email.toUpperCase());
  const second = await linkOf(email, 1);
  expect((await verify({ token: first.token, userId: first.userId })).status).toBe(400);
  expect((await verify({ token: second.token, userId: second.userId })).status).toBe(200);
});

test('resending is answered the same for waiting, verified and unknown addresses', async () => {
  const waiting = await resend(await signUp());
  const verified = await resend((await userFixture()).email);
  const unknown = await resend('unknown@example.org');
  expect(waiting).toMatchObject({ status: 200, body: { success: true } });
  expect(verified.body).toEqual(waiting.body);
  expect(unknown.body).toEqual(waiting.body);
});

test('only waiting addresses get a mail, up to the limit', async () => {
  const mailLimiter = createLimiter({ name: 'test', points: 2, seconds: 3600 });
  const post = { mailer: mailboxMailer, config: { PUBLIC_URL: 'http://localhost:8080' }, mailLimiter };
  const { email: verified } = await userFixture();
  const waiting = await signUp();
  for (const email of [verified, 'unknown@example.org', waiting, waiting, waiting, waiting]) {
    await resendVerification(email, post);
  }
  expect(await mailsTo(verified)).toEqual([]);
  expect(await mailsTo('unknown@example.org')).toEqual([]);
  expect(await mailsTo(waiting)).toHaveLength(1 + 2);
});

test('a resend without an address, or with further fields, is rejected', async () => {
  expect((await resend({ $gt: '' })).status).toBe(400);
  expect((await resend('nobody')).status).toBe(400);
  const more = { email: 'ada@example.org', userId: randomUUID() };
  expect((await identity.nobody.post('/api/v1/auth/resend-verification', more)).status).toBe(400);
});
