import { Decimal } from '../../money';

/** A longer time counts as never. */
const maxMonths = 600;

/**
 * Amounts are integers of hundred-millionths, the most decimals that they have, so that many months stay fast and
 * exact.
 */
const units = new Decimal(1e8);
const toUnits = (amount: Decimal): bigint => BigInt(amount.times(units).toFixed(0));
/** Divides a yearly rate in thousandths of a percent into a monthly fraction. */
const monthlyDivisor = 12n * 100n * 1000n;

/**
 * The first month in which debts are at most half of the net worth; 0 where they already are. Each month, extra cash
 * and paid principal raise the net worth, and the principal lowers the debts.
 * @param numbers liabilities, net worth, extra cash per month; then balance, yearly percent and payment of each loan
 * @returns null where it takes more than 600 months
 */
export function monthsToHalfDebt(numbers: readonly Decimal[]): number | null {
  const [liabilities = 0n, netWorth = 0n, extraCash = 0n] = numbers.slice(0, 3).map(toUnits);
  const loans = loansOf(numbers.slice(3));
  let [debt, worth] = [liabilities, netWorth];
  for (let month = 0; month <= maxMonths; month += 1) {
    if (worth > 0n && 2n * debt <= worth) return month;
    const principal = payAll(loans);
    if (principal + extraCash === 0n && loans.every(({ balance }) => balance === 0n)) return null;
    debt -= principal;
    worth += principal + extraCash;
  }
  return null;
}

interface Loan {
  balance: bigint;
  readonly rate: bigint;
  readonly payment: bigint;
}

function loansOf(numbers: readonly Decimal[]): Loan[] {
  const loans: Loan[] = [];
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const [balance, percent, payment] = numbers.slice(index, index + 3) as [Decimal, Decimal, Decimal];
    loans.push({ balance: toUnits(balance), rate: BigInt(percent.times(1000).toFixed(0)), payment: toUnits(payment) });
  }
  return loans;
}

/**
 * Pays all loans for one month.
 * @returns the paid principal, negative where interest exceeds the payments
 */
function payAll(loans: Loan[]): bigint {
  let paid = 0n;
  for (const loan of loans) {
    const interest = (loan.balance * loan.rate + monthlyDivisor / 2n) / monthlyDivisor;
    const due = loan.balance + interest;
    const left = due > loan.payment ? due - loan.payment : 0n;
    paid += loan.balance - left;
    loan.balance = left;
  }
  return paid;
}
