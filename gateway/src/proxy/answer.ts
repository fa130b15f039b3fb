import type { Dispatcher } from 'undici';
import { refuse } from '../refusal';
import type { Visit } from '../visit';
import { HeaderNames, hopByHop, namedByConnection } from './hop-by-hop';
import type { Upstream } from './upstream';
import { upstreamFailure } from './upstream-failure';

/** The gateway answers the request's own id, and says of everything that its type is to be believed. */
const dropped = new HeaderNames([...hopByHop, 'x-request-id', 'x-content-type-options']);

/** Fields that would change what has been answered already; they have no place behind a body. */
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

class ClientLeft extends Error {
  override name = 'ClientLeft';
}

const unknownLength = -1;

/**
 * Passes a service's answer on to the client. These are undici's handler methods that take headers as they came; the
 * newer ones parse them into an object first, which costs a tenth of the whole lane.
 */
export class Answer implements Dispatcher.DispatchHandler {
  #abort: ((reason?: Error) => void) | undefined;
  #resume: (() => void) | undefined;
  #status = 0;
  #headers: string[] = [];
  #length = unknownLength;
  #begun = false;
  #left = false;
  #reported = false;

  constructor(
    private readonly visit: Visit,
    private readonly upstream: Upstream,
  ) {
    visit.onLeave = () => {
      this.#left = true;
      this.#abort?.(new ClientLeft());
    };
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort;
    if (this.#left) abort(new ClientLeft());
  }

  onHeaders(status: number, raw: Buffer[], resume: () => void): boolean {
    if (status < 200) return true;
    this.#status = status;
    this.#resume = resume;
    this.#readHeaders(raw);
    // A short body is at hand in a moment and leaves together with the headers; an open-ended one may take its time.
    if (this.#length === unknownLength) queueMicrotask(this.#flush);
    return true;
  }

  onData(chunk: Buffer): boolean {
    const { res } = this.visit;
    if (!this.#begun && chunk.length === this.#length) {
      this.#begin();
      res.end(chunk);
      return true;
    }
    this.#begin();
    if (res.write(chunk)) return true;
    if (this.#resume) res.once('drain', this.#resume);
    return false;
  }

  onComplete(trailers: string[] | null): void {
    this.#report('succeeded');
    this.#begin();
    const { res } = this.visit;
    if (res.writableEnded) return;
    if (trailers?.length) this.#addTrailers(trailers);
    res.end();
  }

  onError(error: Error): void {
    const { visit, upstream } = this;
    const { refusal, counts } = upstreamFailure(upstream.area, error);
    this.#report(this.#left || !counts ? 'abandoned' : 'failed');
    if (this.#left) return;
    if (counts) upstream.log.warn({ err: error, id: visit.id, upstream: upstream.area }, 'a service did not answer');
    refuse(visit, refusal);
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.visit.res.writeHead(this.#status, this.#headers);
  }

  readonly #flush = (): void => {
    if (this.#begun || this.#left) return;
    this.#begin();
    this.visit.res.flushHeaders();
  };

  /** Tells the upstream once how the request ended; undici reports an error after the end when the end itself failed. */
  #report(end: 'succeeded' | 'failed' | 'abandoned'): void {
    if (this.#reported) return;
    this.#reported = true;
    this.upstream[end]();
  }

  #readHeaders(raw: Buffer[]): void {
    const headers: string[] = [];
    let connection: string | undefined;
    for (let at = 0; at < raw.length; at += 2) {
      const name = raw[at]?.toString('latin1') ?? '';
      const value = raw[at + 1]?.toString('latin1') ?? '';
      if (dropped.has(name)) {
        if (name.length === 10 && name.toLowerCase() === 'connection') connection = value;
        continue;
      }
      if (name.length === 14 && name.toLowerCase() === 'content-length') {
        if (this.#status === 204) continue;
        this.#length = Number(value);
      }
      headers.push(name, value);
    }
    const named = namedByConnection(connection);
    this.#headers = named ? withoutNamed(headers, named) : headers;
    this.#headers.push('x-content-type-options', 'nosniff', 'x-request-id', this.visit.id);
  }

  /** Trailers go to a client that said it understands them. */
  #addTrailers(trailers: string[]): void {
    const { req, res } = this.visit;
    if (!/\btrailers\b/i.test(String(req.headers.te))) return;
    const passed: [string, string][] = [];
    for (let at = 0; at < trailers.length; at += 2) {
      const name = String(trailers[at]);
      if (!neverTrailers.has(name)) passed.push([name, String(trailers[at + 1])]);
    }
    res.addTrailers(passed);
  }
}

function withoutNamed(headers: readonly string[], named: ReadonlySet<string>): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    // A service that names its own length there is mistaken; without it the body's end would be anybody's guess.
    if (!named.has(name.toLowerCase()) || name.toLowerCase() === 'content-length')
      kept.push(name, headers[at + 1] ?? '');
  }
  return kept;
}
