import { Busy } from '@plaza/service-kit/errors';

const retryAfterSeconds = 5;

/** Runs one task at a time in this process. A few more wait in the queue; further ones are rejected. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  /** @param maxQueued how many tasks may run and wait together */
  constructor(
    private readonly maxQueued: number,
    private readonly busyMessage: string,
  ) {}

  /** @throws Busy if too many tasks are waiting */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#queued >= this.maxQueued) throw new Busy(retryAfterSeconds, this.busyMessage);
    this.#queued += 1;
    const result = this.#last.then(work, work);
    this.#last = result;
    try {
      return await result;
    } finally {
      this.#queued -= 1;
    }
  }
}
