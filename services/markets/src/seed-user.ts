import { seedOnce } from '@plaza/service-kit/seed-once';
import { UserAlertsModel } from './alerts/user-alerts.model';
import { database } from './database';
import { FavouriteListModel } from './favourites/favourites.model';
import { type SeedFavourites, seedFavourites } from './seed';
import { type SeedAlert, seedAlerts } from './seed-alerts';

export interface SeedUserMarkets {
  readonly favourites?: SeedFavourites;
  readonly alerts?: readonly SeedAlert[];
}

/**
 * Gives a user favourites and alerts, once: what the user removes later stays removed, and an interrupted start is
 * completed by the next one. Changes nothing for a user who has data of an earlier release.
 */
export async function seedUser(userId: string, { favourites = {}, alerts = [] }: SeedUserMarkets): Promise<void> {
  await seedOnce(database, userId, {
    hasData: async () =>
      (await FavouriteListModel.exists({ userId })) !== null ||
      (await UserAlertsModel.exists({ _id: userId })) !== null,
    async seed() {
      await seedFavourites(userId, favourites);
      // Alerts of an interrupted start, whose firings are missing.
      await UserAlertsModel.deleteOne({ _id: userId });
      await seedAlerts(userId, alerts);
    },
  });
}
