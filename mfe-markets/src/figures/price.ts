const format = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits, maximumFractionDigits });

const fromOne = format(2, 2);
const belowOne = format(4, 6);
const smallest = 0.000001;

/** A price in USD: "$97,250.00" from 1 on, 4 to 6 decimals below it; what even those would show as nothing is "<$0.000001". */
export function formatPrice(usd: number): string {
  if (usd >= 1) return fromOne.format(usd);
  if (usd > 0 && usd < smallest / 2) return `<${belowOne.format(smallest)}`;
  return belowOne.format(usd);
}
