import type { Exchange } from '../exchange/exchange';
import { HeaderNames } from '../proxy/hop-by-hop';
import type { KeptAnswers } from './kept-answers';

/** The header of an answer that is not of now; `Age` says how many seconds old it is. */
const staleHeader = 'x-plaza-stale';
/** Larger answers are not kept. */
const maxBytes = 512 * 1024;

/** What belongs to one answer, or is said anew. */
const notKept = new HeaderNames([
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

/** Copies a good answer as it passes, and gives the copy of before where there is none. */
export class AnswerCopy {
  #headers: string[] | undefined;
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(
    private readonly exchange: Exchange,
    private readonly answers: KeptAnswers,
    private readonly person: string,
    private readonly request: string,
    private readonly maxAgeMs: number,
  ) {}

  /** @param headers names and values in turn */
  begin(status: number, headers: readonly string[]): void {
    if (status === 401 || status === 403) this.answers.forget(this.person);
    else if (status >= 400 && status < 500) this.answers.drop(this.person, this.request);
    if (status !== 200) return;
    const kept: string[] = [];
    for (let at = 0; at < headers.length; at += 2) {
      const name = headers[at] ?? '';
      if (!notKept.has(name)) kept.push(name, headers[at + 1] ?? '');
    }
    this.#headers = kept;
  }

  add(chunk: Buffer): void {
    if (!this.#headers) return;
    this.#bytes += chunk.length;
    this.#chunks.push(chunk);
    if (this.#bytes <= maxBytes) return;
    this.#headers = undefined;
    this.#chunks = [];
    this.answers.drop(this.person, this.request);
  }

  /** The answer is whole. */
  complete(): void {
    if (!this.#headers) return;
    const body = Buffer.concat(this.#chunks);
    this.answers.keep(this.person, this.request, { headers: this.#headers, body, at: performance.now() });
  }

  /** Gives the last good answer in place of the one that did not come. @returns whether there was one */
  serve(): boolean {
    const answer = this.answers.find(this.person, this.request);
    const ageMs = answer ? performance.now() - answer.at : 0;
    if (!answer || ageMs > this.maxAgeMs) return false;
    const { res, id } = this.exchange;
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
    ]);
    res.end(answer.body);
    return true;
  }
}
