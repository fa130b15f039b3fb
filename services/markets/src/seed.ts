import { randomUUID } from 'node:crypto';
import { NewAlert } from '@plaza/contracts/markets/alerts';
import { favouriteFields } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { storeAlert } from './alerts/alerts';
import { type FiringRecord, UserAlertsModel } from './alerts/user-alerts.model';
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

/** A new alert with the display name of its quote, and when it fired. */
export type SeedAlert = NewAlert & {
  readonly name: string;
  readonly fired?: readonly { readonly hoursAgo: number; readonly price: number; readonly seen: boolean }[];
};

/**
 * Adds alerts with their firings to a user who has none. Without a look at the price they are not armed yet: the first
 * evaluation with a price short of the threshold arms them.
 * @throws ZodError for one that a user could not add
 */
export async function seedAlerts(userId: string, alerts: readonly SeedAlert[], now = new Date()): Promise<void> {
  if (await UserAlertsModel.exists({ _id: userId })) return;
  const firings: FiringRecord[] = [];
  for (const { name, fired = [], ...alert } of alerts) {
    const condition = { ...NewAlert.parse(alert), name };
    const { id: alertId } = await storeAlert(userId, { ...condition, armed: false });
    for (const { hoursAgo, price, seen } of fired) {
      firings.push({
        ...condition,
        id: randomUUID(),
        alertId,
        price,
        at: new Date(now.getTime() - hoursAgo * hourMs),
        seen,
      });
    }
  }
  firings.sort((one, other) => other.at.getTime() - one.at.getTime());
  if (firings.length > 0) await UserAlertsModel.updateOne({ _id: userId }, { $set: { firings } });
}

const hourMs = 3_600_000;
