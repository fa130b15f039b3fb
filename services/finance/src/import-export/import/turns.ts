import { Busy } from '@plaza/service-kit/errors';

const retryAfterSeconds = 5;

/** Runs one task at a time in this process. A few more wait for their turn; further ones are rejected. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #inLine = 0;

  /** @param mostInLine how many tasks may run and wait together */
  constructor(
    private readonly mostInLine: number,
    private readonly busyMessage: string,
  ) {}

  /** @throws Busy if too many tasks are waiting */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inLine >= this.mostInLine) throw new Busy(retryAfterSeconds, this.busyMessage);
    this.#inLine += 1;
    const result = this.#last.then(work, work);
    this.#last = result;
    try {
      return await result;
    } finally {
      this.#inLine -= 1;
    }
  }
}
