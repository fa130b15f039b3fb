import type { PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { nextMonth, type Owed } from '../loans/amortisation';
import { fromCents, smallerOf, toCents } from '../loans/cents';
import { mostMonths } from '../loans/months-to-pay-off';
import { Decimal } from '../money';

/** A currency that loans are in. */
export interface LoanCurrency {
  readonly decimals: number;
  /** Units of the base currency for one unit of it. */
  readonly factor: Decimal;
}

/** A loan to be paid off; amounts in the coins of its currency. Loans of one currency share the object. */
export interface PayoffLoan {
  readonly owed: Owed;
  /** Per month. */
  readonly payment: bigint;
  readonly currency: LoanCurrency;
}

/** What becomes of one loan, in the coins of its currency. */
export interface LoanCourse {
  readonly loan: PayoffLoan;
  /** Null: it never ends, and what was paid is no total. */
  readonly months: number | null;
  readonly paid: bigint;
  readonly interest: bigint;
}

/** What becomes of all loans; balances in the base currency, the first being now. */
export interface Course {
  /** As the loans were given. */
  readonly loans: readonly LoanCourse[];
  readonly balances: readonly Decimal[];
}

interface Going {
  readonly loan: PayoffLoan;
  readonly currency: LoanCurrency;
  balance: bigint;
  paid: bigint;
  interest: bigint;
  months: number | null;
}

/** Each loan pays its own payment and nothing more: what its schedule says. */
export const payEachAlone = (loans: readonly PayoffLoan[]): Course => run(loans);

/**
 * All payments and the extra cash, month by month: what a loan no longer needs goes on to the next one, together with
 * the extra cash. The order is that of today, so that more extra cash never costs more interest.
 * @param extra per month, in the base currency
 */
export function payTogether(loans: readonly PayoffLoan[], strategy: PayoffStrategy, extra: Decimal): Course {
  const budget = inBase(
    loans.filter(({ owed }) => owed.balance > 0n),
    ({ payment }) => payment,
  ).plus(extra);
  const places = inOrder(loans, strategy).map((loan) => loans.indexOf(loan));
  return run(loans, (going, spent) => {
    let left = budget.minus(spent);
    for (const place of places) {
      const next = going[place];
      if (!next || next.balance === 0n) continue;
      left = left.minus(toBase(payMore(next, left), next.currency));
      // What is less than its smallest coin stays with it: the loans behind it wait until it is cleared.
      if (next.balance > 0n) return;
    }
  });
}

/** The highest rate, or the smallest balance, first; among equals the other one decides. */
export function inOrder(loans: readonly PayoffLoan[], strategy: PayoffStrategy): PayoffLoan[] {
  const byRate = (a: PayoffLoan, b: PayoffLoan) => Number(b.owed.rate - a.owed.rate);
  const byBalance = (a: PayoffLoan, b: PayoffLoan) =>
    toBase(a.owed.balance, a.currency).comparedTo(toBase(b.owed.balance, b.currency));
  return loans.toSorted((a, b) =>
    strategy === 'avalanche' ? byRate(a, b) || byBalance(a, b) : byBalance(a, b) || byRate(a, b),
  );
}

/** What is done in a month after every loan got its payment; `spent` in the base currency. */
type Afterwards = (going: readonly Going[], spent: Decimal) => void;

function run(loans: readonly PayoffLoan[], afterwards?: Afterwards): Course {
  const going = loans.map((loan): Going => {
    const { owed, currency } = loan;
    const { balance } = owed;
    return { loan, currency, balance, paid: 0n, interest: 0n, months: balance === 0n ? 0 : null };
  });
  const owedNow = () => inBase(going, ({ balance }) => balance);
  const balances = [owedNow()];
  for (let month = 1; month <= mostMonths && going.some(({ months }) => months === null); month += 1) {
    const open = going.filter(({ months }) => months === null);
    const spent = inBase(open, pay);
    afterwards?.(going, spent);
    for (const one of open) if (one.balance === 0n) one.months = month;
    balances.push(owedNow());
  }
  return { loans: going, balances };
}

/** One month of a loan's own payment. @returns what is paid */
function pay(one: Going): bigint {
  const { payment, interest, balance } = nextMonth(one.balance, one.loan.owed.rate, one.loan.payment);
  one.balance = balance;
  one.paid += payment;
  one.interest += interest;
  return payment;
}

/** As much of what is left, in the base currency, as the loan can take, in its own. */
function payMore(one: Going, left: Decimal): bigint {
  const { balance, currency } = one;
  // To 30 digits first: a whole coin must not become less than one by its last digit.
  const most = toCents(left.div(currency.factor).toSignificantDigits(30), currency.decimals);
  const more = smallerOf(most, balance);
  one.balance -= more;
  one.paid += more;
  return more;
}

const toBase = (coins: bigint, { decimals, factor }: LoanCurrency): Decimal => fromCents(coins, decimals).times(factor);

/** The sum of amounts in the base currency: first in each currency, then converted. */
export function inBase<Row extends { readonly currency: LoanCurrency }>(
  rows: readonly Row[],
  amountOf: (row: Row) => bigint,
): Decimal {
  const sums = new Map<LoanCurrency, bigint>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + amountOf(row));
  return [...sums].reduce((total, [currency, coins]) => total.plus(toBase(coins, currency)), new Decimal(0));
}
