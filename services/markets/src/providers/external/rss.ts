import type { NewsItem } from '@plaza/contracts/markets/quotes';
import type { ProviderClient } from '../http/provider-client';
import type { ListProvider } from '../provider';

const maxItems = 60;

/**
 * News from several feeds, RSS 2.0 or Atom, the newest first.
 * @param onFailed called for a feed that fails while others succeed
 */
export function rssNews(
  feeds: readonly ProviderClient[],
  onFailed: (host: string, error: unknown) => void,
): ListProvider<NewsItem> {
  const read = async (client: ProviderClient) => {
    // The parsers take 15 ms to load, which a service without feeds need not spend at its start.
    const { itemsOf } = await import('./rss-items');
    return itemsOf(await client.text('', 'application/rss+xml, application/atom+xml'), client.host);
  };
  return {
    source: [...new Set(feeds.map(({ host }) => host))].join(', '),
    simulated: false,
    async load() {
      const results = await Promise.allSettled(feeds.map(read));
      const loaded = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      results.forEach((one, index) => {
        if (one.status === 'rejected' && loaded.length > 0) onFailed(feeds[index]?.host ?? '', one.reason);
      });
      const failed = results.find((one) => one.status === 'rejected');
      if (loaded.length === 0) throw failed?.reason ?? new Error('there are no feeds');
      const rows = loaded.flatMap((one) => one.rows);
      rows.sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp));
      const dropped = loaded.reduce((sum, one) => sum + one.dropped, 0);
      return { rows: rows.slice(0, maxItems), at: new Date(), dropped };
    },
  };
}
