import { cachedData, type PaletteEntry, type RemotePalette } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { marketTabs } from '../terminal/market-tabs';

const { marketsStocks, marketsEtfs, marketsCrypto, marketsForex } = marketsApi.endpoints;

/** A request without a subscription. Its response stays cached, which is enough for symbols and names. */
const once = { subscribe: false } as const;
const most = 6;

const addressOf = (tab: string, search?: string) => {
  const params = new URLSearchParams({ ...(tab !== marketTabs[0].id && { tab }), ...(search && { search }) });
  return `/dashboard/markets${params.size > 0 ? `?${params}` : ''}`;
};

const lists: readonly PaletteEntry[] = marketTabs.map(({ id, label }) => ({
  id: `tab ${id}`,
  label,
  detail: 'Markets',
  words: 'quotes prices',
  group: 'Markets',
  icon: 'markets',
  to: addressOf(id),
}));

/** The lists and their instruments, by symbol and name. */
export const palette: RemotePalette = {
  entries: () => lists,
  search: (text) => async (dispatch) => {
    const [stocks, etfs, coins, pairs] = await Promise.all([
      cachedData(dispatch(marketsStocks.initiate(undefined, once))),
      cachedData(dispatch(marketsEtfs.initiate(undefined, once))),
      cachedData(dispatch(marketsCrypto.initiate(undefined, once))),
      cachedData(dispatch(marketsForex.initiate(undefined, once))),
    ]);
    const quoted = [
      ...stocks.rows.map(({ symbol, name }) => ({ tab: 'stocks', symbol, name })),
      ...etfs.rows.map(({ symbol, name }) => ({ tab: 'etfs', symbol, name })),
      ...coins.rows.map(({ symbol, name }) => ({ tab: 'crypto', symbol, name })),
      ...pairs.rows.map(({ pair }) => ({ tab: 'forex', symbol: pair, name: 'Exchange rate' })),
    ];
    const wanted = text.toLowerCase();
    const place = ({ symbol, name }: (typeof quoted)[number]) =>
      [symbol.toLowerCase().startsWith(wanted), name.toLowerCase().includes(wanted)].indexOf(true);
    return quoted
      .map((quote) => ({ quote, at: place(quote) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)
      .slice(0, most)
      .map(({ quote: { tab, symbol, name } }) => ({
        id: `${tab} ${symbol}`,
        label: symbol,
        detail: name,
        group: 'Symbols',
        icon: 'markets',
        to: addressOf(tab, symbol),
      }));
  },
};
