import type { AppThunk } from '../store/store';
import { readImpersonation } from '../tokens/stored-session';
import { endImpersonation } from './impersonation';
import { signOut } from './session';

/** The router's `navigate`, passed in because this package's index does not import the router. */
type Navigate = (path: string) => unknown;

/** Signs out and goes to a public page. An administrator who impersonates a user only ends that; see `stopActing`. */
export function leaveSession(to: '/' | '/signin', navigate: Navigate): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (readImpersonation()) return void (await dispatch(stopActing(navigate)));
    // In the same task, as a guard that notices the end of the session on its own page would redirect elsewhere.
    navigate(to);
    await dispatch(signOut());
  };
}

/**
 * Ends impersonation and returns to the admin panel; stays on the page if it could not be ended.
 * @returns whether it has ended
 */
export function stopActing(navigate: Navigate): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const hasEnded = await dispatch(endImpersonation());
    if (hasEnded) navigate('/dashboard/admin');
    return hasEnded;
  };
}
