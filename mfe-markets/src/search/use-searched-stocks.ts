import { useUser } from '@plaza/web-kit';
import { useCallback, useState } from 'react';
import type { Shares } from '../quotes/view/shares-columns';
import { keepSearched, readSearched, withoutSearched, withSearched } from './searched-stocks';

/** The stocks that a person searched for, kept in this browser. */
export function useSearchedStocks() {
  const userId = useUser()?.id ?? '';
  const [held, setHeld] = useState(() => ({ userId, stocks: readSearched(userId) }));
  if (held.userId !== userId) setHeld({ userId, stocks: readSearched(userId) });
  const change = useCallback(
    (step: (stocks: readonly Shares[]) => Shares[]) => {
      const stocks = step(readSearched(userId)); // as another window may have left it
      setHeld({ userId, stocks });
      keepSearched(userId, stocks);
    },
    [userId],
  );
  const add = useCallback((found: Shares) => change((stocks) => withSearched(stocks, found)), [change]);
  const remove = useCallback((symbol: string) => change((stocks) => withoutSearched(stocks, symbol)), [change]);
  return { searched: held.stocks, add, remove };
}
