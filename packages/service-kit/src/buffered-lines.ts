import { type DestinationStream, pino } from 'pino';

const bufferBytes = 64 * 1024;
const flushIntervalMs = 200;
/** Of one UTF-16 unit in UTF-8, at most. */
const bytesPerUnit = 3;

/** pino's destination in the mode in which it takes bytes, which its types do not know. */
interface BytesDestination {
  write(bytes: Buffer): boolean;
  flushSync(): void;
}

/**
 * Where the lines of a log go: into a buffer, which is passed on to a file or standard output when it is full, five
 * times a second, and at the end of the process. A line costs its copy; pino's own buffer measures and joins, with each
 * line, all that waits.
 */
export class BufferedLines implements DestinationStream {
  readonly #destination: BytesDestination;
  #buffer = Buffer.allocUnsafeSlow(bufferBytes);
  #used = 0;

  /** @param file standard output without it */
  constructor(file?: string) {
    // Before pino's own listeners, which write what they were given by then.
    process.once('beforeExit', this.#drain).once('exit', this.#drainSync);
    const options = { sync: false, contentMode: 'buffer', ...(file === undefined ? {} : { dest: file }) } as const;
    this.#destination = pino.destination(options) as unknown as BytesDestination;
    setInterval(this.#drain, flushIntervalMs).unref();
  }

  write(line: string): void {
    const maxBytes = line.length * bytesPerUnit;
    if (maxBytes > bufferBytes - this.#used) this.#drain();
    if (maxBytes > bufferBytes) this.#destination.write(Buffer.from(line));
    else this.#used += this.#buffer.write(line, this.#used);
  }

  /** Passes on what is there, without waiting until it is written. */
  flush(): void {
    this.#drain();
  }

  readonly #drain = (): void => {
    if (this.#used === 0) return;
    this.#destination.write(this.#buffer.subarray(0, this.#used));
    // The destination keeps what it was given until it is written.
    this.#buffer = Buffer.allocUnsafeSlow(bufferBytes);
    this.#used = 0;
  };

  readonly #drainSync = (): void => {
    this.#drain();
    this.#destination.flushSync();
  };
}
