import type { SignedIn } from '@plaza/contracts/identity/authentication';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { Passwords } from '../passwords/passwords';
import { signedIn, usersPath } from '../testing/administration';
import { eventually, mailsTo, startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { passwordResetOf } from '../testing/password-reset';
import { UserModel } from '../users/user.model';
import { resetPassword } from './reset-password';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
let calls: ReturnType<typeof passwordResetOf>;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await signedIn(identity, 'admin_high');
  calls = passwordResetOf(identity);
});
afterAll(() => identity.stop());

const newPassword = 'another-secret-8';
const expired = { status: 400, body: { error: { code: 'reset_expired' } } };
const tryIn = (email: string, password: string) =>
  identity.nobody.post<SignedIn>('/api/v1/auth/signin', { email, password });
const stored = (id: string) => UserModel.findById(id).orFail().lean();

/** The reset id of a link that an administrator has mailed to a user. */
async function linkFor({ id, email }: { id: string; email: string }): Promise<string> {
  await admin.client.post(`${usersPath}/${id}/reset-link`);
  return eventually(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text).join();
    return /resetId=([\w-]+)/.exec(texts)?.[1];
  });
}

/** A user who has to choose another password, with the reset id in the answer of the sign-in. */
async function mustChange() {
  const user = await userFixture();
  await UserModel.updateOne({ _id: user.id }, { mustChangePassword: true });
  const resetId = (await tryIn(user.email, testPassword)).body.data.resetId ?? '';
  return { ...user, resetId };
}

test("a requested code for another user's address does not invalidate an administrator's link", async () => {
  const user = await userFixture();
  const resetId = await linkFor(user);
  await calls.mailedCode(user.email);
  expect((await calls.reset(resetId, newPassword)).status).toBe(200);
});

test('nor the pending choice of another password', async () => {
  const { email, resetId } = await mustChange();
  await calls.mailedCode(email);
  expect((await calls.reset(resetId, newPassword)).status).toBe(200);
});

test('a mailed code works beside a direct reset, and the first one used invalidates the other', async () => {
  const user = await userFixture();
  const byCode = await calls.resetIdFor(user.email);
  const byLink = await linkFor(user);
  expect((await calls.reset(byCode, newPassword)).status).toBe(200);
  expect(await calls.reset(byLink, 'yet-another-secret-9')).toMatchObject(expired);
  expect((await tryIn(user.email, newPassword)).status).toBe(200);
});

test('a second one of the same kind invalidates the first', async () => {
  const { email, resetId } = await mustChange();
  await tryIn(email, testPassword);
  expect(await calls.reset(resetId, newPassword)).toMatchObject(expired);
});

test('no reset replaces a password that was set since, whatever its state', async () => {
  const asked = await userFixture();
  const input = await mustChange();
  const resets = [
    { id: asked.id, resetId: await calls.resetIdFor(asked.email) },
    { id: input.id, resetId: input.resetId },
  ];
  for (const { id, resetId } of resets) {
    await UserModel.updateOne({ _id: id }, { passwordHash: 'set-meanwhile' });
    expect(await calls.reset(resetId, newPassword)).toMatchObject(expired);
    expect((await stored(id)).passwordHash).toBe('set-meanwhile');
  }
});

test('nor one that is set while the new one is hashed', async () => {
  const { id, email } = await userFixture();
  const resetId = await calls.resetIdFor(email);
  const passwords: Passwords = {
    hash: async () => {
      await UserModel.updateOne({ _id: id }, { passwordHash: 'set-meanwhile' });
      return 'made-ready';
    },
    matches: async () => false,
    hashMs: 0,
    isOutdated: () => false,
    stop: async () => undefined,
  };
  const relay = { flush: async () => undefined, stop: async () => undefined };
  await expect(resetPassword({ resetId, newPassword }, { passwords, relay })).rejects.toThrow(InvalidInput);
  expect((await stored(id)).passwordHash).toBe('set-meanwhile');
});

test('only a mailed reset verifies the address', async () => {
  const waiting = { emailVerified: false, emailVerificationToken: 'x', emailVerificationExpires: new Date() };
  const [linked, told] = [await userFixture(), await mustChange()];
  for (const { id } of [linked, told]) await UserModel.updateOne({ _id: id }, waiting);
  await calls.reset(await linkFor(linked), newPassword);
  await calls.reset(told.resetId, newPassword);
  expect(await stored(linked.id)).toMatchObject({ emailVerified: true });
  expect(await stored(told.id)).toMatchObject({ emailVerified: false, emailVerificationToken: 'x' });
});

test('a user who has to choose another password cannot choose the same, and may try again', async () => {
  const { id, email, resetId } = await mustChange();
  const message = 'Choose another password than the one you have now.';
  expect(await calls.reset(resetId, testPassword)).toMatchObject({
    status: 400,
    body: { message, error: { code: 'password_unchanged', details: [{ path: 'newPassword', message }] } },
  });
  expect((await stored(id)).mustChangePassword).toBe(true);
  expect((await calls.reset(resetId, newPassword)).status).toBe(200);
  expect((await tryIn(email, newPassword)).body.data.accessToken).toBeTruthy();
});

test('a user who forgot the password may set the same one again', async () => {
  const { email } = await userFixture();
  expect((await calls.reset(await calls.resetIdFor(email), testPassword)).status).toBe(200);
});
