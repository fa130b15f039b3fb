import type { Refreshed } from '@plaza/contracts/identity';
import { log } from '../log';
import { readToken, writeToken, writeUser } from './stored-session';

/** A refresh that hangs would hold up every call of every window. */
const refreshMs = 10_000;

let refreshing: Promise<string | null> | undefined;

/**
 * A new access token for one that the server no longer takes, or null. The cookie behind it works once, so all calls
 * of all windows share one refresh: a second one would look like theft and end the session.
 */
export function refreshToken(refused: string | null): Promise<string | null> {
  refreshing ??= oneWindowAtATime(() => refreshUnlessDone(refused)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

function oneWindowAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('plaza.refresh', work) : work();
}

async function refreshUnlessDone(refused: string | null): Promise<string | null> {
  if (readToken() !== refused) return readToken(); // another window renewed it, or signed out, meanwhile
  try {
    const response = await fetch('/api/v1/auth/refresh', {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(refreshMs),
    });
    if (!response.ok) return null;
    const { data } = (await response.json()) as Refreshed;
    if (readToken() !== refused) return readToken(); // signed out, or in as somebody else, while it was asked for
    writeToken(data.accessToken);
    writeUser(data.user);
    return data.accessToken;
  } catch (error) {
    log.warn('the session could not be renewed', error);
    return null;
  }
}
