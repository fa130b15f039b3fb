import { UserAlertsModel } from './alerts/user-alerts.model';
import { FavouriteListModel } from './favourites/favourites.model';

/** Removes all data of a user that markets owns; repeating it has no effect. */
export async function removeUserData(userId: string): Promise<void> {
  await Promise.all([FavouriteListModel.deleteMany({ userId }), UserAlertsModel.deleteOne({ _id: userId })]);
}
