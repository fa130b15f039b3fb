import fs from 'node:fs';
import { type DestinationStream, pino } from 'pino';

const bufferBytes = 64 * 1024;
/** How many bytes wait while nothing can be written, as on a full disk; beyond that, lines are lost. */
const waitingBytes = 8 * 1024 * 1024;
const flushIntervalMs = 200;
/** The maximum number of UTF-8 bytes of one UTF-16 unit. */
const bytesPerUnit = 3;

/** pino's destination in the mode that accepts bytes, for which pino has no types. */
interface BytesDestination {
  write(bytes: Buffer): boolean;
  flushSync(): void;
  on(event: 'error' | 'drain', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/**
 * A log destination that buffers lines and writes the buffer to a file or standard output when it is full, five times a
 * second, and when the process ends. Writing a line only copies it, whereas pino's own buffer measures and joins all
 * waiting lines with each new one. An error, such as a full disk, is reported once on standard error and does not end
 * the process; the waiting lines are written once that is possible again.
 */
export class BufferedLines implements DestinationStream {
  readonly #destination: BytesDestination;
  #buffer = Buffer.allocUnsafeSlow(bufferBytes);
  #used = 0;
  #isFailing = false;

  /** @param file the default is standard output @throws Error if the file cannot be opened */
  constructor(file?: string) {
    // Registered before pino's own listeners, which flush what they have received by then.
    process.once('beforeExit', this.#drain).once('exit', this.#drainSync);
    const dest = file === undefined ? {} : { dest: fs.openSync(file, 'a') };
    const options = { sync: false, contentMode: 'buffer', maxLength: waitingBytes, ...dest } as const;
    this.#destination = pino.destination(options) as unknown as BytesDestination;
    this.#destination.on('error', this.#report);
    this.#destination.on('drain', () => {
      this.#isFailing = false;
    });
    this.#guardFlush();
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

  /** pino flushes too when the process ends, where an error would replace the exit code. */
  #guardFlush(): void {
    const destination = this.#destination;
    const flushSync = destination.flushSync.bind(destination);
    destination.flushSync = () => {
      try {
        flushSync();
      } catch (error) {
        this.#report(error as NodeJS.ErrnoException);
      }
    };
  }

  readonly #report = ({ code, message }: NodeJS.ErrnoException): void => {
    // EPIPE: nobody reads the log any more, and probably not standard error either.
    if (this.#isFailing || code === 'EPIPE') return;
    this.#isFailing = true;
    process.stderr.write(`The log cannot be written: ${message}\n`);
  };
}
