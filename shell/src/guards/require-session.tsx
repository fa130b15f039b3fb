import { useAppSelector } from '@plaza/web-kit';
import { Navigate, Outlet, useLocation } from '@plaza/web-kit/router';
import { signInPath } from './sign-in-path';

/** Lets users with a token pass; all others sign in first, and then continue to the requested page. */
export function RequireSession() {
  const { status, token } = useAppSelector((state) => state.session);
  const location = useLocation();
  if (status === 'starting') return null;
  return token ? <Outlet /> : <Navigate to={signInPath(location)} replace />;
}
