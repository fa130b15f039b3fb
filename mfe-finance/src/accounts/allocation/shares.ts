import type { Account } from '@plaza/contracts/finance/accounts';
import { Exact } from '../../money/exact';
import { totalBalance } from '../values/account-totals';

export interface Share {
  readonly name: string;
  /** In the base currency, exact. */
  readonly total: string;
  /** Of the total of all accounts: a fraction; 0 where that is not above zero. */
  readonly share: number;
}

/** As many bars as the chart has colours, the last of them for everything else. */
const most = 5;

/** What the accounts of each group are worth together, the most first; the smallest groups are one at the end. */
export function sharesBy(accounts: readonly Account[], groupOf: (account: Account) => string): Share[] {
  const groups = new Map<string, Account[]>();
  for (const account of accounts) groups.set(groupOf(account), [...(groups.get(groupOf(account)) ?? []), account]);
  const sums = [...groups].map(([name, own]) => ({ name, own, total: new Exact(totalBalance(own)) }));
  const ranked = sums.sort((one, other) => other.total.comparedTo(one.total));
  const rest = ranked.length > most ? ranked.slice(most - 1) : [];
  const shown = rest.length > 0 ? ranked.slice(0, most - 1) : ranked;
  const all = new Exact(totalBalance(accounts));
  const toShare = (name: string, total: string): Share => ({
    name,
    total,
    share: all.greaterThan(0) ? new Exact(total).dividedBy(all).toNumber() : 0,
  });
  return [
    ...shown.map(({ name, total }) => toShare(name, total.toFixed())),
    ...(rest.length > 0 ? [toShare('All others', totalBalance(rest.flatMap(({ own }) => own)))] : []),
  ];
}

/** How many shares there are of currencies, and of types. */
export const barsOf = (accounts: readonly Account[]): [currencies: number, types: number] => [
  Math.min(most, new Set(accounts.map(({ currency }) => currency)).size),
  Math.min(most, new Set(accounts.map(({ type }) => type)).size),
];
