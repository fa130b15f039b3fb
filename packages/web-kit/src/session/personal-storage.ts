import { forgetOthersChanges } from '../forms/kept-changes';
import { log } from '../log';
import { readImpersonation, readUser } from '../tokens/stored-session';

/**
 * The names of all stores that this browser has for one user: every area declares its store here, and accesses it with
 * `personalStorage` or `windowStorage`. All of them are removed in every window when the session ends.
 */
export const personalStores = [
  'plaza.addresses',
  'plaza.admin.tab-permissions',
  'plaza.finance.import',
  'plaza.first-calls',
  'plaza.first-steps',
  'plaza.hidden-account-columns',
  'plaza.markets.searched-stocks',
  'plaza.private',
  'plaza.recently-found',
] as const;
export type PersonalStore = (typeof personalStores)[number];

/** Keys that belong to the browser, regardless of the user. All other keys of Plaza belong to a user. */
const browserKeys: readonly string[] = ['plaza.color-mode', 'plaza.impersonation'];

/** The stored texts of a user: a single one, or several with entry names. */
export interface PersonalStorage {
  readonly read: (userId: string, entry?: string) => string | null;
  /** @returns whether it was stored: storage may be full, and nothing is stored for a user whose session has ended */
  readonly write: (userId: string, text: string, entry?: string) => boolean;
  readonly remove: (userId: string, entry?: string) => void;
  readonly entries: (userId: string) => string[];
  /** The entry of a storage event's key; null for another key, or one of another user. */
  readonly entryOf: (userId: string, key: string) => string | null;
}

/** @param store one of `personalStores`: keys are `<store>.<user id>` and `<store>.<user id>.<entry>` */
export const personalStorage = (store: PersonalStore): PersonalStorage => storageIn(() => localStorage, store);

/**
 * Like `personalStorage`, for this window only: its texts survive a reload, but not the end of the window. A duplicated
 * window starts with a copy of them.
 */
export const windowStorage = (store: PersonalStore): PersonalStorage => storageIn(() => sessionStorage, store);

function storageIn(area: () => Storage, store: PersonalStore): PersonalStorage {
  const keyOf = (userId: string, entry?: string) => [store, userId, ...(entry === undefined ? [] : [entry])].join('.');
  const entryOf = (userId: string, key: string) => {
    const start = `${keyOf(userId)}.`;
    return key.startsWith(start) ? key.slice(start.length) : null;
  };
  return {
    read: (userId, entry) => area().getItem(keyOf(userId, entry)),
    write: (userId, text, entry) => writeOwn(area(), { userId, key: keyOf(userId, entry), text }),
    remove: (userId, entry) => area().removeItem(keyOf(userId, entry)),
    entries: (userId) => Object.keys(area()).flatMap((key) => entryOf(userId, key) ?? []),
    entryOf,
  };
}

interface OwnText {
  readonly userId: string;
  readonly key: string;
  readonly text: string;
}

/** A window that was frozen while another one signed out must not restore what was removed. */
function writeOwn(area: Storage, { userId, key, text }: OwnText): boolean {
  if (readUser()?.id !== userId) return false;
  try {
    area.setItem(key, text);
    return true;
  } catch (error) {
    log.warn('a text could not be stored in this browser', error);
    return false;
  }
}

/** Removes the stored data of a user, as the end of their session also does. */
export function removePersonalData(userId: string): void {
  remove((key) => belongsTo(key, userId));
}

/**
 * Removes the stored data of all users but the signed-in one, and the kept input of their forms: their sessions ended
 * while no window was open, or in another window. During impersonation nothing is removed, as the administrator will
 * return to their own data.
 */
export function removeOthersPersonalData(): void {
  if (readImpersonation()) return;
  const user = readUser();
  remove((key) => !user || !belongsTo(key, user.id));
  forgetOthersChanges();
}

const belongsTo = (key: string, userId: string): boolean => key.split('.').includes(userId);

function remove(isObsolete: (key: string) => boolean): void {
  for (const storage of [localStorage, sessionStorage]) {
    const personal = Object.keys(storage).filter((key) => key.startsWith('plaza.') && !browserKeys.includes(key));
    for (const key of personal.filter(isObsolete)) storage.removeItem(key);
  }
}
