/** The host's exit codes, following sysexits.h. Each comes with one sentence on standard error. */
export const hostExit = {
  usage: 64,
  foreignFiles: 65,
  cannotOpen: 70,
  cannotListen: 71,
  alreadyOwned: 75,
} as const;

/** An error that ends the host: `message` is for users, `exitCode` for the supervisor. */
export class HostFailure extends Error {
  constructor(
    readonly exitCode: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
