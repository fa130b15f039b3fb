import { randomUUID } from 'node:crypto';
import { createLimiter } from '@plaza/service-kit/limiter';
import { messageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { newSecurityCode } from '../secrets/security-code';
import { SessionModel } from '../sessions/session.model';
import { maxAttempts } from '../sign-in-attempts/attempts';
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
import { codesTo, passwordResetOf } from '../testing/password-reset';
import { UserModel } from '../users/user.model';
import { PasswordResetModel } from './password-reset.model';
import { requestReset } from './reset-request';

const newPassword = 'another-secret-8';
let identity: TestIdentity;
let calls: ReturnType<typeof passwordResetOf>;
beforeAll(async () => {
  identity = await startIdentity();
  calls = passwordResetOf(identity);
});
afterAll(() => identity.stop());

const tryIn = async (email: string, password: string) =>
  (await identity.nobody.post('/api/v1/auth/signin', { email, password })).status;
const invalid = {
  status: 400,
  body: { success: false, message: 'Invalid security code', error: { code: 'invalid_security_code' } },
};
const expired = {
  status: 400,
  body: { success: false, message: 'Failed to reset password', error: { code: 'reset_expired' } },
};
const answersAlike = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('asking for a code', () => {
  test('mails one of six characters, alone on its line, in text and HTML', async () => {
    const { email } = await userFixture();
    await calls.forgot(` ${email.toUpperCase()}`);
    const [mail] = await eventually(async () => ((await mailsTo(email)).length === 1 ? mailsTo(email) : undefined));
    const [own = ''] = await codesTo(email);
    expect(own).toMatch(/^[A-Z0-9]{6}$/);
    expect(mail?.html).toContain(`<strong>${own}</strong>`);
    expect(mail?.text.split('\n').filter((line) => line.length === 6)).toEqual([own]);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ada|Byron/);
  });

  test('is answered the same for known, unknown and deactivated addresses, and only active users get a mail', async () => {
    const known = await userFixture();
    const off = await userFixture();
    await UserModel.updateOne({ _id: off.id }, { isActive: false });
    const unknown = `${randomUUID()}@example.org`;
    const answers = [await calls.forgot(known.email), await calls.forgot(off.email), await calls.forgot(unknown)];
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } });
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    await eventually(async () => (await codesTo(known.email))[0]);
    await eventually(async () => ((await PasswordResetModel.countDocuments({ email: unknown })) ? true : undefined));
    expect(await mailsTo(off.email)).toEqual([]);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test('sends no more mails than the limit', async () => {
    const mailLimiter = createLimiter({ name: 'test', points: 2, seconds: 3600 });
    const authentication = messageAuthentication();
    const { email } = await userFixture();
    for (let turn = 0; turn < 5; turn += 1)
      await requestReset(email, { mailer: mailboxMailer, mailLimiter, authentication });
    const [, last = '', ...more] = await codesTo(email);
    expect(more).toEqual([]);
    // Requests beyond the limit leave the last code valid.
    expect((await calls.verify(email, last)).status).toBe(200);
  });

  test('stores neither the code nor the reset id in plain text', async () => {
    const { email } = await userFixture();
    const code = await calls.mailedCode(email);
    expect(JSON.stringify(await PasswordResetModel.find({ email }).lean())).not.toContain(code);
    const { resetId } = (await calls.verify(email, code)).body;
    expect(JSON.stringify(await PasswordResetModel.find({ email }).lean())).not.toContain(resetId);
  });

  test('draws its codes from all letters and digits, with few repetitions', async () => {
    const codes = Array.from({ length: 500 }, newSecurityCode);
    expect(new Set(codes).size).toBe(500);
    expect(new Set(codes.join('')).size).toBe(36);
  });
});

describe('a code', () => {
  test('is exchanged for a reset id, once, also in lower case and with blanks', async () => {
    const { email } = await userFixture();
    const code = await calls.mailedCode(email);
    const answer = await calls.verify(` ${email.toUpperCase()} `, ` ${code.toLowerCase()} `);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, resetId: answer.body.resetId, data: { resetId: answer.body.resetId } },
    });
    expect(answer.body.resetId.length).toBeGreaterThan(30);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await calls.verify(email, code)).toMatchObject(invalid);
  });

  test('that is wrong, expired, of another user or for an unknown address is rejected the same way', async () => {
    const [one, other] = [await userFixture(), await userFixture()];
    const code = await calls.mailedCode(one.email);
    const theirs = await calls.mailedCode(other.email);
    const unknown = `${randomUUID()}@example.org`;
    await calls.forgot(unknown);
    expect(await calls.verify(one.email, code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')).toMatchObject(invalid);
    expect(await calls.verify(one.email, theirs)).toMatchObject(invalid);
    expect(await calls.verify(unknown, code)).toMatchObject(invalid);
    expect(await calls.verify('never-asked@example.org', code)).toMatchObject(invalid);
    await PasswordResetModel.updateOne({ email: one.email }, { expiresAt: new Date(Date.now() - 1) });
    expect(await calls.verify(one.email, code)).toMatchObject(invalid);
  });

  test('is valid for ten minutes', async () => {
    const { email } = await userFixture();
    await calls.mailedCode(email);
    const { expiresAt } = await PasswordResetModel.findOne({ email }).orFail().lean();
    expect(Math.abs(expiresAt.getTime() - Date.now() - 600_000)).toBeLessThan(20_000);
  });

  test('becomes invalid after five wrong ones, sequential or 50 concurrent', async () => {
    for (const tries of [5, 50]) {
      const { email } = await userFixture();
      const code = await calls.mailedCode(email);
      const wrong = Array.from({ length: tries }, (_, number) => `${number}`.padStart(6, 'ZQZQ')).filter(
        (one) => one !== code,
      );
      if (tries === 5) for (const one of wrong) expect(await calls.verify(email, one)).toMatchObject(invalid);
      else await Promise.all(wrong.map((one) => calls.verify(email, one)));
      expect(await calls.verify(email, code)).toMatchObject(invalid);
      expect((await PasswordResetModel.findOne({ email }).lean())?.attempts).toBe(5);
    }
  });

  test('is still valid after four wrong ones', async () => {
    const { email } = await userFixture();
    const code = await calls.mailedCode(email);
    for (let turn = 0; turn < 4; turn += 1) await calls.verify(email, code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
    expect((await calls.verify(email, code)).status).toBe(200);
  });

  test('becomes invalid with another request, and so does a reset id', async () => {
    const { email } = await userFixture();
    const first = await calls.mailedCode(email);
    const second = await calls.mailedCode(email);
    expect(await calls.verify(email, first)).toMatchObject(invalid);
    const { resetId } = (await calls.verify(email, second)).body;
    await calls.mailedCode(email);
    expect(await calls.reset(resetId, newPassword)).toMatchObject(expired);
    expect(await tryIn(email, testPassword)).toBe(200);
  });

  test('is exchanged by exactly one of 50 concurrent requests', async () => {
    const { email } = await userFixture();
    const code = await calls.mailedCode(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.verify(email, code)));
    expect(answersAlike(answers)).toEqual([200, ...Array(49).fill(400)]);
  });
});

describe('setting the new password', () => {
  test('allows only the new one, ends every session, and notifies the user', async () => {
    const { id, email } = await userFixture();
    const [one, other] = [await signIn(identity, email), await signIn(identity, email)];
    const answer = await calls.reset(await calls.resetIdFor(email), newPassword);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await tryIn(email, testPassword)).toBe(401);
    for (const { token } of [one, other]) expect((await identity.withToken(token).get('/api/v1/me')).status).toBe(401);
    for (const { cookie } of [one, other]) {
      const refreshed = await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } });
      expect(refreshed.status).toBe(401);
    }
    expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(0);
    expect(await tryIn(email, newPassword)).toBe(200);
    const notice = await eventually(async () =>
      (await mailsTo(email)).find(({ subject }) => subject === 'Your password was changed'),
    );
    expect(notice.text).not.toMatch(/^.{6}$/m);
    expect(notice.text + notice.html).not.toContain(newPassword);
  });

  test('with one reset id succeeds in exactly one of 50 concurrent requests, whose password is stored', async () => {
    const { email } = await userFixture();
    const resetId = await calls.resetIdFor(email);
    const passwords = Array.from({ length: 50 }, (_, number) => `parallel-secret-${number}`);
    const answers = await Promise.all(passwords.map((password) => calls.reset(resetId, password)));
    expect(answersAlike(answers)).toEqual([200, ...Array(49).fill(400)]);
    for (const answer of answers.filter(({ status }) => status === 400)) expect(answer).toMatchObject(expired);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await tryIn(email, winner)).toBe(200);
  });

  test('rejects a used, an expired and a made-up reset id', async () => {
    const { email } = await userFixture();
    const used = await calls.resetIdFor(email);
    await calls.reset(used, newPassword);
    expect(await calls.reset(used, 'yet-another-secret')).toMatchObject(expired);
    const late = await calls.resetIdFor(email);
    await PasswordResetModel.updateOne({ email }, { expiresAt: new Date(Date.now() - 1) });
    expect(await calls.reset(late, newPassword)).toMatchObject(expired);
    expect(await calls.reset(randomUUID(), newPassword)).toMatchObject(expired);
    expect(await tryIn(email, newPassword)).toBe(200);
  });

  test('rejects a common and a too short password, and the reset id stays valid', async () => {
    const { email } = await userFixture();
    const resetId = await calls.resetIdFor(email);
    expect(await calls.reset(resetId, 'Password123')).toMatchObject({
      status: 400,
      body: { error: { code: 'password_too_common', details: [{ path: 'newPassword' }] } },
    });
    expect(await calls.reset(resetId, 'Byron-2026')).toMatchObject({
      status: 400,
      body: { error: { code: 'password_personal', details: [{ path: 'newPassword' }] } },
    });
    expect(await calls.reset(resetId, '12345')).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', details: [{ message: 'Password must be at least 6 characters long' }] } },
    });
    expect((await calls.reset(resetId, newPassword)).status).toBe(200);
  });

  test('keeps two-factor authentication', async () => {
    const { id, email } = await userFixture();
    await UserModel.updateOne({ _id: id }, { twoFactorEnabled: true, twoFactorSecret: 'sealed', twoFactorLastStep: 7 });
    await calls.reset(await calls.resetIdFor(email), newPassword);
    const answer = await identity.nobody.post('/api/v1/auth/signin', { email, password: newPassword });
    expect(answer.body).toMatchObject({ data: { requiresTwoFactor: true, userId: id } });
    const stored = await UserModel.findById(id).lean();
    expect(stored).toMatchObject({ twoFactorEnabled: true, twoFactorSecret: 'sealed', twoFactorLastStep: 7 });
  });

  test('verifies the address, as the code was mailed to it, and invalidates the waiting link', async () => {
    const { id, email } = await userFixture();
    const waiting = { emailVerified: false, emailVerificationToken: 'x', emailVerificationExpires: new Date() };
    await UserModel.updateOne({ _id: id }, waiting);
    await calls.reset(await calls.resetIdFor(email), newPassword);
    const stored = await UserModel.findById(id).lean();
    expect(stored?.emailVerified).toBe(true);
    expect(stored).not.toHaveProperty('emailVerificationToken');
    expect(stored).not.toHaveProperty('emailVerificationExpires');
  });

  test('resets failed attempts, so that a locked-out user gets in', async () => {
    const { email } = await userFixture();
    for (let turn = 0; turn < maxAttempts; turn += 1) await tryIn(email, 'wrong-password');
    expect(await tryIn(email, testPassword)).toBe(401);
    await calls.reset(await calls.resetIdFor(email), newPassword);
    expect(await tryIn(email, newPassword)).toBe(200);
  });

  test('does not affect an account that changed its address, or was deactivated, meanwhile', async () => {
    const [moved, off] = [await userFixture(), await userFixture()];
    const ids = [await calls.resetIdFor(moved.email), await calls.resetIdFor(off.email)];
    await UserModel.updateOne({ _id: moved.id }, { email: `moved-${moved.email}` });
    await UserModel.updateOne({ _id: off.id }, { isActive: false });
    for (const id of ids) expect(await calls.reset(id, newPassword)).toMatchObject(expired);
    expect(await tryIn(`moved-${moved.email}`, testPassword)).toBe(200);
  });
});

describe('invalid input', () => {
  const operator = { $gt: '' };
  const post = (path: string, body: unknown) => identity.nobody.post(`/api/v1/auth/${path}`, body);
  const [email, securityCode, resetId] = ['ada@example.org', 'A7K2QX', 'x'.repeat(43)];

  test.each([
    ['forgot-password', { email: operator }],
    ['forgot-password', { email: 'nobody' }],
    ['forgot-password', { email, securityCode }],
    ['forgot-password', undefined],
    ['verify-reset-code', { email: operator, securityCode }],
    ['verify-reset-code', { email, securityCode: operator }],
    ['verify-reset-code', { email, securityCode: { $ne: '' } }],
    ['verify-reset-code', { email, securityCode: 'A7K2Q' }],
    ['verify-reset-code', { email, securityCode: 'A7K2QX1' }],
    ['verify-reset-code', { email, securityCode: 'A7K2Q-' }],
    ['verify-reset-code', { email, securityCode: 'Ａ7K2QX' }],
    ['verify-reset-code', { email, securityCode, resetId }],
    ['reset-password', { resetId: operator, newPassword }],
    ['reset-password', { resetId: '', newPassword }],
    ['reset-password', { resetId, newPassword: operator }],
    ['reset-password', { resetId, newPassword, userId: 'mine' }],
  ])('%s rejects %j', async (path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  });
});
