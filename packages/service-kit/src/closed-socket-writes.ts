/// <reference path="./mongodb-connection.d.ts" />
import type { Socket } from 'node:net';
import { Connection } from 'mongodb/lib/cmap/connection';
import { mongo } from 'mongoose';

type Write = Connection['writeCommand'];

const original: Write = Connection.prototype.writeCommand;

/**
 * The driver (7.8.0) waits for a socket to drain also where the socket has ended and never will: what is asked between
 * the end of a connection and its `close` event hangs for good, no time limit counts for it, and the pool has one
 * connection fewer each time. With this the wait ends with the socket. Doing it twice does nothing more.
 */
export function failWritesOfClosedSockets(): void {
  Connection.prototype.writeCommand = writeUnlessClosed;
}

async function writeUnlessClosed(this: Connection, ...given: Parameters<Write>): Promise<void> {
  const end = closeOf(this.socket, `connection ${this.id} to ${this.address} closed`);
  try {
    await Promise.race([original.apply(this, given), end.closed]);
  } finally {
    end.forget();
  }
}

function closeOf(socket: Socket, message: string) {
  let onClose = () => {};
  const closed = new Promise<never>((_resolve, reject) => {
    onClose = () => reject(new mongo.MongoNetworkError(message));
  });
  if (socket.closed) onClose();
  else socket.once('close', onClose);
  return { closed, forget: () => socket.off('close', onClose) };
}
