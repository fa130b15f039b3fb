import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { NewFavourite } from '@plaza/contracts/markets/favourites';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';

/** What is sent to save something of any kind. */
export type NewFavouriteOf = NewFavourite<FavouriteKind>;

/** The fields of a favourite of any kind. */
export interface FavouriteFields {
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

/** A favourite of any kind. `figure` and `note` are those of the time when it was saved. */
export interface SavedItem {
  readonly key: string;
  readonly name: string;
  readonly figure?: number | undefined;
  readonly note?: string | undefined;
  /** What is sent to save it again as it was. */
  readonly fields: NewFavouriteOf;
}

/** A stored favourite, beside what was sent of it. */
type StoredFavourite = FavouriteFields & { readonly id?: string; readonly createdAt?: string };

/** A favourite of any kind, as a screen shows it. */
export function toSavedItem(kind: FavouriteKind, { id: _id, createdAt: _at, ...row }: StoredFavourite): SavedItem {
  const key = row[favouriteKey[kind]] ?? '';
  return {
    key,
    name: row.title ?? row.name ?? key,
    figure: row.rate ?? row.price ?? row.yield,
    note: row.maturity ?? row.source ?? row.description,
    fields: row as NewFavouriteOf,
  };
}
