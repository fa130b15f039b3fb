import type { ListView } from '../quotes/view/list-view';
import { asListed, byChangeOrName } from '../quotes/view/orders';
import { type Shares, sharesColumns, sharesText } from '../quotes/view/shares-columns';

export const etfView: ListView<Shares> = {
  ...sharesText,
  kind: 'etfs',
  labels: {
    label: 'ETFs',
    one: 'ETF',
    many: 'ETFs',
    search: 'Search ETFs',
    hint: 'Try a name such as Vanguard, or a symbol such as SPY.',
    emptyTitle: 'No ETF Data Available',
    emptyText: 'Unable to fetch ETFs at the moment. Please try refreshing.',
    failed: 'Failed to load ETF data',
    skeletons: 6,
  },
  savedAs: ({ symbol, name, price }) => ({ key: symbol, fields: { symbol, name, price } }),
  instrumentOf: ({ symbol, name, price }) => ({ kind: 'etfs', key: symbol, name, price }),
  orders: [asListed, ...byChangeOrName],
  columns: sharesColumns,
};
