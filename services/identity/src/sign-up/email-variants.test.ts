import { startIdentity, type TestIdentity, testPassword } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const signUp = async (email: string) => {
  const body = { email, password: testPassword, firstName: 'Ada', lastName: 'Byron' };
  const answer = await identity.nobody.post<{ error?: { code: string } }>('/api/v1/auth/signup', body);
  return [answer.status, answer.body.error?.code];
};
const taken = [409, 'email_taken'];
const created = [201, undefined];
const refused = [400, 'invalid_input'];

test('an address has one account, regardless of case and surrounding blanks', async () => {
  expect(await signUp('ada@example.org')).toEqual(created);
  for (const variant of ['ADA@Example.org', 'Ada@EXAMPLE.ORG', ' ada@example.org ', '\u00a0ada@example.org\u3000']) {
    expect(await signUp(variant)).toEqual(taken);
  }
  expect(await UserModel.countDocuments({ email: /^ada@/i })).toBe(1);
});

test('a character whose lower case is an ASCII letter counts as that: the Kelvin sign creates no second account', async () => {
  expect(await signUp('kelvin@example.org')).toEqual(created);
  expect(await signUp('\u212aelvin@example.org')).toEqual(taken);
  expect(await signUp('\u212aate@example.org')).toEqual(created);
  expect(await UserModel.countDocuments({ email: 'kate@example.org' })).toBe(1);
});

// Addresses are ASCII: look-alikes of letters are rejected, not mapped to the letters.
test.each([
  ['a Cyrillic letter in the local part', '\u0430da@example.org'],
  ['a Cyrillic letter in the domain', 'ada@ex\u0430mple.org'],
  ['a Greek letter', 'ad\u03b1@example.org'],
  ['full-width letters', '\uff41\uff44\uff41@example.org'],
  ['a full-width at sign', 'ada\uff20example.org'],
  ['an ideographic full stop', 'ada@example\u3002org'],
  ['a dotless i', 'ma\u0131l@example.org'],
  ['a dotted capital I', 'MA\u0130L@example.org'],
  ['a long s', 'ada@example.org\u017f'],
  ['a ligature', '\ufb01sh@example.org'],
  ['mathematical letters', '\u{1d41a}da@example.org'],
  ['a combining accent', 'ada\u0301@example.org'],
  ['a zero-width space', 'a\u200bda@example.org'],
  ['a soft hyphen', 'a\u00adda@example.org'],
  ['a sign that turns the line around', 'ada\u202e@example.org'],
  ['an umlaut domain', 'ada@b\u00fccher.example'],
  ['a NUL', 'ada\u0000@example.org'],
  ['a line break', 'ada@example.org\r\nbcc:eve@example.org'],
  ['a second address', 'ada@example.org,eve@example.org'],
  ['a name before it', 'Ada <ada@example.org>'],
  ['a quoted local part', '"ada eve"@example.org'],
  ['an address of numbers', 'ada@[127.0.0.1]'],
  ['two at signs', 'ada@eve@example.org'],
  ['two dots in a row', 'ada..eve@example.org'],
])('rejects %s', async (_what, email) => {
  expect(await signUp(email)).toEqual(refused);
});

test.each(['ada+plaza@example.org', "o'neil@example.org", 'ada@xn--bcher-kva.example', 'a.b-c_d@sub.example.co'])(
  'accepts %s',
  async (email) => {
    expect(await signUp(email)).toEqual(created);
  },
);
