import type { PastSource, PastSources } from '../history/history';
import type { Providers } from '../providers/choose-providers';
import type { Failover } from '../providers/failover';
import type { ListProvider } from '../providers/provider';
import type { RowSources } from './lists';
import type { RowSource } from './market-list';

/** Who is asked for each list, in the order of preference. */
export type ListProviders = Omit<Providers, 'rates' | 'directory'>;

/** Rows of the first that answers; what was left out of them is noted. */
export function rowSource<Row>(providers: Failover<ListProvider<Row>>): RowSource<Row> {
  const everyMs = providers.providers[0]?.everyMs;
  return {
    ...(everyMs ? { everyMs } : {}),
    async load() {
      const served = await providers.ask((provider) => provider.load());
      if (!served) throw new Error('there is no provider');
      const { answer, source, simulated } = served;
      providers.dropped(source, answer.dropped);
      return { ...answer, source, simulated };
    },
  };
}

/** The past by the first that has one and answers. */
function pastSource<Row>(providers: Failover<ListProvider<Row>>): PastSource {
  return {
    async past(key, range) {
      const served = await providers.ask((provider) => provider.past?.(key, range));
      if (!served) return { points: [], source: providers.name, simulated: false };
      const { answer: points, source, simulated } = served;
      return { points, source, simulated };
    },
    async lastWeek() {
      const served = await providers.ask((provider) => provider.lastWeek?.());
      if (!served) return { lines: new Map(), source: providers.name, simulated: false };
      const { answer: lines, source, simulated } = served;
      return { lines, source, simulated };
    },
  };
}

export const rowSources = (providers: ListProviders): RowSources => ({
  crypto: rowSource(providers.crypto),
  stocks: rowSource(providers.stocks),
  etfs: rowSource(providers.etfs),
  forex: rowSource(providers.forex),
  commodities: rowSource(providers.commodities),
  bonds: rowSource(providers.bonds),
  indicators: rowSource(providers.indicators),
  news: rowSource(providers.news),
});

export const pastSources = (providers: ListProviders): PastSources => ({
  crypto: pastSource(providers.crypto),
  stocks: pastSource(providers.stocks),
  etfs: pastSource(providers.etfs),
  forex: pastSource(providers.forex),
  commodities: pastSource(providers.commodities),
  bonds: pastSource(providers.bonds),
});
