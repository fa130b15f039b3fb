import { useAppSelector } from '@plaza/web-kit';
import { Navigate, useSearchParams } from '@plaza/web-kit/router';
import { type ReactNode, useState } from 'react';
import { nextPath } from './next-path';

/**
 * A page for users who are signed out: whoever opens it signed in goes on to `next`, or to the dashboard. This is
 * evaluated as the page opens, since signing in on it has steps of its own to come.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const token = useAppSelector(({ session }) => session.token);
  const [cameSignedIn] = useState(token !== null);
  const [query] = useSearchParams();
  return cameSignedIn ? <Navigate to={nextPath(query.get('next'))} replace /> : children;
}
