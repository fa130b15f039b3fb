import type { Account } from '@plaza/contracts/finance/accounts';
import { isSameValue } from '../../records/same-draft';

// Writes of one account run one after the other, each from the version that the previous one left: edits in this window
// never conflict with each other, and a change from another window in between is noticed. Each write adds 1 to the
// version.

const versions = new Map<string, number>();
/** The versions that writes of this window left, by account. */
const ownVersions = new Map<string, Set<number>>();

/** The newest version of an account that this window knows: that of the list, or of the answer to its last write. */
export function newestVersion(id: string, ofList: number | undefined): number | undefined {
  const written = versions.get(id);
  if (written === undefined || ofList === undefined) return ofList ?? written;
  return Math.max(written, ofList);
}

/** To be called with the answer to each write of this window. */
export function noteVersion({ id, version }: Account): void {
  versions.set(id, version);
  ownVersions.set(id, (ownVersions.get(id) ?? new Set()).add(version));
}

/** The version that an account has once the writes of this window, and of no other one, have followed on `seen`. */
export function versionAfterOwnWrites(id: string, seen: number): number {
  let version = seen;
  while (ownVersions.get(id)?.has(version + 1)) version += 1;
  return version;
}

/**
 * Notes the versions that an update of all factors left. An account of which more than the factor is different, or not
 * the factor, was changed by another window.
 * @param before the accounts as this window had them when it asked for the update
 */
export function noteFactorsUpdate(before: readonly Account[], updated: readonly Account[]): void {
  const beforeById = new Map(before.map((account) => [account.id, account]));
  for (const account of updated) {
    const former = beforeById.get(account.id);
    if (!former || !differInFactor(former, account)) continue;
    const seen = newestVersion(account.id, former.version);
    if (seen !== undefined && account.version === seen + 1) noteVersion(account);
  }
}

const factorFields: readonly (keyof Account)[] = [
  'conversionFactor',
  'exactFactor',
  'factorBase',
  'factorSource',
  'factorAsOf',
];

/** The list shows one's own pending changes already, and an amount as it was typed until its answer is there. */
function differInFactor(former: Account, account: Account): boolean {
  const ignored: readonly string[] = ['version', 'updatedAt', ...Object.keys(pendingChanges(account.id))];
  const all = Object.keys(former) as (keyof Account)[];
  const different = all.filter((field) => !isSameValue(former[field], account[field]));
  const isFactor = (field: keyof Account) => factorFields.includes(field);
  return different.some(isFactor) && different.every((field) => isFactor(field) || ignored.includes(field));
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
