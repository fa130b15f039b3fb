/** How the host says why it ended, after sysexits.h. Each goes with one plain sentence on standard error. */
export const hostExit = {
  usage: 64,
  foreignFiles: 65,
  cannotOpen: 70,
  cannotListen: 71,
  alreadyOwned: 75,
} as const;

/** A reason to end the host: `message` is the sentence for people, `exitCode` the one for the supervisor. */
export class HostFailure extends Error {
  constructor(
    readonly exitCode: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
