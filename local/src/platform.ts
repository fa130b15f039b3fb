/** A running platform, however it was started. */
export interface Platform {
  readonly url: string;
  /** Stops everything, the door first and the database last. */
  stop(): Promise<void>;
}

/** What is started is stopped in the opposite order, also when starting fails halfway. */
export class StopList {
  readonly #stops: { what: string; stop: () => Promise<void> }[] = [];

  add(what: string, stop: () => Promise<void>): void {
    this.#stops.push({ what, stop });
  }

  /** Stops all; one that fails does not keep the others running. @throws the first failure, at the end */
  async stopAll(): Promise<void> {
    const failures: Error[] = [];
    for (const { what, stop } of this.#stops.splice(0).reverse()) {
      await stop().catch((error) => failures.push(new Error(`${what} did not stop`, { cause: error })));
    }
    if (failures[0]) throw failures[0];
  }
}
