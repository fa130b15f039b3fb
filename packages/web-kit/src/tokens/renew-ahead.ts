import { type Renewal, refreshToken } from './refresh-token';
import { readImpersonation } from './stored-session';
import { isTokenOver } from './token-claims';

let isClockAhead = false;

/**
 * Renews a token that is over by its own word, before it is sent and refused. Undefined where that would be of no use:
 * it is good, nothing renews it, or even new ones seem to be over, as on a computer whose clock is ahead.
 */
export async function renewAhead(token: string): Promise<Renewal | undefined> {
  if (isClockAhead || !isTokenOver(token) || readImpersonation()) return undefined;
  const renewal = await refreshToken(token);
  if (renewal.kind === 'renewed') isClockAhead = isTokenOver(renewal.token);
  return renewal;
}
