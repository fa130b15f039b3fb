import type { RemoteModule } from '@plaza/web-kit';

/** A remote did not load in time; loading continues. */
export class LoadTimeout extends Error {
  /** Resolves if the remote still arrives; rejects if it does not. */
  readonly arrival: Promise<RemoteModule>;

  constructor(message: string, arrival: Promise<RemoteModule>) {
    super(message);
    this.arrival = arrival.catch((error) => {
      if (error instanceof LoadTimeout) return error.arrival;
      throw error;
    });
    this.arrival.catch(() => undefined); // avoids an unhandled rejection if nobody waits for it
  }
}
