import { useAppSelector } from '@plaza/web-kit';
import { Navigate, Outlet, useLocation } from '@plaza/web-kit/router';
import { signInPath } from './sign-in-path';

/** Lets those with a token pass; everybody else signs in first, and then gets where they wanted to. */
export function RequireSession() {
  const { status, token } = useAppSelector((state) => state.session);
  const location = useLocation();
  if (status === 'starting') return null;
  return token ? <Outlet /> : <Navigate to={signInPath(location)} replace />;
}
