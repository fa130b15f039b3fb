import { formatDay } from '../metrics/format-figure';
import type { Point } from './net-worth-points';

interface NetWorthTableOptions {
  /** Whether the table has the parts of the assets, too. */
  readonly byPart: boolean;
  /** Formats an amount in the base currency. */
  readonly money: (amount: string) => string;
}

/** The figures of the chart as a table, newest day first; cells of days whose parts are not known are empty. */
export function netWorthTable(points: readonly Point[], { byPart, money }: NetWorthTableOptions) {
  const partsOf = ({ parts }: Point) =>
    [parts?.cash, parts?.investments, parts?.property].map((part) => (part ? money(part) : ''));
  return {
    head: ['Day', 'Net worth', 'Assets', 'Debt', ...(byPart ? ['Cash', 'Investments', 'Property'] : [])],
    rows: points
      .toReversed()
      .map((point) => [
        formatDay(point.day),
        money(point.netWorth),
        money(point.totalAssets),
        money(point.totalLiabilities),
        ...(byPart ? partsOf(point) : []),
      ]),
  };
}
