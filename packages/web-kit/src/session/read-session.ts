import { api } from '../api/api';
import { clearStale } from '../api/stale-queries';
import type { SessionState } from '../store/session.slice';
import type { AppThunk } from '../store/store';
import { clearToasts } from '../toasts/toast-queue';
import { readImpersonation, readToken, readUser } from '../tokens/stored-session';

/** Without a token nobody is signed in. The stored user is read nevertheless, which removes an invalid one. */
export function readSession(): Omit<SessionState, 'status'> {
  const token = readToken();
  const user = readUser();
  return { token, user: token ? user : null, impersonation: token ? readImpersonation() : null };
}

/**
 * Clears all cached answers and toasts, so that the next user sees and changes no data of the previous one. Running
 * writes are aborted, with an AbortError that is not shown.
 */
export const forgetUserData = (): AppThunk => (dispatch) => {
  const writes = dispatch(api.util.getRunningMutationsThunk());
  dispatch(api.util.resetApiState());
  clearStale();
  clearToasts(writes);
};
