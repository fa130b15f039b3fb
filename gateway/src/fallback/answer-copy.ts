import type { Exchange, Fallback } from '../exchange/exchange';
import { strictTransport } from '../exchange/strict-transport';
import { HeaderNames } from '../proxy/hop-by-hop';
import { confirmedTag, opaqueTag } from './entity-tags';
import type { StaleResponses } from './stale-responses';

/** The header that marks a stale response; `Age` gives its age in seconds. */
const staleHeader = 'x-plaza-stale';
/** Larger responses are not stored. */
const maxBytes = 512 * 1024;

/** Headers that belong to one response only, or are set again when it is served. */
const excludedHeaders = new HeaderNames([
  'age',
  'cache-control',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'set-cookie',
  'strict-transport-security',
  'traceparent',
  'x-request-id',
]);

export interface AnswerCopyOptions {
  /** The caller's session id; empty if nobody is signed in. */
  readonly sessionId: string;
  readonly request: string;
  readonly maxAgeMs: number;
  /** Whether the response may still be stored: false if permissions or sessions changed after the request arrived. */
  readonly mayStore: () => boolean;
}

/** Copies a good response as it passes, and serves the previous copy if the service does not respond. */
export class AnswerCopy implements Fallback {
  #headers: string[] | undefined;
  #body = '';
  #etag: string | undefined;
  /** The age of the response when it arrived. */
  #ageMs = 0;

  constructor(
    private readonly exchange: Exchange,
    private readonly answers: StaleResponses,
    private readonly options: AnswerCopyOptions,
  ) {}

  begin(status: number, headers: readonly string[]): void {
    const { sessionId, request } = this.options;
    if (status === 401 || status === 403) this.answers.deleteSession(sessionId);
    else if (status >= 400 && status < 500) this.answers.delete(sessionId, request);
    if (status !== 200 && status !== 304) return;
    const stored = this.#readHeaders(headers);
    if (status === 200) this.#headers = stored;
    else this.#renew();
  }

  /** Reads the entity tag and the age. @returns the headers to store */
  #readHeaders(headers: readonly string[]): string[] {
    const stored: string[] = [];
    for (let index = 0; index < headers.length; index += 2) {
      const [name = '', value = ''] = [headers[index], headers[index + 1]];
      if (name.length === 3 && name.toLowerCase() === 'age') this.#ageMs = Number(value) * 1000 || 0;
      if (name.length === 4 && name.toLowerCase() === 'etag') this.#etag = value;
      if (!excludedHeaders.has(name)) stored.push(name, value);
    }
    return stored;
  }

  /**
   * Renews the stored response after a 304, if the tag is that of the stored response: through another gateway, the
   * client may have received a newer response than the one stored here.
   */
  #renew(): void {
    const { sessionId, request } = this.options;
    const etag = confirmedTag(this.#etag, this.exchange.req.headers['if-none-match']);
    if (etag !== undefined) this.answers.renew(sessionId, request, { etag, at: performance.now() - this.#ageMs });
  }

  add(chunk: Buffer): void {
    if (!this.#headers) return;
    this.#body += chunk.toString('latin1');
    if (this.#body.length <= maxBytes) return;
    this.#headers = undefined;
    this.#body = '';
    this.answers.delete(this.options.sessionId, this.options.request);
  }

  complete(): void {
    const { sessionId, request, mayStore } = this.options;
    if (!this.#headers || !mayStore()) return;
    const at = performance.now() - this.#ageMs;
    const etag = this.#etag === undefined ? undefined : opaqueTag(this.#etag);
    this.answers.set(sessionId, request, { headers: this.#headers, body: this.#body, etag, at });
  }

  serve(): boolean {
    const { sessionId, request, maxAgeMs } = this.options;
    const answer = this.answers.get(sessionId, request);
    const ageMs = answer ? performance.now() - answer.at : 0;
    if (!answer || ageMs > maxAgeMs) return false;
    const { res, id, client } = this.exchange;
    if (res.headersSent || res.destroyed) return false;
    res.writeHead(200, [
      ...answer.headers,
      'content-length',
      String(answer.body.length),
      'cache-control',
      'no-store',
      'age',
      String(Math.floor(ageMs / 1000)),
      staleHeader,
      '1',
      'x-request-id',
      id,
      ...(client.strictTransport ? [strictTransport.name, strictTransport.value] : []),
    ]);
    res.end(answer.body, 'latin1');
    return true;
  }
}
