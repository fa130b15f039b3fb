import type { Feed } from '@plaza/contracts/markets/feed';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { LoadedRows, ProviderInfo } from '../providers/provider';
import { type CachedResponse, readCached, toCached } from './cached-response';

/** Loads a list's rows from the first of its providers that answers. */
export interface RowLoader<Row> {
  /** How often the provider has new rows, where that is more often than the list's interval. */
  readonly updatesEveryMs?: number;
  /** @throws when none of them answers */
  load(): Promise<LoadedRows<Row> & ProviderInfo>;
}

export interface CachedListOptions<Row> {
  /** Its name in the cache. */
  readonly key: string;
  readonly rows: RowLoader<Row>;
  /** How often the rows are loaded. */
  readonly intervalMs: number;
  /** How long rows that cannot be refreshed are served. */
  readonly maxAgeMs: number;
  /** The error message when nothing can be served. */
  readonly failure: string;
  /** The body of the response; the rows themselves by default. */
  readonly toBody?: (rows: readonly Row[], feed: Feed) => unknown;
}

/**
 * How long a response is reused without a lookup in the cache: of thousands of requests a second, only ten cause one.
 */
const reuseMs = 100;
/** The longest interval between polls for new rows. */
const maxPollMs = 500;

/** A list for all users: loaded once, cached as bytes, and served stale while it is refreshed. */
export class CachedList<Row> {
  /**
   * How often polling makes sense: stale rows are served during a refresh, so the next poll soon finds the new ones.
   */
  readonly pollEveryMs: number;
  readonly #freshMs: number;
  #response: CachedResponse | undefined;
  #reuseUntil = 0;

  constructor(
    private readonly options: CachedListOptions<Row>,
    private readonly cache: Cache,
  ) {
    this.#freshMs = Math.min(options.intervalMs, options.rows.updatesEveryMs ?? options.intervalMs);
    this.pollEveryMs = Math.min(this.#freshMs / 2, maxPollMs);
  }

  /** @throws Unavailable `market_data_unavailable` when no provider answers and nothing is cached */
  async response(): Promise<CachedResponse> {
    const now = performance.now();
    if (this.#response && now < this.#reuseUntil) return this.#response;
    this.#response = await this.#fromCache();
    this.#reuseUntil = now + reuseMs;
    return this.#response;
  }

  async #fromCache(): Promise<CachedResponse> {
    const { key, maxAgeMs, failure } = this.options;
    try {
      const times = { freshMs: this.#freshMs, staleMs: maxAgeMs };
      const { body } = await this.cache.remember(`markets/${key}`, times, () => this.#load());
      return readCached(body);
    } catch (error) {
      throw new Unavailable('market_data_unavailable', failure, error);
    }
  }

  async #load(): Promise<Buffer> {
    const { rows: loader, intervalMs, toBody = (rows) => rows } = this.options;
    const { rows, at, source, simulated } = await loader.load();
    const feed = { asOf: at.toISOString(), source, simulated, intervalMs };
    return toCached(feed, toBody(rows, feed));
  }
}
