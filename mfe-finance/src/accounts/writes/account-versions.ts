import type { Account } from '@plaza/contracts/finance/accounts';

// Writes of one account run one after the other, each from the version that the previous one left: quick edits in this
// window never conflict with each other, and a change from another window in between is noticed.

const versions = new Map<string, number>();

/** The newest version of an account that this window knows: that of the list, or of the answer to its last write. */
export function newestVersion(id: string, ofList: number | undefined): number | undefined {
  const written = versions.get(id);
  if (written === undefined || ofList === undefined) return ofList ?? written;
  return Math.max(written, ofList);
}

export function noteVersion({ id, version }: Account): void {
  versions.set(id, version);
}

const changesInFlight = new Map<string, readonly Partial<Account>[]>();

/**
 * Remembers the fields of a pending change, so that the answer to another one does not hide them in the list.
 * @returns forgets them; to be called once the server has answered
 */
export function holdChanges(id: string, shown: Partial<Account>): () => void {
  changesInFlight.set(id, [...(changesInFlight.get(id) ?? []), shown]);
  return () => {
    const others = (changesInFlight.get(id) ?? []).filter((one) => one !== shown);
    if (others.length > 0) changesInFlight.set(id, others);
    else changesInFlight.delete(id);
  };
}

/** The fields of an account whose changes the server has not answered yet. */
export const pendingChanges = (id: string): Partial<Account> => Object.assign({}, ...(changesInFlight.get(id) ?? []));
