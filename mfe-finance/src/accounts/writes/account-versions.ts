import type { Account } from '@plaza/contracts/finance/accounts';
import { isSameValue } from '../../records/form/same-draft';

// Writes to an account run one after another, each from the version that the previous one left: edits in this window
// never conflict with each other, and a change made by another window in between is detected. Each write adds 1 to the
// version.

const versions = new Map<string, number>();
/** The versions that this window's own writes produced, by account. */
const ownVersions = new Map<string, Set<number>>();

/** The newest version of an account known to this window: from the list, or from the response to its last write. */
export function newestVersion(id: string, ofList: number | undefined): number | undefined {
  const written = versions.get(id);
  if (written === undefined || ofList === undefined) return ofList ?? written;
  return Math.max(written, ofList);
}

/** Must be called with the response to each write of this window. */
export function recordVersion({ id, version }: Account): void {
  versions.set(id, version);
  ownVersions.set(id, (ownVersions.get(id) ?? new Set()).add(version));
}

/** The version that an account has reached from `seen` through writes of this window alone. */
export function versionAfterOwnWrites(id: string, seen: number): number {
  let version = seen;
  while (ownVersions.get(id)?.has(version + 1)) version += 1;
  return version;
}

/**
 * Records the versions after an update of all factors. An account in which something other than the factor differs, or
 * the factor does not, was changed by another window.
 * @param before the accounts as this window had them when it requested the update
 */
export function recordFactorsUpdate(before: readonly Account[], updated: readonly Account[]): void {
  const beforeById = new Map(before.map((account) => [account.id, account]));
  for (const account of updated) {
    const former = beforeById.get(account.id);
    if (!former || !differInFactor(former, account)) continue;
    const seen = newestVersion(account.id, former.version);
    if (seen !== undefined && account.version === seen + 1) recordVersion(account);
  }
}

const factorFields: readonly (keyof Account)[] = [
  'conversionFactor',
  'exactFactor',
  'factorBase',
  'factorSource',
  'factorAsOf',
];

/**
 * The list already shows the user's own pending changes, and keeps an amount as it was typed until the response
 * arrives.
 */
function differInFactor(former: Account, account: Account): boolean {
  const ignored: readonly string[] = ['version', 'updatedAt', ...Object.keys(pendingChanges(account.id))];
  const all = Object.keys(former) as (keyof Account)[];
  const different = all.filter((field) => !isSameValue(former[field], account[field]));
  const isFactor = (field: keyof Account) => factorFields.includes(field);
  return different.some(isFactor) && different.every((field) => isFactor(field) || ignored.includes(field));
}

const changesInFlight = new Map<string, readonly Partial<Account>[]>();

/**
 * Remembers the fields of a pending change, so that the response to another change does not hide them in the list.
 * @returns a function that forgets them; call it once the server has responded
 */
export function holdChanges(id: string, shown: Partial<Account>): () => void {
  changesInFlight.set(id, [...(changesInFlight.get(id) ?? []), shown]);
  return () => {
    const others = (changesInFlight.get(id) ?? []).filter((one) => one !== shown);
    if (others.length > 0) changesInFlight.set(id, others);
    else changesInFlight.delete(id);
  };
}

/** The fields of an account that have changes without a response yet. */
export const pendingChanges = (id: string): Partial<Account> => Object.assign({}, ...(changesInFlight.get(id) ?? []));
