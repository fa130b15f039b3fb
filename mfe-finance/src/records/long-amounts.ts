import { type AmountStyle, formatAmount } from '../money/format-amount';

/** In characters: what leaves the other columns of a table their room. */
const mostChars = 13;

/** Whether one of the rows has an amount that is written longer than a narrow table has room for. */
export const hasLongAmount = <Row extends { readonly currency: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => string,
  settings: AmountStyle,
): boolean => rows.some((row) => formatAmount(amountOf(row), row.currency, settings).length > mostChars);
