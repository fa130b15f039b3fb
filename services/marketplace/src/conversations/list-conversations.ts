import { maxListLength } from '@plaza/contracts/marketplace/choices';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import type { Presence } from '../presence/presence';
import { ConversationModel, type ConversationRecord } from './records/conversation.model';
import { MessageModel, type MessageRecord, messagesCollection } from './records/message.model';
import { otherParticipant, requireConversation } from './records/participants';

/** A conversation with its newest message, if it has one. */
type WithNewest = Pick<ConversationRecord, '_id' | 'participants' | 'bookingId'> & {
  readonly newest: readonly Pick<MessageRecord, 'content' | 'at'>[];
};

/**
 * The latest conversations first, in two queries. The last message is read from the messages themselves: a crash
 * between the two writes of a message at worst leaves a conversation too far up in the list, and nothing to repair.
 */
export async function listConversations(callerId: string, presence: Presence): Promise<Conversation[]> {
  const found = await findLatestConversations(callerId);
  const unread = await countUnread(
    callerId,
    found.map(({ _id }) => _id),
  );
  const counts = new Map(unread.map(({ _id, count }) => [_id, count]));
  return found.map((one) => toConversation(one, callerId, presence, counts.get(one._id) ?? 0));
}

/** A user's latest conversations, each with its newest message. */
export function findLatestConversations(userId: string) {
  return ConversationModel.aggregate<WithNewest>([
    { $match: { 'participants.id': userId } },
    { $sort: { latestAt: -1 } },
    { $limit: maxListLength },
    {
      $lookup: {
        from: messagesCollection,
        localField: '_id',
        foreignField: 'conversationId',
        pipeline: [{ $sort: { seq: -1 } }, { $limit: 1 }, { $project: { content: 1, at: 1 } }],
        as: 'newest',
      },
    },
    { $project: { participants: 1, bookingId: 1, newest: 1 } },
  ]);
}

/** How many messages of each conversation the user has not read, from the index of unread messages alone. */
export function countUnread(userId: string, conversationIds: readonly string[]) {
  return MessageModel.aggregate<{ _id: string; count: number }>([
    { $match: { unreadBy: userId, conversationId: { $in: conversationIds } } },
    { $group: { _id: '$conversationId', count: { $sum: 1 } } },
  ]);
}

/** @throws NotFound `conversation_not_found`, also for a conversation of others */
export async function findConversation(callerId: string, id: string, presence: Presence): Promise<Conversation> {
  return conversationFor(await requireConversation(callerId, id), callerId, presence);
}

/** One conversation as the caller sees it. */
export async function conversationFor(
  record: ConversationRecord,
  callerId: string,
  presence: Presence,
): Promise<Conversation> {
  const [newest, unread] = await Promise.all([
    MessageModel.find({ conversationId: record._id }, { content: 1, at: 1 }).sort({ seq: -1 }).limit(1).lean(),
    countUnread(callerId, [record._id]),
  ]);
  return toConversation({ ...record, newest }, callerId, presence, unread[0]?.count ?? 0);
}

function toConversation(record: WithNewest, callerId: string, presence: Presence, unreadCount: number): Conversation {
  const other = otherParticipant(record.participants, callerId);
  const [last] = record.newest;
  return {
    id: record._id,
    participantId: other.id,
    participantName: other.name,
    participantRole: other.role,
    bookingId: record.bookingId,
    lastMessage: last?.content ?? '',
    lastMessageTime: last?.at.toISOString() ?? null,
    unreadCount,
    isOnline: !other.gone && presence.isOnline(other.id),
  };
}
