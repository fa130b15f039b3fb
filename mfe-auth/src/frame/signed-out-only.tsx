import { useAppSelector } from '@plaza/web-kit';
import { Navigate, useSearchParams } from '@plaza/web-kit/router';
import { type ReactNode, useState } from 'react';
import { nextPath } from './next-path';

/**
 * A page for signed-out users; signed-in users are redirected to `next` or the dashboard. Checked only when the page
 * opens, since signing in on the page involves further steps.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const token = useAppSelector(({ session }) => session.token);
  const [cameSignedIn] = useState(token !== null);
  const [query] = useSearchParams();
  return cameSignedIn ? <Navigate to={nextPath(query.get('next'))} replace /> : children;
}
