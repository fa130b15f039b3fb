import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from '@plaza/service-kit/config';
import { IdentityConfig } from './config';

const read = (env: Record<string, string>) => readConfig(IdentityConfig, env);
const pemOf = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test('everything has a default', () => {
  const config = read({});
  expect(config).toMatchObject({
    PUBLIC_URL: 'http://localhost:8080',
    REQUIRE_EMAIL_VERIFICATION: true,
    BCRYPT_COST: 11,
  });
  expect(config.BCRYPT_WORKERS).toBeGreaterThanOrEqual(1);
  expect(config.JWT_PRIVATE_KEY).toBeUndefined();
});

test('a key may be given on one line', () => {
  const pem = pemOf(2048);
  expect(read({ JWT_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }).JWT_PRIVATE_KEY).toBe(pem);
});

test.each([
  ['an invalid key', { JWT_PRIVATE_KEY: 'nonsense' }],
  ['a short key', { JWT_PRIVATE_KEY: pemOf(1024) }],
  ['an address of another kind', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['a cost that is too low', { BCRYPT_COST: '1' }],
])('rejects %s', (_what, env) => {
  expect(() => read(env)).toThrow(Object.keys(env)[0]);
});
