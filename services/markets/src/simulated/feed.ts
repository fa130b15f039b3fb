/** What simulated data says of itself. */
export const simulatedSource = 'Plaza simulated feed';

/** Rounded to so many decimals; never the zero that is written `-0`. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/** Rounded to so many digits that count, for what may be very small. */
export const precise = (value: number, digits: number): number => Number(value.toPrecision(digits));
