import { createPublicKey } from 'node:crypto';
import { AccessClaims, KeySet } from '@plaza/contracts/identity/session';
import jwt from 'jsonwebtoken';
import { accessTokenFor, testKeys } from './tokens';

const id = '0b9f2f6c-6f0a-4a4b-9d3c-1c7c2f7d9a11';

function verified(token: string): AccessClaims {
  const { keys } = KeySet.parse(testKeys());
  const kid = jwt.decode(token, { complete: true })?.header.kid;
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key) throw new Error(`no key ${kid}`);
  return AccessClaims.parse(jwt.verify(token, createPublicKey({ key, format: 'jwk' }), { algorithms: ['RS256'] }));
}

test('a token contains the claims of the contract, under a published key', () => {
  const claims = verified(accessTokenFor({ id, role: 'contractor', contractorId: id }));
  expect(claims).toMatchObject({ sub: id, role: 'contractor', isAdmin: false, contractorId: id });
  expect(claims.exp - claims.iat).toBe(900);
});

test('administrators have their permissions by default', () => {
  expect(verified(accessTokenFor({ role: 'admin_low' })).isAdmin).toBe(true);
  expect(verified(accessTokenFor({ role: 'admin_low', isAdmin: false })).isAdmin).toBe(false);
});

test('a token can have expired', () => {
  expect(() => verified(accessTokenFor({ expiresIn: -60 }))).toThrow('jwt expired');
});

test('the published keys contain nothing private', () => {
  expect(Object.keys(testKeys().keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});
