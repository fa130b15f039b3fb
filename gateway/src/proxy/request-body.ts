import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { bodyTooLarge } from './upstream-errors';

/** The length that a request declares; undefined when it is chunked. */
export function declaredLength({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/**
 * A request's body on its way to a service, at most `maxBytes` of it. undici destroys the body of a request that is
 * answered early; without this stream in between it would destroy the request, and the client would get no response.
 */
export class RequestBody extends Readable {
  #bytes = 0;

  constructor(
    private readonly req: IncomingMessage,
    private readonly maxBytes: number,
  ) {
    super();
    req.on('data', this.#take).on('end', this.#end).on('error', this.#fail).on('close', this.#close);
  }

  override _read(): void {
    this.req.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.req.off('data', this.#take).off('end', this.#end).off('close', this.#close).off('error', this.#fail);
    // The rest of the body is read and discarded, so that the client goes on to read the response.
    this.req.resume();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    if (this.#bytes > this.maxBytes) this.destroy(bodyTooLarge);
    else if (!this.push(chunk)) this.req.pause();
  };

  readonly #end = (): void => {
    this.push(null);
  };

  readonly #close = (): void => {
    if (!this.req.complete) this.destroy(new Error('the client disconnected in the middle of its request'));
  };

  readonly #fail = (error: Error): void => {
    this.destroy(error);
  };
}
