/// <reference path="../mongodb-connection.d.ts" />
import type { Socket } from 'node:net';
import { Connection } from 'mongodb/lib/cmap/connection';
import { mongo } from 'mongoose';

type Write = Connection['writeCommand'];

const original: Write = Connection.prototype.writeCommand;

/**
 * The driver (7.8.0) waits for `drain` even if the socket has ended and will never drain: a command sent between the
 * end of a connection and its `close` event hangs forever without a timeout, and the pool loses a connection each time.
 * This patch ends the wait when the socket closes. Calling it again has no effect.
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
