import { act, waitFor } from '@testing-library/react';

export interface HeldTimeouts {
  /** Fires all pending timeouts, if any. */
  firePending(): void;
  /** Waits until a timeout is set, and fires all pending ones. */
  fire(): Promise<void>;
}

/**
 * For the tests of one `describe`: timeouts of exactly `ms` fire only on request, however slow the machine is. All
 * other timers stay real, so that requests and queries work as usual.
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
