import type { RemoteModule } from '@plaza/web-kit';

/** A load of a remote failed as it took too long; it is under way still. */
export class TooLate extends Error {
  /** The remote, should it come after all; rejected when it does not. */
  readonly arrival: Promise<RemoteModule>;

  constructor(message: string, arrival: Promise<RemoteModule>) {
    super(message);
    this.arrival = arrival.catch((error) => {
      if (error instanceof TooLate) return error.arrival;
      throw error;
    });
    this.arrival.catch(() => undefined); // nobody has to wait for it
  }
}
