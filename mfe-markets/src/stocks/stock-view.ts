import type { ListView } from '../quotes/view/list-view';
import { asListed, byChangeOrName } from '../quotes/view/orders';
import { type Shares, sharesColumns, sharesText } from '../quotes/view/shares-columns';

/** The popular stocks. */
export const stockView: ListView<Shares> = {
  ...sharesText,
  kind: 'stocks',
  labels: {
    label: 'Popular Stocks & ETFs',
    one: 'stock',
    many: 'stocks',
    search: 'Filter stocks',
    hint: 'The search above finds stocks and ETFs that are not in this list.',
    emptyTitle: 'No Stock Data Available',
    emptyText: 'Unable to fetch stocks at the moment. Please try refreshing.',
    failed: 'Failed to load stock data',
    skeletons: 8,
  },
  savedAs: ({ symbol, name }) => ({ key: symbol, fields: { symbol, name } }),
  instrumentOf: ({ symbol, name, price }) => ({ kind: 'stocks', key: symbol, name, price }),
  orders: [asListed, ...byChangeOrName],
  columns: sharesColumns,
};

/** The list that contains a stock or an ETF, by symbol. Symbols known only to a provider's directory are in no list. */
type Listings = ReadonlyMap<string, 'stocks' | 'etfs'>;

/** The stocks and ETFs that the user searched for, newest first. */
export const searchedStockView = (listings: Listings): ListView<Shares> => ({
  ...stockView,
  labels: { ...stockView.labels, label: 'Your Searched Stocks' },
  orders: [asListed],
  columns: searchedColumns,
  instrumentOf({ symbol, name, price }) {
    const kind = listings.get(symbol);
    return { kind: kind ?? 'stocks', key: symbol, name, price, unlisted: kind === undefined };
  },
  ...([...listings.values()].includes('etfs') && { otherKind: 'etfs' }),
});

const searchedColumns = sharesColumns.map(({ sortBy: _sortBy, ...column }) => column);
