import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { personalStorage } from '@plaza/web-kit';

/** Tab → the URLs that it reads first. */
type FirstCalls = Readonly<Record<TabId, readonly string[]>>;

const storage = personalStorage('plaza.first-calls');

/** What the tabs of somebody read first, as it was when their remotes were last listed in this browser. */
export function knownFirstCalls(userId: string): FirstCalls {
  try {
    return JSON.parse(storage.read(userId) ?? '{}');
  } catch {
    return {}; // nothing of ours: it is written anew with the next list
  }
}

/** Remembers what the tabs read first, for the next time that the page is loaded. */
export function storeFirstCalls(userId: string, remotes: readonly RemoteDescriptor[]): void {
  const calls = Object.assign({}, ...remotes.map(({ tabCalls }) => tabCalls ?? {}));
  const text = JSON.stringify(calls);
  if (text !== storage.read(userId)) storage.write(userId, text);
}
