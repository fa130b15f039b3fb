/** A running platform, however it was started. */
export interface Platform {
  readonly url: string;
  /** The addresses of its further gateways. */
  readonly more: readonly string[];
  /** Stops everything, the gateway first and the database last. */
  stop(): Promise<void>;
}

interface Stop {
  readonly what: string;
  readonly stop: () => Promise<void>;
}

/** Stops in reverse order what was started, also when the start fails halfway. */
export class StopList {
  readonly #stops: Stop[][] = [];
  #stopping: Promise<void> | undefined;

  add(what: string, stop: Stop['stop']): void {
    this.#stops.push([{ what, stop }]);
  }

  /** A group whose members are stopped concurrently when it is the group's turn, and those added later right after. */
  group(): Pick<StopList, 'add'> {
    const group: Stop[] = [];
    this.#stops.push(group);
    return {
      add: (what, stop) => {
        group.push({ what, stop });
        if (!this.#stops.includes(group)) this.#stops.push(group);
      },
    };
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /**
   * Stops everything once, also when some of it fails to stop, and what is added meanwhile; further calls wait for the
   * same end.
   * @throws the first failure, at the end
   */
  stopAll(): Promise<void> {
    this.#stopping ??= this.#stopEach();
    return this.#stopping;
  }

  async #stopEach(): Promise<void> {
    const failures: Error[] = [];
    const stopOne = ({ what, stop }: Stop) =>
      stop().catch((error) => failures.push(new Error(`${what} did not stop`, { cause: error })));
    for (let group = this.#stops.pop(); group; group = this.#stops.pop())
      await Promise.all(group.splice(0).map(stopOne));
    if (failures[0]) throw failures[0];
  }
}
