import type { Refreshed } from '@plaza/contracts/identity/authentication';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { User } from '@plaza/contracts/identity/session';
import { type ApiError, apiErrorOf, noAnswer } from '../http/api-error';
import { request } from '../http/endpoint';
import { readImpersonation, readToken, writeRenewed, writeSession } from './stored-session';
import { subjectOf } from './token-subject';

/** A refresh that hangs would hold up every call of every window. */
const refreshMs = 10_000;

/**
 * How asking for a new token ended: with one; with the word that the session is dead; or without an answer, which says
 * nothing about the session.
 */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'unanswered'; readonly error: ApiError };

let refreshing: { readonly refused: string | null; readonly renewal: Promise<Renewal> } | undefined;
let latest: Promise<unknown> | undefined;

/**
 * Asks for a new access token for one that the server no longer takes. The cookie behind it works once, so all calls
 * of all windows share one refresh: a second one would look like theft and end the session. One for another token
 * waits its turn, as what became of the first says nothing of it.
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
 * Takes up the administrator's own session, whose cookie is still there, in place of the one in which they act as
 * somebody. Until the server has answered nothing changes, so that no window counts as signed out meanwhile.
 * @param acting the token with which they act; 'over' when another window ended that first
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
  // The cookie is the administrator's: what was meant to be done as somebody else must not be done again as them.
  if (readToken() === refused && readImpersonation()) return { kind: 'dead' };
  return exchangeCookie(refused, writeRenewed, () => storedNow(refused));
}

/**
 * @param write stores what the server gave
 * @param moved what it comes to where another token is stored by now: renewed in another window, signed out, or in as
 * somebody else
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
      // The cookie is another one as soon as the server has answered: a page that is left meanwhile must not lose it.
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

/** A request that was rejected for one user must not be repeated as another one, whoever signed in meanwhile. */
function storedNow(refused: string | null): Renewal {
  const token = readToken();
  const isTheirs = token !== null && (refused === null || subjectOf(token) === subjectOf(refused));
  return isTheirs ? { kind: 'renewed', token } : { kind: 'dead' };
}
