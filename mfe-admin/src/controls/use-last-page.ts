import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page if the requested one is past the end, for example because users have been removed.
 * @param totalPages from the response for the requested page; undefined while loading
 * @returns whether the page is past the end
 */
export function useLastPage(page: number, totalPages: number | undefined, goTo: (page: number) => void): boolean {
  const lastPage = totalPages === undefined ? undefined : Math.max(1, totalPages);
  const isPastTheEnd = lastPage !== undefined && page > lastPage;
  const goToLastPage = useEffectEvent(() => goTo(lastPage ?? 1));
  useEffect(() => {
    if (isPastTheEnd) goToLastPage();
  }, [isPastTheEnd]);
  return isPastTheEnd;
}
