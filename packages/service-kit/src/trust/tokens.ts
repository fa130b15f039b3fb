import type { KeyObject } from 'node:crypto';
import { AccessClaims, type Caller } from '@plaza/contracts/identity/session';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { Unauthenticated } from '../errors';

/** Gives the public key of a key id; undefined when nobody published one. */
export type KeyFor = (kid: string) => Promise<KeyObject | undefined>;

export interface TokenCheck {
  verify(token: string): Promise<Caller>;
  known(token: string): Caller | undefined;
}

interface Verified {
  readonly token: string;
  readonly caller: Caller;
  readonly epoch: number;
  readonly expiresAt: number;
}

/** How far clocks of two machines may differ, in seconds. */
const clockSkewSeconds = 30;

/** The end of a token's signature: hashing all of a token for a look-up would cost more than the rest of the check. */
const keyOf = (token: string) => token.slice(-32);

/**
 * Checks access tokens (RS256 alone). Verified tokens are remembered, at most `max` of them, as a signature check
 * costs a thousand times a look-up; revocation and expiry are looked at each time.
 */
export function createTokenCheck(
  keyFor: KeyFor,
  isRevoked: (sessionId: string, epoch: number) => boolean,
  max = 10_000,
): TokenCheck {
  const verified = new LRUCache<string, Verified>({ max });

  function known(token: string): Caller | undefined {
    const entry = verified.get(keyOf(token));
    if (entry?.token !== token) return undefined;
    if (entry.expiresAt > Date.now() && !isRevoked(entry.caller.sessionId, entry.epoch)) return entry.caller;
    verified.delete(keyOf(token));
    return undefined;
  }

  async function verify(token: string): Promise<Caller> {
    const seen = known(token);
    if (seen) return seen;
    const claims = await claimsOf(token, keyFor);
    if (isRevoked(claims.sid, claims.epoch)) throw new Unauthenticated('token_revoked');
    const { epoch } = claims;
    const caller = callerOf(claims);
    verified.set(keyOf(token), { token, caller, epoch, expiresAt: (claims.exp + clockSkewSeconds) * 1000 });
    return caller;
  }

  return { verify, known };
}

function callerOf({ sub: id, sid: sessionId, role, isAdmin, contractorId, act }: AccessClaims): Caller {
  return {
    ...{ id, sessionId, role, isAdmin },
    ...(contractorId ? { contractorId } : {}),
    ...(act ? { impersonatorId: act.sub } : {}),
  };
}

async function claimsOf(token: string, keyFor: KeyFor): Promise<AccessClaims> {
  const kid = keyIdOf(token);
  const key = kid === undefined ? undefined : await keyFor(kid);
  if (!key) throw new Unauthenticated('token_invalid');
  try {
    const options = { algorithms: ['RS256' as const], clockTolerance: clockSkewSeconds };
    const parsed = AccessClaims.safeParse(jwt.verify(token, key, options));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) throw new Unauthenticated('token_expired');
    if (!(error instanceof jwt.JsonWebTokenError)) throw error;
  }
  throw new Unauthenticated('token_invalid');
}

/** The key id that an RS256 token names; undefined for anything else, be it no token at all. */
function keyIdOf(token: string): string | undefined {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    return header?.alg === 'RS256' && typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined; // the decoder throws where the payload is no JSON
  }
}
