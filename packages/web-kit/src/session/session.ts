import type { User } from '@plaza/contracts/identity/session';
import { forgetAllChanges } from '../forms/kept-changes';
import { apiErrorIn } from '../http/api-error';
import { log } from '../log';
import { sessionRead, userReplaced } from '../store/session.slice';
import type { AppThunk } from '../store/store';
import { refreshToken } from '../tokens/refresh-token';
import { reportSignOut } from '../tokens/report-sign-out';
import {
  onStoredSession,
  readImpersonation,
  readToken,
  readUser,
  removeSession,
  writeSession,
  writeUser,
} from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';
import { endImpersonation, goOnAsOneself } from './impersonation';
import { removeOthersPersonalData, removePersonalData } from './personal-storage';
import { forgetUserData, readSession } from './read-session';
import { sessionApi } from './session-api';

/** Adopts the session stored in this browser; for a token without a user, the server is asked who the user is. */
export function startSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const session = readSession();
    if (!session.token || session.user) removeOthersPersonalData();
    if (session.token && !session.user) await dispatch(fetchUser());
    else dispatch(sessionRead(session));
  };
}

/** Asks the server who the token belongs to: 401 ends the session, any other failure is only logged. */
export function fetchUser(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const before = readToken();
    const asked = dispatch(
      sessionApi.endpoints.sessionMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const { data, error } = await asked;
    const now = readToken();
    if (!now) return; // signed out during the request
    if (before === null || subjectOf(before) !== subjectOf(now)) return; // another sign-in, by another or the same user
    // `data` next to an error is from an earlier request
    if (data && !error) {
      writeUser(data);
      removeOthersPersonalData();
      dispatch(sessionRead({ ...readSession(), user: data }));
    } else if (apiErrorIn(error)?.status === 401) {
      if (readImpersonation()) await dispatch(goOnAsOneself());
      else dispatch(clearSession());
    } else {
      log.error('the signed-in user could not be fetched', error);
      dispatch(sessionRead(readSession()));
    }
  };
}

/** Stores a new session and removes data that was fetched for another one. */
export function saveSession(token: string, user: User): AppThunk {
  return (dispatch) => {
    writeSession(token, user);
    removeOthersPersonalData();
    dispatch(forgetUserData());
    dispatch(sessionRead(readSession()));
  };
}

/** Fetches a new token, as the claims of the current one are outdated. */
export function renewSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const renewal = await refreshToken(readToken());
    if (renewal.kind === 'unanswered') log.error('the session could not be renewed', renewal.error);
    dispatch(sessionRead(readSession()));
  };
}

/** Replaces the stored user. */
export function updateUser(user: User): AppThunk {
  return (dispatch) => {
    writeUser(user);
    dispatch(userReplaced(user));
  };
}

/**
 * Removes the token, the user, all fetched data, the toasts, and everything that is stored or kept for that user only.
 */
export function clearSession(): AppThunk {
  return (dispatch) => {
    const user = readUser();
    removeSession();
    if (user) removePersonalData(user.id);
    else removeOthersPersonalData();
    forgetAllChanges();
    dispatch(sessionRead(readSession()));
    dispatch(forgetUserData());
  };
}

/**
 * Ends the session here and in all windows of this browser at once, and then notifies the server; resolves after the
 * server has responded. While an administrator acts as another user, it only ends that.
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (readImpersonation()) return void (await dispatch(endImpersonation()));
    const token = readToken();
    dispatch(clearSession());
    await reportSignOut(token);
  };
}

/**
 * Keeps the page's session equal to the one stored in this browser: a sign-in as another user or a sign-out in another
 * window applies here too, and so does the user data from a renewal, such as a changed role.
 */
export function followStoredSession(): AppThunk<() => void> {
  return (dispatch, getState) =>
    onStoredSession(() => {
      const before = getState().session;
      const session = readSession();
      if (!session.token) forgetAllChanges();
      dispatch(sessionRead(session));
      const isSomebodyElse = before.user?.id !== session.user?.id;
      // During impersonation nothing is removed; the removal follows when it ends.
      if (isSomebodyElse || before.impersonation) removeOthersPersonalData();
      if (isSomebodyElse) dispatch(forgetUserData());
    });
}
