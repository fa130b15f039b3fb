/** A running platform, however it was started. */
export interface Platform {
  readonly url: string;
  /** Stops everything, the door first and the database last. */
  stop(): Promise<void>;
}

interface Stop {
  readonly what: string;
  readonly stop: () => Promise<void>;
}

/** What is started is stopped in the opposite order, also when starting fails halfway. */
export class StopList {
  readonly #stops: Stop[][] = [];

  add(what: string, stop: Stop['stop']): void {
    this.#stops.push([{ what, stop }]);
  }

  /** Those that are added to what it gives are stopped all at once, when it is their turn. */
  together(): Pick<StopList, 'add'> {
    const group: Stop[] = [];
    this.#stops.push(group);
    return { add: (what, stop) => void group.push({ what, stop }) };
  }

  /** Stops all; one that fails does not keep the others running. @throws the first failure, at the end */
  async stopAll(): Promise<void> {
    const failures: Error[] = [];
    const stopOne = ({ what, stop }: Stop) =>
      stop().catch((error) => failures.push(new Error(`${what} did not stop`, { cause: error })));
    for (const group of this.#stops.splice(0).reverse()) await Promise.all(group.map(stopOne));
    if (failures[0]) throw failures[0];
  }
}
