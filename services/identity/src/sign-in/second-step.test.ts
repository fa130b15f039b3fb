import { challengeCookie, type User } from '@plaza/contracts/identity/session';
import { createLog } from '@plaza/service-kit/logging/log';
import { createEncryption } from '../encryption/encryption';
import { createPasswords } from '../passwords/passwords';
import { SessionModel } from '../sessions/session.model';
import { SignInAttemptsModel } from '../sign-in-attempts/attempts.model';
import { cookieOf, startIdentity, startInstance, type TestIdentity, testPassword } from '../testing/identity';
import { earlyInStep, totpCode, withTwoFactor, wrongTotpCode } from '../testing/two-factor';
import { spendSecondFactor } from '../two-factor/second-factor';
import { UserModel } from '../users/user.model';
import { SignInChallengeModel } from './challenge.model';

const encryptionKey = Buffer.alloc(32, 7);
let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ SECRETS_KEY: encryptionKey.toString('base64') });
});
afterAll(() => identity.stop());
earlyInStep();

interface Answer {
  token: string;
  data: { accessToken: string };
  user: User;
}

/** The first step; `cookie` is the header that this browser sends from then on. */
async function firstStep(email: string) {
  const answer = await identity.nobody.post<Answer>('/api/v1/auth/signin', { email, password: testPassword });
  const setCookie = answer.headers.get('set-cookie') ?? '';
  return { answer, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

const secondStep = (cookie: string, body: unknown) =>
  identity.nobody.post<Answer>('/api/v1/auth/2fa/verify-signin', body, cookie ? { headers: { cookie } } : {});

/** A user with two-factor and an open challenge. */
async function challenged() {
  const account = await withTwoFactor(identity);
  const { cookie } = await firstStep(account.email);
  return { ...account, cookie, verify: (token: unknown) => secondStep(cookie, { userId: account.id, token }) };
}

const invalid = {
  status: 401,
  body: { success: false, message: 'Invalid verification code', error: { code: 'invalid_code' } },
};
const ended = {
  status: 401,
  body: { success: false, message: 'Please sign in again.', error: { code: 'challenge_ended' } },
};
function many<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => make(number)));
}
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('the first step', () => {
  test('creates no session, but a challenge that is bound to the browser', async () => {
    const { id, email } = await withTwoFactor(identity);
    const before = await SessionModel.countDocuments({ userId: id });
    const { answer, setCookie } = await firstStep(email);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({ success: true, data: { requiresTwoFactor: true, userId: id } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(setCookie).toMatch(
      new RegExp(`^${challengeCookie}=[\\w-]{43}; path=/api; expires=[^;]+; samesite=strict; httponly$`, 'i'),
    );
    expect(await SessionModel.countDocuments({ userId: id })).toBe(before);
  });

  test('sets a Secure cookie if browsers use HTTPS', async () => {
    const { email } = await withTwoFactor(identity);
    const secured = await startInstance({ PUBLIC_URL: 'https://plaza.example' });
    const answer = await secured.nobody.post('/api/v1/auth/signin', { email, password: testPassword });
    await secured.stop();
    expect(answer.headers.get('set-cookie')).toMatch(/^__Secure-plaza_challenge=.*; secure/i);
  });

  test('stores no secret of the challenge in plain text', async () => {
    const { id, cookie } = await challenged();
    const stored = await SignInChallengeModel.findOne({ userId: id }).orFail().lean();
    expect(JSON.stringify(stored)).not.toContain(cookie.slice(challengeCookie.length + 1));
    expect(stored.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  });
});

describe('the second step', () => {
  test('with the current code creates a session, like signing in, and removes the challenge', async () => {
    const { id, verify, secret } = await challenged();
    const answer = await verify(totpCode(secret));
    const { token } = answer.body;
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, data: { accessToken: token, user: { id } }, user: { id, twoFactorEnabled: true } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(/plaza_challenge=; path=\/api; expires=Thu, 01 Jan 1970/i);
    expect((await identity.withToken(token).get('/api/v1/auth/me')).status).toBe(200);
    const cookie = cookieOf(answer.headers);
    expect((await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } })).status).toBe(200);
    expect(await SignInChallengeModel.exists({ userId: id })).toBeNull();
  });

  test('creates a session that can replace backup codes at once', async () => {
    const { verify, secret } = await challenged();
    const { token } = (await verify(totpCode(secret))).body;
    const path = '/api/v1/profile/2fa/regenerate-backup-codes';
    expect((await identity.withToken(token).post(path)).status).toBe(200);
  });

  test.each([-1, 1])('accepts the code of a clock that is %d × 30 s off, and none further off', async (off) => {
    const { id, verify, secret } = await challenged();
    await UserModel.updateOne({ _id: id }, { $unset: { twoFactorLastStep: '' } });
    expect(await verify(totpCode(secret, 2 * off))).toMatchObject(invalid);
    expect((await verify(totpCode(secret, off))).status).toBe(200);
  });

  test('accepts a code with a blank, as authenticators show it', async () => {
    const { verify, secret } = await challenged();
    expect((await verify(totpCode(secret).replace(/^.../, '$& '))).status).toBe(200);
  });

  test('accepts a code once, and none from before it', async () => {
    const { id, email, verify, secret } = await challenged();
    const code = totpCode(secret);
    expect((await verify(code)).status).toBe(200);
    const { cookie } = await firstStep(email);
    expect(await secondStep(cookie, { userId: id, token: code })).toMatchObject(invalid);
    expect(await secondStep(cookie, { userId: id, token: totpCode(secret, -1) })).toMatchObject(invalid);
    expect((await secondStep(cookie, { userId: id, token: totpCode(secret, 1) })).status).toBe(200);
  });

  test('does not accept the code that switched two-factor authentication on', async () => {
    const { verify, secret } = await challenged();
    expect(await verify(totpCode(secret, -1))).toMatchObject(invalid);
  });

  test('accepts one code exactly once in 50 concurrent uses with ten challenges', async () => {
    const { id, email, secret } = await withTwoFactor(identity);
    const cookies = (await many(10, () => firstStep(email))).map(({ cookie }) => cookie);
    const token = totpCode(secret);
    const before = await SessionModel.countDocuments({ userId: id });
    const answers = await many(50, (number) => secondStep(cookies[number % 10] ?? '', { userId: id, token }));
    expect([countOf(answers, 200), countOf(answers, 401)]).toEqual([1, 49]);
    expect(await SessionModel.countDocuments({ userId: id })).toBe(before + 1);
  });

  test('accepts one code once in 50 concurrent uses, regardless of attempt limits', async () => {
    const { id, secret } = await withTwoFactor(identity);
    const account = await UserModel.findById(id).orFail().lean();
    const spent = await many(50, () => spendSecondFactor(account, totpCode(secret), createEncryption(encryptionKey)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  test('accepts each backup code once instead', async () => {
    const { id, email, verify, backupCodes, secret } = await challenged();
    const [one = '', two = ''] = backupCodes;
    expect((await verify(one.toUpperCase())).status).toBe(200);
    const { cookie } = await firstStep(email);
    expect(await secondStep(cookie, { userId: id, token: one })).toMatchObject(invalid);
    expect((await secondStep(cookie, { userId: id, token: ` ${two.replace('-', '')} ` })).status).toBe(200);
    const again = await firstStep(email);
    expect((await secondStep(again.cookie, { userId: id, token: totpCode(secret) })).status).toBe(200);
  });

  test('accepts one backup code exactly once in 50 concurrent uses', async () => {
    const { verify, backupCodes } = await challenged();
    const answers = await many(50, () => verify(backupCodes[0]));
    expect([countOf(answers, 200), countOf(answers, 401)]).toEqual([1, 49]);
  });

  test('with two valid codes concurrently creates one session', async () => {
    const { id, verify, secret, backupCodes } = await challenged();
    const before = await SessionModel.countDocuments({ userId: id });
    const answers = await Promise.all([verify(totpCode(secret)), verify(backupCodes[0]), verify(backupCodes[1])]);
    expect(countOf(answers, 200)).toBe(1);
    expect(await SessionModel.countDocuments({ userId: id })).toBe(before + 1);
  });
});

describe('a challenge', () => {
  test('ends with the fifth wrong code: the sixth is not checked, even if it is right', async () => {
    const { id, email, verify, secret, backupCodes } = await challenged();
    for (let turn = 0; turn < 5; turn += 1) expect(await verify(wrongTotpCode(secret))).toMatchObject(invalid);
    expect(await verify(totpCode(secret))).toMatchObject(ended);
    expect(await verify(backupCodes[0])).toMatchObject(ended);
    const { cookie } = await firstStep(email);
    expect((await secondStep(cookie, { userId: id, token: totpCode(secret) })).status).toBe(200);
  });

  test('checks five of 30 concurrent wrong codes, no more', async () => {
    const { verify, secret } = await challenged();
    const codes = (await many(30, () => verify(wrongTotpCode(secret)))).map(({ body }) => body);
    expect(codes.filter((body) => JSON.stringify(body).includes('invalid_code'))).toHaveLength(5);
    expect(codes.filter((body) => JSON.stringify(body).includes('challenge_ended'))).toHaveLength(25);
  });

  test('is used once: after a success, the next code is rejected', async () => {
    const { verify, secret } = await challenged();
    expect((await verify(totpCode(secret))).status).toBe(200);
    expect(await verify(totpCode(secret, 1))).toMatchObject(ended);
  });

  test('is valid only in its browser, and only for its user', async () => {
    const mine = await challenged();
    const theirs = await challenged();
    const token = totpCode(mine.secret);
    const cookies = ['', `${challengeCookie}=`, `${challengeCookie}=nonsense`, theirs.cookie];
    for (const cookie of cookies) expect(await secondStep(cookie, { userId: mine.id, token })).toMatchObject(ended);
    const foreign = { userId: theirs.id, token: totpCode(theirs.secret) };
    expect(await secondStep(mine.cookie, foreign)).toMatchObject(ended);
    expect((await mine.verify(token)).status).toBe(200);
  });

  test('expires after five minutes', async () => {
    const { id, verify, secret } = await challenged();
    await SignInChallengeModel.updateOne({ userId: id }, { expiresAt: new Date() });
    expect(await verify(totpCode(secret))).toMatchObject(ended);
  });

  test('ends when the account is deactivated or the password changed, which keeps two-factor authentication on', async () => {
    const off = await challenged();
    await UserModel.updateOne({ _id: off.id }, { isActive: false });
    expect(await off.verify(totpCode(off.secret))).toMatchObject(ended);

    const changed = await challenged();
    const passwords = createPasswords({ cost: 4, workers: 1, queue: 1 }, createLog('test', 'silent'));
    await UserModel.updateOne({ _id: changed.id }, { passwordHash: await passwords.hash(testPassword) });
    await passwords.stop();
    expect(await changed.verify(totpCode(changed.secret))).toMatchObject(ended);
    const { answer } = await firstStep(changed.email);
    expect(answer.body.data).toEqual({ requiresTwoFactor: true, userId: changed.id });
  });

  test('ends when two-factor authentication is switched off: the password then suffices', async () => {
    const { client, email, verify, secret } = await challenged();
    await client.post('/api/v1/auth/2fa/disable', { password: testPassword });
    expect(await verify(totpCode(secret))).toMatchObject(ended);
    expect((await firstStep(email)).answer.body.token).toBeTruthy();
  });
});

describe("the account's attempts", () => {
  test('are also used by wrong codes, across all challenges', async () => {
    const { id, email, secret } = await withTwoFactor(identity);
    const cookies = (await many(3, () => firstStep(email))).map(({ cookie }) => cookie);
    const verify = (turn: number, token: string) => secondStep(cookies[turn] ?? '', { userId: id, token });
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await verify(Math.floor(turn / 5), wrongTotpCode(secret))).toMatchObject(invalid);
    }
    expect(await verify(2, totpCode(secret))).toMatchObject(ended);
    expect((await firstStep(email)).answer).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_credentials' } },
    });
  });

  test('are reset by a complete sign-in, and not by the password alone', async () => {
    const { email, verify, secret } = await challenged();
    for (let turn = 0; turn < 4; turn += 1) await verify(wrongTotpCode(secret));
    await firstStep(email);
    const taken = () => SignInAttemptsModel.find({ 'at.3': { $exists: true } }).countDocuments();
    const before = await taken();
    expect((await verify(totpCode(secret))).status).toBe(200);
    expect(await taken()).toBe(before - 1);
  });
});

describe('the second step rejects', () => {
  const userId = '5f0c6d5e-7a39-4c0c-9a2f-0a5a1c5f6b11';
  test.each([
    ['a code too long', { userId, token: '1'.repeat(33) }],
    ['an empty code', { userId, token: '' }],
    ['blanks', { userId, token: '   ' }],
    ['an operator as the code', { userId, token: { $gt: '' } }],
    ['a number as the code', { userId, token: 123_456 }],
    ['an operator as the user', { userId: { $ne: null }, token: '123456' }],
    ['a user without an id', { userId: 'nobody', token: '123456' }],
    ['an unknown field', { userId, token: '123456', role: 'admin_high' }],
  ])('%s', async (_what, body) => {
    expect(await secondStep('', body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  });

  test('an invalid code like a wrong one', async () => {
    const { verify } = await challenged();
    for (const token of ['1'.repeat(32), '1234567', '١٢٣٤٥٦', '$gt', 'aaaaa-aaaaa']) {
      expect(await verify(token)).toMatchObject(invalid);
    }
  });
});
