import { useMemo } from 'react';
import { useEtfs } from '../markets-api';
import type { Shares } from '../quotes/view/shares-columns';
import { searchedStockView } from './stock-view';

/**
 * The searched stocks and ETFs with the price from the list that contains them, which is more recent, and their view.
 * The list of ETFs is fetched only if the popular stocks do not contain all of them.
 * @param popular undefined while unknown
 */
export function useSearchedQuotes(searched: readonly Shares[], popular: readonly Shares[] | undefined) {
  const stocks = bySymbol(popular);
  const isSomeMissing = popular !== undefined && searched.some(({ symbol }) => !stocks.has(symbol));
  const etfs = bySymbol(useEtfs({ skip: !isSomeMissing }).data?.rows);
  const rows = searched.map((found) => stocks.get(found.symbol) ?? etfs.get(found.symbol) ?? found);
  const key = JSON.stringify(listingsOf(searched, stocks, etfs));
  // Memoized, since a new view would render every row again with each price.
  const view = useMemo(() => {
    const listings: Listing[] = JSON.parse(key);
    return searchedStockView(new Map(listings));
  }, [key]);
  return { rows, view };
}

const bySymbol = (rows: readonly Shares[] = []): ReadonlyMap<string, Shares> =>
  new Map(rows.map((row) => [row.symbol, row]));

/** A symbol, and the list that contains it. */
type Listing = readonly [symbol: string, list: 'stocks' | 'etfs'];

const listingsOf = (
  searched: readonly Shares[],
  stocks: ReadonlyMap<string, Shares>,
  etfs: ReadonlyMap<string, Shares>,
): Listing[] =>
  searched.flatMap(({ symbol }): Listing[] => {
    if (stocks.has(symbol)) return [[symbol, 'stocks']];
    return etfs.has(symbol) ? [[symbol, 'etfs']] : [];
  });
