import type { Account } from '@plaza/contracts/finance/accounts';
import { ExactDecimal } from '../../money/exact-decimal';
import { totalBalance } from '../values/account-totals';

export interface Share {
  readonly name: string;
  /** In the base currency, as an exact decimal. */
  readonly total: string;
  /** Fraction of the total of all accounts; 0 if that total is not positive. */
  readonly share: number;
}

/** The number of bars for which the chart has colors; the last bar is for everything else. */
const most = 5;

/** The total value of each group of accounts, largest first. The smallest groups are combined into one at the end. */
export function sharesBy(accounts: readonly Account[], groupOf: (account: Account) => string): Share[] {
  const groups = new Map<string, Account[]>();
  for (const account of accounts) groups.set(groupOf(account), [...(groups.get(groupOf(account)) ?? []), account]);
  const sums = [...groups].map(([name, own]) => ({ name, own, total: new ExactDecimal(totalBalance(own)) }));
  const ranked = sums.sort((one, other) => other.total.comparedTo(one.total));
  const rest = ranked.length > most ? ranked.slice(most - 1) : [];
  const shown = rest.length > 0 ? ranked.slice(0, most - 1) : ranked;
  const all = new ExactDecimal(totalBalance(accounts));
  const toShare = (name: string, total: string): Share => ({
    name,
    total,
    share: all.greaterThan(0) ? new ExactDecimal(total).dividedBy(all).toNumber() : 0,
  });
  return [
    ...shown.map(({ name, total }) => toShare(name, total.toFixed())),
    ...(rest.length > 0 ? [toShare('All others', totalBalance(rest.flatMap(({ own }) => own)))] : []),
  ];
}

/** The number of bars by currency and by type. */
export const barsOf = (accounts: readonly Account[]): [currencies: number, types: number] => [
  Math.min(most, new Set(accounts.map(({ currency }) => currency)).size),
  Math.min(most, new Set(accounts.map(({ type }) => type)).size),
];
