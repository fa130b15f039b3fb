import { useUser } from '@plaza/web-kit';
import { useCallback, useState } from 'react';
import type { Shares } from '../quotes/view/shares-columns';
import { readSearched, storeSearched, withoutSearched, withSearched } from './searched-stocks';

/** The stocks that a user searched for, stored in this browser. */
export function useSearchedStocks() {
  const userId = useUser()?.id ?? '';
  const [cached, setCached] = useState(() => ({ userId, stocks: readSearched(userId) }));
  if (cached.userId !== userId) setCached({ userId, stocks: readSearched(userId) });
  const change = useCallback(
    (step: (stocks: readonly Shares[]) => Shares[]) => {
      const stocks = step(readSearched(userId)); // as another window may have left it
      setCached({ userId, stocks });
      storeSearched(userId, stocks);
    },
    [userId],
  );
  const add = useCallback((found: Shares) => change((stocks) => withSearched(stocks, found)), [change]);
  const remove = useCallback((symbol: string) => change((stocks) => withoutSearched(stocks, symbol)), [change]);
  return { searched: cached.stocks, add, remove };
}
