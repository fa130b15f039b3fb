import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page where the requested one is past the end, as people were removed meanwhile.
 * @param totalPages of the answer to the requested page; undefined while it is on its way
 * @returns whether it is past the end
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
