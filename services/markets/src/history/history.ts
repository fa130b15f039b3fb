import type { Feed } from '@plaza/contracts/markets/feed';
import { type HistoryRange, PriceHistory, Sparklines } from '@plaza/contracts/markets/history';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { NotFound, Unavailable } from '@plaza/service-kit/errors';
import type { PricePoint, ProviderInfo } from '../providers/provider';
import { type CachedResponse, readCached, toCached } from '../quote-lists/cached-response';

/** Loads the price history of a kind from the first of its providers that answers. */
export interface HistoryLoader {
  /** Empty for a key that no provider knows. @throws when none answers */
  history(key: string, range: HistoryRange): Promise<{ points: readonly PricePoint[] } & ProviderInfo>;
  /** @throws when none answers */
  sparklines(): Promise<{ lines: ReadonlyMap<string, readonly number[]> } & ProviderInfo>;
}

export type HistoryLoaders = { readonly [Kind in QuoteKind]: HistoryLoader };

const dayMs = 24 * 3_600_000;
const quarterMs = 15 * 60_000;
/** The history of the last day expires sooner, as it changes while a user looks at it. */
const freshMs = { day: 60_000, week: quarterMs, month: quarterMs, year: quarterMs } as const;

/** Price histories and sparklines, cached as bytes like the lists. */
export function createPriceHistory(loaders: HistoryLoaders, cache: Cache) {
  async function cached(key: string, fresh: number, load: () => Promise<Buffer>): Promise<CachedResponse> {
    try {
      const { body } = await cache.remember(`markets/${key}`, { freshMs: fresh, staleMs: dayMs }, load);
      return readCached(body);
    } catch (error) {
      if (error instanceof NotFound) throw error;
      throw new Unavailable('market_data_unavailable', 'Failed to fetch past prices', error);
    }
  }

  const feedOf = ({ source, simulated }: ProviderInfo, intervalMs: number): Feed => ({
    asOf: new Date().toISOString(),
    source,
    simulated,
    intervalMs,
  });

  return {
    /** @throws NotFound `quote_not_found`; Unavailable */
    priceHistory: (kind: QuoteKind, key: string, range: HistoryRange) =>
      cached(`history/${kind}/${range}/${key}`, freshMs[range], async () => {
        const { points, ...provider } = await loaders[kind].history(key, range);
        if (points.length === 0) throw new NotFound('quote_not_found', 'Nobody knows past prices of this.');
        const feed = feedOf(provider, freshMs[range]);
        const wirePoints = points.map(({ at, ...point }) => ({ ...point, at: new Date(at).toISOString() }));
        return toCached(feed, PriceHistory.parse({ ...feed, points: wirePoints }));
      }),
    /** @throws Unavailable */
    sparklines: (kind: QuoteKind) =>
      cached(`sparklines/${kind}`, quarterMs, async () => {
        const { lines, ...provider } = await loaders[kind].sparklines();
        const feed = feedOf(provider, quarterMs);
        return toCached(feed, Sparklines.parse({ ...feed, lines: Object.fromEntries(lines) }));
      }),
  };
}

export type History = ReturnType<typeof createPriceHistory>;
