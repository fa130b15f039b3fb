/** A stored price with two decimals: '80' and '80.5' become '80.00' and '80.50'. */
export function priceText(price: { toString(): string }): string {
  const [whole = '0', cents = ''] = price.toString().split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
