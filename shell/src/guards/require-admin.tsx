import { isAdministrator } from '@plaza/contracts/roles';
import { Retry } from '@plaza/ui';
import { fetchUser, toast, useAppDispatch, useAppSelector } from '@plaza/web-kit';
import { Navigate, Outlet, useLocation } from '@plaza/web-kit/router';
import { useEffect, useState } from 'react';
import { PageFrame } from '../remotes/frames/page-frame';
import { signInPath } from './sign-in-path';

/**
 * Lets administrators pass. Other users see why they may not and go to /dashboard; signed-out users sign in first. A
 * user who could not be fetched can be fetched again here.
 */
export function RequireAdmin() {
  const { status, user, token } = useAppSelector((state) => state.session);
  const location = useLocation();
  if (status === 'starting') return null;
  if (token && !user) return <UnknownUser />;
  return user && isAdministrator(user) ? <Outlet /> : <Denied to={token ? '/dashboard' : signInPath(location)} />;
}

function UnknownUser() {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);

  async function handleRetry() {
    setLoading(true);
    await dispatch(fetchUser());
    setLoading(false);
  }

  return (
    <PageFrame>
      <title>Admin · Plaza</title>
      <Retry
        title="This page is unavailable"
        error="Your account could not be loaded. Please try again."
        loading={isLoading}
        onRetry={handleRetry}
      />
    </PageFrame>
  );
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
