import type { Feed } from '@plaza/contracts/markets/feed';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Loaded, Source } from '../providers/provider';
import { kept, type ReadyAnswer, readyAnswer } from './ready-answer';

/** Where a list's rows come from: the first of its providers that answers. */
export interface RowSource<Row> {
  /** How often there is something new, where that is more often than it is usually asked. */
  readonly everyMs?: number;
  /** @throws when none of them answers */
  load(): Promise<Loaded<Row> & Source>;
}

export interface ListRecipe<Row> {
  /** Its name in the cache. */
  readonly key: string;
  readonly rows: RowSource<Row>;
  /** How often its source is asked. */
  readonly intervalMs: number;
  /** How long rows are served that cannot be renewed. */
  readonly keptMs: number;
  /** What is said when there is nothing to serve. */
  readonly failure: string;
  /** What goes out; the rows as they are unless given. */
  readonly render?: (rows: readonly Row[], feed: Feed) => unknown;
}

/** So long a list is handed out without asking the cache: of the thousands who ask in a second, ten do. */
const heldMs = 100;
/** What is new is found by somebody who looks within so long. */
const longestLookMs = 500;

/** A list as everybody has it: loaded once for all, kept as bytes, served old while it is renewed. */
export class MarketList<Row> {
  /** How often it is worth a look: old rows are served while they are renewed, so the next look soon finds new ones. */
  readonly lookedAtEveryMs: number;
  readonly #freshMs: number;
  #held: ReadyAnswer | undefined;
  #heldUntil = 0;

  constructor(
    private readonly recipe: ListRecipe<Row>,
    private readonly cache: Cache,
  ) {
    this.#freshMs = Math.min(recipe.intervalMs, recipe.rows.everyMs ?? recipe.intervalMs);
    this.lookedAtEveryMs = Math.min(this.#freshMs / 2, longestLookMs);
  }

  /** @throws Unavailable `market_data_unavailable` when no provider answers and nothing is kept */
  async ready(): Promise<ReadyAnswer> {
    const now = Date.now();
    if (this.#held && now < this.#heldUntil) return this.#held;
    this.#held = await this.#fromCache();
    this.#heldUntil = now + heldMs;
    return this.#held;
  }

  async #fromCache(): Promise<ReadyAnswer> {
    const { key, keptMs, failure } = this.recipe;
    try {
      const times = { freshMs: this.#freshMs, keptMs };
      const { body } = await this.cache.remember(`markets/${key}`, times, () => this.#load());
      return readyAnswer(body);
    } catch (error) {
      throw new Unavailable('market_data_unavailable', failure, error);
    }
  }

  async #load(): Promise<Buffer> {
    const { rows: source, intervalMs, render = (given) => given } = this.recipe;
    const { rows, at, source: name, simulated } = await source.load();
    const feed = { asOf: at.toISOString(), source: name, simulated, intervalMs };
    return kept(feed, render(rows, feed));
  }
}
