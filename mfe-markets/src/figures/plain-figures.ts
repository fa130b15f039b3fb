const decimals = (minimumFractionDigits: number, maximumFractionDigits = minimumFractionDigits) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits, maximumFractionDigits });

const one = decimals(1);
const two = decimals(2);
const four = decimals(4);
const upToTwo = decimals(0, 2);

/** Shares traded, in millions: "54.2M". */
export const formatVolume = (shares: number): string => `${one.format(shares / 1_000_000)}M`;

/** A rate of exchange: "1.3712". */
export const formatRate = (rate: number): string => four.format(rate);

/** A yield in percent a year: "4.25%". */
export const formatYield = (percent: number): string => `${two.format(percent)}%`;

/** A point of an index: "5,987.37". */
export const formatIndex = (value: number): string => two.format(value);

/** What an indicator stands at, in its unit: "2.6%", "227 K jobs". */
export const formatIndicator = (value: number, unit: string): string => withUnit(upToTwo.format(value), unit);

/** How far an indicator moved, its sign always written. */
export const formatMove = (change: number, unit: string): string =>
  withUnit(`${change >= 0 ? '+' : '-'}${upToTwo.format(Math.abs(change))}`, unit);

const withUnit = (figure: string, unit: string) => (unit === '%' ? `${figure}%` : `${figure} ${unit}`.trim());
