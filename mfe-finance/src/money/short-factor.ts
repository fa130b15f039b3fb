/** A factor with as many digits as can be sent: 18 decimals. */
export const shortFactor = (factor: string): string => factor.replace(/^(\d+\.\d{18})\d*$/, '$1');
