import { LiveChange } from '../../figures/live-figures';
import type { QuoteColumn } from './list-view';

/** The identifying column of rows with a symbol. */
export const symbolColumn: QuoteColumn<{ readonly symbol: string }> = {
  id: 'symbol',
  header: 'Symbol',
  place: 'title',
  width: 'clamp(80px, 10.5vw, 92px)',
  cell: ({ symbol }) => symbol,
  sortBy: ({ symbol }) => symbol,
};

/** Joins figures to the word before them with a no-break space, so that no line ends with "S&P". */
const unbroken = (name: string): string => name.replace(/ (?=\d)/g, '\u00a0');

/** The name next to a symbol. */
export const nameColumn: QuoteColumn<{ readonly name: string }> = {
  id: 'name',
  header: 'Name',
  place: 'note',
  cell: ({ name }) => unbroken(name),
  sortBy: ({ name }) => name,
};

/** The change since the previous close. */
export const changeColumn: QuoteColumn<{ readonly changePercent: number }> = {
  id: 'change',
  header: 'Change',
  place: 'change',
  end: true,
  width: 'clamp(104px, 13.5vw, 116px)',
  cell: ({ changePercent }) => <LiveChange percent={changePercent} />,
  sortBy: ({ changePercent }) => changePercent,
};
