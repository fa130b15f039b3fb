import type { Refreshed } from '@plaza/contracts/identity/authentication';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { type ApiError, apiErrorOf, noAnswer } from '../http/api-error';
import { request } from '../http/endpoint';
import { readImpersonation, readToken, writeToken, writeUser } from './stored-session';
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

/**
 * Asks for a new access token for one that the server no longer takes. The cookie behind it works once, so all calls
 * of all windows share one refresh: a second one would look like theft and end the session. One for another token
 * waits its turn, as what became of the first says nothing of it.
 */
export function refreshToken(refused: string | null): Promise<Renewal> {
  const before = refreshing;
  if (before?.refused === refused) return before.renewal;
  const refresh = () => oneWindowAtATime(() => refreshUnlessDone(refused));
  const renewal = (before ? before.renewal.then(refresh) : refresh()).finally(() => {
    if (refreshing?.renewal === renewal) refreshing = undefined;
  });
  refreshing = { refused, renewal };
  return renewal;
}

function oneWindowAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('plaza.refresh', work) : work();
}

async function refreshUnlessDone(refused: string | null): Promise<Renewal> {
  if (readToken() !== refused) return storedNow(refused); // another window renewed it, or signed out, meanwhile
  // The cookie is the administrator's: what was meant to be done as somebody else must not be done again as them.
  if (readImpersonation()) return { kind: 'dead' };
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
    if (readToken() !== refused) return storedNow(refused); // signed out, or in as somebody else, while it was asked for
    writeToken(data.accessToken);
    writeUser(data.user);
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
