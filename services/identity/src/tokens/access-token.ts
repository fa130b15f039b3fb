import { accessTokenTypes, type Caller, tokenAudience, tokenIssuer } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import jwt from 'jsonwebtoken';
import type { SigningKey } from './signing-key';

/**
 * Signs an access token with the claims of the contracts' AccessClaims. It is valid for 15 minutes, or for an hour
 * where an administrator impersonates a user, as nothing renews that one; the header's type says which.
 */
export function signAccessToken(caller: Caller, epoch: number, key: SigningKey): string {
  const { id, sessionId, role, isAdmin, contractorId, authenticatedAt, secondFactorMissing, impersonatorId } = caller;
  const claims = {
    sid: sessionId,
    role,
    isAdmin,
    epoch,
    ...(contractorId ? { contractorId } : {}),
    ...(authenticatedAt ? { auth_time: authenticatedAt } : {}),
    ...(secondFactorMissing ? { secondFactorMissing } : {}),
    ...(impersonatorId ? { act: { sub: impersonatorId } } : {}),
  };
  const typ = impersonatorId ? accessTokenTypes.impersonation : accessTokenTypes.own;
  return jwt.sign(claims, key.privateKey, {
    algorithm: 'RS256',
    keyid: key.id,
    header: { alg: 'RS256', typ },
    issuer: tokenIssuer,
    audience: tokenAudience,
    subject: id,
    expiresIn: impersonatorId ? limits.impersonationSeconds : limits.accessTokenSeconds,
  });
}
