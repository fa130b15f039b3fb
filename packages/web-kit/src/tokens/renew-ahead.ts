import { type Renewal, refreshToken } from './refresh-token';
import { readImpersonation } from './stored-session';
import { isTokenOver } from './token-claims';

let isClockAhead = false;

/**
 * Renews a token that is over by its own word, before it is sent and refused. Undefined where that is of no use, so
 * that the call goes out at once: it is good, nothing renews it, or even new ones seem to be over, as on a computer
 * whose clock is ahead.
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
