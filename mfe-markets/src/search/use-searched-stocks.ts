import { toast, undo, useUser } from '@plaza/web-kit';
import { useCallback, useEffect, useState } from 'react';
import type { Shares } from '../quotes/view/shares-columns';
import {
  onStoredSearched,
  readSearched,
  storeSearched,
  withoutSearched,
  withSearched,
  withSearchedAgain,
} from './searched-stocks';

/** The stocks that the user searched for, stored in this browser. */
export function useSearchedStocks() {
  const userId = useUser()?.id ?? '';
  const [cached, setCached] = useState(() => ({ userId, stocks: readSearched(userId) }));
  if (cached.userId !== userId) setCached({ userId, stocks: readSearched(userId) });
  // An Undo may come from a list that was left meanwhile.
  useEffect(() => onStoredSearched((owner, stocks) => setCached({ userId: owner, stocks })), []);
  const change = useCallback(
    (step: (stocks: readonly Shares[]) => Shares[]) => {
      storeSearched(userId, step(readSearched(userId))); // another window may have changed what is stored
    },
    [userId],
  );
  const add = useCallback((found: Shares) => change((stocks) => withSearched(stocks, found)), [change]);
  const remove = useCallback(
    (symbol: string) => {
      const stocks = readSearched(userId);
      const place = stocks.findIndex((stock) => stock.symbol === symbol);
      const removed = stocks[place];
      change((list) => withoutSearched(list, symbol));
      if (!removed) return;
      const reinsert = async () => change((list) => withSearchedAgain(list, removed, place));
      toast({ title: `${symbol} removed from your searched stocks`, variant: 'success', action: undo(reinsert) });
    },
    [change, userId],
  );
  return { searched: cached.stocks, add, remove };
}
