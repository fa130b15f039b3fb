import { favouriteFields } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { addFavourite } from './favourites/favourites';

/** A user's favourites by kind, the oldest first; each as in the body of the call that adds it. */
export type SeedFavourites = {
  readonly [Kind in FavouriteKind]?: readonly Readonly<Record<string, string | number>>[];
};

/**
 * Adds a user's favourites; existing ones stay unchanged, and removed ones come back: see `seedUser`.
 * @throws ZodError for one that a user could not add
 */
export async function seedFavourites(userId: string, favourites: SeedFavourites): Promise<void> {
  for (const kind of favouriteKinds) {
    for (const fields of favourites[kind] ?? []) await addFavourite(userId, kind, favouriteFields[kind].parse(fields));
  }
}
