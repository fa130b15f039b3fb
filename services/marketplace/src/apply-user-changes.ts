import { isDeepStrictEqual } from 'node:util';
import type { UserCard } from '@plaza/contracts/internal/identity';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Log } from '@plaza/service-kit/logging/log';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { applyUserChangesToBookings } from './bookings/changes/apply-user-changes';
import type { ContractorProfileRecord } from './contractors/records/contractor-profile.model';
import { applyUserChangesToProfile, hasSameBusiness } from './contractors/records/contractor-profiles';
import { applyUserChangesToConversations } from './conversations/apply-user-changes';
import type { MarketplaceDependencies } from './dependencies';
import { createRepeats } from './repeat-after-requests';
import { applyUserChangesToTickets } from './tickets/apply-user-changes';
import { unassignTicketsOf } from './tickets/unassign-tickets';

type Dependencies = Pick<MarketplaceDependencies, 'users'>;

/** Applies the changes of users, each once more after the requests that may have read the user before it. */
export function createUserChanges(dependencies: Dependencies, log: Log) {
  const repeats = createRepeats(log, 'the change of a user could not be applied again');
  const apply = (userId: string) => applyUserChanges(userId, dependencies);
  return {
    async apply(userId: string): Promise<void> {
      await apply(userId);
      repeats.later(userId, () => apply(userId));
    },
    stop: repeats.stop,
  };
}

/**
 * Applies a user's changes, published by identity, to all of marketplace's copies. Two changes may be applied at once,
 * and the earlier one last, so it is repeated until the user and their business have not changed meanwhile.
 */
async function applyUserChanges(userId: string, { users }: Dependencies): Promise<void> {
  const findCard = async () => (await users.byIds([userId], { isFresh: true })).get(userId);
  let card = await findCard();
  await retryOnConflict(async () => {
    const applied = card;
    const profile = await applyCard(userId, applied);
    card = await findCard();
    const isSame = isDeepStrictEqual(card, applied) && (!profile || (await hasSameBusiness(profile)));
    return isSame || undefined;
  });
}

/**
 * @param card undefined for deleted and disabled users
 * @returns the applied profile of a contractor
 */
async function applyCard(userId: string, card: UserCard | undefined): Promise<ContractorProfileRecord | undefined> {
  const profile = await applyUserChangesToProfile(userId, card);
  await applyUserChangesToBookings(userId, card, profile);
  if (!card || !isAdministrator(card)) await unassignTicketsOf(userId);
  if (!card) return undefined; // messages and tickets keep the name
  await applyUserChangesToConversations(card);
  await applyUserChangesToTickets(card);
  return profile;
}
