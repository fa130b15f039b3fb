import { type AppThunk, cachedData, type PaletteEntry, type RemotePalette } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { marketTabs } from '../terminal/market-tabs';

const { marketsStocks, marketsEtfs, marketsCrypto, marketsForex, marketsCommodities, marketsBonds } =
  marketsApi.endpoints;

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

/** An instrument that a search can find. */
interface Quoted {
  readonly tab: string;
  /** Identifies it within its tab. */
  readonly key: string;
  readonly symbol: string;
  readonly name: string;
}

/** The instruments of all lists that are cached or can be fetched. @throws if there is no list at all */
const allQuoted: AppThunk<Promise<Quoted[]>> = async (dispatch) => {
  const queries: readonly Promise<readonly Quoted[]>[] = [
    cachedData(dispatch(marketsStocks.initiate(undefined, once))).then(({ rows }) => withSymbols('stocks', rows)),
    cachedData(dispatch(marketsEtfs.initiate(undefined, once))).then(({ rows }) => withSymbols('etfs', rows)),
    cachedData(dispatch(marketsCrypto.initiate(undefined, once))).then(({ rows }) =>
      rows.map(({ id, symbol, name }) => ({ tab: 'crypto', key: id, symbol, name })),
    ),
    cachedData(dispatch(marketsForex.initiate(undefined, once))).then(({ rows }) =>
      rows.map(({ pair }) => ({ tab: 'forex', key: pair, symbol: pair, name: 'Exchange rate' })),
    ),
    cachedData(dispatch(marketsCommodities.initiate(undefined, once))).then(({ rows }) =>
      withSymbols('commodities', rows),
    ),
    cachedData(dispatch(marketsBonds.initiate(undefined, once))).then(({ rows }) =>
      rows.map(({ name }) => ({ tab: 'bonds', key: name, symbol: name, name: 'Bond yield' })),
    ),
  ];
  const results = await Promise.allSettled(queries);
  const failed = results.find((one) => one.status === 'rejected');
  if (failed && results.every((one) => one.status === 'rejected')) throw failed.reason;
  return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

const withSymbols = (tab: string, rows: readonly { readonly symbol: string; readonly name: string }[]): Quoted[] =>
  rows.map(({ symbol, name }) => ({ tab, key: symbol, symbol, name }));

/** Symbols that begin with the text come first, then symbols and names that contain it. */
function matching(all: readonly Quoted[], text: string): Quoted[] {
  const wanted = text.toLowerCase();
  const begins = ({ symbol }: Quoted) => symbol.toLowerCase().startsWith(wanted);
  const contains = ({ symbol, name }: Quoted) => `${symbol} ${name}`.toLowerCase().includes(wanted);
  return [...all.filter(begins), ...all.filter((quoted) => !begins(quoted) && contains(quoted))];
}

/** The lists and their instruments, by symbol and name. */
export const palette: RemotePalette = {
  entries: () => lists,
  search: (text) => async (dispatch) =>
    matching(await dispatch(allQuoted), text)
      .slice(0, most)
      .map(({ tab, key, symbol, name }) => ({
        id: `${tab} ${key}`,
        label: symbol,
        detail: name,
        group: 'Symbols',
        icon: 'markets',
        to: addressOf(tab, symbol),
      })),
};
