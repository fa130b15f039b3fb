import type { CryptoPrices } from '@plaza/contracts/markets';
import { api, type RootState } from '@plaza/web-kit';
import { type Coin, dearestFirst } from './crypto/coins';
import type { Feed } from './terminal/feed';

/** The coins with how old they are. */
export interface CryptoBoard extends Feed {
  readonly coins: readonly Coin[];
}

const staleAfterSeconds = 240;
const keptSeconds = 600;

/** Everything that Refresh All renews carries the tag `markets/quotes`. */
export const marketsApi = api.enhanceEndpoints({ addTagTypes: ['markets/quotes'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsCrypto: build.query<CryptoBoard, void>({
      query: () => '/api/v1/markets/crypto',
      transformResponse: ({ prices, ...feed }: CryptoPrices) => ({ ...feed, coins: dearestFirst(prices) }),
      keepUnusedDataFor: keptSeconds,
      providesTags: ['markets/quotes'],
    }),
  }),
});

/** The coins; fetched anew by a screen that opens when they are older than four minutes. */
export const useCryptoBoard = () =>
  marketsApi.useMarketsCryptoQuery(undefined, { refetchOnMountOrArgChange: staleAfterSeconds });

/** Whether any list of the terminal is on its way. */
export const quotesAreComing = ({ api: { queries } }: RootState): boolean =>
  Object.values(queries).some((query) => query?.status === 'pending' && query.endpointName?.startsWith('markets'));
