import { limits } from '@plaza/contracts/limits';
import type { Caller } from '@plaza/contracts/session';
import jwt from 'jsonwebtoken';
import type { SigningKey } from './signing-key';

/** Signs an access token: 15 minutes, the claims of the contracts' AccessClaims. */
export function signAccessToken({ id, sessionId, role, isAdmin, contractorId }: Caller, key: SigningKey): string {
  const claims = { sid: sessionId, role, isAdmin, ...(contractorId ? { contractorId } : {}) };
  return jwt.sign(claims, key.privateKey, {
    algorithm: 'RS256',
    keyid: key.id,
    subject: id,
    expiresIn: limits.accessTokenSeconds,
  });
}
