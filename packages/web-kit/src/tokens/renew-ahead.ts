import { type Renewal, refreshToken } from './refresh-token';
import { readImpersonation } from './stored-session';
import { isTokenOver } from './token-claims';

let isClockAhead = false;

/**
 * Renews a token that has expired according to its claims, before it is sent and rejected. Undefined if the request
 * should be sent at once: because the token is valid, cannot be renewed, or because even new tokens seem expired, as on
 * a computer whose clock is ahead.
 */
export function renewAhead(token: string | null): Promise<Renewal> | undefined {
  if (token === null || isClockAhead || !isTokenOver(token) || readImpersonation()) return undefined;
  return renew(token);
}

async function renew(token: string): Promise<Renewal> {
  const renewal = await refreshToken(token);
  if (renewal.kind === 'renewed') isClockAhead = isTokenOver(renewal.token);
  return renewal;
}
