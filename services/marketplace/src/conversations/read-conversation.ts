import { createEvent } from '@plaza/service-kit/bus/bus';
import type { MarketplaceDependencies } from '../dependencies';
import { MessageModel } from './records/message.model';
import { requireConversation } from './records/participants';

/**
 * Marks the messages to a user as read, and publishes that to both participants. It uses the bus without an outbox: if
 * the event is lost, the next request of the list or of the messages returns the new state.
 * @throws NotFound `conversation_not_found`
 */
export async function readConversation(
  readerId: string,
  conversationId: string,
  { bus, log }: Pick<MarketplaceDependencies, 'bus' | 'log'>,
): Promise<void> {
  const { participants, latestAt } = await requireConversation(readerId, conversationId);
  const unread = { unreadBy: readerId, conversationId, at: { $lte: latestAt } };
  const { modifiedCount } = await MessageModel.updateMany(unread, { $unset: { unreadBy: 1 } });
  if (modifiedCount === 0) return;
  const payload = { conversationId, readerId, at: latestAt.toISOString() };
  await bus
    .publish(createEvent('conversation.read', payload, { users: participants.map(({ id }) => id) }))
    .catch((error) => log.warn({ err: error }, 'conversation.read could not be published'));
}
