import type { TwoFactorSetup } from '@plaza/contracts/identity/two-factor';
import sharp from 'sharp';
import { signedIn, stored, type UserBody, usersPath } from '../testing/administration';
import { eventually, mailsTo, signIn, startIdentity, type TestIdentity, testPassword } from '../testing/identity';
import { codesTo, passwordResetOf } from '../testing/password-reset';
import { earlyInStep, totpCode } from '../testing/two-factor';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity({ BCRYPT_COST: '5' });
  admin = await signedIn(identity, 'admin_high');
});
afterAll(() => identity.stop());
earlyInStep();

type TestUser = Awaited<ReturnType<typeof signedIn>>;

/** What an administrator's form was filled with, and is saved over, is as the user was before they did something. */
async function savedAfter(user: TestUser, action: () => Promise<unknown>) {
  const { body } = await admin.client.get<UserBody>(`${usersPath}/${user.id}`);
  await action();
  const fresh = await signIn(identity, admin.email);
  const changes = { role: 'municipal_government', updatedAt: body.user.updatedAt };
  return identity.withToken(fresh.token).patch<UserBody>(`${usersPath}/${user.id}`, changes);
}

async function ok(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}

async function setUpTwoFactor({ client }: TestUser) {
  const { body } = await client.post<TwoFactorSetup>('/api/v1/auth/2fa/setup', { currentPassword: testPassword });
  return body;
}

async function switchTwoFactorOn(user: TestUser) {
  const { secret } = await setUpTwoFactor(user);
  await ok(user.client.post('/api/v1/auth/2fa/confirm-setup', { secret, token: totpCode(secret, -1) }));
}

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .png()
    .toBuffer();

const actions: [string, (user: TestUser) => Promise<unknown>][] = [
  ['saved their profile', ({ client }) => ok(client.patch('/api/v1/profile', { phone: '+1 555 0100', bio: 'Hello' }))],
  [
    'sent back their names as they were',
    ({ client }) => ok(client.patch('/api/v1/profile', { firstName: 'Ada', lastName: 'Byron', city: 'Halifax' })),
  ],
  [
    'uploaded and removed a picture',
    async ({ client }) => {
      const headers = { 'content-type': 'image/png' };
      await ok(client.put('/api/v1/profile/picture', await picture(), { headers }));
      await ok(client.delete('/api/v1/profile/picture'));
    },
  ],
  ['began to set up a second factor', setUpTwoFactor],
  ['switched a second factor on', switchTwoFactorOn],
  [
    'got new backup codes, and switched their second factor off',
    async (user) => {
      await switchTwoFactorOn(user);
      const password = testPassword;
      await ok(user.client.post('/api/v1/profile/2fa/regenerate-backup-codes', { password }));
      await ok(user.client.post('/api/v1/auth/2fa/disable', { password }));
    },
  ],
  [
    'changed their password',
    async ({ client, email }) => {
      const changes = { currentPassword: testPassword, newPassword: 'engine-of-1843' };
      await ok(client.patch('/api/v1/profile', changes));
      const verificationCode = await eventually(async () => (await codesTo(email))[0]);
      await ok(client.post('/api/v1/profile/confirm-change', { verificationCode }));
    },
  ],
  [
    'changed their address',
    async ({ id, client }) => {
      const email = `new-${id}@example.org`;
      await ok(client.patch('/api/v1/profile', { currentPassword: testPassword, email }));
      const verificationCode = await eventually(async () => (await codesTo(email))[0]);
      await ok(client.post('/api/v1/profile/confirm-change', { verificationCode }));
    },
  ],
  [
    'reset their password',
    async ({ email }) => {
      const recovery = passwordResetOf(identity);
      await ok(recovery.reset(await recovery.resetIdFor(email), 'engine-of-1843'));
    },
  ],
  [
    'asked for the link of their address again',
    async ({ id, email }) => {
      const unverified = { emailVerified: false, emailVerificationToken: 'x' };
      await UserModel.updateOne({ _id: id }, unverified, { timestamps: false });
      await ok(identity.nobody.post('/api/v1/auth/resend-verification', { email }));
      await eventually(async () => (await mailsTo(email))[0]);
    },
  ],
];

test.each(actions)('an open form can still be saved after the user %s', async (_what, action) => {
  const user = await signedIn(identity, 'user');
  expect(await savedAfter(user, () => action(user))).toMatchObject({
    status: 200,
    body: { user: { role: 'municipal_government' } },
  });
});

test('an open form can still be saved after a sign-in that renewed the hash of the password', async () => {
  const user = await signedIn(identity, 'user');
  const passwordHash = '$2b$04$PyuyDX7ja71eX9IR1PUHFOv3o3r.vEFPHxDA2rOmqg4mrcvmnTK6W';
  await UserModel.updateOne({ _id: user.id }, { passwordHash });
  expect((await savedAfter(user, () => signIn(identity, user.email))).status).toBe(200);
  expect((await stored(user.id)).passwordHash).not.toBe(passwordHash);
});

const conflicts: [string, (user: TestUser) => Promise<unknown>][] = [
  ['renamed themself', ({ client }) => ok(client.patch('/api/v1/profile', { firstName: 'Grace' }))],
  [
    'verified their address by a reset of their password',
    async ({ id, email }) => {
      const recovery = passwordResetOf(identity);
      const resetId = await recovery.resetIdFor(email);
      await UserModel.updateOne({ _id: id }, { emailVerified: false }, { timestamps: false });
      await ok(recovery.reset(resetId, 'engine-of-1843'));
    },
  ],
];

test.each(conflicts)('an open form is rejected after the user %s', async (_what, action) => {
  const user = await signedIn(identity, 'user');
  expect(await savedAfter(user, () => action(user))).toMatchObject({
    status: 409,
    body: { error: { code: 'user_changed' } },
  });
});
