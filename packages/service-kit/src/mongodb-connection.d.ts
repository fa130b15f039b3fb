/**
 * Types for internals of the driver that closed-socket-writes.ts patches and mongo-spans.ts measures; the driver has
 * none.
 */
declare module 'mongodb/lib/cmap/connection' {
  import type { Socket } from 'node:net';

  /** The name of the first field is the command. */
  export type Command = Readonly<Record<string, unknown>>;

  export class Connection {
    readonly id: number | '<monitor>';
    readonly address: string;
    readonly socket: Socket;
    /** Whether the initial handshake is complete. */
    readonly established: boolean;
    command(namespace: { readonly db: string }, command: Command, ...more: unknown[]): Promise<unknown>;
    writeCommand(command: object, options: object): Promise<void>;
  }
}
