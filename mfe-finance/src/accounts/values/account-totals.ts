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

/**
 * The currency of the accounts' total: while a change of the base currency has not reached the accounts, it is still
 * their previous base currency.
 * @param baseCurrency the result if the accounts have several base currencies, or if there are no accounts
 */
export function currencyOfTotal(accounts: readonly Pick<Account, 'factorBase'>[], baseCurrency: string): string {
  const [first] = accounts;
  return first && accounts.every(({ factorBase }) => factorBase === first.factorBase) ? first.factorBase : baseCurrency;
}

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
