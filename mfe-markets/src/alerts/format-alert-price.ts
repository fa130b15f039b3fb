import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { numberFormatter } from '@plaza/ui';

/** Enough for every price that people enter, without the noise of floats. */
const exactDigits = { useGrouping: false, maximumSignificantDigits: 8 };

/** A price as a user would type it, with all its decimals; never in exponential notation such as "1e-7". */
export const exactText = (price: number): string => numberFormatter(exactDigits).format(price);

/**
 * Formats a price in the units of alerts: dollars, a rate, or a yield. It has all its decimals, unlike in a list, as
 * the alert fires at exactly this price.
 */
export function formatAlertPrice(kind: QuoteKind, price: number): string {
  const usual = kind === 'forex' || (kind !== 'bonds' && price < 1) ? 4 : 2;
  const [, decimals = ''] = exactText(price).split('.');
  const digits = { minimumFractionDigits: usual, maximumFractionDigits: Math.max(usual, decimals.length) };
  if (kind === 'forex') return numberFormatter(digits).format(price);
  if (kind === 'bonds') return `${numberFormatter(digits).format(price)}%`;
  return numberFormatter({ ...digits, style: 'currency', currency: 'USD' }).format(price);
}
