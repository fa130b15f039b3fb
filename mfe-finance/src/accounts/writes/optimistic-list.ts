import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';

// The optimistic list while a write has no response yet, and how the write is undone if the server rejects it. Accounts
// are found by id, never by index, since the list may have been fetched or reordered in the meantime.

/**
 * The fields that the list shows for pending changes. A typed factor is exact as typed; the source of one from rates is
 * in the answer.
 */
export function shownChanges({ version: _seen, factorFromRates, ...changes }: AccountChanges): Partial<Account> {
  const { conversionFactor } = changes;
  if (conversionFactor === undefined) return changes;
  return { ...changes, exactFactor: conversionFactor, ...(!factorFromRates && { factorSource: 'manual' }) };
}

export function withChanges(list: readonly Account[], id: string, changes: Partial<Account>): Account[] {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return list.map((account) => (account.id === id ? { ...account, ...defined } : account));
}

/** Undoes changes; a field that has been changed again keeps its newer value. */
export function withoutChanges(
  list: readonly Account[],
  before: readonly Account[],
  id: string,
  changes: Partial<Account>,
): Account[] {
  const former = before.find((account) => account.id === id);
  if (!former) return [...list];
  return list.map((account) => {
    if (account.id !== id) return account;
    const untouched = Object.entries(changes).filter(([field, value]) => Reflect.get(account, field) === value);
    return { ...account, ...Object.fromEntries(untouched.map(([field]) => [field, Reflect.get(former, field)])) };
  });
}

/** The accounts in the order of the ids; accounts without an id in the list follow in their current order. */
export function inOrder(list: readonly Account[], ids: readonly string[]): Account[] {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Account) => indexes.get(id) ?? ids.length;
  return [...list].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether the accounts with these ids are in the order of the ids. */
export function isInOrder(list: readonly Account[], ids: readonly string[]): boolean {
  const named = list.map(({ id }) => id).filter((id) => ids.includes(id));
  return named.every((id, index) => id === ids.filter((one) => named.includes(one))[index]);
}

/**
 * The list with the server's versions of some accounts. Changes that have no response yet are applied on top of them.
 */
export function withAnswers(
  list: readonly Account[],
  answers: readonly Account[],
  pendingChanges: (id: string) => Partial<Account>,
): Account[] {
  const answerOf = new Map(answers.map((account) => [account.id, { ...account, ...pendingChanges(account.id) }]));
  return list.map((account) => answerOf.get(account.id) ?? account);
}

/**
 * The list with an account inserted at its position, sorted as the service sorts: by sort order, then by age. Accounts
 * without a sort order (0) come last, by age.
 */
export function insertInOrder(list: readonly Account[], account: Account): Account[] {
  const others = withoutAccount(list, account.id);
  const next = others.findIndex((other) => isBefore(account, other));
  return next < 0 ? [...others, account] : [...others.slice(0, next), account, ...others.slice(next)];
}

function isBefore(one: Account, other: Account): boolean {
  const [order, otherOrder] = [one.sortOrder || Number.POSITIVE_INFINITY, other.sortOrder || Number.POSITIVE_INFINITY];
  if (order !== otherOrder) return order < otherOrder;
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id < other.id;
}

export function withoutAccount(list: readonly Account[], id: string): Account[] {
  return list.filter((account) => account.id !== id);
}

/** Restores an account that was removed from the list to its previous position. */
export function reinsert(list: readonly Account[], before: readonly Account[], id: string): Account[] {
  const index = before.findIndex((account) => account.id === id);
  const account = before[index];
  if (!account || list.some((one) => one.id === id)) return [...list];
  return [...list.slice(0, index), account, ...list.slice(index)];
}
