import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { type ApiRequest, api, endpoint, type RootState } from '@plaza/web-kit';
import { type CryptoListData, toCryptoList, withMarketCap } from './crypto/coins';
import { recordFailure } from './quotes/feed/list-failure';
import {
  afterAnswer,
  type QuoteListData,
  type RowReading,
  reuseRows,
  toQuoteList,
  withMissing,
} from './quotes/feed/quote-list-data';
import { bonds, coins, commodities, pairs, shares } from './terminal/push-readings';

const quotes = ['markets/quotes'] as const;
const coinsStaleAfterSeconds = 240;
const coinsCachedSeconds = 600;

interface ArrayEndpoint<Args, Row> {
  readonly query: (args: Args) => ApiRequest;
  readonly transformResponse: (rows: Row[]) => Row[];
}

/** An endpoint whose response body is a plain array, with the feed in the response headers. */
const asQuoteList = <Args, Row>({ query }: ArrayEndpoint<Args, Row>) => ({
  query,
  transformResponse: (rows: Row[], meta: unknown) => toQuoteList(rows, meta),
  onQueryStarted: recordFailure<Args, QuoteListData<Row>>,
  providesTags: quotes,
});

/** Keeps pushed prices that are newer than an answer, and the rows that the answer does not change. */
const mergedBy =
  <Row extends object>(reading: RowReading<Row>) =>
  (before: QuoteListData<Row>, answer: QuoteListData<Row>): QuoteListData<Row> => {
    const list = afterAnswer(before, answer, reading);
    return { ...list, rows: reuseRows(before.rows, list.rows, reading.keyOf) };
  };

/** The lists. Everything that Refresh All fetches again has the tag `markets/quotes`. */
export const marketsApi = api
  .enhanceEndpoints({
    addTagTypes: [
      'markets/quotes',
      'markets/favourite',
      // The quotes of favorites: fetched again whenever a favorite is added.
      'markets/favourite-quotes',
      'markets/alert',
      'markets/firing',
      'finance/settings',
      'finance/rates',
    ],
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketsCrypto: build.query({
        ...endpoint(marketsEndpoints.crypto),
        transformResponse: toCryptoList,
        merge: (before: CryptoListData, answer: CryptoListData) => withMarketCap(mergedBy(coins)(before, answer)),
        keepUnusedDataFor: coinsCachedSeconds,
        onQueryStarted: recordFailure<void, CryptoListData>,
        providesTags: quotes,
      }),
      marketsStocks: build.query({ ...asQuoteList(endpoint(marketsEndpoints.stocks)), merge: mergedBy(shares) }),
      marketsForex: build.query({ ...asQuoteList(endpoint(marketsEndpoints.forex)), merge: mergedBy(pairs) }),
      marketsCommodities: build.query({
        ...asQuoteList(endpoint(marketsEndpoints.commodities)),
        merge: mergedBy(commodities),
      }),
      marketsBonds: build.query({ ...asQuoteList(endpoint(marketsEndpoints.bonds)), merge: mergedBy(bonds) }),
      marketsEtfs: build.query({ ...asQuoteList(endpoint(marketsEndpoints.etfs)), merge: mergedBy(shares) }),
      marketsIndicators: build.query(asQuoteList(endpoint(marketsEndpoints.economicIndicators))),
      marketsNews: build.query(asQuoteList(endpoint(marketsEndpoints.financialNews))),
      marketsFavouriteStocksData: build.query({
        ...asQuoteList(endpoint(marketsEndpoints.favouriteStocksData)),
        merge: (before, answer) =>
          mergedBy(shares)(before, { ...answer, rows: [...withMissing(before.rows, answer.rows, shares.keyOf)] }),
        providesTags: ['markets/quotes', 'markets/favourite-quotes'],
      }),
    }),
  });

/** Polled while on screen; a screen that opens refetches older data. */
const polledEvery = (ms: number) => ({
  pollingInterval: ms,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: ms / 1000,
});
const polled = polledEvery(300_000);
/** For quotes of single stocks, as nobody pushes those that are in no list. */
export const polledEachMinute = polledEvery(60_000);

/** The coins. Not polled; a screen that opens refetches data older than four minutes. */
export const useCrypto = () =>
  marketsApi.useMarketsCryptoQuery(undefined, { refetchOnMountOrArgChange: coinsStaleAfterSeconds });
export const useStocks = () => marketsApi.useMarketsStocksQuery(undefined, polled);
export const useForex = () => marketsApi.useMarketsForexQuery(undefined, polled);
export const useCommodities = () => marketsApi.useMarketsCommoditiesQuery(undefined, polled);
export const useBonds = () => marketsApi.useMarketsBondsQuery(undefined, polled);
export const useEtfs = (options: { readonly skip?: boolean } = {}) =>
  marketsApi.useMarketsEtfsQuery(undefined, { ...polled, ...options });
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

/** Whether any list of the terminal is being fetched. */
export const areQuotesLoading = ({ api: { queries } }: RootState): boolean =>
  Object.values(queries).some((query) => query?.status === 'pending' && lists.has(query.endpointName ?? ''));
