import { NewAlert } from '@plaza/contracts/markets/alerts';
import { favouriteFields } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { keepAlert } from './alerts/alerts';
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

/** What a person watches, with the name to show of the thing. */
export type SeedAlert = NewAlert & { readonly name: string };

/**
 * Watches prices for a person; what is watched already stays as it is. No price is asked for: an alert is armed by the
 * first look that finds its price short of the threshold.
 * @throws ZodError for one that a person could not add
 */
export async function seedAlerts(userId: string, alerts: readonly SeedAlert[]): Promise<void> {
  for (const { name, ...alert } of alerts) await keepAlert(userId, { ...NewAlert.parse(alert), name, armed: false });
}
