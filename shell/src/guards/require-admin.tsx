import { toast, useAppSelector } from '@plaza/web-kit';
import { Navigate, Outlet } from '@plaza/web-kit/router';
import { useEffect } from 'react';

/** Lets admins pass; everybody else is told why and goes to /dashboard. */
export function RequireAdmin() {
  const { status, user } = useAppSelector((state) => state.session);
  if (status === 'starting') return null;
  return user?.isAdmin ? <Outlet /> : <Denied />;
}

function Denied() {
  useEffect(() => {
    toast({
      title: 'Access Denied',
      description: 'You need admin privileges to access this page.',
      variant: 'error',
    });
  }, []);
  return <Navigate to="/dashboard" replace />;
}
