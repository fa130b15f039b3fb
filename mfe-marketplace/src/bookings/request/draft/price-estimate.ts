interface Priced {
  /** A decimal string with at most two decimals. */
  readonly basePrice: string;
  /** In hours, in steps of a quarter. */
  readonly estimatedDuration: number;
}

/**
 * The estimated price of a service for a duration: the base price in proportion, rounded half up to the cent. It is
 * computed in whole cents and quarter hours, so it is exact.
 */
export function priceEstimate({ basePrice, estimatedDuration }: Priced, duration: number): string {
  const quarters = BigInt(Math.round(duration * 4));
  const usual = BigInt(Math.round(estimatedDuration * 4));
  const cents = (centsOf(basePrice) * quarters * 2n + usual) / (usual * 2n);
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

function centsOf(price: string): bigint {
  const [whole = '0', decimals = ''] = price.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0'));
}
