import { useAppSelector } from '@plaza/web-kit';
import { Navigate, useSearchParams } from '@plaza/web-kit/router';
import { type ReactNode, useState } from 'react';
import { nextPath } from './next-path';

/**
 * A page for people who are signed out: who comes to it signed in goes on to where they wanted to, or to the dashboard.
 * Judged as the page opens, as who signs in on it has steps of their own to come.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const token = useAppSelector(({ session }) => session.token);
  const [cameSignedIn] = useState(token !== null);
  const [query] = useSearchParams();
  return cameSignedIn ? <Navigate to={nextPath(query.get('next'))} replace /> : children;
}
