import type { Log } from '@plaza/service-kit/log';

/** Work whose failure is logged and fails no request; an answer may go out before it ends, so that its time tells nothing. */
export interface Background {
  /** Resolves when the task has ended, well or not. */
  run(what: string, task: () => Promise<void>): Promise<void>;
  /** Resolves when everything begun has ended. */
  settled(): Promise<void>;
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
    async settled() {
      await Promise.all(running);
    },
  };
}
