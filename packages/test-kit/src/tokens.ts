import { type KeyObject, randomUUID } from 'node:crypto';
import {
  type AccessClaims,
  accessTokenTypes,
  type KeySet,
  tokenAudience,
  tokenIssuer,
} from '@plaza/contracts/identity/session';
import { isAdminRole, type Role } from '@plaza/contracts/roles';
import jwt from 'jsonwebtoken';
import { testKeyPair } from './key-pairs';

/** The user in a token. Omitted fields get plausible values: a new id and session, admin as the role, 15 minutes. */
export interface TestUser {
  readonly id?: string;
  readonly role?: Role;
  readonly sessionId?: string;
  readonly isAdmin?: boolean;
  readonly contractorId?: string;
  /** When the user entered their password, in seconds since 1970; by default now. */
  readonly authenticatedAt?: number;
  readonly secondFactorMissing?: true;
  /** The administrator who acts as the user. */
  readonly impersonatorId?: string;
  /** Incremented when the user's permissions change within a session; 0 by default. */
  readonly epoch?: number;
  /** In seconds from now; negative for an expired token. */
  readonly expiresIn?: number;
}

/** The private key of access tokens, and the id under which its public key is published. */
interface TokenKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

const kid = 'test';

/** An access token as issued by identity, signed with the key that `testKeys` publishes unless another one is given. */
export function accessTokenFor(person: TestUser = {}, key: TokenKey = { id: kid, ...testKeyPair('issuer') }): string {
  const { id = randomUUID(), role = 'user', sessionId = randomUUID(), expiresIn = 15 * 60, contractorId } = person;
  const { impersonatorId, secondFactorMissing } = person;
  const now = Math.floor(Date.now() / 1000);
  const { authenticatedAt = now } = person;
  const claims: AccessClaims = {
    iss: tokenIssuer,
    aud: tokenAudience,
    sub: id,
    sid: sessionId,
    role,
    isAdmin: person.isAdmin ?? isAdminRole(role),
    ...(contractorId === undefined ? {} : { contractorId }),
    ...(impersonatorId === undefined ? {} : { act: { sub: impersonatorId } }),
    epoch: person.epoch ?? 0,
    auth_time: authenticatedAt,
    ...(secondFactorMissing ? { secondFactorMissing } : {}),
    iat: Math.min(now, now + expiresIn),
    exp: now + expiresIn,
  };
  const typ = impersonatorId === undefined ? accessTokenTypes.own : accessTokenTypes.impersonation;
  return jwt.sign(claims, key.privateKey, { algorithm: 'RS256', keyid: key.id, header: { alg: 'RS256', typ } });
}

/** The key set as published by identity. */
export function testKeys(): KeySet {
  const jwk = testKeyPair('issuer').publicKey.export({ format: 'jwk' });
  return { keys: [{ ...jwk, kid, kty: 'RSA', alg: 'RS256', use: 'sig' }] };
}
