import { useSearchParams } from '@plaza/web-kit/router';
import { nextPath } from './next-path';

/** Adds this page's `next` to paths of pages around signing in, so that detours preserve it. */
export function useWithNext(): (path: string) => string {
  const wanted = useSearchParams()[0].get('next');
  const next = wanted === null ? undefined : nextPath(wanted);
  return (path) => (next === undefined ? path : `${path}?${new URLSearchParams({ next })}`);
}
