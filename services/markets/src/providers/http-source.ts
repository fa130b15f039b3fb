import { z } from 'zod';
import type { Budget } from './budget';

export interface HttpSourceParts {
  /** The base address, up to and including the version. */
  readonly url: string;
  readonly timeoutMs: number;
  readonly budget: Budget;
  /** Headers of every request, such as the one that holds the key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Put into every query, as a source that takes its key there wants it. */
  readonly query?: Readonly<Record<string, string>>;
}

interface Asked {
  readonly query?: Readonly<Record<string, string>>;
  /** How many calls the source counts it as; 1 unless given. */
  readonly calls?: number;
}

/** Nobody has more to say; what is longer is not read to its end. */
const maxBytes = 5_000_000;
const maxRedirects = 3;

/** Asks one host over HTTP. Errors name the host and what went wrong, never the query, as a key may stand there. */
export class HttpSource {
  readonly #base: string;
  /** Its name to show. */
  readonly host: string;

  constructor(private readonly parts: HttpSourceParts) {
    this.#base = parts.url;
    this.host = new URL(parts.url).hostname;
  }

  /** @throws when it is no JSON, or as `text` does */
  async json(path: string, asked?: Asked): Promise<unknown> {
    const text = await this.text(path, 'application/json', asked);
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${this.host} answered what is no JSON`);
    }
  }

  /** @throws beyond the budget, when time is up, at any status but 200, and when the answer is too long or broken off */
  async text(path: string, accept: string, { query, calls = 1 }: Asked = {}): Promise<string> {
    const { budget, timeoutMs, query: always } = this.parts;
    if (!(await budget(calls))) throw new Error(`the budget of ${this.host} is used up`);
    const url = new URL(path ? `${this.#base.replace(/\/+$/, '')}${path}` : this.#base);
    for (const [name, value] of Object.entries({ ...query, ...always })) url.searchParams.set(name, value);
    try {
      return await this.#read(url, accept, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Error(`${this.host} could not be read: ${reasonOf(error)}`);
    }
  }

  async #read(first: URL, accept: string, signal: AbortSignal): Promise<string> {
    let url = first;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const response = await fetch(url, {
        headers: { accept, ...this.parts.headers },
        redirect: 'manual',
        signal,
      });
      if (response.status === 200) return this.#bodyOf(response);
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location) {
        throw new Refusal(`${this.host} answered ${response.status}`);
      }
      const next = new URL(location, url);
      if (next.origin !== first.origin) throw new Refusal(`${this.host} sends elsewhere`);
      url = next;
    }
    throw new Refusal(`${this.host} sends in circles`);
  }

  async #bodyOf(response: Response): Promise<string> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Refusal(`${this.host} answered more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** What the source itself did wrong, in words that may be logged. */
class Refusal extends Error {}

const Fault = z.object({ name: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) });

/** The kind of a fault of the network. Its text is left out: it is not ours, and may quote the address. */
function reasonOf(error: unknown): string {
  const fault = Fault.safeParse(error).data;
  return fault?.cause?.code ?? fault?.name ?? 'unknown';
}
