import type { ForexQuote } from '@plaza/contracts/markets/quotes';
import { Rate } from '../figures/live-figures';
import { changeColumn } from '../quotes/view/columns';
import type { ListView } from '../quotes/view/list-view';
import { asListed, byChangeOrName } from '../quotes/view/orders';
import { pairName } from './pair-label';

export const forexView: ListView<ForexQuote> = {
  kind: 'forex',
  labels: {
    label: 'Currency pairs',
    one: 'currency pair',
    many: 'currency pairs',
    search: 'Search currency pairs',
    hint: 'Try a code such as EUR, or a pair such as USD/CAD.',
    emptyTitle: 'No Forex Data Available',
    emptyText: 'Unable to fetch forex data at the moment. Please try refreshing.',
    failed: 'Failed to load forex data',
    skeletons: 6,
  },
  keyOf: ({ pair }) => pair,
  nameOf: ({ pair }) => pair,
  textOf: ({ pair }) => `${pair} ${pair.replace('/', '')} ${pairName(pair)}`,
  savedAs: ({ pair, rate }) => ({ key: pair, fields: { pair, rate } }),
  instrumentOf: ({ pair, rate }) => ({ kind: 'forex', key: pair, name: pair, price: rate }),
  orders: [asListed, ...byChangeOrName],
  columns: [
    {
      id: 'pair',
      header: 'Pair',
      place: 'title',
      width: 'clamp(96px, 12.5vw, 116px)',
      cell: ({ pair }) => pair,
      sortBy: ({ pair }) => pair,
    },
    {
      id: 'name',
      header: 'Currencies',
      place: 'note',
      cell: ({ pair }) => pairName(pair),
      sortBy: ({ pair }) => pairName(pair),
    },
    {
      id: 'rate',
      header: 'Rate',
      place: 'figure',
      end: true,
      width: 'clamp(96px, 12.5vw, 124px)',
      cell: ({ rate }) => <Rate rate={rate} />,
      sortBy: ({ rate }) => rate,
    },
    changeColumn,
  ],
};
