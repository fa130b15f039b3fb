import type { PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { type Debt, nextMonth } from '../loans/amortization';
import { fromCents, smallerOf, toCents } from '../loans/cents';
import { maxMonths } from '../loans/months-to-pay-off';
import { type Decimal, sumOf } from '../money';

/** A currency that loans are in. */
export interface LoanCurrency {
  readonly decimals: number;
  /** Units of the base currency for one unit of this one. */
  readonly factor: Decimal;
}

/** Amounts are in cents of the currency of the loan. Loans of the same currency share one object. */
export interface PayoffLoan {
  readonly debt: Debt;
  /** Per month. */
  readonly payment: bigint;
  readonly currency: LoanCurrency;
}

/** How one loan is paid off; amounts are in cents of its currency. */
export interface LoanCourse {
  readonly loan: PayoffLoan;
  /** Null for a loan that is never paid off, whose `paid` and `interest` are not totals. */
  readonly months: number | null;
  readonly paid: bigint;
  readonly interest: bigint;
}

/** How all loans are paid off. `balances` are monthly totals in the base currency, beginning with the current one. */
export interface Course {
  /** In the order of the input. */
  readonly loans: readonly LoanCourse[];
  readonly balances: readonly Decimal[];
}

interface RunningLoan {
  readonly loan: PayoffLoan;
  readonly currency: LoanCurrency;
  balance: bigint;
  paid: bigint;
  interest: bigint;
  months: number | null;
}

/** Each loan receives only its own payment, as in its schedule. */
export const payEachAlone = (loans: readonly PayoffLoan[]): Course => run(loans);

/**
 * The payments and extra cash of each month go to the loans in the order of the strategy: what one loan no longer needs
 * goes to the next. The order of the first month is kept, so that more extra cash never costs more interest.
 * @param extra per month, in the base currency
 */
export function payTogether(loans: readonly PayoffLoan[], strategy: PayoffStrategy, extra: Decimal): Course {
  const budget = inBase(
    loans.filter(({ debt }) => debt.balance > 0n),
    ({ payment }) => payment,
  ).plus(extra);
  const places = inOrder(loans, strategy).map((loan) => loans.indexOf(loan));
  return run(loans, (running, spent) => {
    let left = budget.minus(spent);
    for (const place of places) {
      const next = running[place];
      if (!next || next.balance === 0n) continue;
      left = left.minus(toBase(payMore(next, left), next.currency));
      // What is left is below the loan's smallest unit. The next loans wait until this one is paid off.
      if (next.balance > 0n) return;
    }
  });
}

/** Sorts loans by the highest rate, or the smallest balance, first; equal ones by the other criterion. */
export function inOrder(loans: readonly PayoffLoan[], strategy: PayoffStrategy): PayoffLoan[] {
  const byRate = (a: PayoffLoan, b: PayoffLoan) => Number(b.debt.rate - a.debt.rate);
  const byBalance = (a: PayoffLoan, b: PayoffLoan) =>
    toBase(a.debt.balance, a.currency).comparedTo(toBase(b.debt.balance, b.currency));
  return loans.toSorted((a, b) =>
    strategy === 'avalanche' ? byRate(a, b) || byBalance(a, b) : byBalance(a, b) || byRate(a, b),
  );
}

/** Called each month after the payment of every loan; `spent` is in the base currency. */
type AfterPayments = (running: readonly RunningLoan[], spent: Decimal) => void;

function run(loans: readonly PayoffLoan[], afterPayments?: AfterPayments): Course {
  const running = loans.map((loan): RunningLoan => {
    const { debt, currency } = loan;
    const { balance } = debt;
    return { loan, currency, balance, paid: 0n, interest: 0n, months: balance === 0n ? 0 : null };
  });
  const totalBalance = () => inBase(running, ({ balance }) => balance);
  const balances = [totalBalance()];
  for (let month = 1; month <= maxMonths && running.some(({ months }) => months === null); month += 1) {
    const open = running.filter(({ months }) => months === null);
    const spent = inBase(open, pay);
    afterPayments?.(running, spent);
    for (const one of open) if (one.balance === 0n) one.months = month;
    balances.push(totalBalance());
  }
  return { loans: running, balances };
}

/**
 * Makes the loan's own payment of one month.
 * @returns the payment
 */
function pay(one: RunningLoan): bigint {
  const { payment, interest, balance } = nextMonth(one.balance, one.loan.debt.rate, one.loan.payment);
  one.balance = balance;
  one.paid += payment;
  one.interest += interest;
  return payment;
}

/**
 * @param left in the base currency.
 * @returns how much of it the loan takes, in its own currency
 */
function payMore(one: RunningLoan, left: Decimal): bigint {
  const { balance, currency } = one;
  // Rounded to 30 digits first, or an error in the last digit could turn a whole cent into less than one.
  const most = toCents(left.div(currency.factor).toSignificantDigits(30), currency.decimals);
  const more = smallerOf(most, balance);
  one.balance -= more;
  one.paid += more;
  return more;
}

const toBase = (cents: bigint, { decimals, factor }: LoanCurrency): Decimal => fromCents(cents, decimals).times(factor);

/** The sum in the base currency; amounts are summed by currency before they are converted. */
export function inBase<Row extends { readonly currency: LoanCurrency }>(
  rows: readonly Row[],
  amountOf: (row: Row) => bigint,
): Decimal {
  const sums = new Map<LoanCurrency, bigint>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + amountOf(row));
  return sumOf([...sums].map(([currency, cents]) => toBase(cents, currency)));
}
