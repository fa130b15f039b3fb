import type { favouriteKey, NewFavourite } from '@plaza/contracts/markets/favourites';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';

/** What is sent to save something of any kind. */
export type NewFavouriteOf = NewFavourite<FavouriteKind>;

/** The fields of a favourite of any kind. */
interface Answer {
  readonly symbol?: string;
  readonly name?: string;
  readonly pair?: string;
  readonly rate?: number;
  readonly price?: number;
  readonly yield?: number;
  readonly maturity?: string;
  readonly description?: string;
  readonly newsId?: string;
  readonly title?: string;
  readonly source?: string;
}

/** A favourite of any kind. `figure` and `note` are what was saved, not what is so now. */
export interface SavedThing {
  readonly key: string;
  readonly name: string;
  readonly figure?: number | undefined;
  readonly note?: string | undefined;
}

// The contract's own, held to it by the type: with its values the schema library would come to every visitor.
const keyField: typeof favouriteKey = {
  stocks: 'symbol',
  crypto: 'symbol',
  forex: 'pair',
  commodities: 'symbol',
  bonds: 'name',
  etfs: 'symbol',
  'economic-indicators': 'name',
  news: 'newsId',
};

/** One answer of the server, whatever its kind. */
export function savedThing(kind: FavouriteKind, row: Answer): SavedThing {
  const key = row[keyField[kind]] ?? '';
  return {
    key,
    name: row.title ?? row.name ?? key,
    figure: row.rate ?? row.price ?? row.yield,
    note: row.maturity ?? row.source ?? row.description,
  };
}
