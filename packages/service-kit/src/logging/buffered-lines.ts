import { type DestinationStream, pino } from 'pino';

const bufferBytes = 64 * 1024;
const flushIntervalMs = 200;
/** The maximum number of UTF-8 bytes of one UTF-16 unit. */
const bytesPerUnit = 3;

/** pino's destination in the mode that accepts bytes, for which pino has no types. */
interface BytesDestination {
  write(bytes: Buffer): boolean;
  flushSync(): void;
}

/**
 * A log destination that buffers lines and writes the buffer to a file or standard output when it is full, five times a
 * second, and when the process ends. Writing a line only copies it, whereas pino's own buffer measures and joins all
 * waiting lines with each new one.
 */
export class BufferedLines implements DestinationStream {
  readonly #destination: BytesDestination;
  #buffer = Buffer.allocUnsafeSlow(bufferBytes);
  #used = 0;

  /** @param file the default is standard output */
  constructor(file?: string) {
    // Registered before pino's own listeners, which flush what they have received by then.
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

  /** Passes on the buffered lines, without waiting until they are written. */
  flush(): void {
    this.#drain();
  }

  readonly #drain = (): void => {
    if (this.#used === 0) return;
    this.#destination.write(this.#buffer.subarray(0, this.#used));
    // The destination keeps a reference to the old buffer until it is written.
    this.#buffer = Buffer.allocUnsafeSlow(bufferBytes);
    this.#used = 0;
  };

  readonly #drainSync = (): void => {
    this.#drain();
    this.#destination.flushSync();
  };
}
