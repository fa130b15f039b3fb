import { AuditRecordModel } from '../audit/records/audit-record.model';
import { auditOf, signedIn, stored, type UserBody, usersPath } from '../testing/administration';
import { eventually, mailsTo, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { passwordResetOf } from '../testing/password-reset';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plaza.example', MAILS_PER_HOUR: '3' });
  admin = await signedIn(identity, 'admin_high');
});
afterAll(() => identity.stop());

const newPassword = 'entirely-new-9';
const set = (id: string, input: object = {}) =>
  admin.client.patch<UserBody>(`${usersPath}/${id}/password`, { newPassword, ...input });
const sendLink = (id: string) => admin.client.post<UserBody>(`${usersPath}/${id}/reset-link`);
const tryIn = async (email: string, password: string) =>
  (await identity.nobody.post('/api/v1/auth/signin', { email, password })).status;
const me = async (token: string) => (await identity.withToken(token).get('/api/v1/me')).status;
const mailWith = (email: string, subject: string) =>
  eventually(async () => (await mailsTo(email)).find((mail) => mail.subject === subject));

test('sets a password, ends the sessions, resets failed attempts and notifies the user', async () => {
  const { id, email, token } = await signedIn(identity, 'user');
  for (let turn = 0; turn < 10; turn += 1) await tryIn(email, 'wrong-password');
  const { status, body } = await set(id);
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Password reset successfully' });
  expect(await me(token)).toBe(401);
  expect(await tryIn(email, newPassword)).toBe(200);
  const mail = await mailWith(email, 'Your password was set by an administrator');
  expect(mail.text).not.toContain(newPassword);
});

test('notifies the user although the audit cannot record it yet', async () => {
  const failing = jest.spyOn(AuditRecordModel, 'create').mockRejectedValue(new Error('the audit is away'));
  const { id, email } = await userFixture();
  expect((await set(id)).status).toBe(200);
  await mailWith(email, 'Your password was set by an administrator');
  failing.mockRestore();
  expect(await auditOf(admin, id)).toMatchObject([{ action: 'user.set-password' }]);
});

test('keeps two-factor authentication', async () => {
  const { id } = await userFixture();
  await UserModel.updateOne({ _id: id }, { twoFactorEnabled: true, twoFactorSecret: 'sealed' });
  await set(id);
  expect(await stored(id)).toMatchObject({ twoFactorEnabled: true, twoFactorSecret: 'sealed' });
});

test('stores that the user has to choose another password, and clears it the next time', async () => {
  const { id } = await userFixture();
  await set(id, { mustChangePassword: true });
  expect((await admin.client.get<UserBody>(`${usersPath}/${id}`)).body.user.mustChangePassword).toBe(true);
  await set(id);
  expect((await admin.client.get<UserBody>(`${usersPath}/${id}`)).body.user.mustChangePassword).toBe(false);
});

test('is recorded in the audit, without the password', async () => {
  const { id } = await userFixture();
  await set(id, { mustChangePassword: true });
  const records = await auditOf(admin, id);
  expect(records).toMatchObject([{ action: 'user.set-password', before: null, after: { mustChangePassword: true } }]);
  expect(JSON.stringify(records)).not.toMatch(/entirely|\$2/);
});

test('nothing that the user began before can set another password afterwards', async () => {
  const { id, email } = await userFixture();
  const { resetIdFor, reset } = passwordResetOf(identity);
  const resetId = await resetIdFor(email);
  await set(id);
  expect((await reset(resetId, 'taken-over-again-3')).status).toBe(400);
  expect(await tryIn(email, newPassword)).toBe(200);
});

test.each([
  ['invalid_input', { newPassword: '12345' }],
  ['invalid_input', { newPassword: 'x'.repeat(101) }],
  ['invalid_input', { newPassword: { $gt: '' } }],
  ['invalid_input', { mustChangePassword: 'yes' }],
  ['invalid_input', { surplus: 1 }],
  ['password_too_common', { newPassword: 'password1' }],
  ['password_personal', { newPassword: 'plaza2026' }],
])('rejects with %s: %j', async (code, input) => {
  const { id } = await userFixture();
  const before = await stored(id);
  expect(await set(id, input)).toMatchObject({ status: 400, body: { error: { code } } });
  expect(await stored(id)).toEqual(before);
});

test('reports that a password is too short', async () => {
  const { id } = await userFixture();
  const message = 'Password must be at least 6 characters long';
  expect((await set(id, { newPassword: '12345' })).body.error.details).toEqual([{ path: 'newPassword', message }]);
});

describe('a reset link', () => {
  const mailed = async (email: string) => {
    const { text } = await mailWith(email, 'Choose a new password for Plaza');
    return /https:\/\/plaza\.example\/forgot-password\?resetId=([\w-]+)/.exec(text)?.[1] ?? '';
  };

  test('is mailed, and sets a password once; until then nothing changes', async () => {
    const { id, email, token } = await signedIn(identity, 'user');
    const { status, body } = await sendLink(id);
    expect({ status, message: body.message }).toEqual({ status: 200, message: `A reset link was sent to ${email}.` });
    expect(await me(token)).toBe(200);
    const { reset } = passwordResetOf(identity);
    const resetId = await mailed(email);
    expect((await reset(resetId, newPassword)).status).toBe(200);
    expect(await tryIn(email, newPassword)).toBe(200);
    expect(await me(token)).toBe(401);
    expect((await reset(resetId, 'yet-another-one-4')).status).toBe(400);
  });

  test('is valid for a day', async () => {
    const { id, email } = await userFixture();
    const { PasswordResetModel } = await import('../password-reset/password-reset.model');
    const began = Date.now();
    await sendLink(id);
    const { expiresAt } = await PasswordResetModel.findOne({ email }).orFail().lean();
    expect(expiresAt.getTime() - began).toBeGreaterThan(24 * 3600 * 1000 - 1);
    expect(expiresAt.getTime() - began).toBeLessThan(24 * 3600 * 1000 + 10_000);
  });

  test('is recorded in the audit, and changes nothing visible to others', async () => {
    const { id } = await userFixture();
    const { updatedAt } = await stored(id);
    await sendLink(id);
    const records = await auditOf(admin, id);
    expect(records).toMatchObject([{ action: 'user.send-reset-link', before: null, after: null }]);
    expect((await stored(id)).updatedAt).toEqual(updatedAt);
  });

  test('is limited to the number of mails per user', async () => {
    const { id, email } = await userFixture();
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await sendLink(id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await auditOf(admin, id)).toHaveLength(3);
  });

  test('is not sent to a deactivated user', async () => {
    const { id, email } = await userFixture();
    await UserModel.updateOne({ _id: id }, { isActive: false });
    expect(await sendLink(id)).toMatchObject({ status: 409, body: { error: { code: 'user_inactive' } } });
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('a user whose password was set by an administrator still signs in with their second factor', async () => {
  const { id, email } = await userFixture();
  await UserModel.updateOne({ _id: id }, { twoFactorEnabled: true });
  await set(id);
  const answer = await identity.nobody.post('/api/v1/auth/signin', { email, password: newPassword });
  expect(answer.body).toEqual({ success: true, data: { requiresTwoFactor: true, userId: id } });
  await expect(signIn(identity, email)).rejects.toThrow('401');
});
