import { limits } from '@plaza/contracts/limits';
import { startIdentity, type TestIdentity } from '../testing/identity';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const domain = '@example.org';
const emailOf = (length: number) => `${'e'.repeat(length - domain.length)}${domain}`;
const text = (length: number) => 'q'.repeat(length);
const umlauts = (length: number) => 'ü'.repeat(length);
const email = 'lengths@example.org';
const password = 'quite-a-secret-7';
const user = { email, password, firstName: 'Ada', lastName: 'Byron' };

interface Row {
  path: string;
  body: Record<string, unknown>;
  field: string;
  max: number;
  of: (length: number) => string;
}
const row = (path: string, body: Row['body'], field: string, max: number, of = text): Row => ({
  path,
  body,
  field,
  max,
  of,
});

test.each([
  row('signup', user, 'email', limits.email, emailOf),
  row('signup', { ...user, email: 'a@example.org' }, 'password', limits.password, umlauts),
  row('signup', { ...user, email: 'b@example.org' }, 'firstName', limits.name, umlauts),
  row('signup', { ...user, email: 'c@example.org' }, 'lastName', limits.name, umlauts),
  row('signin', { email, password }, 'email', limits.email, emailOf),
  row('signin', { email, password }, 'password', limits.password, umlauts),
  row('verify-email', { token: 'x', userId: 'x' }, 'token', 200),
  row('verify-email', { token: 'x', userId: 'x' }, 'userId', 36),
  row('resend-verification', {}, 'email', limits.email, emailOf),
  row('forgot-password', {}, 'email', limits.email, emailOf),
  row('verify-reset-code', { securityCode: 'A7K2QX' }, 'email', limits.email, emailOf),
  row('verify-reset-code', { email }, 'securityCode', limits.codeLength),
  row('reset-password', { newPassword: password }, 'resetId', 100),
  row('reset-password', { resetId: 'x' }, 'newPassword', limits.password, umlauts),
])('$path accepts at most $max characters of $field', async ({ path, body, field, max, of }) => {
  const ask = (length: number) =>
    identity.nobody.post<{ error?: { code: string } }>(`/api/v1/auth/${path}`, { ...body, [field]: of(length) });
  const longest = await ask(max);
  expect(longest.status).toBeLessThan(500);
  expect(longest.body.error?.code).not.toBe('invalid_input');
  for (const length of [max + 1, max * 10]) {
    expect(await ask(length)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', details: [{ path: field }] } },
    });
  }
});
