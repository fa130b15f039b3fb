import { applyUserChangesToBookings } from './bookings/changes/apply-user-changes';
import { applyUserChangesToProfile } from './contractor-profiles/contractor-profiles';
import { applyUserChangesToConversations } from './conversations/apply-user-changes';
import type { MarketplaceDependencies } from './dependencies';
import { applyUserChangesToTickets } from './tickets/apply-user-changes';

/** Applies a user's changes, published by identity, to all of marketplace's copies. */
export async function applyUserChanges(
  userId: string,
  { users }: Pick<MarketplaceDependencies, 'users'>,
): Promise<void> {
  const card = (await users.byIds([userId])).get(userId);
  const profile = await applyUserChangesToProfile(userId, card);
  await applyUserChangesToBookings(userId, card, profile);
  if (!card) return; // disabled or deleted: messages and tickets keep the name
  await applyUserChangesToConversations(card);
  await applyUserChangesToTickets(card);
}
