import type { Account } from '@plaza/contracts/finance/accounts';
import { converted } from '../../money/converted';
import { ExactDecimal } from '../../money/exact-decimal';

type Valued = Pick<Account, 'balance' | 'exactFactor'>;

/** Caches the value of each account: several totals sum up hundreds of accounts, and change with each of them. */
const values = new WeakMap<Valued, InstanceType<typeof ExactDecimal>>();

function exactValue(account: Valued): InstanceType<typeof ExactDecimal> {
  const known = values.get(account);
  if (known) return known;
  const value = converted(account.balance, account.exactFactor);
  values.set(account, value);
  return value;
}

/** The value of an account in the base currency: balance × conversion factor, exact. */
export const totalValue = (account: Valued): string => exactValue(account).toFixed();

/** The sum of the accounts' total values, in the base currency, exact. */
export function totalBalance(accounts: readonly Valued[]): string {
  return accounts.reduce((sum, account) => sum.plus(exactValue(account)), new ExactDecimal(0)).toFixed();
}

/** Accounts whose values can be added, and the currency of these values. */
interface Summable<Summed> {
  readonly currency: string;
  readonly summed: readonly Summed[];
  /** The currencies of the other accounts, which have no factor in `currency`. */
  readonly without: readonly string[];
}

/**
 * The accounts that can be added up. While a change of the base currency has reached none of them, these are all, in
 * the previous base currency. Accounts without a rate keep the previous one and are left out, as in the metrics.
 */
export function summable<One extends Pick<Account, 'currency' | 'factorBase'>>(
  accounts: readonly One[],
  baseCurrency: string,
): Summable<One> {
  const [first] = accounts;
  const isAlike = first && accounts.every(({ factorBase }) => factorBase === first.factorBase);
  const currency = isAlike ? first.factorBase : baseCurrency;
  const others = accounts.filter(({ factorBase }) => factorBase !== currency);
  return {
    currency,
    summed: accounts.filter(({ factorBase }) => factorBase === currency),
    without: [...new Set(others.map((account) => account.currency))].sort(),
  };
}

/** Names the currencies that a total leaves out: ", without BTC". Empty if there are none. */
export const leftOut = (without: readonly string[]): string =>
  without.length > 0 ? `, without ${without.join(', ')}` : '';

/**
 * The simple mean of the rates, in percent with 2 decimals; ignores accounts without a rate. Undefined if no account
 * has a rate.
 */
export function averageInterestRate(accounts: readonly Pick<Account, 'interestRate'>[]): string | undefined {
  const rates = ratesOf(accounts);
  if (rates.length === 0) return undefined;
  const sum = rates.reduce((total, rate) => total.plus(rate), new ExactDecimal(0));
  return sum.dividedBy(rates.length).toFixed(2);
}

export function ratesOf(accounts: readonly Pick<Account, 'interestRate'>[]): string[] {
  return accounts.flatMap(({ interestRate }) => (interestRate === null ? [] : [interestRate]));
}
