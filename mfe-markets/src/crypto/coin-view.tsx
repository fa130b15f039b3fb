import { BasePrice, LiveChange } from '../figures/live-figures';
import { nameColumn, symbolColumn } from '../quotes/view/columns';
import type { ListView } from '../quotes/view/list-view';
import { byChangeOrName } from '../quotes/view/orders';
import type { Coin } from './coins';

/** The coins, highest price first. */
export const coinView: ListView<Coin> = {
  kind: 'crypto',
  labels: {
    label: 'Cryptocurrencies',
    one: 'cryptocurrency',
    many: 'cryptocurrencies',
    search: 'Search cryptocurrencies',
    hint: 'Try a name such as Bitcoin, or a symbol such as BTC.',
    emptyTitle: 'No Cryptocurrency Data Available',
    emptyText: 'Unable to fetch cryptocurrencies at the moment. Please try refreshing.',
    failed: 'Failed to load cryptocurrency data',
    lost: 'Failed to fetch crypto prices',
    skeletons: 12,
  },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  textOf: ({ symbol, name }) => `${symbol} ${name}`,
  savedAs: ({ symbol, name }) => ({ key: symbol, fields: { symbol, name } }),
  instrumentOf: ({ id, name, price_usd }) => ({ kind: 'crypto', key: id, name, price: price_usd }),
  orders: [{ label: 'Price, highest first', sort: { id: 'price', direction: 'descending' } }, ...byChangeOrName],
  columns: [
    symbolColumn,
    nameColumn,
    {
      id: 'price',
      header: 'Price',
      place: 'figure',
      end: true,
      width: '144px',
      cell: ({ price_usd }) => <BasePrice amount={price_usd} />,
      sortBy: ({ price_usd }) => price_usd,
    },
    {
      id: 'change',
      header: '24h Change',
      place: 'change',
      end: true,
      width: '116px',
      cell: ({ price_change_24h }) => <LiveChange percent={price_change_24h} />,
      sortBy: ({ price_change_24h }) => price_change_24h,
    },
  ],
};
