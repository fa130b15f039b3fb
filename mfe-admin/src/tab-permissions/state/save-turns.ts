import type { SaveResult } from './save-outcome';

interface Sent {
  readonly result: SaveResult;
  /** The version that it was sent for. */
  readonly version: number;
}

/**
 * Sends one save after the other. A save that waited for one's own is sent for the version that this one has made of
 * what was shown, as nobody is in conflict with themself; what others saved meanwhile still is a conflict.
 */
export function createSaveTurns() {
  const own = new Set<number>();
  let before: Promise<unknown> = Promise.resolve();

  async function sendNow(shown: number, call: (version: number) => Promise<SaveResult>): Promise<Sent> {
    let version = shown;
    while (own.has(version + 1)) version += 1;
    const result = await call(version);
    if (result.data?.version === version + 1) own.add(version + 1);
    return { result, version };
  }

  /** @param shown the version that the person saw */
  return function inTurn(shown: number, call: (version: number) => Promise<SaveResult>): Promise<Sent> {
    const sent = before.then(() => sendNow(shown, call));
    // A save that fails keeps no other one from its turn; whoever asked for it gets the failure.
    before = Promise.allSettled([sent]);
    return sent;
  };
}
