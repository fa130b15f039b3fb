import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { NewFavourite } from '@plaza/contracts/markets/favourites';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';

/** The request body to save a favorite of any kind. */
export type NewFavouriteOf = NewFavourite<FavouriteKind>;

/** The fields of a favorite of any kind. */
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

/** A favorite of any kind. `figure` and `note` are from the time when it was saved. */
export interface SavedItem {
  readonly key: string;
  readonly name: string;
  readonly figure?: number | undefined;
  readonly note?: string | undefined;
  /** The request body to save it again unchanged. */
  readonly fields: NewFavouriteOf;
}

/** A stored favorite: the fields that were sent, plus those that the server adds. */
type StoredFavourite = FavouriteFields & { readonly id?: string; readonly createdAt?: string };

/** Converts a favorite of any kind for display. */
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
