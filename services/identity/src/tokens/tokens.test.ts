import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { AccessClaims, KeySet, tokenAudience, tokenIssuer } from '@plaza/contracts/identity/session';
import { keysOf } from '@plaza/service-kit/trust/published-keys';
import jwt from 'jsonwebtoken';
import { signIn, startIdentity, startInstance, type TestIdentity, userFixture } from '../testing/identity';
import { openSigningKey } from './signing-key';
import { SigningKeyModel } from './signing-key.model';

let identity: TestIdentity;
let user: { id: string; email: string };
beforeAll(async () => {
  identity = await startIdentity();
  user = await userFixture('admin_low');
});
afterAll(() => identity.stop());

const me = async (token: string) => {
  const { status, body } = await identity.withToken(token).get<{ error?: { code: string } }>('/api/v1/auth/me');
  return [status, body.error?.code];
};
const issued = { iss: tokenIssuer, aud: tokenAudience };
const claims = () => ({ ...issued, sid: randomUUID(), role: 'admin_low', isAdmin: true });
const typ = 'at+jwt';
const sign = (input: object, options: jwt.SignOptions = {}, { id, privateKey } = identity.signingKey) =>
  jwt.sign(input, privateKey, {
    algorithm: 'RS256',
    keyid: id,
    header: { alg: 'RS256', typ },
    subject: user.id,
    expiresIn: 900,
    ...options,
  });

test('a token matches the contract, for 15 minutes, signed with a published key', async () => {
  const { token } = await signIn(identity, user.email);
  const { body } = await identity.nobody.get('/.well-known/jwks.json');
  const decoded = jwt.decode(token, { complete: true });
  const key = keysOf(KeySet.parse(body)).get(decoded?.header.kid ?? '');
  const payload = jwt.verify(token, key ?? '', { algorithms: ['RS256'] });
  const parsed = AccessClaims.strict().parse(payload);
  expect(parsed).toMatchObject({ sub: user.id, role: 'admin_low', isAdmin: true });
  expect(parsed.exp - parsed.iat).toBe(900);
  expect(decoded?.header.typ).toBe(typ);
  expect(JSON.stringify(body)).not.toMatch(/"(d|p|q|dp|dq|qi)"/);
});

test('a valid token is accepted, and an expired one is reported as expired', async () => {
  expect(await me(sign(claims()))).toEqual([200, undefined]);
  expect(await me(sign(claims(), { expiresIn: -60 }))).toEqual([401, 'token_expired']);
});

test('forged tokens are rejected', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = { ...identity.signingKey, privateKey };
  const good = sign(claims());
  const [head, , signature] = good.split('.');
  const otherBody = Buffer.from(JSON.stringify({ ...claims(), sub: user.id, role: 'admin_high' })).toString(
    'base64url',
  );
  const lasting = { ...claims(), sub: user.id, exp: Math.floor(Date.now() / 1000) + 900 };
  const [n = ''] = [JSON.stringify(identity.signingKey.keySet)];
  const tokens = [
    sign(claims(), {}, forged),
    sign(claims(), {}, { ...forged, id: 'unknown' }),
    `${head}.${otherBody}.${signature}`,
    jwt.sign(lasting, '', { algorithm: 'none', keyid: identity.signingKey.id, header: { alg: 'none', typ } }),
    jwt.sign(lasting, n, { algorithm: 'HS256', keyid: identity.signingKey.id, header: { alg: 'HS256', typ } }),
    'nonsense',
  ];
  for (const token of tokens) expect(await me(token)).toEqual([401, 'token_invalid']);
});

test('a well-signed token with invalid claims is rejected', async () => {
  expect(await me(sign({ ...claims(), role: 'emperor' }))).toEqual([401, 'token_invalid']);
  expect(await me(sign({ ...claims(), sid: { $gt: '' } }))).toEqual([401, 'token_invalid']);
});

test('instances that start concurrently create one key, and accept each other’s tokens', async () => {
  await SigningKeyModel.deleteMany({});
  const ids = (await Promise.all(Array.from({ length: 5 }, () => openSigningKey()))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(await SigningKeyModel.countDocuments()).toBe(1);

  const [first, second] = [await startInstance(), await startInstance()];
  try {
    const { token } = await signIn(first, user.email);
    expect((await second.withToken(token).get('/api/v1/auth/me')).status).toBe(200);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});

test('a configured key is used, and none is created', async () => {
  await SigningKeyModel.deleteMany({});
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const [one, other] = [await openSigningKey(pem), await openSigningKey(pem)];
  expect(one.id).toBe(other.id);
  expect(one.privateKey.equals(privateKey)).toBe(true);
  expect(await SigningKeyModel.countDocuments()).toBe(0);
});
