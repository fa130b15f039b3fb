import type { Account } from '@plaza/contracts/finance/accounts';

export interface OwnerGroup {
  readonly owner: string;
  readonly accounts: readonly Account[];
}

/** Accounts by owner, in the order of each owner's first account. Accounts without an owner belong to "Primary". */
export function ownerGroups(accounts: readonly Account[]): OwnerGroup[] {
  const groups = new Map<string, Account[]>();
  for (const account of accounts) {
    const owner = ownerOf(account);
    const group = groups.get(owner);
    if (group) group.push(account);
    else groups.set(owner, [account]);
  }
  return [...groups].map(([owner, own]) => ({ owner, accounts: own }));
}

export const ownerOf = ({ owner }: Account): string => owner.trim() || 'Primary';

export const accountCount = (count: number): string => (count === 1 ? '1 account' : `${count} accounts`);

/** The id of the datalist of all owners. The list of accounts renders it, and the editors of an owner refer to it. */
export const ownersListId = 'account-owners';
