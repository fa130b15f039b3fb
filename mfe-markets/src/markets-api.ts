import type {
  Bond,
  Commodity,
  CryptoPrices,
  EconomicIndicator,
  Etf,
  ForexQuote,
  NewsItem,
  Stock,
} from '@plaza/contracts/markets/quotes';
import { api, type RootState } from '@plaza/web-kit';
import { type CryptoBoard, cryptoBoardOf } from './crypto/coins';
import { type Board, boardOf } from './quotes/board';

const quotes = ['markets/quotes'] as const;
const coinsStaleAfterSeconds = 240;
const coinsKeptSeconds = 600;
const pollEveryMs = 300_000;

/** How to ask for a list that is a plain array. */
function list<Row>(url: string) {
  return {
    query: () => url,
    transformResponse: (rows: Row[], meta: unknown): Board<Row> => boardOf(rows, meta),
    providesTags: quotes,
  };
}

/** The lists. Everything that Refresh All renews carries the tag `markets/quotes`. */
export const marketsApi = api
  .enhanceEndpoints({
    addTagTypes: [
      'markets/quotes',
      'markets/favourite',
      'markets/alert',
      'markets/firing',
      'finance/settings',
      'finance/rates',
    ],
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketsCrypto: build.query<CryptoBoard, void>({
        query: () => '/api/v1/markets/crypto',
        transformResponse: (answer: CryptoPrices) => cryptoBoardOf(answer),
        keepUnusedDataFor: coinsKeptSeconds,
        providesTags: quotes,
      }),
      marketsStocks: build.query<Board<Stock>, void>(list('/api/stocks')),
      marketsForex: build.query<Board<ForexQuote>, void>(list('/api/forex')),
      marketsCommodities: build.query<Board<Commodity>, void>(list('/api/commodities')),
      marketsBonds: build.query<Board<Bond>, void>(list('/api/bonds')),
      marketsEtfs: build.query<Board<Etf>, void>(list('/api/etfs')),
      marketsIndicators: build.query<Board<EconomicIndicator>, void>(list('/api/economic-indicators')),
      marketsNews: build.query<Board<NewsItem>, void>(list('/api/financial-news')),
      marketsFavouriteStocksData: build.query<Board<Stock>, void>({
        ...list<Stock>('/api/favorite-stocks-data'),
        providesTags: ['markets/quotes', { type: 'markets/favourite', id: 'stocks' }],
      }),
    }),
  });

/** Asked for every five minutes while it is on screen, and by a screen that opens when it is older than that. */
const polled = {
  pollingInterval: pollEveryMs,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: pollEveryMs / 1000,
};

/** The coins; not polled, and fetched anew by a screen that opens when they are older than four minutes. */
export const useCrypto = () =>
  marketsApi.useMarketsCryptoQuery(undefined, { refetchOnMountOrArgChange: coinsStaleAfterSeconds });
export const useStocks = () => marketsApi.useMarketsStocksQuery(undefined, polled);
export const useForex = () => marketsApi.useMarketsForexQuery(undefined, polled);
export const useCommodities = () => marketsApi.useMarketsCommoditiesQuery(undefined, polled);
export const useBonds = () => marketsApi.useMarketsBondsQuery(undefined, polled);
export const useEtfs = () => marketsApi.useMarketsEtfsQuery(undefined, polled);
export const useIndicators = () => marketsApi.useMarketsIndicatorsQuery(undefined, polled);
export const useNews = () => marketsApi.useMarketsNewsQuery(undefined, polled);

const lists: ReadonlySet<string> = new Set([
  'marketsCrypto',
  'marketsStocks',
  'marketsForex',
  'marketsCommodities',
  'marketsBonds',
  'marketsEtfs',
  'marketsIndicators',
  'marketsNews',
]);

/** Whether any list of the terminal is on its way. */
export const quotesAreComing = ({ api: { queries } }: RootState): boolean =>
  Object.values(queries).some((query) => query?.status === 'pending' && lists.has(query.endpointName ?? ''));
