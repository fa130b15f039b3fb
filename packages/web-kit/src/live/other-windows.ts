import type { BrowserEvent } from '@plaza/contracts/events';

/** What one window tells the others of the same browser. */
type Message = { readonly event: BrowserEvent } | { readonly missed: true };

interface Hearing {
  onEvent(event: BrowserEvent): void;
  onMissed(): void;
}

const name = 'plaza.live';

/** The windows of one browser: they take turns at one work, and pass on what it brings. Alone where they cannot meet. */
export class OtherWindows {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  #waited = false;

  constructor({ onEvent, onMissed }: Hearing) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('event' in data) onEvent(data.event);
      else onMissed();
    });
  }

  /** Whether another window had the work before this one: what came between the two may have been missed. */
  get tookOver(): boolean {
    return this.#waited;
  }

  /** Does the work while no other window does; waits for its turn otherwise, until `signal` says to give up. */
  async takeTurns(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const { locks } = navigator;
    if (!locks || !this.#channel) return work();
    const held = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (held || signal.aborted) return;
    this.#waited = true;
    await locks.request(name, { signal }, work).catch((error: unknown) => {
      if (!signal.aborted) throw error; // stopped while it waited
    });
  }

  tell(event: BrowserEvent): void {
    this.#channel?.postMessage({ event } satisfies Message);
  }

  tellMissed(): void {
    this.#channel?.postMessage({ missed: true } satisfies Message);
  }

  close(): void {
    this.#channel?.close();
  }
}
