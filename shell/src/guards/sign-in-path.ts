import type { useLocation } from '@plaza/web-kit/router';

/** The page after signing in, unless another one was requested. */
const usualPath = '/dashboard';

/** The sign-in page with the requested path to continue to afterwards. That path is always on this site. */
export function signInPath({ pathname, search, hash }: ReturnType<typeof useLocation>): string {
  const wanted = pathname + search + hash;
  return wanted === usualPath ? '/signin' : `/signin?${new URLSearchParams({ next: wanted })}`;
}
