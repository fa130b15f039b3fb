import { leaveBookings } from './bookings/people-of-bookings';
import { removeServicesOf } from './catalogue/services';
import { ContractorProfile } from './contractors/contractor-profile.model';
import { removeConversationsOf } from './conversations/remove-conversations';
import type { MarketplaceParts } from './parts';
import { removePlacesOf } from './places/places';
import { removeTicketsOf } from './tickets/remove-tickets';

/** Removes everything that marketplace owns of a person; again finds nothing. */
export async function removePerson(userId: string, { relay }: Pick<MarketplaceParts, 'relay'>): Promise<void> {
  await leaveBookings(userId);
  await ContractorProfile.deleteOne({ userId });
  await removeServicesOf(userId);
  await removeConversationsOf(userId);
  await removeTicketsOf(userId);
  await removePlacesOf(userId);
  void relay.flush();
}
