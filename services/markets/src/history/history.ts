import type { Feed } from '@plaza/contracts/markets/feed';
import { type HistoryRange, PriceHistory, Sparklines } from '@plaza/contracts/markets/history';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { NotFound, Unavailable } from '@plaza/service-kit/errors';
import { kept, type ReadyAnswer, readyAnswer } from '../lists/ready-answer';
import type { PastPrice, Source } from '../providers/provider';

/** Where the past of a kind comes from: the first of its providers that answers. */
export interface PastSource {
  /** None for a key that nobody knows. @throws when none answers */
  past(key: string, range: HistoryRange): Promise<{ points: readonly PastPrice[] } & Source>;
  /** @throws when none answers */
  lastWeek(): Promise<{ lines: ReadonlyMap<string, readonly number[]> } & Source>;
}

export type PastSources = { readonly [Kind in QuoteKind]: PastSource };

const dayMs = 24 * 3_600_000;
const quarterMs = 15 * 60_000;
/** The last day goes on while one looks at it. */
const freshMs = { day: 60_000, week: quarterMs, month: quarterMs, year: quarterMs } as const;

/** Past prices, kept as bytes like the lists. */
export function priceHistory(sources: PastSources, cache: Cache) {
  async function ready(key: string, fresh: number, load: () => Promise<Buffer>): Promise<ReadyAnswer> {
    try {
      const { body } = await cache.remember(`markets/${key}`, { freshMs: fresh, keptMs: dayMs }, load);
      return readyAnswer(body);
    } catch (error) {
      if (error instanceof NotFound) throw error;
      throw new Unavailable('market_data_unavailable', 'Failed to fetch past prices', error);
    }
  }

  const feedOf = ({ source, simulated }: Source, intervalMs: number): Feed => ({
    asOf: new Date().toISOString(),
    source,
    simulated,
    intervalMs,
  });

  return {
    /** @throws NotFound `quote_not_found`; Unavailable */
    past: (kind: QuoteKind, key: string, range: HistoryRange) =>
      ready(`history/${kind}/${range}/${key}`, freshMs[range], async () => {
        const { points, ...source } = await sources[kind].past(key, range);
        if (points.length === 0) throw new NotFound('quote_not_found', 'Nobody knows past prices of this.');
        const feed = feedOf(source, freshMs[range]);
        const told = points.map(({ at, price }) => ({ at: new Date(at).toISOString(), price }));
        return kept(feed, PriceHistory.parse({ ...feed, points: told }));
      }),
    /** @throws Unavailable */
    sparklines: (kind: QuoteKind) =>
      ready(`sparklines/${kind}`, quarterMs, async () => {
        const { lines, ...source } = await sources[kind].lastWeek();
        const feed = feedOf(source, quarterMs);
        return kept(feed, Sparklines.parse({ ...feed, lines: Object.fromEntries(lines) }));
      }),
  };
}

export type History = ReturnType<typeof priceHistory>;
