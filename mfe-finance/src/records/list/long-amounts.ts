import { type AmountStyle, formatAmount } from '../../money/format-amount';

/** The most characters of an amount that leave enough room for the other columns of a table. */
const mostChars = 13;

/** Whether any row has an amount that is too long for a narrow table. */
export const hasLongAmount = <Row extends { readonly currency: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => string,
  settings: AmountStyle,
): boolean => rows.some((row) => formatAmount(amountOf(row), row.currency, settings).length > mostChars);
