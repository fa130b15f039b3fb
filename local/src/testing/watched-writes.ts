import net, { type AddressInfo, type Socket } from 'node:net';

/** The n-th write to one of these collections, either before it reaches the database or once it is acknowledged. */
export interface Moment {
  readonly collections: readonly string[];
  readonly nth: number;
  readonly when: 'before' | 'after';
}

/** Whether the moment came, and the collections of the writes that had reached the database by then. */
export interface Watched {
  readonly isReached: boolean;
  readonly written: readonly string[];
}

interface Watch {
  readonly moment: Moment;
  readonly end: () => void;
  isReached: boolean;
  readonly written: string[];
}

const commands = ['insert', 'update', 'delete', 'findAndModify'];
const opMsg = 2013;

/**
 * A proxy between a service and its database that ends the service at a write, so that the service never gets the
 * response to it.
 */
export class WatchedWrites {
  readonly #server = net.createServer((socket) => this.#connect(socket));
  #watch: Watch | undefined;

  private constructor(private readonly engine: net.NetConnectOpts) {}

  /** @param uri of a database behind a Unix socket, or at a host and port */
  static async before(uri: string): Promise<WatchedWrites> {
    const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
    const { hostname, port } = new URL(`tcp://${host.startsWith('/') ? 'localhost' : host}`);
    const watched = new WatchedWrites(host.startsWith('/') ? { path: host } : { host: hostname, port: Number(port) });
    await new Promise<void>((resolve) => watched.#server.listen(0, '127.0.0.1', resolve));
    return watched;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${(this.#server.address() as AddressInfo).port}/?directConnection=true&journal=true`;
  }

  /** @param end ends the service */
  at(moment: Moment, end: () => void): Watched {
    const watch: Watch = { moment, end, isReached: false, written: [] };
    this.#watch = watch;
    return watch;
  }

  /** Cancels all watches: no write ends anything any more. */
  rest(): void {
    this.#watch = undefined;
  }

  close(): void {
    this.#server.close();
  }

  #connect(socket: Socket): void {
    const engine = net.connect(this.engine);
    let unread: Buffer = Buffer.alloc(0);
    let ending: Watch | undefined;
    socket.on('data', (bytes) => {
      unread = Buffer.concat([unread, bytes]);
      while (!ending && unread.length >= 4 && unread.length >= unread.readInt32LE(0)) {
        const message = unread.subarray(0, unread.readInt32LE(0));
        unread = unread.subarray(message.length);
        ending = this.#reached(message);
        if (ending?.moment.when === 'before') ending.end();
        else engine.write(message);
      }
    });
    engine.on('data', (bytes) => {
      if (ending) ending.end();
      else socket.write(bytes);
    });
    for (const [one, other] of [[socket, engine] as const, [engine, socket] as const]) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy()); // a killed process resets its connections
    }
  }

  /** The watch whose moment this message is, if there is one. */
  #reached(message: Buffer): Watch | undefined {
    const watch = this.#watch;
    const collection = writtenTo(message);
    if (!watch || collection === undefined || !watch.moment.collections.includes(collection)) return undefined;
    const { nth, when } = watch.moment;
    watch.isReached = watch.written.length + 1 === nth;
    if (!watch.isReached || when === 'after') watch.written.push(collection);
    if (!watch.isReached) return undefined;
    this.#watch = undefined;
    return watch;
  }
}

/** The collection that a driver's message writes to: the first field of its command contains both. */
function writtenTo(message: Buffer): string | undefined {
  if (message.readInt32LE(12) !== opMsg) return undefined;
  const nameAt = 16 + 4 + 1 + 4 + 1; // header, flags, kind of section, length of the document, type of the field
  const nameEnd = message.indexOf(0, nameAt);
  if (!commands.includes(message.toString('utf8', nameAt, nameEnd))) return undefined;
  const length = message.readInt32LE(nameEnd + 1);
  return message.toString('utf8', nameEnd + 5, nameEnd + 4 + length);
}
