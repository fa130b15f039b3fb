import { log } from '../log';
import { readImpersonation, readUser } from '../tokens/stored-session';

/**
 * The register of what this browser stores for one user: every area declares its store here, and reads and writes it
 * through `personalStorage`. All of it is gone when the session ends, in every window.
 */
export const personalStores = [
  'plaza.addresses',
  'plaza.admin.tab-permissions',
  'plaza.first-calls',
  'plaza.first-steps',
  'plaza.hidden-account-columns',
  'plaza.markets.searched-stocks',
  'plaza.private',
  'plaza.recently-found',
] as const;
export type PersonalStore = (typeof personalStores)[number];

/** Keys that belong to the browser, whoever uses it. Every other key of Plaza's belongs to a user. */
const browserKeys: readonly string[] = ['plaza.color-mode', 'plaza.impersonation'];

/** A store's texts of a user: one alone, or several by the name of an entry. */
export interface PersonalStorage {
  readonly read: (userId: string, entry?: string) => string | null;
  /** @returns whether it is stored: a browser may have no room, and a user whose session has ended stores nothing */
  readonly write: (userId: string, text: string, entry?: string) => boolean;
  readonly remove: (userId: string, entry?: string) => void;
  readonly entries: (userId: string) => string[];
  /** The entry that a storage event is about; null where it is about another key, or another user's. */
  readonly entryOf: (userId: string, key: string) => string | null;
}

/** @param store one of the register's: keys are `<store>.<user id>` and `<store>.<user id>.<entry>` */
export function personalStorage(store: PersonalStore): PersonalStorage {
  const keyOf = (userId: string, entry?: string) => [store, userId, ...(entry === undefined ? [] : [entry])].join('.');
  const entryOf = (userId: string, key: string) => {
    const start = `${keyOf(userId)}.`;
    return key.startsWith(start) ? key.slice(start.length) : null;
  };
  return {
    read: (userId, entry) => localStorage.getItem(keyOf(userId, entry)),
    write: (userId, text, entry) => writeOwn(userId, keyOf(userId, entry), text),
    remove: (userId, entry) => localStorage.removeItem(keyOf(userId, entry)),
    entries: (userId) => Object.keys(localStorage).flatMap((key) => entryOf(userId, key) ?? []),
    entryOf,
  };
}

/** A window that was frozen while another one signed out must not bring back what is gone. */
function writeOwn(userId: string, key: string, text: string): boolean {
  if (readUser()?.id !== userId) return false;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    log.warn('a text could not be stored in this browser', error);
    return false;
  }
}

/** Removes what is stored for a user; the end of their session does so too. */
export function removePersonalData(userId: string): void {
  remove((key) => belongsTo(key, userId));
}

/**
 * Removes what is stored for anybody but the signed-in user: their sessions ended while no window was open, or in
 * another one. An impersonating administrator returns to their own.
 */
export function removeOthersPersonalData(): void {
  if (readImpersonation()) return;
  const user = readUser();
  remove((key) => !user || !belongsTo(key, user.id));
}

const belongsTo = (key: string, userId: string): boolean => key.split('.').includes(userId);

function remove(isObsolete: (key: string) => boolean): void {
  for (const storage of [localStorage, sessionStorage]) {
    const personal = Object.keys(storage).filter((key) => key.startsWith('plaza.') && !browserKeys.includes(key));
    for (const key of personal.filter(isObsolete)) storage.removeItem(key);
  }
}
