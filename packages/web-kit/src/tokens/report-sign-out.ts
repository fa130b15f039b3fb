import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { request } from '../http/endpoint';
import { log } from '../log';

/** How long the server may take to acknowledge a sign-out. */
const timeoutMs = 5000;

let pending: Promise<void> = Promise.resolve();

/**
 * Reports to the server a sign-out that has already happened here, with the token that is no longer stored. It goes out
 * even when the window is closed at once.
 */
export function reportSignOut(token: string | null): Promise<void> {
  pending = report(token);
  return pending;
}

/**
 * Resolves when the server has acknowledged the last sign-out, or the time is over: its answer removes the session's
 * cookie.
 */
export const signOutReported = (): Promise<void> => pending;

async function report(token: string | null): Promise<void> {
  try {
    const { url, method } = request(identityEndpoints.signOut);
    const response = await fetch(url, {
      method,
      credentials: 'include',
      keepalive: true,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) log.warn('the server did not take the sign-out', response.status);
  } catch (error) {
    log.warn('the server did not hear the sign-out', error);
  }
}
