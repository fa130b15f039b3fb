import { act, waitFor } from '@testing-library/react';

export interface HeldTimeouts {
  /** Fires those that are set; there may be none. */
  firePending(): void;
  /** Waits until one is set, and fires all that are. */
  fire(): Promise<void>;
}

/**
 * For the tests of one `describe`: a timeout of exactly `ms` does not fire by itself, however slow the machine is.
 * Every other timer stays real, so that requests and queries work as ever.
 */
export function holdTimeouts(ms: number): HeldTimeouts {
  const { setTimeout: schedule, clearTimeout: cancel } = globalThis;
  const held = new Map<unknown, () => void>();

  beforeEach(() => {
    const scheduleOrHold = (callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const timer = delay === ms ? schedule(() => undefined, 0) : schedule(callback, delay, ...args);
      if (delay === ms) held.set(timer, callback);
      return timer;
    };
    globalThis.setTimeout = scheduleOrHold as typeof setTimeout;
    globalThis.clearTimeout = (timer) => {
      held.delete(timer);
      cancel(timer);
    };
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout: schedule, clearTimeout: cancel });
    held.clear();
  });

  function firePending(): void {
    const callbacks = [...held.values()];
    held.clear();
    act(() => {
      for (const callback of callbacks) callback();
    });
  }

  return {
    firePending,
    async fire() {
      await waitFor(() => expect(held.size).toBeGreaterThan(0));
      firePending();
    },
  };
}
