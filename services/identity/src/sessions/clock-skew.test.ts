import { randomUUID } from 'node:crypto';
import { accessTokenTypes, tokenAudience, tokenIssuer } from '@plaza/contracts/identity/session';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import jwt from 'jsonwebtoken';
import { startIdentity, type TestIdentity, userFixture } from '../testing/identity';

let identity: TestIdentity;
let id: string;
beforeAll(async () => {
  identity = await startIdentity();
  id = (await userFixture()).id;
});
afterAll(() => identity.stop());

const me = async (token: string) => {
  const { status, body } = await identity.withToken(token).get<{ error?: { code: string } }>('/api/v1/me');
  return [status, body.error?.code];
};

test('a token is valid up to 30 seconds after its expiry, because of clock skew, and no longer', async () => {
  expect(await me(accessTokenFor({ id, expiresIn: -25 }, identity.signingKey))).toEqual([200, undefined]);
  expect(await me(accessTokenFor({ id, expiresIn: -35 }, identity.signingKey))).toEqual([401, 'token_expired']);
});

test('a token from a machine whose clock is 30 seconds ahead is valid at once', async () => {
  const now = Math.floor(Date.now() / 1000) + 30;
  const issued = { iss: tokenIssuer, aud: tokenAudience, iat: now, nbf: now, exp: now + 900 };
  const ahead = { ...issued, sub: id, sid: randomUUID(), role: 'user', isAdmin: false };
  const header = { alg: 'RS256', typ: accessTokenTypes.own };
  const { privateKey, id: keyid } = identity.signingKey;
  expect(await me(jwt.sign(ahead, privateKey, { algorithm: 'RS256', keyid, header }))).toEqual([200, undefined]);
});
