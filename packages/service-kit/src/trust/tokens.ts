import type { KeyObject } from 'node:crypto';
import {
  AccessClaims,
  accessTokenTypes,
  type Caller,
  tokenAudience,
  tokenIssuer,
} from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { Unauthenticated } from '../errors';

/** The keys that tokens may be signed with. */
export interface TokenKeys {
  /**
   * The public key with this key id; undefined if nobody publishes it. @throws Unavailable when that cannot be
   * determined
   */
  find(kid: string): Promise<KeyObject | undefined>;
  /** The same, from what is known already, without waiting. */
  current(kid: string): KeyObject | undefined;
}

export interface TokenCheck {
  verify(token: string): Promise<Caller>;
  known(token: string): Caller | undefined;
}

interface SigningKey {
  readonly kid: string;
  readonly publicKey: KeyObject;
}

interface Verified {
  readonly token: string;
  readonly key: SigningKey;
  readonly caller: Caller;
  readonly epoch: number;
  readonly expiresAt: number;
}

/** The accepted clock difference between two machines, in seconds. */
const clockSkewSeconds = 30;

/**
 * The end of a token's signature serves as its key: hashing the whole token would cost more than the rest of the check.
 */
const keyOf = (token: string) => token.slice(-32);

/**
 * Verifies access tokens (RS256 only): signature, issuer, audience, type, lifetime. At most `max` verified tokens are
 * cached, as verifying a signature takes a thousand times as long as a look-up; revocation, expiry and whether the key
 * is still published are checked every time.
 */
export function createTokenCheck(
  keys: TokenKeys,
  isRevoked: (sessionId: string, epoch: number) => boolean,
  max = 10_000,
): TokenCheck {
  const verified = new LRUCache<string, Verified>({ max });

  function known(token: string): Caller | undefined {
    const entry = verified.get(keyOf(token));
    if (entry?.token !== token) return undefined;
    const { expiresAt, key, caller, epoch } = entry;
    const isPublished = keys.current(key.kid) === key.publicKey;
    if (isPublished && expiresAt > Date.now() && !isRevoked(caller.sessionId, epoch)) return caller;
    verified.delete(keyOf(token));
    return undefined;
  }

  async function verify(token: string): Promise<Caller> {
    const seen = known(token);
    if (seen) return seen;
    const { claims, key } = await verifiedClaims(token, keys);
    if (isRevoked(claims.sid, claims.epoch)) throw new Unauthenticated('token_revoked');
    const { epoch } = claims;
    const caller = callerOf(claims);
    verified.set(keyOf(token), { token, key, caller, epoch, expiresAt: (claims.exp + clockSkewSeconds) * 1000 });
    return caller;
  }

  return { verify, known };
}

function callerOf(claims: AccessClaims): Caller {
  const { sub: id, sid: sessionId, role, isAdmin, contractorId, auth_time, secondFactorMissing, act } = claims;
  return {
    id,
    sessionId,
    role,
    isAdmin,
    ...(contractorId ? { contractorId } : {}),
    ...(auth_time ? { authenticatedAt: auth_time } : {}),
    ...(secondFactorMissing ? { secondFactorMissing } : {}),
    ...(act ? { impersonatorId: act.sub } : {}),
  };
}

async function verifiedClaims(token: string, keys: TokenKeys): Promise<{ claims: AccessClaims; key: SigningKey }> {
  const { kid, typ } = headerOf(token);
  const publicKey = kid === undefined ? undefined : await keys.find(kid);
  if (kid === undefined || !publicKey) throw new Unauthenticated('token_invalid');
  try {
    const claims = AccessClaims.safeParse(jwt.verify(token, publicKey, verifyOptions));
    if (claims.success && isPlausible(claims.data, typ)) return { claims: claims.data, key: { kid, publicKey } };
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) throw new Unauthenticated('token_expired');
    if (!(error instanceof jwt.JsonWebTokenError)) throw error;
  }
  throw new Unauthenticated('token_invalid');
}

const verifyOptions = {
  algorithms: ['RS256' as const],
  issuer: tokenIssuer,
  audience: tokenAudience,
  clockTolerance: clockSkewSeconds,
};

/** The maximum lifetime of each token type, in seconds. */
const lifeSeconds: Readonly<Record<string, number | undefined>> = {
  [accessTokenTypes.own]: limits.accessTokenSeconds,
  [accessTokenTypes.impersonation]: limits.impersonationSeconds,
};

/**
 * Whether identity issues such tokens: with this lifetime, not issued in the future, and of the type that fits the
 * caller.
 */
function isPlausible({ iat, exp, act }: AccessClaims, typ: string | undefined): boolean {
  if (typ !== (act ? accessTokenTypes.impersonation : accessTokenTypes.own)) return false;
  const isIssued = iat <= Date.now() / 1000 + clockSkewSeconds;
  return isIssued && exp - iat <= (lifeSeconds[typ] ?? 0) + clockSkewSeconds;
}

/** The key id and type in the header of an RS256 token; empty for anything else, including what is no token. */
function headerOf(token: string): { kid?: string; typ?: string | undefined } {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    return header?.alg === 'RS256' && typeof header.kid === 'string' ? { kid: header.kid, typ: header.typ } : {};
  } catch {
    return {}; // the decoder throws if the payload is not JSON
  }
}
