import { useNavigate } from 'react-router-dom';
import { endImpersonation } from '../session/impersonation';
import { signOut } from '../session/session';
import { useAppDispatch, useAppSelector } from '../store/store';

/**
 * How to sign out and leave for a page of people who are signed out. Whoever acts as somebody else only ends that; see
 * `useEndImpersonation`.
 */
export function useSignOut(to: '/' | '/signin'): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const endActing = useEndImpersonation();
  const isActing = useAppSelector(({ session }) => session.impersonation !== null);
  return async () => {
    if (isActing) {
      await endActing();
      return;
    }
    // In one go, as a guard that sees the session end on its own page would lead on from there.
    navigate(to);
    await dispatch(signOut());
  };
}

/**
 * How to end acting as somebody else and return to the admin panel. Where it has not ended one stays where one is.
 * @returns whether it has ended
 */
export function useEndImpersonation(): () => Promise<boolean> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return async () => {
    const hasEnded = await dispatch(endImpersonation());
    if (hasEnded) navigate('/dashboard/admin');
    return hasEnded;
  };
}
