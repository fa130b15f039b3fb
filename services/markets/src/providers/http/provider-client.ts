import { z } from 'zod';
import type { Budget } from './budget';

export interface ProviderClientOptions {
  /** The base address including the version. */
  readonly url: string;
  readonly timeoutMs: number;
  readonly budget: Budget;
  /** Headers of every request, such as an API key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parameters of every query, such as an API key. */
  readonly query?: Readonly<Record<string, string>>;
}

interface RequestOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** How many calls of the budget the request uses; 1 by default. */
  readonly calls?: number;
  /** Whether a user's request for a single thing causes it; such requests may use only a part of the budget. */
  readonly onDemand?: boolean;
}

/** Longer responses are not read to their end. */
const maxBytes = 5_000_000;
const maxRedirects = 3;

/** Sends requests to one host. Errors contain the host and the cause, never the query, as that may contain a key. */
export class ProviderClient {
  readonly #base: string;
  /** The host's name, for users. */
  readonly host: string;

  constructor(private readonly options: ProviderClientOptions) {
    this.#base = options.url;
    this.host = new URL(options.url).hostname;
  }

  /** @throws when the response is not JSON, or as `text` does */
  async json(path: string, options?: RequestOptions): Promise<unknown> {
    const text = await this.text(path, 'application/json', options);
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${this.host} answered something other than JSON`);
    }
  }

  /**
   * @throws beyond the budget, on a timeout, for any status but 200, and when the response is too long or incomplete
   */
  async text(path: string, accept: string, { query, calls = 1, onDemand }: RequestOptions = {}): Promise<string> {
    const { budget, timeoutMs, query: always } = this.options;
    if (!(await budget(calls, onDemand))) {
      const message = `the budget of ${this.host} is used up`;
      throw onDemand ? new OnDemandBudgetUsedUp(message) : new Error(message);
    }
    const url = new URL(path ? `${this.#base.replace(/\/+$/, '')}${path}` : this.#base);
    for (const [name, value] of Object.entries({ ...query, ...always })) url.searchParams.set(name, value);
    try {
      return await this.#read(url, accept, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new Error(`${this.host} could not be read: ${reasonOf(error)}`);
    }
  }

  async #read(first: URL, accept: string, signal: AbortSignal): Promise<string> {
    let url = first;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const response = await fetch(url, {
        headers: { accept, ...this.options.headers },
        redirect: 'manual',
        signal,
      });
      if (response.status === 200) return this.#bodyOf(response);
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location) {
        const message = `${this.host} answered ${response.status}`;
        throw response.status === 404 ? new NotFoundAtProvider(message) : new ProviderError(message);
      }
      const next = new URL(location, url);
      if (next.origin !== first.origin) throw new ProviderError(`${this.host} redirects to another origin`);
      url = next;
    }
    throw new ProviderError(`${this.host} redirects too often`);
  }

  async #bodyOf(response: Response): Promise<string> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new ProviderError(`${this.host} answered more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** A rejected or invalid response; its message may be logged. */
class ProviderError extends Error {}

/** The provider has nothing at this path (404). */
export class NotFoundAtProvider extends ProviderError {}

/** Users have spent the share of the budget that single requests may use, which is no failure of the provider. */
export class OnDemandBudgetUsedUp extends Error {}

const NetworkError = z.object({ name: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) });

/** The code or name of a network error. Its message is left out, as it may contain the address. */
function reasonOf(error: unknown): string {
  const networkError = NetworkError.safeParse(error).data;
  return networkError?.cause?.code ?? networkError?.name ?? 'unknown';
}
