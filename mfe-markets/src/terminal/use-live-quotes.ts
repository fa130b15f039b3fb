import type { EventPayload } from '@plaza/contracts/events';
import { original, useAppDispatch, useLiveTopic } from '@plaza/web-kit';
import { withMarketCap } from '../crypto/coins';
import { refetchStaleFavourites } from '../favourites/favourites-api';
import { marketsApi } from '../markets-api';
import { afterPush } from '../quotes/feed/quote-list-data';
import { bonds, coins, commodities, pairs, shares } from './push-readings';

type Push = EventPayload<'quotes.changed'>;

/**
 * Subscribes to prices while the terminal is on a visible page, and refetches what was missed, also favorites that
 * another window may have changed meanwhile.
 */
export function useLiveQuotes(): void {
  const dispatch = useAppDispatch();
  const handlePush = (push: Push) => {
    for (const change of changesBy(push)) dispatch(change);
  };
  const handleMissed = () => {
    dispatch(marketsApi.util.invalidateTags(['markets/quotes']));
    dispatch(refetchStaleFavourites);
  };
  useLiveTopic('quotes', { 'quotes.changed': handlePush }, handleMissed);
}

/**
 * The changes of the cached lists for a push; lists that were never fetched are ignored. Reads the list itself: an
 * immer draft would wrap every row to change a single one.
 */
function changesBy(push: Push) {
  const { updateQueryData } = marketsApi.util;
  switch (push.kind) {
    case 'crypto':
      return [
        updateQueryData('marketsCrypto', undefined, (draft) =>
          withMarketCap(afterPush(original(draft) ?? draft, push, coins)),
        ),
      ];
    case 'stocks':
      return [
        updateQueryData('marketsStocks', undefined, (draft) => afterPush(original(draft) ?? draft, push, shares)),
        updateQueryData('marketsFavouriteStocksData', undefined, (draft) =>
          afterPush(original(draft) ?? draft, push, shares),
        ),
      ];
    case 'etfs':
      return [updateQueryData('marketsEtfs', undefined, (draft) => afterPush(original(draft) ?? draft, push, shares))];
    case 'forex':
      return [updateQueryData('marketsForex', undefined, (draft) => afterPush(original(draft) ?? draft, push, pairs))];
    case 'commodities':
      return [
        updateQueryData('marketsCommodities', undefined, (draft) =>
          afterPush(original(draft) ?? draft, push, commodities),
        ),
      ];
    case 'bonds':
      return [updateQueryData('marketsBonds', undefined, (draft) => afterPush(original(draft) ?? draft, push, bonds))];
  }
}
