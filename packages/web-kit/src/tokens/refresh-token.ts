import type { Refreshed } from '@plaza/contracts/identity/authentication';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { User } from '@plaza/contracts/identity/session';
import { type ApiError, apiErrorOf, noAnswer } from '../http/api-error';
import { request } from '../http/endpoint';
import { readImpersonation, readToken, writeRenewed, writeSession } from './stored-session';
import { subjectOf } from './token-subject';

/** A refresh without a response would block all requests of all windows. */
const refreshMs = 10_000;

/**
 * The result of a refresh: a new token; the end of the session; or no response, which says nothing about the session.
 */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'unanswered'; readonly error: ApiError };

let refreshing: { readonly refused: string | null; readonly renewal: Promise<Renewal> } | undefined;
let latest: Promise<unknown> | undefined;

/**
 * Requests a new access token to replace one that the server rejected. The cookie for it can be used once, so all
 * requests of all windows share one refresh: a second use would look like theft and end the session, except shortly
 * after a refresh whose response was lost. A refresh for another token waits for its turn, as the result of the first
 * says nothing about it.
 */
export function refreshToken(refused: string | null): Promise<Renewal> {
  if (refreshing?.refused === refused) return refreshing.renewal;
  const renewal = inTurn(() => refreshUnlessDone(refused)).finally(() => {
    if (refreshing?.renewal === renewal) refreshing = undefined;
  });
  refreshing = { refused, renewal };
  return renewal;
}

/**
 * Restores the administrator's own session, whose cookie still exists, in place of the impersonation. Nothing changes
 * until the server has responded, so that no window considers itself signed out meanwhile.
 * @param acting the token of the impersonation; the result is 'over' if another window ended it first
 */
export function refreshAsOneself(acting: string): Promise<Renewal | { readonly kind: 'over' }> {
  return inTurn(() => exchangeCookie(acting, writeSession, () => ({ kind: 'over' as const })));
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = () => oneWindowAtATime(work);
  const done = (latest ? latest.then(next, next) : next()).finally(() => {
    if (latest === done) latest = undefined;
  });
  latest = done;
  return done;
}

function oneWindowAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('plaza.refresh', work) : work();
}

async function refreshUnlessDone(refused: string | null): Promise<Renewal> {
  // The cookie is the administrator's: a request made while impersonating a user must not be retried as the
  // administrator.
  if (readToken() === refused && readImpersonation()) return { kind: 'dead' };
  return exchangeCookie(refused, writeRenewed, () => storedNow(refused));
}

/**
 * @param write stores the session in the server's response
 * @param moved the result if another token is stored by now: renewed in another window, signed out, or signed in as
 * another user
 */
async function exchangeCookie<Moved>(
  present: string | null,
  write: (token: string, user: User) => void,
  moved: () => Moved,
): Promise<Renewal | Moved> {
  if (readToken() !== present) return moved();
  try {
    const { url, method } = request(identityEndpoints.refresh);
    const response = await fetch(url, {
      method,
      credentials: 'include',
      // The server replaces the cookie when it responds: leaving the page meanwhile must not lose the new one.
      keepalive: true,
      signal: AbortSignal.timeout(refreshMs),
    });
    if (response.status === 401) return { kind: 'dead' };
    if (!response.ok) return { kind: 'unanswered', error: await apiErrorOf(response) };
    const { data } = (await response.json()) as Refreshed;
    if (readToken() !== present) return moved();
    write(data.accessToken, data.user);
    return { kind: 'renewed', token: data.accessToken };
  } catch (error) {
    return { kind: 'unanswered', error: noAnswer(error) };
  }
}

/** A request that was rejected for one user must not be retried as another one who signed in meanwhile. */
function storedNow(refused: string | null): Renewal {
  const token = readToken();
  const isTheirs = token !== null && (refused === null || subjectOf(token) === subjectOf(refused));
  return isTheirs ? { kind: 'renewed', token } : { kind: 'dead' };
}
