import bcrypt from 'bcryptjs';
import { startIdentity, type TestIdentity, testPassword } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { findUserIds } from '../users/user-search';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const path = '/api/v1/auth/signup';
const ada = { password: testPassword, firstName: 'Ada', lastName: 'Byron' };
const signUp = (body: unknown) => identity.nobody.post<Record<string, unknown>>(path, body);

test('creates a customer, answers the user and issues no token before the address is verified', async () => {
  const { status, body } = await signUp({ ...ada, email: ' Ada@Example.org ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    user: { email: 'ada@example.org', role: 'user', isAdmin: false, emailVerified: false },
    data: { user: { customId: expect.stringMatching(/^CUS-\d{6}$/) } },
  });
  expect(JSON.stringify(body)).not.toMatch(/token|hash|\$2/i);
});

test('stores a bcrypt hash and never the password', async () => {
  await signUp({ ...ada, email: 'hash@example.org' });
  const stored = await UserModel.findOne({ email: 'hash@example.org' }).orFail().lean();
  expect(JSON.stringify(stored)).not.toContain(testPassword);
  expect(bcrypt.getRounds(stored.passwordHash)).toBe(4);
});

test('stores names on one line, without invisible characters', async () => {
  const email = 'hidden@example.org';
  const { status, body } = await signUp({ ...ada, email, firstName: 'A\u202eda\u200b', lastName: 'King\r\nByron' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ user: { firstName: 'Ada', lastName: 'King Byron' } });
  expect(await findUserIds('ada king byron')).toHaveLength(1);
});

test('rejects a name of invisible characters only', async () => {
  const { status, body } = await signUp({ ...ada, email: 'unseen@example.org', lastName: '\u200b\u202e' });
  expect(status).toBe(400);
  const message = 'Last name must have a character that can be seen';
  expect(body).toMatchObject({ message, error: { details: [{ path: 'lastName', message }] } });
  expect(await UserModel.exists({ email: 'unseen@example.org' })).toBeNull();
});

test('rejects an address that is already in use, ignoring case', async () => {
  await signUp({ ...ada, email: 'taken@example.org' });
  const { status, body } = await signUp({ ...ada, email: 'TAKEN@example.org' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: 'email_taken', message: 'An account with this email already exists.' } });
});

test('of 50 concurrent sign-ups with one address in different cases exactly one succeeds', async () => {
  const letters = [...'parallel'];
  const emails = Array.from({ length: 50 }, (_, turn) => {
    const local = letters.map((letter, index) => ((turn >> (index % 6)) & 1 ? letter.toUpperCase() : letter)).join('');
    return `${local}@example.org`;
  });
  const answers = await Promise.all(emails.map((email) => signUp({ ...ada, email })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
  expect(await UserModel.countDocuments({ email: 'parallel@example.org' })).toBe(1);
});

test('gives 100 users who sign up concurrently 100 different ids', async () => {
  const emails = Array.from({ length: 100 }, (_, number) => `person${number}@example.org`);
  const answers = await Promise.all(emails.map((email) => signUp({ ...ada, email })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const users = await UserModel.find({ email: { $in: emails } }).lean();
  expect(new Set(users.map(({ customId }) => customId)).size).toBe(100);
});

test.each([
  ['an operator in place of the address', { ...ada, email: { $gt: '' } }],
  ['an operator in place of the password', { ...ada, email: 'a@example.org', password: { $gt: '' } }],
  ['no address at all', { ...ada, email: 'nobody' }],
  ['an address of more than 255 characters', { ...ada, email: `${'a'.repeat(250)}@example.org` }],
  ['a name of more than 100 characters', { ...ada, email: 'a@example.org', firstName: 'A'.repeat(101) }],
  ['a blank name', { ...ada, email: 'a@example.org', lastName: '   ' }],
  ['a password of more than 100 characters', { ...ada, email: 'a@example.org', password: 'x'.repeat(101) }],
  ['an unknown field', { ...ada, email: 'a@example.org', confirmPassword: testPassword }],
  ['a list', [ada]],
  ['nothing', undefined],
])('rejects %s', async (_what, body) => {
  const answer = await signUp(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, error: { code: 'invalid_input' } });
});

test('rejects a password under 6 characters with the sentence of the form', async () => {
  const { status, body } = await signUp({ ...ada, email: 'short@example.org', password: '12345' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Password must be at least 6 characters long');
});

test.each(['plaza2026', 'Ada-Byron-1', 'PERSONAL@example.org', 'ByronAda99'])(
  'rejects %s, which is derived from the product, the user or their address',
  async (password) => {
    const { status, body } = await signUp({ ...ada, email: 'personal@example.org', password });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'password_personal', details: [{ path: 'password' }] } });
    expect(await UserModel.exists({ email: 'personal@example.org' })).toBeNull();
  },
);

test('rejects a common password', async () => {
  const { status, body } = await signUp({ ...ada, email: 'common@example.org', password: 'Password123' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'password_too_common', details: [{ path: 'password' }] } });
});

test.each([{ role: 'admin_high' }, { isAdmin: true }, { emailVerified: true }, { _id: 'mine' }, { customId: 'ADM-1' }])(
  'rejects a sign-up with %j',
  async (greed) => {
    const email = 'greedy@example.org';
    expect((await signUp({ ...ada, email, ...greed })).status).toBe(400);
    expect(await UserModel.exists({ email })).toBeNull();
  },
);

test('answers broken JSON, other types and too large bodies with 400, 415 and 413', async () => {
  const text = { headers: { 'content-type': 'text/plain' } };
  expect(await identity.nobody.post(path, '{"email":')).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed_json' } },
  });
  expect((await identity.nobody.post(path, 'email', text)).status).toBe(415);
  expect((await identity.nobody.post(path, { ...ada, email: 'x'.repeat(200_000) })).status).toBe(413);
});
