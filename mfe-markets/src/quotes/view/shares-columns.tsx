import { DollarPrice } from '../../figures/live-figures';
import { formatVolume } from '../../figures/plain-figures';
import { changeColumn, nameColumn, symbolColumn } from './columns';
import type { QuoteColumn } from './list-view';

/** A stock or an ETF. A stock from the search suggestions has no volume. */
export interface Shares {
  readonly symbol: string;
  readonly name: string;
  readonly price: number;
  readonly changePercent: number;
  readonly volume?: number | undefined;
}

export const sharesColumns: readonly QuoteColumn<Shares>[] = [
  symbolColumn,
  nameColumn,
  {
    id: 'price',
    header: 'Price',
    place: 'figure',
    end: true,
    width: 'clamp(100px, 13vw, 116px)',
    cell: ({ price }) => <DollarPrice amount={price} />,
    sortBy: ({ price }) => price,
  },
  { ...changeColumn, width: 'clamp(92px, 12vw, 104px)' },
  {
    id: 'volume',
    header: 'Volume',
    place: 'note',
    end: true,
    width: 'clamp(84px, 11vw, 92px)',
    cell: ({ volume }) => (volume === undefined ? '—' : formatVolume(volume)),
    onCard: ({ volume }) => volume !== undefined && `Vol. ${formatVolume(volume)}`,
    sortBy: ({ volume = -1 }) => volume,
  },
];

/** The texts and search text of stocks and ETFs. */
export const sharesText = {
  keyOf: ({ symbol }: Shares) => symbol,
  nameOf: ({ name }: Shares) => name,
  textOf: ({ symbol, name }: Shares) => `${symbol} ${name}`,
};
