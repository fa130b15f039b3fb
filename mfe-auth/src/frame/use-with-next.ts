import { useSearchParams } from '@plaza/web-kit/router';
import { nextPath } from './next-path';

/** Paths of the pages around signing in, each with the `next` of this page: no detour loses it. */
export function useWithNext(): (path: string) => string {
  const wanted = useSearchParams()[0].get('next');
  const next = wanted === null ? undefined : nextPath(wanted);
  return (path) => (next === undefined ? path : `${path}?${new URLSearchParams({ next })}`);
}
