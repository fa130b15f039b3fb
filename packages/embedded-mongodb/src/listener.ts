import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine';
import { wordsOf } from './host-exit';
import { refusalOf } from './refused-commands';
import { MessageReader, opcode, opcodeOf, replyTo, requestIdOf } from './wire-protocol';

/** Serves an engine on a socket: every connection's messages in their order, connections beside each other. */
export class Listener {
  readonly #engine: Engine;
  readonly #server = net.createServer({ noDelay: true }, (socket) => this.#accept(socket));
  readonly #sockets = new Set<Socket>();
  readonly #answering = new Set<Promise<void>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ path, backlog: 511 }, resolve);
    });
  }

  /** Takes no more connections, lets the commands in flight be answered for up to `patience` ms, and hangs up. */
  async close(patience = 5000): Promise<void> {
    this.#server.close();
    const timer = new AbortController();
    await Promise.race([Promise.allSettled(this.#answering), delay(patience, undefined, timer)]);
    timer.abort();
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    this.#serve(socket).catch((error: NodeJS.ErrnoException) => {
      // Clients that hang up are everyday; anything else costs its own connection and is worth a line.
      if (!clientLeft.has(error.code ?? '')) console.error(`a connection was dropped: ${wordsOf(error)}`);
      socket.destroy();
    });
  }

  async #serve(socket: Socket): Promise<void> {
    const reader = new MessageReader();
    for await (const chunk of socket) {
      for (const message of reader.push(chunk)) {
        const answered = this.#answer(message, socket);
        this.#answering.add(answered);
        await answered.finally(() => this.#answering.delete(answered));
      }
    }
  }

  async #answer(message: Buffer, socket: Socket): Promise<void> {
    const refusal = refusalOf(message);
    if (refusal) {
      socket.write(replyTo(requestIdOf(message), refusal, opcodeOf(message) === opcode.query));
      return;
    }
    const { requestId, moreToCome, legacy, response } = await this.#engine.roundTrip(message);
    if (!moreToCome && socket.writable) socket.write(replyTo(requestId, response, legacy));
  }
}

const clientLeft = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
