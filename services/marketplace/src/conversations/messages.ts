import type { Message } from '@plaza/contracts/marketplace/conversations';
import { NotFound } from '@plaza/service-kit/errors';
import { deletedUserName } from '../users/user-directory';
import type { ConversationRecord } from './conversation.model';
import { MessageModel, type MessageRecord } from './message.model';
import { requireConversation } from './participants';

interface Asked {
  readonly before?: string;
  readonly limit: number;
}

/**
 * The latest messages, the oldest first; those before one where it is named.
 * @throws NotFound `conversation_not_found`, `message_not_found`
 */
export async function listMessages(callerId: string, id: string, { before, limit }: Asked): Promise<Message[]> {
  const conversation = await requireConversation(callerId, id);
  const earlier = before ? { seq: { $lt: await placeOf(before, id) } } : {};
  const found = await MessageModel.find({ conversationId: id, ...earlier })
    .sort({ seq: -1 })
    .limit(limit)
    .lean();
  return found.reverse().map((one) => toMessage(one, conversation));
}

async function placeOf(messageId: string, conversationId: string): Promise<number> {
  const message = await MessageModel.findOne({ _id: messageId, conversationId }, { seq: 1 }).lean();
  if (!message) throw new NotFound('message_not_found', 'Message not found.');
  return message.seq;
}

/** A message as it is given out; its sender's name is the conversation's. */
export function toMessage(stored: MessageRecord, { participants }: Pick<ConversationRecord, 'participants'>): Message {
  const sender = participants.find(({ id }) => id === stored.senderId);
  return {
    id: stored._id,
    conversationId: stored.conversationId,
    senderId: stored.senderId,
    senderName: sender?.name ?? deletedUserName,
    content: stored.content,
    timestamp: stored.at.toISOString(),
    read: stored.unreadBy === undefined,
    type: 'text',
    clientId: stored.clientId ?? null,
  };
}
