import type { useLocation } from '@plaza/web-kit/router';

/** Where people land after signing in, unless they wanted somewhere else. */
const usualPath = '/dashboard';

/**
 * The sign-in page, which leads on to where somebody was stopped on the way to. Only a path of this site ever goes in.
 */
export function signInPath({ pathname, search, hash }: ReturnType<typeof useLocation>): string {
  const wanted = pathname + search + hash;
  return wanted === usualPath ? '/signin' : `/signin?${new URLSearchParams({ next: wanted })}`;
}
