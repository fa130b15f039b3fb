import { isAdministrator } from '@plaza/contracts/roles';
import { toast, useAppSelector } from '@plaza/web-kit';
import { Navigate, Outlet, useLocation } from '@plaza/web-kit/router';
import { useEffect } from 'react';
import { signInPath } from './sign-in-path';

/** Lets administrators pass. Other users see why they may not and go to /dashboard; signed-out users sign in first. */
export function RequireAdmin() {
  const { status, user, token } = useAppSelector((state) => state.session);
  const location = useLocation();
  if (status === 'starting') return null;
  return user && isAdministrator(user) ? <Outlet /> : <Denied to={token ? '/dashboard' : signInPath(location)} />;
}

function Denied({ to }: { to: string }) {
  useEffect(() => {
    toast({
      title: 'Access Denied',
      description: 'You need admin privileges to access this page.',
      variant: 'error',
    });
  }, []);
  return <Navigate to={to} replace />;
}
