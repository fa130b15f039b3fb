import { useMemo } from 'react';
import { polledEachMinute, useEtfs } from '../markets-api';
import type { Shares } from '../quotes/view/shares-columns';
import { stockQuotesApi } from './stock-quotes-api';
import { searchedStockView } from './stock-view';

/**
 * The searched stocks and ETFs with their current prices, and their view. The list of ETFs is fetched only if the
 * popular stocks do not contain all of them, and single quotes only of those that neither list contains.
 * @param popular undefined while unknown
 */
export function useSearchedQuotes(searched: readonly Shares[], popular: readonly Shares[] | undefined) {
  const stocks = bySymbol(popular);
  const isSomeMissing = popular !== undefined && searched.some(({ symbol }) => !stocks.has(symbol));
  const etfRows = useEtfs({ skip: !isSomeMissing }).data?.rows;
  const etfs = bySymbol(etfRows);
  const areListsKnown = popular !== undefined && etfRows !== undefined;
  const unlisted = useUnlisted(
    searched.filter(({ symbol }) => !stocks.has(symbol) && !etfs.has(symbol)),
    areListsKnown,
  );
  const rows = searched.map(
    (found) => stocks.get(found.symbol) ?? etfs.get(found.symbol) ?? unlisted.get(found.symbol) ?? found,
  );
  const key = JSON.stringify(listingsOf(searched, stocks, etfs));
  // Memoized, since a new view would render every row again with each price.
  const view = useMemo(() => {
    const listings: Listing[] = JSON.parse(key);
    return searchedStockView(new Map(listings));
  }, [key]);
  return { rows, view };
}

/** The current quotes of stocks that no list contains, as a stored price is from the day of the search. */
function useUnlisted(searched: readonly Shares[], areListsKnown: boolean): ReadonlyMap<string, Shares> {
  // Sorted, so that another order is no other request.
  const symbols = searched.map(({ symbol }) => symbol).sort();
  const skip = !areListsKnown || symbols.length === 0;
  const options = { ...polledEachMinute, skip };
  return bySymbol(stockQuotesApi.useMarketsStockQuotesQuery({ symbols: symbols.join(',') }, options).data);
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
