import { numberFormatter } from '@plaza/ui';
import { inDollars, type PriceStyle } from '../money/price';

const decimals = (digits: number) => numberFormatter({ minimumFractionDigits: digits, maximumFractionDigits: digits });

const one = decimals(1);
const two = decimals(2);
const four = decimals(4);

/** Shares traded, in millions: "54.2M". */
export const formatVolume = (shares: number): string => `${one.format(shares / 1_000_000)}M`;

/** An exchange rate: "1.3712". */
export const formatRate = (rate: number): string => four.format(rate);

/** A yield in percent a year: "4.25%". */
export const formatYield = (percent: number): string => `${two.format(percent)}%`;

/** The value of an index: "5,987.37". */
export const formatIndex = (value: number): string => two.format(value);

/** The value of an indicator in its unit: "2.6%", "227 thousand", "-$263B" for billions of dollars. */
export const formatIndicator = (value: number, unit: string, style: PriceStyle = inDollars): string =>
  withUnit(value, unit, 'auto', style);

/** The change of an indicator with its sign; "0" has none. */
export const formatMove = (change: number, unit: string, style: PriceStyle = inDollars): string =>
  withUnit(change, unit, 'exceptZero', style);

const billion = 1_000_000_000;

function withUnit(value: number, unit: string, signDisplay: 'auto' | 'exceptZero', { symbols }: PriceStyle): string {
  const upToTwo = { maximumFractionDigits: 2, signDisplay };
  if (unit === 'USD bn') {
    const dollars = symbols ? ({ style: 'currency', currency: 'USD' } as const) : {};
    const figure = numberFormatter({ ...upToTwo, ...dollars, minimumFractionDigits: 0, notation: 'compact' });
    return `${figure.format(value * billion)}${symbols ? '' : ' USD'}`;
  }
  const figure = numberFormatter(upToTwo).format(value);
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`.trim();
}
