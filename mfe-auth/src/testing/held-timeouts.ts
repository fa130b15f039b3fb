import { act, waitFor } from '@testing-library/react';

/**
 * For the tests of one `describe`: a timeout of exactly `ms` does not fire by itself, however slow the machine is.
 * Every other timer stays real, so that requests and queries work as ever.
 * @returns a function that waits until such a timeout is set, and then fires it
 */
export function holdTimeouts(ms: number): () => Promise<void> {
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

  return async () => {
    await waitFor(() => expect(held.size).toBe(1));
    act(() => {
      for (const callback of held.values()) callback();
    });
  };
}
