import type { OwnerGroup } from '../values/owner-groups';

/** The position of an account among those of its owner, counted from 1. */
export interface Position {
  readonly place: number;
  readonly of: number;
  readonly owner: string;
}

export function positionOf(groups: readonly OwnerGroup[], id: string): Position | undefined {
  for (const { owner, accounts } of groups) {
    const index = accounts.findIndex((account) => account.id === id);
    if (index >= 0) return { place: index + 1, of: accounts.length, owner };
  }
  return undefined;
}

/**
 * The ids of all accounts, group by group in display order, after an account was moved to the place of another one of
 * the same owner. Undefined if nothing moves.
 */
export function movedOrder(groups: readonly OwnerGroup[], id: string, overId: string): string[] | undefined {
  const group = groups.find(({ accounts }) => accounts.some((account) => account.id === id));
  const ids = group?.accounts.map((account) => account.id) ?? [];
  const [from, to] = [ids.indexOf(id), ids.indexOf(overId)];
  if (from === to || from < 0 || to < 0) return undefined;
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return groups.flatMap((one) => (one === group ? ids : one.accounts.map((account) => account.id)));
}
