import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { request } from '../api/endpoint';
import { log } from '../log';

/** How long the server may take to hear of a sign-out. */
const tellMs = 5000;

let telling: Promise<void> = Promise.resolve();

/**
 * Tells the server of a sign-out that has happened here already, with the token that is no longer stored. It goes out
 * even when the window is closed at once.
 */
export function tellSignedOut(token: string | null): Promise<void> {
  telling = tell(token);
  return telling;
}

/** Resolves when the server has heard of the last sign-out, or takes too long: its answer takes the session's cookie away. */
export const signOutTold = (): Promise<void> => telling;

async function tell(token: string | null): Promise<void> {
  try {
    const { url, method } = request(identityEndpoints.signOut);
    const response = await fetch(url, {
      method,
      credentials: 'include',
      keepalive: true,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(tellMs),
    });
    if (!response.ok) log.warn('the server did not take the sign-out', response.status);
  } catch (error) {
    log.warn('the server did not hear the sign-out', error);
  }
}
