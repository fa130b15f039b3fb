import { isDeepStrictEqual } from 'node:util';
import type { UserCard } from '@plaza/contracts/internal/identity';
import { isAdministrator } from '@plaza/contracts/roles';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { applyUserChangesToBookings } from './bookings/changes/apply-user-changes';
import { applyUserChangesToProfile } from './contractor-profiles/contractor-profiles';
import { applyUserChangesToConversations } from './conversations/apply-user-changes';
import type { MarketplaceDependencies } from './dependencies';
import { applyUserChangesToTickets } from './tickets/apply-user-changes';
import { unassignTicketsOf } from './tickets/unassign-tickets';

/**
 * Applies a user's changes, published by identity, to all of marketplace's copies. Two changes may be applied at once,
 * and the earlier one last, so it is repeated until the user has not changed meanwhile.
 */
export async function applyUserChanges(
  userId: string,
  { users }: Pick<MarketplaceDependencies, 'users'>,
): Promise<void> {
  const findCard = async () => (await users.byIds([userId], { isFresh: true })).get(userId);
  let card = await findCard();
  await retryOnConflict(async () => {
    const applied = card;
    await applyCard(userId, applied);
    card = await findCard();
    return isDeepStrictEqual(card, applied) || undefined;
  });
}

/** @param card undefined for deleted and disabled users */
async function applyCard(userId: string, card: UserCard | undefined): Promise<void> {
  const profile = await applyUserChangesToProfile(userId, card);
  await applyUserChangesToBookings(userId, card, profile);
  if (!card || !isAdministrator(card)) await unassignTicketsOf(userId);
  if (!card) return; // messages and tickets keep the name
  await applyUserChangesToConversations(card);
  await applyUserChangesToTickets(card);
}
