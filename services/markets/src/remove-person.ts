import { AlertBooks } from './alerts/alert-book.model';
import { FavouriteLists } from './favourites/favourites.model';

/** Removes everything that markets owns of a person; again finds nothing. */
export async function removePerson(userId: string): Promise<void> {
  await Promise.all([FavouriteLists.deleteMany({ userId }), AlertBooks.deleteOne({ _id: userId })]);
}
