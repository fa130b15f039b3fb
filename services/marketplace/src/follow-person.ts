import { followPersonInBookings } from './bookings/people-of-bookings';
import { followContractor } from './contractors/profiles';
import { followPersonInConversations } from './conversations/follow-person';
import type { MarketplaceParts } from './parts';
import { followPersonInTickets } from './tickets/follow-person';

/** Shows a person as identity says that they are now, wherever marketplace keeps their name. */
export async function followPerson(userId: string, { people }: Pick<MarketplaceParts, 'people'>): Promise<void> {
  const card = (await people.byIds([userId])).get(userId);
  await followContractor(userId, card);
  await followPersonInBookings(userId, card);
  if (!card) return; // switched off, or gone: what is theirs shows them as they were
  await followPersonInConversations(card);
  await followPersonInTickets(card);
}
