interface Priced {
  /** A decimal string with at most two decimals. */
  readonly basePrice: string;
  /** Hours, in quarters. */
  readonly estimatedDuration: number;
}

/**
 * What a job of a length is likely to cost: the base price in proportion, to the cent, half a cent up. Cents and quarters
 * of hours are whole numbers, so nothing is lost on the way.
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
