import { commonPasswordCount, isCommonPassword } from './common-passwords';

test.each([
  'password',
  'Password1',
  'PASSW0RD',
  '123456',
  '123456789',
  '987654',
  '111111',
  '121212',
  '112233',
  '000000',
  'qwerty',
  'qwerty123',
  '1q2w3e4r',
  'asdfgh',
  'zxcvbnm',
  '1qaz2wsx',
  'abcdef',
  'abc123',
  'iloveyou',
  'letmein',
  'dragon',
  'monkey1',
  'football',
  'sunshine',
  'michael',
  'Summer2024',
  'trustno1',
  'admin123',
  'welcome1!',
  // the commonest of real leaks
  'Klaster',
  '123321',
  'biteme',
  'gfhjkm',
  'maverick',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['quite-a-secret-7', 'correct horse battery', 'tr4vel5lowly', 'Plaza!demo!2031', 'mj93kd', '__proto__'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('the 10,000 most common ones and many variations are rejected', () => {
  expect(commonPasswordCount()).toBeGreaterThan(10_000 + 3000);
});
