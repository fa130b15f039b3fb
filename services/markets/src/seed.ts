import { NewAlert } from '@plaza/contracts/markets/alerts';
import { favouriteFields } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { storeAlert } from './alerts/alerts';
import { addFavourite } from './favourites/favourites';

/** A user's favourites by kind, the oldest first; each as in the body of the call that adds it. */
export type SeedFavourites = {
  readonly [Kind in FavouriteKind]?: readonly Readonly<Record<string, string | number>>[];
};

/**
 * Adds a user's favourites; existing ones stay unchanged.
 * @throws ZodError for one that a user could not add
 */
export async function seedFavourites(userId: string, favourites: SeedFavourites): Promise<void> {
  for (const kind of favouriteKinds) {
    for (const fields of favourites[kind] ?? []) await addFavourite(userId, kind, favouriteFields[kind].parse(fields));
  }
}

/** A new alert with the display name of its quote. */
export type SeedAlert = NewAlert & { readonly name: string };

/**
 * Adds a user's alerts; existing ones stay unchanged. Without a look at the price they are not armed yet: the first
 * evaluation with a price short of the threshold arms them.
 * @throws ZodError for one that a user could not add
 */
export async function seedAlerts(userId: string, alerts: readonly SeedAlert[]): Promise<void> {
  for (const { name, ...alert } of alerts) await storeAlert(userId, { ...NewAlert.parse(alert), name, armed: false });
}
