import type { Message } from '@plaza/contracts/marketplace/conversations';
import { NotFound } from '@plaza/service-kit/errors';
import { deletedUserName } from '../../users/user-directory';
import type { ConversationRecord } from '../records/conversation.model';
import { MessageModel, type MessageRecord } from '../records/message.model';
import { requireConversation } from '../records/participants';

interface Query {
  readonly before?: string;
  readonly limit: number;
}

/**
 * The latest messages, or the latest before the message `before`; the oldest first.
 * @throws NotFound `conversation_not_found`, `message_not_found`
 */
export async function listMessages(callerId: string, id: string, { before, limit }: Query): Promise<Message[]> {
  const conversation = await requireConversation(callerId, id);
  const earlier = before ? { seq: { $lt: await sequenceOf(before, id) } } : {};
  const found = await MessageModel.find({ conversationId: id, ...earlier })
    .sort({ seq: -1 })
    .limit(limit)
    .lean();
  return found.reverse().map((one) => toMessage(one, conversation));
}

async function sequenceOf(messageId: string, conversationId: string): Promise<number> {
  const message = await MessageModel.findOne({ _id: messageId, conversationId }, { seq: 1 }).lean();
  if (!message) throw new NotFound('message_not_found', 'Message not found.');
  return message.seq;
}

/** The sender's name is taken from the conversation. */
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
