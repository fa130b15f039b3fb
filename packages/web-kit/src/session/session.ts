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
import { forgetAnswers, readSession } from './read-session';
import { sessionApi } from './session-api';

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
      if (readImpersonation()) await dispatch(goOnAsOneself());
      else dispatch(clearSession());
    } else {
      log.error('the signed-in person could not be fetched', error);
      dispatch(sessionRead(readSession()));
    }
  };
}

/** Stores a new session and clears what was fetched for another one. */
export function saveSession(token: string, user: User): AppThunk {
  return (dispatch) => {
    writeSession(token, user);
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

/** Removes the token, the user, everything fetched, and everything stored or kept for the user alone. */
export function clearSession(): AppThunk {
  return (dispatch) => {
    const user = readUser();
    removeSession();
    if (user) removePersonalData(user.id);
    else removeOthersPersonalData();
    forgetAllChanges();
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
    if (readImpersonation()) return void (await dispatch(endImpersonation()));
    const token = readToken();
    dispatch(clearSession());
    await reportSignOut(token);
  };
}

/**
 * Keeps the page's session the one that is stored in this browser: signing in as somebody else or out in another window
 * counts here too; and so does what a renewal says of the person, whose role may be another by now.
 */
export function followStoredSession(): AppThunk<() => void> {
  return (dispatch, getState) =>
    onStoredSession(() => {
      const before = getState().session;
      const session = readSession();
      if (!session.token) forgetAllChanges();
      dispatch(sessionRead(session));
      const isSomebodyElse = before.user?.id !== session.user?.id;
      // While one acts as somebody nothing is removed, so it is when that ends.
      if (isSomebodyElse || before.impersonation) removeOthersPersonalData();
      if (isSomebodyElse) dispatch(forgetAnswers());
    });
}
