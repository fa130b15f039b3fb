/** The source of simulated data, as users see it. */
export const simulatedSource = 'Plaza simulated feed';

/** Rounds to decimals; never returns `-0`. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/** Rounds to significant digits, for numbers that may be very small. */
export const precise = (value: number, digits: number): number => Number(value.toPrecision(digits));
