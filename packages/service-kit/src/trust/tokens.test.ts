import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type Caller, tokenAudience, tokenIssuer } from '@plaza/contracts/identity/session';
import { badTokens } from '@plaza/test-kit/bad-tokens';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import jwt from 'jsonwebtoken';
import { fakeClock } from '../testing/fake-clock';
import { fixedKeys, keysOf } from './published-keys';
import { createTokenCheck, type TokenKeys } from './tokens';

const id = '5f2b7a36-5c0f-4c3f-9a76-2b8f3a0e7d11';
const sessionId = '0d4be1a5-8a86-4f0c-8d44-1f1a3b6c5e22';
const clock = fakeClock();
const keys = keysOf(testKeys());
const revoked = new Set<string>();
const check = (max?: number) => createTokenCheck(fixedKeys(testKeys()), (sid) => revoked.has(sid), max);

beforeEach(() => revoked.clear());

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: tokenIssuer,
  aud: tokenAudience,
  iat: now,
  exp: now + 900,
  sub: id,
  sid: sessionId,
  role: 'admin_high',
  isAdmin: true,
};
const signedWith = (key: KeyObject, payload: object = claims, header: Partial<jwt.JwtHeader> = {}) =>
  jwt.sign(payload, key, { algorithm: 'RS256', keyid: 'test', header: { alg: 'RS256', typ: 'at+jwt', ...header } });

function hmacSigned(secret: string): string {
  const signed = `${part({ alg: 'HS256', typ: 'at+jwt', kid: 'test' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const publicKey = keys.get('test') as KeyObject;
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

test('a valid token names its caller, and is cached', async () => {
  const { verify, known } = check();
  const said = { authenticatedAt: 1_760_000_000, secondFactorMissing: true } as const;
  const token = accessTokenFor({ id, sessionId, role: 'contractor', contractorId: id, ...said });
  expect(known(token)).toBeUndefined();
  const caller: Caller = { id, sessionId, role: 'contractor', isAdmin: false, contractorId: id, ...said };
  expect(await verify(token)).toEqual(caller);
  expect(known(token)).toEqual(caller);
});

test.each([
  ['nothing', ''],
  ['words', 'not a token'],
  ['two parts', `${part({ alg: 'RS256', typ: 'at+jwt', kid: 'test' })}.${part(claims)}`],
  ['a payload that is no JSON', `${part({ alg: 'RS256', typ: 'at+jwt', kid: 'test' })}.${part('{"sub":')}.AAAA`],
  ['a header that is no JSON', `${part('{"alg"')}.${part(claims)}.AAAA`],
  ['no signature at all', `${part({ alg: 'none', typ: 'at+jwt', kid: 'test' })}.${part(claims)}.`],
  ['alg none under an RS256 header', `${part({ alg: 'RS256', typ: 'at+jwt', kid: 'test' })}.${part(claims)}.`],
  ['HS256 with the public key for a secret', hmacSigned(publicKey.export({ format: 'pem', type: 'spki' }).toString())],
  ['the key of a stranger', signedWith(stranger)],
  ['an unpublished key id', signedWith(stranger, claims, { kid: 'theirs' })],
  ['a key id that is no text', `${part({ alg: 'RS256', kid: { $gt: '' } })}.${part(claims)}.AAAA`],
])('rejects %s', async (_what, token) => {
  const { verify, known } = check();
  await expect(verify(token)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'token_invalid' });
  expect(known(token)).toBeUndefined();
});

test('rejects a payload that was changed after signing', async () => {
  const [header, , signature] = accessTokenFor({ id, role: 'user' }).split('.');
  await expect(check().verify(`${header}.${part(claims)}.${signature}`)).rejects.toMatchObject({
    code: 'token_invalid',
  });
});

/** A check that trusts one key, and what that key signs. */
function ownKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const published = new Map([['test', publicKey]]);
  const ownKeys: TokenKeys = { find: async (kid) => published.get(kid), current: (kid) => published.get(kid) };
  return {
    ...createTokenCheck(ownKeys, () => false),
    published,
    sign: (changes: object = {}, header?: Partial<jwt.JwtHeader>) =>
      signedWith(privateKey, JSON.parse(JSON.stringify({ ...claims, ...changes })), header),
  };
}
const act = { sub: id };

test.each<[string, object, string]>([
  ['of an unknown role', { role: 'root' }, 'at+jwt'],
  ['without a session', { sid: undefined }, 'at+jwt'],
  ['that never ends', { exp: undefined }, 'at+jwt'],
  ['for several audiences, of which we are one', { aud: [tokenAudience, 'another'] }, 'at+jwt'],
  ['with the lifetime of an impersonation, but none', { exp: now + 3600 }, 'at+jwt'],
  ['of an impersonation in the type of an own one', { act }, 'at+jwt'],
  ['of an impersonation of two hours', { act, exp: now + 7200 }, 'impersonation+jwt'],
])('rejects a well-signed token %s', async (_what, changes, typ) => {
  const { verify, sign } = ownKey();
  await expect(verify(sign())).resolves.toMatchObject({ id });
  await expect(verify(sign(changes, { typ }))).rejects.toMatchObject({ code: 'token_invalid' });
});

test('an impersonation token has its own type, and lives an hour', async () => {
  const { verify, sign } = ownKey();
  const token = sign({ act, exp: now + 3600 }, { typ: 'impersonation+jwt' });
  await expect(verify(token)).resolves.toMatchObject({ id, impersonatorId: id });
});

test.each(badTokens)('rejects $what', async ({ make, code }) => {
  const { verify, known } = check();
  const token = make(accessTokenFor);
  await expect(verify(token)).rejects.toMatchObject({ code });
  expect(known(token)).toBeUndefined();
});

test('a verified token becomes invalid with its key, also if another key takes its id', async () => {
  for (const replacement of [undefined, publicKey]) {
    const { verify, known, published, sign } = ownKey();
    const token = sign();
    await verify(token);
    expect(known(token)).toMatchObject({ id });
    if (replacement) published.set('test', replacement);
    else published.delete('test');
    expect(known(token)).toBeUndefined();
    await expect(verify(token)).rejects.toMatchObject({ code: 'token_invalid' });
  }
});

test('rejects an expired token as expired', async () => {
  await expect(check().verify(accessTokenFor({ expiresIn: -60 }))).rejects.toMatchObject({ code: 'token_expired' });
});

test('a cached token expires too', async () => {
  const { verify, known } = check();
  const token = accessTokenFor({ expiresIn: 60 });
  await verify(token);
  clock.forward(91_000);
  expect(known(token)).toBeUndefined();
  await expect(verify(token)).rejects.toMatchObject({ code: 'token_expired' });
});

test('a revoked session invalidates its tokens, cached or not', async () => {
  const { verify, known } = check();
  const seen = accessTokenFor({ sessionId });
  await verify(seen);
  revoked.add(sessionId);
  expect(known(seen)).toBeUndefined();
  await expect(verify(seen)).rejects.toMatchObject({ code: 'token_revoked' });
  await expect(verify(accessTokenFor({ id, sessionId }))).rejects.toMatchObject({ code: 'token_revoked' });
});

test('a token with the same ending as a cached one is verified separately', async () => {
  const { verify, known } = check();
  const token = accessTokenFor({ id, sessionId, role: 'user' });
  await verify(token);
  const [head, , signature] = token.split('.');
  const forged = `${head}.${part(claims)}.${signature}`;
  expect(known(forged)).toBeUndefined();
  await expect(verify(forged)).rejects.toMatchObject({ code: 'token_invalid' });
  expect(known(token)).toMatchObject({ role: 'user' });
});

test('limits the number of cached tokens', async () => {
  const { verify, known } = check(2);
  const tokens = [accessTokenFor(), accessTokenFor(), accessTokenFor()];
  for (const token of tokens) await verify(token);
  expect(tokens.filter((token) => known(token))).toEqual(tokens.slice(1));
});
