import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { User } from '@plaza/contracts/identity/session';
import type { Impersonation } from '@plaza/contracts/identity/user-administration';
import { api } from '../api/api';
import { send } from '../api/send';
import { clearStale } from '../api/stale-queries';
import { apiErrorIn } from '../http/api-error';
import { request } from '../http/endpoint';
import { log } from '../log';
import { type SessionState, sessionRead, userReplaced } from '../store/session.slice';
import type { AppThunk } from '../store/store';
import { refreshToken } from '../tokens/refresh-token';
import { reportSignOut } from '../tokens/report-sign-out';
import {
  onSessionElsewhere,
  readImpersonation,
  readToken,
  readUser,
  removeSession,
  writeImpersonation,
  writeToken,
  writeUser,
} from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';
import { removeOthersPersonalData, removePersonalData } from './personal-storage';
import { sessionApi } from './session-api';

/** Clears all answers, so that no data of one user is there for the next. */
const forgetAnswers = (): AppThunk => (dispatch) => {
  dispatch(api.util.resetApiState());
  clearStale();
};

/** Takes up the session stored in this browser; a token without a person asks the server who it is. */
export function startSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const session = readSession();
    if (!session.token || session.user) removeOthersPersonalData();
    if (session.token && !session.user) await dispatch(fetchUser());
    else dispatch(sessionRead(session));
  };
}

/** Asks who the token belongs to: 401 ends the session, any other failure is only logged. */
export function fetchUser(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const before = readToken();
    const asked = dispatch(
      sessionApi.endpoints.sessionMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const { data, error } = await asked;
    const now = readToken();
    if (!now) return; // signed out while it was asked for
    if (before === null || subjectOf(before) !== subjectOf(now)) return; // somebody else has signed in, or the same person anew
    // `data` beside an error is that of an earlier request
    if (data && !error) {
      writeUser(data);
      removeOthersPersonalData();
      dispatch(sessionRead({ ...readSession(), user: data }));
    } else if (apiErrorIn(error)?.status === 401) {
      await dispatch(readImpersonation() ? endImpersonation() : clearSession());
    } else {
      log.error('the signed-in person could not be fetched', error);
      dispatch(sessionRead(readSession()));
    }
  };
}

/** Stores a new session and clears what was fetched for another one. */
export function saveSession(token: string, user: User): AppThunk {
  return (dispatch) => {
    removeSession();
    writeToken(token);
    writeUser(user);
    removeOthersPersonalData();
    dispatch(forgetAnswers());
    dispatch(sessionRead(readSession()));
  };
}

/** Acts as somebody else, for support: their token in place of one's own, which the cookie brings back afterwards. */
export function beginImpersonation({ data: { accessToken, user, expiresAt } }: Impersonation): AppThunk {
  return (dispatch) => {
    writeImpersonation({ expiresAt });
    writeToken(accessToken);
    writeUser(user);
    dispatch(forgetAnswers());
    dispatch(sessionRead(readSession()));
  };
}

/** How long the server may take to hear that acting as somebody ended. */
const endMs = 5000;

/** Ends acting as somebody else, and goes on as oneself; as nobody, should one's own session have ended meanwhile. */
export function endImpersonation(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const signal = AbortSignal.timeout(endMs);
    const sent = await send({ ...request(identityEndpoints.endImpersonation), signal });
    if ('error' in sent) log.warn('the server did not hear that acting as somebody ended', sent.error);
    removeSession();
    const renewal = await refreshToken(null);
    if (renewal.kind === 'unanswered') log.error('your own session could not be taken up again', renewal.error);
    removeOthersPersonalData();
    dispatch(forgetAnswers());
    dispatch(sessionRead(readSession()));
  };
}

/** Fetches a new token, as the claims of the present one are outdated. */
export function renewSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const renewal = await refreshToken(readToken());
    if (renewal.kind === 'unanswered') log.error('the session could not be renewed', renewal.error);
    dispatch(sessionRead(readSession()));
  };
}

/** Replaces the stored person. */
export function updateUser(user: User): AppThunk {
  return (dispatch) => {
    writeUser(user);
    dispatch(userReplaced(user));
  };
}

/** Removes the token, the user, everything fetched, and everything stored for the user alone. */
export function clearSession(): AppThunk {
  return (dispatch) => {
    const user = readUser();
    removeSession();
    if (user) removePersonalData(user.id);
    else removeOthersPersonalData();
    dispatch(sessionRead(readSession()));
    dispatch(forgetAnswers());
  };
}

/**
 * Ends the session here and in all windows of this browser at once, and tells the server then; resolves when it has
 * heard. Whoever acts as somebody else only ends that.
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (readImpersonation()) return dispatch(endImpersonation());
    const token = readToken();
    dispatch(clearSession());
    await reportSignOut(token);
  };
}

/** Follows what other windows of this browser do: signing in as somebody else or out counts here too. */
export function followOtherWindows(): AppThunk<() => void> {
  return (dispatch, getState) =>
    onSessionElsewhere(() => {
      const session = readSession();
      const isSomebodyElse = getState().session.user?.id !== session.user?.id;
      dispatch(sessionRead(session));
      if (!isSomebodyElse) return;
      removeOthersPersonalData();
      dispatch(forgetAnswers());
    });
}

/** Without a token nobody is signed in. The stored user is read all the same, which removes one that is not valid. */
function readSession(): Omit<SessionState, 'status'> {
  const token = readToken();
  const user = readUser();
  return { token, user: token ? user : null, impersonation: token ? readImpersonation() : null };
}
