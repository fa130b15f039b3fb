import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../host-exit';
import type { Engine } from './engine';
import { rejectionOf } from './rejected-commands';
import { MessageReader, opcode, opcodeOf, replyTo, requestIdOf } from './wire-protocol';

/** Serves an engine on a socket: the messages of a connection in order, connections concurrently. */
export class Listener {
  readonly #engine: Engine;
  readonly #server = net.createServer({ noDelay: true }, (socket) => this.#accept(socket));
  readonly #sockets = new Set<Socket>();
  readonly #pending = new Set<Promise<void>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ path, backlog: 511 }, resolve);
    });
  }

  /** Accepts no more connections, waits up to `timeoutMs` for commands in flight, and closes all connections. */
  async close(timeoutMs = 5000): Promise<void> {
    this.#server.close();
    const timer = new AbortController();
    await Promise.race([Promise.allSettled(this.#pending), delay(timeoutMs, undefined, timer)]);
    timer.abort();
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    this.#serve(socket).catch((error: NodeJS.ErrnoException) => {
      // Clients disconnect all the time; any other error is logged, and closes only its own connection.
      if (!clientDisconnected.has(error.code ?? '')) console.error(`a connection was dropped: ${messageOf(error)}`);
      socket.destroy();
    });
  }

  async #serve(socket: Socket): Promise<void> {
    const reader = new MessageReader();
    for await (const chunk of socket) {
      for (const message of reader.push(chunk)) {
        const answered = this.#answer(message, socket);
        this.#pending.add(answered);
        await answered.finally(() => this.#pending.delete(answered));
      }
    }
  }

  async #answer(message: Buffer, socket: Socket): Promise<void> {
    const rejection = rejectionOf(message);
    if (rejection) {
      socket.write(replyTo(requestIdOf(message), rejection, opcodeOf(message) === opcode.query));
      return;
    }
    const { requestId, moreToCome, legacy, response } = await this.#engine.roundTrip(message);
    if (!moreToCome && socket.writable) socket.write(replyTo(requestId, response, legacy));
  }
}

const clientDisconnected = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
