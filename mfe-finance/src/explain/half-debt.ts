import type { Decimal } from 'decimal.js-light';

const maxMonths = 600;
/**
 * Amounts have at most 8 decimals and percentages at most 3, so integers are exact, and fast over hundreds of months.
 */
const toUnits = (amount: Decimal): bigint => BigInt(amount.times(1e8).toFixed(0));
const monthlyDivisor = 1_200_000n;

/**
 * The first month in which debts are at most half of the net worth. The service has the same formula, which is repeated
 * here on purpose, see `recompute.ts`.
 * @param numbers liabilities, net worth and extra cash a month, followed by balance, yearly percentage and payment of
 * each loan
 */
export function monthsToHalfDebt(numbers: readonly Decimal[]): number | null {
  const [liabilities = 0n, initialNetWorth = 0n, extra = 0n] = numbers.slice(0, 3).map(toUnits);
  const loans: { balance: bigint; rate: bigint; payment: bigint }[] = [];
  for (let index = 3; index + 2 < numbers.length; index += 3) {
    const [balance, percent, payment] = numbers.slice(index, index + 3) as [Decimal, Decimal, Decimal];
    loans.push({ balance: toUnits(balance), rate: BigInt(percent.times(1000).toFixed(0)), payment: toUnits(payment) });
  }
  let [debt, netWorth] = [liabilities, initialNetWorth];
  for (let month = 0; month <= maxMonths; month += 1) {
    if (netWorth > 0n && 2n * debt <= netWorth) return month;
    for (const loan of loans) {
      const due = loan.balance + (loan.balance * loan.rate + monthlyDivisor / 2n) / monthlyDivisor;
      const left = due > loan.payment ? due - loan.payment : 0n;
      debt -= loan.balance - left;
      netWorth += loan.balance - left;
      loan.balance = left;
    }
    netWorth += extra;
  }
  return null;
}
