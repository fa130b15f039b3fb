import type { Impersonation } from '@plaza/contracts/identity/user-administration';
import { type ApiError, serverMessage } from '../http/api-error';
import { log } from '../log';
import { sessionRead } from '../store/session.slice';
import type { AppThunk } from '../store/store';
import { toast } from '../toasts/toast-queue';
import { refreshAsOneself } from '../tokens/refresh-token';
import {
  readImpersonation,
  readToken,
  readUser,
  removeSession,
  writeImpersonation,
  writeToken,
  writeUser,
} from '../tokens/stored-session';
import { removeOthersPersonalData } from './personal-storage';
import { forgetUserData, readSession } from './read-session';
import { reportImpersonationEnd } from './report-impersonation-end';

/**
 * Starts impersonating a user, for support: stores their token in place of the administrator's own, which the cookie
 * restores afterwards.
 */
export function beginImpersonation({ data: { accessToken, user, expiresAt } }: Impersonation): AppThunk {
  return (dispatch) => {
    writeImpersonation({ expiresAt });
    writeToken(accessToken);
    writeUser(user);
    dispatch(forgetUserData());
    dispatch(sessionRead(readSession()));
  };
}

/** Ends an impersonation on the server that was started there and is no longer wanted in this browser. */
export const abandonImpersonation = ({ data: { accessToken } }: Impersonation): Promise<void> =>
  reportImpersonationEnd(accessToken);

/**
 * Ends impersonation and restores the administrator's own session; if that has ended meanwhile, nobody is signed in.
 * Without a response from the server, a message is shown and nothing changes.
 * @returns whether it has ended
 */
export function endImpersonation(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const error = await dispatch(goOnAsOneself());
    if (!error) return true;
    const { firstName, lastName } = readUser() ?? {};
    toast({
      title: `You still act as ${firstName} ${lastName}`,
      description: serverMessage(error, 'Plaza did not answer. Please try again.'),
      variant: 'error',
    });
    return false;
  };
}

/**
 * Like `endImpersonation`, but without a message, for an end that the user did not request.
 * @returns the error if it has not ended
 */
export function goOnAsOneself(): AppThunk<Promise<ApiError | undefined>> {
  return async (dispatch) => {
    const acting = readImpersonation() && readToken();
    const renewal = acting ? await refreshAsOneself(acting) : undefined;
    if (renewal?.kind === 'unanswered') {
      log.error("the administrator's session could not be restored", renewal.error);
      return renewal.error;
    }
    if (renewal?.kind === 'dead') removeSession();
    removeOthersPersonalData();
    dispatch(forgetUserData());
    dispatch(sessionRead(readSession()));
    if (acting && renewal?.kind !== 'over') await reportImpersonationEnd(acting);
    return undefined;
  };
}
