import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { deferToNextTurn } from '../exchange/defer-to-next-turn';
import { HttpError } from '../exchange/http-error';
import { bodyTooLarge, bodyTooSlow } from './upstream-errors';

/** Limits of a request body: its size, how much of it is buffered, and its slowest pace. */
export interface BodyRule {
  readonly maxBytes: number;
  /** A body up to this size is complete before its service hears of it; of a larger one so much is there. */
  readonly bufferBytes: number;
  /** The bytes that have to arrive in each window until the body is complete. */
  readonly minBytes: number;
  readonly windowMs: number;
}

/** The length that a request declares; undefined when it is chunked. */
export function declaredLength({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/**
 * A request's body on its way to a service. undici destroys the body of a request that is answered early; without this
 * stream in between it would destroy the request, and the client would get no response.
 *
 * `onReady` is called once: when the body is complete or `bufferBytes` of it are there, or with the error to send when
 * it was too large or too slow before that. It is not called when the client disconnects first. After it the stream is
 * destroyed with the same errors.
 */
export class RequestBody extends Readable {
  #bytes = 0;
  #bytesInWindow = 0;
  /** Whether the service, and not the client, has held the body up in this window. */
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
    // The rest of the body is read and discarded, so that the client goes on to read the response.
    this.req.resume();
    // Before the body is ready nobody listens for its errors.
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
