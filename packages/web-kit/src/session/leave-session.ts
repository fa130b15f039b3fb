import type { AppThunk } from '../store/store';
import { readImpersonation } from '../tokens/stored-session';
import { endImpersonation } from './impersonation';
import { signOut } from './session';

/** How the page goes to a path; the router's `navigate`, which an index that knows no router is given. */
type Navigate = (path: string) => unknown;

/**
 * Signs out and leaves for a page of people who are signed out. Whoever acts as somebody else only ends that; see
 * `stopActing`.
 */
export function leaveSession(to: '/' | '/signin', navigate: Navigate): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (readImpersonation()) return void (await dispatch(stopActing(navigate)));
    // In one go, as a guard that sees the session end on its own page would lead on from there.
    navigate(to);
    await dispatch(signOut());
  };
}

/**
 * Ends acting as somebody else and returns to the admin panel. Where it has not ended one stays where one is.
 * @returns whether it has ended
 */
export function stopActing(navigate: Navigate): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const hasEnded = await dispatch(endImpersonation());
    if (hasEnded) navigate('/dashboard/admin');
    return hasEnded;
  };
}
