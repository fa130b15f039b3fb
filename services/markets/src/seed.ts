import { favouriteFields } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { addFavourite } from './favourites/favourites';

/** What a person saved, by kind, the oldest first; each as the call for it takes it. */
export type SeedFavourites = {
  readonly [Kind in FavouriteKind]?: readonly Readonly<Record<string, string | number>>[];
};

/**
 * Saves favourites of a person; what is saved already stays as it is.
 * @throws ZodError for one that a person could not save
 */
export async function seedFavourites(userId: string, favourites: SeedFavourites): Promise<void> {
  for (const kind of favouriteKinds) {
    for (const fields of favourites[kind] ?? []) await addFavourite(userId, kind, favouriteFields[kind].parse(fields));
  }
}
