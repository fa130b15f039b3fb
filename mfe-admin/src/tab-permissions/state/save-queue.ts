import type { SaveResult } from './save-outcome';

interface Sent {
  readonly result: SaveResult;
  /** The version that it was based on. */
  readonly version: number;
}

/**
 * Sends saves one after another. A save that waited for this editor's own previous save is based on the version which
 * that one produced, so that a user never conflicts with themself. Saves by others in between remain conflicts.
 */
export function createSaveQueue() {
  const own = new Set<number>();
  let before: Promise<unknown> = Promise.resolve();

  async function sendNow(shown: number, call: (version: number) => Promise<SaveResult>): Promise<Sent> {
    let version = shown;
    while (own.has(version + 1)) version += 1;
    const result = await call(version);
    if (result.data?.version === version + 1) own.add(version + 1);
    return { result, version };
  }

  /** @param shown the version that the user saw */
  return function enqueueSave(shown: number, call: (version: number) => Promise<SaveResult>): Promise<Sent> {
    const sent = before.then(() => sendNow(shown, call));
    // A failed save does not block the next one; its caller gets the error.
    before = Promise.allSettled([sent]);
    return sent;
  };
}
