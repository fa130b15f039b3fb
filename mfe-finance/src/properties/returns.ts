/** A cap rate from this fraction on counts as above the market. */
export const goodCapRate = 0.06;

/** A yearly return on the invested cash from this fraction on counts as good. */
export const goodCashOnCash = 0.08;
