import type {
  TwoFactorCodes,
  TwoFactorFamily,
  TwoFactorSetup,
  TwoFactorStatus,
} from '@plaza/contracts/identity/two-factor';
import type { Client } from '@plaza/test-kit/http';
import { SessionModel } from '../sessions/session.model';
import {
  eventually,
  mailsTo,
  signIn,
  startIdentity,
  type TestIdentity,
  testPassword,
  userFixture,
} from '../testing/identity';
import { earlyInStep, totpCode, withTwoFactor, wrongTotpCode } from '../testing/two-factor';
import { UserModel } from '../users/user.model';
import { spendBackupCode } from './backup-codes';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
earlyInStep();

const families: TwoFactorFamily[] = ['auth', 'profile'];

function over(client: Client, family: TwoFactorFamily = 'auth') {
  const path = `/api/v1/${family}/2fa`;
  return {
    status: () => client.get<TwoFactorStatus>(`${path}/status`),
    setup: (currentPassword: unknown = testPassword) =>
      client.post<TwoFactorSetup>(`${path}/setup`, { currentPassword }),
    verify: (body: unknown) => client.post<TwoFactorCodes>(`${path}/verify-setup`, body),
    confirm: (body: unknown) => client.post<TwoFactorStatus>(`${path}/confirm-setup`, body),
    disable: (password: unknown = testPassword) => client.post(`${path}/disable`, { password }),
    regenerate: (body?: unknown) => client.post<TwoFactorCodes>(`${path}/regenerate-backup-codes`, body),
  };
}

async function signedIn() {
  const { id, email } = await userFixture();
  const { token } = await signIn(identity, email);
  const client = identity.withToken(token);
  return { id, email, token, client, calls: over(client) };
}

async function begun() {
  const account = await signedIn();
  const { secret, backupCodes } = (await account.calls.setup()).body;
  return { ...account, secret, backupCodes };
}

const stored = (id: string) => UserModel.findById(id).orFail().lean();
const refusal = (status: number, code: string) => ({ status, body: { success: false, error: { code } } });

describe.each(families)('over the family %s', (family) => {
  const [other = family] = families.filter((one) => one !== family);

  test('can be set up, verified and confirmed, and both families show it', async () => {
    const { client } = await signedIn();
    const calls = over(client, family);
    const off = { enabled: false, backupCodesLeft: 0 };
    expect((await calls.status()).body).toEqual({ success: true, data: off, ...off });

    const setup = await calls.setup();
    const { secret, qrCode, backupCodes } = setup.body;
    expect(setup).toMatchObject({ status: 200, body: { success: true, data: { secret, qrCode, backupCodes } } });
    expect(setup.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(qrCode.replace('data:image/png;base64,', ''), 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(backupCodes).toHaveLength(10);

    const verified = await over(client, other).verify({ secret, token: totpCode(secret) });
    expect(verified).toMatchObject({ status: 200, body: { success: true, data: { backupCodes }, backupCodes } });
    expect((await calls.status()).body.enabled).toBe(false);
    const on = { enabled: true, backupCodesLeft: 10 };
    expect((await calls.confirm({ secret, backupCodes })).body).toEqual({ success: true, data: on, ...on });
    for (const one of families) expect((await over(client, one).status()).body.data).toEqual(on);
  });

  test('allows new backup codes, and switching it off', async () => {
    const { client } = await withTwoFactor(identity);
    const { status, body } = await over(client, family).regenerate();
    expect(status).toBe(200);
    expect(body.data.backupCodes).toEqual(body.backupCodes);
    expect(await over(client, family).disable()).toMatchObject({ status: 200, body: { success: true } });
    expect((await over(client, other).status()).body.data).toEqual({ enabled: false, backupCodesLeft: 0 });
  });

  test('every call requires a session', async () => {
    const calls = over(identity.nobody, family);
    const token = '123456';
    const secret = 'A'.repeat(32);
    const answers = [calls.status(), calls.setup(), calls.verify({ secret, token }), calls.confirm({ secret })];
    for (const answer of [...answers, calls.disable(), calls.regenerate()]) expect((await answer).status).toBe(401);
  });
});

describe('setting up', () => {
  test('requires the password', async () => {
    const { id, calls } = await signedIn();
    expect(await calls.setup('wrong-password')).toMatchObject(refusal(400, 'wrong_password'));
    expect((await stored(id)).twoFactorSetup).toBeUndefined();
  });

  test.each([[''], [{ $gt: '' }], [null], [['a']], ['a'.repeat(101)]])(
    'rejects %j as the password',
    async (password) => {
      const { calls } = await signedIn();
      expect(await calls.setup(password)).toMatchObject(refusal(400, 'invalid_input'));
    },
  );

  test('again invalidates the earlier setup', async () => {
    const { calls, secret: first } = await begun();
    const { secret } = (await calls.setup()).body;
    expect(await calls.verify({ secret: first, token: totpCode(first) })).toMatchObject(refusal(400, 'setup_mismatch'));
    expect((await calls.verify({ secret, token: totpCode(secret) })).status).toBe(200);
  });

  test('is rejected if it is on', async () => {
    const { client, secret } = await withTwoFactor(identity);
    const calls = over(client);
    expect(await calls.setup()).toMatchObject(refusal(409, 'two_factor_enabled'));
    expect(await calls.confirm({ secret, token: totpCode(secret) })).toMatchObject(refusal(409, 'two_factor_enabled'));
  });

  test('is valid for ten minutes', async () => {
    const { id, calls, secret } = await begun();
    const left = ((await stored(id)).twoFactorSetup?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    await UserModel.updateOne({ _id: id }, { 'twoFactorSetup.expiresAt': new Date() });
    const token = totpCode(secret);
    expect(await calls.verify({ secret, token })).toMatchObject(refusal(409, 'setup_expired'));
    expect(await calls.confirm({ secret, token })).toMatchObject(refusal(409, 'setup_expired'));
  });

  test('with a secret or backup codes of the client is rejected', async () => {
    const { id, calls, secret, backupCodes } = await begun();
    const own = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const mismatch = refusal(400, 'setup_mismatch');
    expect(await calls.verify({ secret: own, token: totpCode(own) })).toMatchObject(mismatch);
    expect(await calls.confirm({ secret: own, token: totpCode(own) })).toMatchObject(mismatch);
    const token = totpCode(secret);
    for (const codes of [[], ['aaaaa-aaaaa'], backupCodes.slice(1), [...backupCodes, 'aaaaa-aaaaa']]) {
      expect(await calls.confirm({ secret, token, backupCodes: codes })).toMatchObject(mismatch);
    }
    expect((await stored(id)).twoFactorEnabled).toBe(false);
  });

  test('with the setup of another user is rejected', async () => {
    const { calls } = await begun();
    const { secret } = await begun();
    expect(await calls.verify({ secret, token: totpCode(secret) })).toMatchObject(refusal(400, 'setup_mismatch'));
  });

  test('is not confirmed without a code, verified before or given now', async () => {
    const { id, calls, secret, backupCodes } = await begun();
    expect(await calls.confirm({ secret, backupCodes })).toMatchObject({
      status: 400,
      body: { message: 'Verification code is required' },
    });
    const wrong = await calls.confirm({ secret, token: wrongTotpCode(secret) });
    expect(wrong).toMatchObject(refusal(400, 'invalid_code'));
    expect((await stored(id)).twoFactorEnabled).toBe(false);
    expect((await calls.confirm({ secret, token: totpCode(secret) })).status).toBe(200);
  });

  test.each([-1, 1])('accepts the code of a clock that is %d × 30 s off, and none further off', async (off) => {
    const { calls, secret } = await begun();
    expect(await calls.verify({ secret, token: totpCode(secret, 2 * off) })).toMatchObject({
      status: 400,
      body: { message: 'Invalid verification code' },
    });
    expect((await calls.verify({ secret, token: totpCode(secret, off) })).status).toBe(200);
  });

  test('is invalid after five wrong codes', async () => {
    const { id, calls, secret } = await begun();
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await calls.verify({ secret, token: wrongTotpCode(secret) })).toMatchObject(refusal(400, 'invalid_code'));
    }
    expect(await calls.verify({ secret, token: totpCode(secret) })).toMatchObject(refusal(409, 'setup_expired'));
    expect((await stored(id)).twoFactorSetup).toBeUndefined();
  });

  test('checks five of 20 concurrent wrong codes, no more', async () => {
    const { calls, secret } = await begun();
    const tries = Array.from({ length: 20 }, () => calls.verify({ secret, token: wrongTotpCode(secret) }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
  });

  test('confirmed 20 times concurrently is switched on exactly once, and each answer says that it is on', async () => {
    const { id, email, calls, secret, backupCodes } = await begun();
    await calls.verify({ secret, token: totpCode(secret) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.confirm({ secret, backupCodes })));
    const on = { enabled: true, backupCodesLeft: 10 };
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true, data: on } });
    for (const code of backupCodes) expect(await spendBackupCode(id, code)).toBe(true);
    await eventually(async () => ((await mailsTo(email)).length > 0 ? true : undefined));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('confirmed again after a lost answer succeeds, with the codes that are left', async () => {
    const { id, calls, secret, backupCodes } = await begun();
    await calls.confirm({ secret, backupCodes, token: totpCode(secret) });
    expect((await calls.confirm({ secret, backupCodes })).body.data).toEqual({ enabled: true, backupCodesLeft: 10 });
    await spendBackupCode(id, backupCodes[3] ?? '');
    expect((await calls.confirm({ secret, backupCodes })).body.data).toEqual({ enabled: true, backupCodesLeft: 9 });
  });

  test('confirmed again is rejected with another secret, and if its backup codes were replaced', async () => {
    const { calls, secret, backupCodes } = await begun();
    await calls.confirm({ secret, backupCodes, token: totpCode(secret) });
    const isOn = refusal(409, 'two_factor_enabled');
    expect(await calls.confirm({ secret: 'A'.repeat(32), backupCodes })).toMatchObject(isOn);
    await calls.regenerate();
    expect(await calls.confirm({ secret, backupCodes })).toMatchObject(isOn);
  });

  test('confirmed again does what the first request did not come to', async () => {
    const { email, calls, secret, backupCodes } = await begun();
    const elsewhere = await signIn(identity, email);
    const failing = jest.spyOn(SessionModel, 'find').mockImplementation(() => {
      throw new Error('the database is away');
    });
    expect((await calls.confirm({ secret, backupCodes, token: totpCode(secret) })).status).toBe(500);
    failing.mockRestore();
    expect((await calls.confirm({ secret, backupCodes })).status).toBe(200);
    expect((await identity.withToken(elsewhere.token).get('/api/v1/auth/me')).status).toBe(401);
  });

  const secret = 'A'.repeat(32);
  test.each([
    ['a code of letters', { secret, token: 'abcdef' }],
    ['five digits', { secret, token: '12345' }],
    ['seven digits', { secret, token: '1234567' }],
    ['an operator as the code', { secret, token: { $gt: '' } }],
    ['a number as the code', { secret, token: 123_456 }],
    ['an operator as the secret', { secret: { $gt: '' }, token: '123456' }],
    ['a secret too long', { secret: 'A'.repeat(129), token: '123456' }],
    ['an unknown field', { secret, token: '123456', enabled: true }],
  ])('rejects %s', async (_what, body) => {
    const { calls } = await signedIn();
    expect(await calls.verify(body)).toMatchObject(refusal(400, 'invalid_input'));
    expect(await calls.confirm(body)).toMatchObject(refusal(400, 'invalid_input'));
  });

  test.each([
    ['21 codes', Array.from({ length: 21 }, () => 'a')],
    ['a code too long', ['a'.repeat(33)]],
    ['no list', 'aaaaa-aaaaa'],
    ['operators', [{ $gt: '' }]],
  ])('rejects %s as backup codes', async (_what, backupCodes) => {
    const { calls } = await signedIn();
    expect(await calls.confirm({ secret, backupCodes })).toMatchObject(refusal(400, 'invalid_input'));
  });
});

describe('once it is on', () => {
  test('the secret is in no answer, and encrypted in the database', async () => {
    const { id, client, secret } = await withTwoFactor(identity);
    const sealed = (await stored(id)).twoFactorSecret ?? '';
    expect(sealed).toMatch(/^[\w-]{40,}$/);
    expect(JSON.stringify(await stored(id))).not.toContain(secret);
    for (const path of ['auth/2fa/status', 'auth/me', 'me', 'profile', 'auth/sessions']) {
      const text = JSON.stringify((await client.get(`/api/v1/${path}`)).body);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(sealed);
      expect(text).not.toMatch(/twoFactor(Secret|BackupCodes|Setup|LastStep)/);
    }
    expect((await client.get<{ user: object }>('/api/v1/auth/me')).body.user).toMatchObject({ twoFactorEnabled: true });
  });

  test('nothing of the setup is kept', async () => {
    const { id } = await withTwoFactor(identity);
    expect((await stored(id)).twoFactorSetup).toBeUndefined();
  });

  test('the other sessions have ended, and this one continues', async () => {
    const { email, token, calls, secret } = await begun();
    const elsewhere = await signIn(identity, email);
    await calls.confirm({ secret, token: totpCode(secret) });
    expect((await identity.withToken(elsewhere.token).get('/api/v1/auth/me')).status).toBe(401);
    expect((await identity.withToken(token).get('/api/v1/auth/me')).status).toBe(200);
  });

  test('a mail reports it, and also switching it off and new backup codes', async () => {
    const { email, client, secret } = await withTwoFactor(identity);
    await over(client).regenerate();
    await over(client).disable();
    const mails = await eventually(async () => {
      const all = await mailsTo(email);
      return all.length >= 3 ? all : undefined;
    });
    const texts = mails.map(({ text }) => text).join();
    for (const word of ['switched on', 'made anew', 'switched off']) expect(texts).toContain(word);
    expect(texts).not.toContain(secret);
  });
});

describe('switching it off', () => {
  test('requires the password, and deletes everything', async () => {
    const { id, client } = await withTwoFactor(identity);
    expect(await over(client).disable('wrong-password')).toMatchObject(refusal(400, 'wrong_password'));
    expect(await over(client).disable('')).toMatchObject(refusal(400, 'invalid_input'));
    expect((await stored(id)).twoFactorEnabled).toBe(true);
    expect((await over(client).disable()).status).toBe(200);
    expect(await stored(id)).toMatchObject({ twoFactorEnabled: false });
    expect(Object.keys(await stored(id)).filter((field) => field.startsWith('twoFactor'))).toEqual([
      'twoFactorEnabled',
    ]);
    expect(await over(client).disable()).toMatchObject(refusal(409, 'two_factor_off'));
  });

  test('allows switching it on again, with the code of the same 30 s', async () => {
    const { client, email } = await withTwoFactor(identity);
    await over(client).disable();
    expect((await signIn(identity, email)).user.twoFactorEnabled).toBe(false);
    const { secret } = (await over(client).setup()).body;
    expect((await over(client).confirm({ secret, token: totpCode(secret) })).status).toBe(200);
  });
});

describe('new backup codes', () => {
  const makeStale = (userId: string) =>
    SessionModel.updateMany({ userId }, { authenticatedAt: new Date(Date.now() - 16 * 60_000) });

  test('invalidate the old ones', async () => {
    const { id, client, backupCodes } = await withTwoFactor(identity);
    const answer = await over(client).regenerate();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const made = answer.body.backupCodes;
    expect(new Set([...made, ...backupCodes]).size).toBe(20);
    for (const old of backupCodes.slice(0, 2)) expect(await spendBackupCode(id, old)).toBe(false);
    expect(await spendBackupCode(id, made[0] ?? '')).toBe(true);
    expect((await over(client).status()).body.backupCodesLeft).toBe(9);
  });

  test('require the password in a session without one within the last quarter of an hour', async () => {
    const { id, client, backupCodes } = await withTwoFactor(identity);
    await makeStale(id);
    expect(await over(client).regenerate()).toMatchObject({
      status: 401,
      body: { message: 'Password is required', error: { code: 'password_required' } },
    });
    expect(await over(client).regenerate({ password: 'wrong-password' })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await spendBackupCode(id, backupCodes[0] ?? '')).toBe(true);
    expect((await over(client).regenerate({ password: testPassword })).status).toBe(200);
    expect((await over(client).regenerate()).status).toBe(200);
  });

  test('are rejected if two-factor authentication is off, and for invalid input', async () => {
    const { calls } = await signedIn();
    expect(await calls.regenerate()).toMatchObject(refusal(409, 'two_factor_off'));
    for (const body of [{ password: { $gt: '' } }, { password: 'a'.repeat(101) }, { token: '123456' }, []]) {
      expect((await calls.regenerate(body)).status).toBe(400);
    }
  });
});
