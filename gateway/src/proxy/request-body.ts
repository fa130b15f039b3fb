import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { deferToNextTurn } from '../exchange/defer-to-next-turn';
import { HttpError } from '../exchange/http-error';
import { bodyTooLarge, bodyTooSlow } from './upstream-errors';

/** The limits of a request body: its size, how much of it is buffered, and its minimum speed. */
export interface BodyRule {
  readonly maxBytes: number;
  /**
   * A body up to this size is received completely before the request is sent to the service; of a larger one, this
   * much.
   */
  readonly bufferBytes: number;
  /** The number of bytes that must arrive in each window until the body is complete. */
  readonly minBytes: number;
  readonly windowMs: number;
}

/** The length that a request declares; undefined if it is chunked. */
export function declaredLength({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/**
 * The body of a request on its way to a service. If a service answers early, undici destroys the body; without this
 * stream in between, that would destroy the client's request, and the client would get no response.
 *
 * `onReady` is called once: when the body is complete or `bufferBytes` of it have arrived, or with the error to send if
 * the body was too large or too slow before that. It is not called if the client disconnects first. After `onReady`,
 * the stream is destroyed with the same errors.
 */
export class RequestBody extends Readable {
  #bytes = 0;
  #bytesInWindow = 0;
  /** Whether the service rather than the client has delayed the body in this window. */
  #heldUp = false;
  #ready = false;
  readonly #window: NodeJS.Timeout;

  constructor(
    private readonly req: IncomingMessage,
    private readonly rule: BodyRule,
    private readonly onReady: (error?: HttpError) => void,
  ) {
    super({ highWaterMark: rule.bufferBytes });
    req.on('data', this.#take).on('end', this.#end).on('error', this.#fail).on('close', this.#close);
    this.#window = setInterval(this.#checkPace, rule.windowMs);
  }

  override _read(): void {
    this.req.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#window);
    this.req.off('data', this.#take).off('end', this.#end).off('close', this.#close).off('error', this.#fail);
    // The rest of the body is read and discarded, so that the client proceeds to read the response.
    this.req.resume();
    // Before the body is ready, nobody listens for its errors.
    done(this.#ready ? error : null);
    if (error instanceof HttpError) this.#beReady(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    this.#bytesInWindow += chunk.length;
    if (this.#bytes > this.rule.maxBytes) this.destroy(bodyTooLarge);
    else if (!this.push(chunk)) {
      this.#heldUp = true;
      this.req.pause();
      this.#beReady();
    }
  };

  readonly #end = (): void => {
    clearInterval(this.#window);
    this.push(null);
    this.#beReady();
  };

  readonly #close = (): void => {
    if (!this.req.complete) this.destroy(new Error('the client disconnected in the middle of its request'));
  };

  readonly #fail = (error: Error): void => {
    this.destroy(error);
  };

  readonly #checkPace = (): void => {
    if (this.#bytesInWindow < this.rule.minBytes && !this.#heldUp) deferToNextTurn(() => this.destroy(bodyTooSlow));
    this.#bytesInWindow = 0;
    this.#heldUp = this.req.isPaused();
  };

  #beReady(error?: HttpError): void {
    if (this.#ready) return;
    this.#ready = true;
    this.onReady(error);
  }
}
