import type { HistoryLoader, HistoryLoaders } from '../history/history';
import type { Failover } from '../providers/failover';
import type { ListProvider } from '../providers/provider';
import type { RowLoader } from '../quote-lists/cached-list';
import type { RowLoaders } from '../quote-lists/quote-lists';
import type { Providers } from './select-providers';

/** The providers of each list, in the order of preference. */
export type ListProviders = Omit<Providers, 'rates' | 'directory'>;

/** Loads rows from the first provider that answers, and reports the rows that were dropped. */
export function rowLoader<Row>(providers: Failover<ListProvider<Row>>): RowLoader<Row> {
  const updatesEveryMs = providers.providers[0]?.updatesEveryMs;
  return {
    ...(updatesEveryMs ? { updatesEveryMs } : {}),
    async load() {
      const result = await providers.request((provider) => provider.load());
      if (!result) throw new Error('there is no provider');
      const { answer, source, simulated } = result;
      providers.dropped(source, answer.dropped);
      return { ...answer, source, simulated };
    },
  };
}

/** Loads the history from the first provider that has one and answers. */
function historyLoader<Row>(providers: Failover<ListProvider<Row>>): HistoryLoader {
  return {
    async history(key, range) {
      const result = await providers.request((provider) => provider.history?.(key, range));
      if (!result) return { points: [], source: providers.name, simulated: false };
      const { answer: points, source, simulated } = result;
      return { points, source, simulated };
    },
    async sparklines() {
      const result = await providers.request((provider) => provider.sparklines?.());
      if (!result) return { lines: new Map(), source: providers.name, simulated: false };
      const { answer: lines, source, simulated } = result;
      return { lines, source, simulated };
    },
  };
}

export const rowLoaders = (providers: ListProviders): RowLoaders => ({
  crypto: rowLoader(providers.crypto),
  stocks: rowLoader(providers.stocks),
  etfs: rowLoader(providers.etfs),
  forex: rowLoader(providers.forex),
  commodities: rowLoader(providers.commodities),
  bonds: rowLoader(providers.bonds),
  indicators: rowLoader(providers.indicators),
  news: rowLoader(providers.news),
});

export const historyLoaders = (providers: ListProviders): HistoryLoaders => ({
  crypto: historyLoader(providers.crypto),
  stocks: historyLoader(providers.stocks),
  etfs: historyLoader(providers.etfs),
  forex: historyLoader(providers.forex),
  commodities: historyLoader(providers.commodities),
  bonds: historyLoader(providers.bonds),
});
