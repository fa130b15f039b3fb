/**
 * The parts of the driver's insides that closed-socket-writes.ts mends and mongo-spans.ts times; it gives them no
 * types.
 */
declare module 'mongodb/lib/cmap/connection' {
  import type { Socket } from 'node:net';

  /** Its first field is named for the command. */
  export type Command = Readonly<Record<string, unknown>>;

  export class Connection {
    readonly id: number | '<monitor>';
    readonly address: string;
    readonly socket: Socket;
    /** Whether both ends have introduced themselves. */
    readonly established: boolean;
    command(namespace: { readonly db: string }, command: Command, ...more: unknown[]): Promise<unknown>;
    writeCommand(command: object, options: object): Promise<void>;
  }
}
