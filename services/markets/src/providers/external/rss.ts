import type { NewsItem } from '@plaza/contracts/markets/quotes';
import type { ProviderClient } from '../http/provider-client';
import type { ListProvider } from '../provider';

const maxItems = 60;

/** Is told how each host does while at least one feed can be read. */
export interface FeedReport {
  /** All feeds of the host were read. */
  answered(host: string): void;
  failed(host: string, error: unknown): void;
}

/** News from several feeds, RSS 2.0 or Atom, the newest first. */
export function rssNews(feeds: readonly ProviderClient[], report: FeedReport): ListProvider<NewsItem> {
  const hosts = [...new Set(feeds.map(({ host }) => host))];
  const read = async (client: ProviderClient) => {
    // The parsers take 15 ms to load, which a service without feeds need not spend at its start.
    const { itemsOf } = await import('./rss-items');
    return itemsOf(await client.text('', 'application/rss+xml, application/atom+xml'), client.host);
  };
  return {
    source: hosts.join(', '),
    simulated: false,
    async load() {
      const results = await Promise.allSettled(feeds.map(read));
      const loaded = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const failures = results.flatMap((one, index) =>
        one.status === 'rejected' ? [{ host: feeds[index]?.host, reason: one.reason }] : [],
      );
      if (loaded.length === 0) throw failures[0]?.reason ?? new Error('there are no feeds');
      for (const host of hosts) {
        const failure = failures.find((one) => one.host === host);
        if (failure) report.failed(host, failure.reason);
        else report.answered(host);
      }
      const rows = uniqueById(loaded.flatMap((one) => one.rows));
      rows.sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp));
      const dropped = loaded.reduce((sum, one) => sum + one.dropped, 0);
      return { rows: rows.slice(0, maxItems), at: new Date(), dropped };
    },
  };
}

/** Several feeds of a publisher may contain the same article. */
const uniqueById = (rows: readonly NewsItem[]): NewsItem[] => [...new Map(rows.map((row) => [row.id, row])).values()];
