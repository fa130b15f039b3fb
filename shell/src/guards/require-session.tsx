import { useAppSelector } from '@plaza/web-kit';
import { Navigate, Outlet } from '@plaza/web-kit/router';

/** Lets those with a token pass; everybody else goes to /signin. */
export function RequireSession() {
  const { status, token } = useAppSelector((state) => state.session);
  if (status === 'starting') return null;
  return token ? <Outlet /> : <Navigate to="/signin" replace />;
}
