import { maxListLength } from '@plaza/contracts/marketplace/choices';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { PresenceChange } from '../presence/gateway-presence';
import { ConversationModel } from './records/conversation.model';

/**
 * Publishes presence changes to the users' conversation partners, with one query for all of them. Each instance
 * publishes; receiving a change twice has no effect in a browser.
 */
export async function publishPresence(bus: Bus, changes: readonly PresenceChange[]): Promise<void> {
  const partners = new Map(
    (await findPartners(changes.map(({ userId }) => userId))).map(({ _id, ids }) => [_id, ids.flat()]),
  );
  for (const { userId, isOnline } of changes) {
    const users = [...new Set(partners.get(userId))].filter((id) => id !== userId);
    if (users.length === 0) continue;
    await bus.publish(createEvent('presence.changed', { userId, isOnline }, { users }));
  }
}

/** For each user, the ids of the participants of their latest conversations, including their own id. */
export function findPartners(userIds: readonly string[]) {
  return ConversationModel.aggregate<{ _id: string; ids: string[][] }>([
    { $match: { 'participants.id': { $in: userIds } } },
    { $sort: { latestAt: -1 } },
    { $project: { ids: '$participants.id' } },
    { $set: { userId: { $setIntersection: ['$ids', userIds] } } },
    { $unwind: '$userId' },
    { $group: { _id: '$userId', ids: { $firstN: { input: '$ids', n: maxListLength } } } },
  ]);
}
