/** The part of the driver's insides that hung-writes.ts mends; the driver gives it no types. */
declare module 'mongodb/lib/cmap/connection' {
  import type { Socket } from 'node:net';

  export class Connection {
    readonly id: number | '<monitor>';
    readonly address: string;
    readonly socket: Socket;
    writeCommand(command: object, options: object): Promise<void>;
  }
}
