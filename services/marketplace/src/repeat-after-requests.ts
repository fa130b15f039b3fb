import type { Log } from '@plaza/service-kit/logging/log';

/** By then every request that was in progress at the first run, such as a new booking of the user, has ended. */
const repeatMs = 30_000;

/**
 * Runs what was done for a user once more: a request that was in progress meanwhile, here or in another instance, may
 * have read the user before the change and written what it read after it.
 * @param failure the text of the warning about a repetition that failed
 */
export function createRepeats(log: Log, failure: string) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();

  function repeat(userId: string, task: () => Promise<void>): void {
    timers.delete(userId);
    const run = task()
      .catch((error) => log.warn({ err: error, userId }, failure))
      .finally(() => running.delete(run));
    running.add(run);
  }

  return {
    /** One repetition per user, after the latest call. */
    later(userId: string, task: () => Promise<void>): void {
      clearTimeout(timers.get(userId));
      const timer = setTimeout(repeat, repeatMs, userId, task);
      timer.unref();
      timers.set(userId, timer);
    },
    /** Resolves when the current repetitions have ended. */
    async stop(): Promise<void> {
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
