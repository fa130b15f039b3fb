import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import type { ReactNode } from 'react';
import { pointsMoved } from '../bonds/points-moved';
import { unitOf } from '../commodities/commodity-view';
import type { Coin } from '../crypto/coins';
import type { SavedItem } from '../favourites/favourite-fields';
import { BasePrice, DollarPrice, LiveChange, Rate, Yield, YieldChange } from '../figures/live-figures';
import { IndicatorChange, IndicatorValue } from '../indicators/indicator-figures';
import {
  marketsApi,
  polledEachMinute,
  useBonds,
  useCommodities,
  useCrypto,
  useEtfs,
  useForex,
  useIndicators,
} from '../markets-api';
import type { QuoteListQuery } from '../quotes/feed/quote-list-data';
import { FavouriteLines } from './favourite-lines';

// Each kind loads the list of its tab, and only if the user has a favorite of that kind.

interface FavouriteListProps {
  readonly saved: readonly SavedItem[];
}

export const FavouriteCoins = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="crypto"
    saved={saved}
    query={useCrypto()}
    keyOf={({ symbol }) => symbol}
    choose={savedCoin}
    showsKey
    priceOf={({ price_usd }) => <BasePrice amount={price_usd} />}
    changeOf={({ price_change_24h }) => <LiveChange percent={price_change_24h} />}
  />
);

/** Includes stocks outside the popular list; prices are in dollars. */
export const FavouriteStocks = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="stocks"
    saved={saved}
    query={marketsApi.useMarketsFavouriteStocksDataQuery(undefined, polledEachMinute)}
    keyOf={({ symbol }) => symbol}
    showsKey
    priceOf={({ price }) => <DollarPrice amount={price} />}
    changeOf={({ changePercent }) => <LiveChange percent={changePercent} />}
  />
);

export const FavouritePairs = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="forex"
    saved={saved}
    query={useForex()}
    keyOf={({ pair }) => pair}
    priceOf={({ rate }) => <Rate rate={rate} />}
    changeOf={({ changePercent }) => <LiveChange percent={changePercent} />}
  />
);

export const FavouriteCommodities = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="commodities"
    saved={saved}
    query={useCommodities()}
    keyOf={({ symbol }) => symbol}
    showsKey
    priceOf={(commodity) => <BasePrice amount={commodity.price} {...unitOf(commodity)} />}
    changeOf={({ changePercent }) => <LiveChange percent={changePercent} />}
  />
);

export const FavouriteBonds = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="bonds"
    saved={saved}
    query={useBonds()}
    keyOf={({ name }) => name}
    priceOf={({ yield: percent }) => <Yield percent={percent} />}
    changeOf={({ yield: percent, changePercent }) => <YieldChange points={pointsMoved(percent, changePercent)} />}
  />
);

export const FavouriteEtfs = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="etfs"
    saved={saved}
    query={useEtfs()}
    keyOf={({ symbol }) => symbol}
    showsKey
    priceOf={({ price }) => <DollarPrice amount={price} />}
    changeOf={({ changePercent }) => <LiveChange percent={changePercent} />}
  />
);

export const FavouriteIndicators = ({ saved }: FavouriteListProps) => (
  <LiveLines
    kind="economic-indicators"
    saved={saved}
    query={useIndicators()}
    keyOf={({ name }) => name}
    priceOf={(indicator) => <IndicatorValue {...indicator} />}
    changeOf={(indicator) => <IndicatorChange {...indicator} />}
  />
);

export const FavouriteNews = ({ saved }: FavouriteListProps) => (
  <FavouriteLines kind="news" saved={saved} figures={({ note }) => note} />
);

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const first = <Row,>(rows: readonly Row[]): Row | undefined => rows[0];

/**
 * Finds a saved coin. Symbols are not unique: prefers the coin that was saved, otherwise the one with the largest
 * market cap, as the rates of finance do.
 */
const savedCoin = (coins: readonly Coin[], { name }: SavedItem): Coin | undefined =>
  coins.find((coin) => coin.name === name) ??
  coins.toSorted((one, other) => (other.market_cap ?? 0) - (one.market_cap ?? 0))[0];

interface LiveLinesProps<Row> extends FavouriteListProps {
  readonly kind: FavouriteKind;
  readonly query: Pick<QuoteListQuery<Row>, 'data'>;
  readonly keyOf: (row: Row) => string;
  /** Selects the row of a favorite among several with the same key; by default the first. */
  readonly choose?: (rows: readonly Row[], item: SavedItem) => Row | undefined;
  readonly showsKey?: boolean;
  readonly priceOf: (row: Row) => ReactNode;
  readonly changeOf: (row: Row) => ReactNode;
}

/** Favorites with their current figures from the rows of their list. */
function LiveLines<Row>({ query, keyOf, choose = first, priceOf, changeOf, ...lines }: LiveLinesProps<Row>) {
  const byKey = grouped(query.data?.rows ?? [], keyOf);
  const figures = (item: SavedItem) => {
    const row = choose(byKey.get(item.key) ?? [], item);
    return (
      row && (
        <>
          {priceOf(row)} {changeOf(row)}
        </>
      )
    );
  };
  return <FavouriteLines {...lines} figures={figures} />;
}
