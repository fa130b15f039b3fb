/** From here on a cap rate is above the market, as a fraction. */
export const goodCapRate = 0.06;

/** From here on the yearly return on the invested cash is good, as a fraction. */
export const goodCashOnCash = 0.08;
