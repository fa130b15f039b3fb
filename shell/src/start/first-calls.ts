import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { personalStorage } from '@plaza/web-kit';

/** Tab → the URLs of its first requests. */
type FirstCalls = Readonly<Record<TabId, readonly string[]>>;

const storage = personalStorage('plaza.first-calls');

/** The first requests of the user's tabs, as of the last time that this browser listed the remotes. */
export function knownFirstCalls(userId: string): FirstCalls {
  try {
    return JSON.parse(storage.read(userId) ?? '{}');
  } catch {
    return {}; // not written by this application; overwritten with the next list
  }
}

/** Stores the first requests of the tabs for the next load of the page. */
export function storeFirstCalls(userId: string, remotes: readonly RemoteDescriptor[]): void {
  const calls = Object.assign({}, ...remotes.map(({ tabCalls }) => tabCalls ?? {}));
  const text = JSON.stringify(calls);
  if (text !== storage.read(userId)) storage.write(userId, text);
}
