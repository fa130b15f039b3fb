import type { AccountRecord } from '../accounts/account.model';
import { isOutdated } from '../accounts/account-factors';
import type { LoanRecord } from '../loans/loan.model';
import { storedDecimal, toDecimal } from '../money';
import type { PropertyRecord } from '../properties/property.model';
import type { Rates } from '../rates/conversion';
import type { NetWorthLine } from './net-worth';
import type { SnapshotLine } from './snapshot.model';

/** The records of a user from which their net worth is computed. */
export interface OwnedRecords {
  readonly accounts: readonly AccountRecord[];
  readonly loans: readonly LoanRecord[];
  readonly properties: readonly PropertyRecord[];
}

/**
 * The amounts with their factors: an account's factor is stored with it, all others come from the rates. Amounts
 * without a rate are left out, and `withoutRate` lists their currencies.
 */
export function toSnapshotLines({ accounts, loans, properties }: OwnedRecords, rates: Rates) {
  const withoutRate = new Set<string>();

  function converted(line: Pick<SnapshotLine, 'kind' | 'id' | 'name' | 'amount' | 'currency'>): SnapshotLine[] {
    const rate = rates.factorOf(line.currency);
    if (rate) return [{ ...line, factor: storedDecimal(rate.factor), source: rate.source, asOf: rate.asOf }];
    withoutRate.add(line.currency);
    return [];
  }

  function ofAccount(account: AccountRecord): SnapshotLine[] {
    const { _id: id, name, balance: amount, currency, conversionFactor: factor, updatedAt } = account;
    if (isOutdated(account, rates)) {
      withoutRate.add(currency);
      return [];
    }
    const [source, asOf] = [account.factorSource ?? 'manual', account.factorAsOf ?? updatedAt];
    return [{ kind: 'account', id, name, amount, currency, factor, source, asOf: source === 'base' ? null : asOf }];
  }

  const lines = [
    ...accounts.flatMap(ofAccount),
    ...properties.flatMap(({ _id: id, address: name, propertyValue: amount, currency }) =>
      converted({ kind: 'property', id, name, amount, currency }),
    ),
    ...loans.flatMap(({ _id: id, type, lender, balance: amount, currency }) =>
      converted({ kind: type === 'Mortgage' ? 'mortgage' : 'loan', id, name: `${type}, ${lender}`, amount, currency }),
    ),
    ...properties.flatMap(({ _id: id, address, mortgageBalance: amount, currency }) =>
      toDecimal(amount).isZero() ? [] : converted({ kind: 'mortgage', id, name: address, amount, currency }),
    ),
  ];
  return { lines, withoutRate: [...withoutRate].sort() };
}

/** The line with its amount in the base currency of the day. */
export function toNetWorthLine({ kind, id, amount, factor }: SnapshotLine): NetWorthLine {
  return { kind, id, value: toDecimal(amount).times(toDecimal(factor)) };
}
