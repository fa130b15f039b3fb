import { applyUserChangesToBookings } from './bookings/changes/apply-user-changes';
import { applyUserChangesToProfile } from './contractor-profiles/contractor-profiles';
import { applyUserChangesToConversations } from './conversations/apply-user-changes';
import type { MarketplaceDependencies } from './dependencies';
import { applyUserChangesToTickets } from './tickets/apply-user-changes';

/** Shows a person as identity says that they are now, wherever marketplace keeps their name. */
export async function applyUserChanges(
  userId: string,
  { users }: Pick<MarketplaceDependencies, 'users'>,
): Promise<void> {
  const card = (await users.byIds([userId])).get(userId);
  await applyUserChangesToProfile(userId, card);
  await applyUserChangesToBookings(userId, card);
  if (!card) return; // switched off, or gone: what is theirs shows them as they were
  await applyUserChangesToConversations(card);
  await applyUserChangesToTickets(card);
}
