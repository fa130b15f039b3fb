import { DollarPrice, LiveChange } from '../figures/live-figures';
import { formatVolume } from '../figures/plain-figures';
import type { QuoteColumn } from './list-view';

/** What is traded in shares: a stock or an ETF. A stock out of suggestions has no volume. */
export interface Shares {
  readonly symbol: string;
  readonly name: string;
  readonly price: number;
  readonly changePercent: number;
  readonly volume?: number | undefined;
}

export const sharesColumns: readonly QuoteColumn<Shares>[] = [
  {
    id: 'symbol',
    header: 'Symbol',
    place: 'title',
    width: '92px',
    cell: ({ symbol }) => symbol,
    sortBy: ({ symbol }) => symbol,
  },
  { id: 'name', header: 'Name', place: 'note', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'price',
    header: 'Price',
    place: 'figure',
    end: true,
    width: '116px',
    cell: ({ price }) => <DollarPrice amount={price} />,
    sortBy: ({ price }) => price,
  },
  {
    id: 'change',
    header: 'Change',
    place: 'change',
    end: true,
    width: '104px',
    cell: ({ changePercent }) => <LiveChange percent={changePercent} />,
    sortBy: ({ changePercent }) => changePercent,
  },
  {
    id: 'volume',
    header: 'Volume',
    place: 'note',
    end: true,
    width: '92px',
    cell: ({ volume }) => (volume === undefined ? '—' : formatVolume(volume)),
    sortBy: ({ volume = -1 }) => volume,
  },
];

/** How shares of either kind are named and found. */
export const sharesText = {
  keyOf: ({ symbol }: Shares) => symbol,
  nameOf: ({ name }: Shares) => name,
  textOf: ({ symbol, name }: Shares) => `${symbol} ${name}`,
};
