import type { Log } from '@plaza/service-kit/logging/log';

/**
 * Runs tasks whose failure is logged and fails no request. A response may be sent before its task ends, so that its
 * timing reveals nothing about the task.
 */
export interface Background {
  /** Resolves when the task has ended, whether it failed or not. */
  run(what: string, task: () => Promise<void>): Promise<void>;
  /** Resolves when all running tasks have ended. */
  drain(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, task) {
      const attempt = task()
        .catch((error) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(attempt));
      running.add(attempt);
      return attempt;
    },
    async drain() {
      await Promise.all(running);
    },
  };
}
