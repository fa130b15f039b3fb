import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { request } from '../http/endpoint';
import { log } from '../log';

/** How long to wait for the server's response to a sign-out. */
const timeoutMs = 5000;

let pending: Promise<void> = Promise.resolve();

/**
 * Reports to the server that the user has signed out here, with the token that is no longer stored. The request is sent
 * even if the window is closed at once.
 */
export function reportSignOut(token: string | null): Promise<void> {
  pending = report(token);
  return pending;
}

/**
 * Resolves when the server has responded to the last sign-out, or after the timeout: the response removes the session's
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
    if (!response.ok) log.warn('the server rejected the sign-out', response.status);
  } catch (error) {
    log.warn('the sign-out could not be reported to the server', error);
  }
}
