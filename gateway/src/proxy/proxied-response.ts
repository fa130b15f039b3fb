import type { Dispatcher } from 'undici';
import type { Exchange } from '../exchange/exchange';
import { sendHttpError } from '../exchange/http-error';
import { strictTransport } from '../exchange/strict-transport';
import { isRefused, isUnanswered } from '../targets/connection-errors';
import type { Target } from '../targets/target';
import { HeaderNames, hopByHop, namedByConnection } from './hop-by-hop';
import type { Upstream } from './upstream';
import { toHttpError } from './upstream-errors';

/** The gateway sets these headers itself: the id of the request, and `nosniff` on every response. */
const dropped = new HeaderNames([...hopByHop, 'x-request-id', 'x-content-type-options']);

/** Headers that apply to the whole platform; areas that are not built in may not set them. */
const ofPlatform = new HeaderNames([
  'set-cookie',
  'clear-site-data',
  'service-worker-allowed',
  'strict-transport-security',
]);

/** Fields that control how the response is read, and must therefore not be sent as trailers. */
const neverTrailers = new HeaderNames([
  ...hopByHop,
  'authorization',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'set-cookie',
]);

class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';
}

const unknownLength = -1;

/**
 * Bodies up to this size are sent in one write with the headers: node:http joins them only if both are strings, and a
 * Latin-1 string has one character per byte. For larger bodies the copy costs more than a second write.
 */
const shortBytes = 4096;

/**
 * Forwards a service's response to the client. It implements undici's older handler methods, which pass raw headers;
 * the newer ones parse them into an object first, which costs a tenth of the whole proxy's time.
 */
export class ProxiedResponse implements Dispatcher.DispatchHandler {
  readonly #startedAt = performance.now();
  #abort: ((reason?: Error) => void) | undefined;
  #resume: (() => void) | undefined;
  #status = 0;
  #headers: string[] = [];
  #length = unknownLength;
  /** The service is at capacity and says when to retry: this is no failure, and other targets are as busy. */
  #isBusy = false;
  #begun = false;
  #disconnected = false;
  #reported = false;

  constructor(
    private readonly exchange: Exchange,
    private readonly upstream: Upstream,
    private readonly target: Target,
    /**
     * Retries on another target; undefined for requests that must not be repeated.
     * @param wasRefused whether the connection was refused, so that no target has received the request yet
     * @returns whether the request is retried
     */
    private readonly retry?: (tried: Target, wasRefused: boolean) => boolean,
  ) {
    exchange.onDisconnect = () => {
      this.#disconnected = true;
      this.#abort?.(new ClientDisconnected());
    };
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort;
    if (this.#disconnected) abort(new ClientDisconnected());
  }

  onHeaders(status: number, raw: Buffer[], resume: () => void): boolean {
    if (status < 200) return true;
    this.#status = status;
    this.#resume = resume;
    this.#readHeaders(raw);
    this.exchange.fallback?.begin(status, this.#headers);
    // A body of known length is sent together with the headers; one of unknown length may not arrive for a long time.
    if (this.#length === unknownLength) queueMicrotask(this.#flush);
    return true;
  }

  onData(chunk: Buffer): boolean {
    const { res, fallback } = this.exchange;
    fallback?.add(chunk);
    if (!this.#begun && chunk.length === this.#length) {
      this.#begin();
      if (chunk.length <= shortBytes) res.end(chunk.toString('latin1'), 'latin1');
      else res.end(chunk);
      return true;
    }
    this.#begin();
    if (res.write(chunk)) return true;
    if (this.#resume) res.once('drain', this.#resume);
    return false;
  }

  onComplete(trailers: string[] | null): void {
    const isItsFault = this.#status >= 500 && !this.#isBusy && this.upstream.hasOther(this.target);
    this.#report(isItsFault ? 'failed' : 'succeeded');
    this.exchange.fallback?.complete();
    this.#begin();
    const { res } = this.exchange;
    if (res.writableEnded) return;
    if (trailers?.length) this.#addTrailers(trailers);
    res.end();
  }

  onError(error: Error): void {
    const { exchange, upstream } = this;
    const httpError = toHttpError(upstream.service, error);
    const isServerError = httpError.status >= 500;
    const wasRefused = isRefused(error);
    if (wasRefused) this.target.refused();
    this.#report(this.#disconnected || !isServerError ? 'abandoned' : 'failed');
    if (this.#disconnected) return;
    if (this.#status === 0 && isUnanswered(error) && this.retry?.(this.target, wasRefused)) return;
    if (isServerError)
      upstream.log.warn({ err: error, id: exchange.id, upstream: upstream.service }, 'a service did not answer');
    if (isServerError && !this.#begun && exchange.fallback?.serve()) return;
    sendHttpError(exchange, httpError);
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.exchange.res.writeHead(this.#status, this.#headers);
  }

  readonly #flush = (): void => {
    if (this.#begun || this.#disconnected) return;
    this.#begin();
    this.exchange.res.flushHeaders();
  };

  /** Reports the end of the request only once: undici calls onError after onComplete if onComplete itself throws. */
  #report(end: 'succeeded' | 'failed' | 'abandoned'): void {
    if (this.#reported) return;
    this.#reported = true;
    this.target.release(end, performance.now() - this.#startedAt);
  }

  #readHeaders(raw: Buffer[]): void {
    const headers: string[] = [];
    let connection: string | undefined;
    let hasCacheControl = false;
    for (let index = 0; index < raw.length; index += 2) {
      const name = raw[index]?.toString('latin1') ?? '';
      const value = raw[index + 1]?.toString('latin1') ?? '';
      if (dropped.has(name)) {
        if (name.length === 10 && name.toLowerCase() === 'connection') connection = value;
        continue;
      }
      if (!this.upstream.isBuiltIn && ofPlatform.has(name)) continue;
      if (name.length === 14 && name.toLowerCase() === 'content-length') {
        if (this.#status === 204) continue;
        this.#length = Number(value);
      }
      if (this.#status === 503 && name.toLowerCase() === 'retry-after') this.#isBusy = true;
      if (name.length === 13 && name.toLowerCase() === 'cache-control') hasCacheControl = true;
      headers.push(name, value);
    }
    const named = namedByConnection(connection);
    this.#headers = named ? withoutNamed(headers, named) : headers;
    this.#headers.push('x-content-type-options', 'nosniff', 'x-request-id', this.exchange.id);
    if (!hasCacheControl) this.#headers.push('cache-control', 'no-store');
    if (this.exchange.client.strictTransport) this.#headers.push(strictTransport.name, strictTransport.value);
  }

  /** Sends trailers to clients that declared support for them. */
  #addTrailers(trailers: string[]): void {
    const { req, res } = this.exchange;
    if (!/\btrailers\b/i.test(String(req.headers.te))) return;
    const added: [string, string][] = [];
    for (let index = 0; index < trailers.length; index += 2) {
      const name = String(trailers[index]);
      if (!neverTrailers.has(name) && !ofPlatform.has(name)) added.push([name, String(trailers[index + 1])]);
    }
    res.addTrailers(added);
  }
}

function withoutNamed(headers: readonly string[], named: ReadonlySet<string>): string[] {
  const remaining: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    // A service that lists Content-Length there is mistaken: without that header the end of the body would be unknown.
    if (!named.has(name.toLowerCase()) || name.toLowerCase() === 'content-length')
      remaining.push(name, headers[index + 1] ?? '');
  }
  return remaining;
}
