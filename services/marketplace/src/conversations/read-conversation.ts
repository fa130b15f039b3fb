import { createEvent } from '@plaza/service-kit/bus/bus';
import type { MarketplaceDependencies } from '../dependencies';
import { MessageModel } from './message.model';
import { requireConversation } from './participants';

/**
 * Marks what somebody was sent until now as read, and tells both. Through the bus alone: a mark that gets lost there is
 * shown with the next look at the list or at the messages.
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
    .catch((error) => log.warn({ err: error }, 'that a conversation was read could not be told'));
}
