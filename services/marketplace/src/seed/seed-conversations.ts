import type { UserCard } from '@plaza/contracts/internal/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { ConversationModel, conversationKey } from '../conversations/records/conversation.model';
import { MessageModel } from '../conversations/records/message.model';

/** The messages of two users, the oldest first; the last `unread` of them are unread. */
export interface SeedConversation {
  readonly id: string;
  readonly participants: readonly [UserCard, UserCard];
  readonly messages: readonly { readonly from: UserCard; readonly content: string; readonly at: Date }[];
  readonly unread?: number;
}

/** Stores conversations; existing ones are not changed, and those of an interrupted start are completed. */
export async function seedConversations(conversations: readonly SeedConversation[]): Promise<void> {
  for (const conversation of conversations) {
    if (await ConversationModel.exists({ _id: conversation.id })) continue;
    await ignoreExisting(storeMessages(conversation));
    await ignoreExisting(storeConversation(conversation)); // last: without it, nobody sees the messages
  }
}

async function ignoreExisting(stored: Promise<unknown>): Promise<void> {
  await stored.catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

function storeConversation({ id, participants, messages }: SeedConversation): Promise<unknown> {
  const [one, other] = participants;
  return ConversationModel.create({
    _id: id,
    key: conversationKey(one.id, other.id, null),
    lastSeq: messages.length,
    participants: participants.map(({ id: userId, name, role }) => ({ id: userId, name, role })),
    latestAt: messages.at(-1)?.at ?? new Date(),
  });
}

function storeMessages({ id, participants, messages, unread = 0 }: SeedConversation): Promise<unknown> {
  const [one, other] = participants;
  const stored = messages.map(({ from, content, at }, index) => ({
    conversationId: id,
    seq: index + 1,
    senderId: from.id,
    content,
    at,
    ...(index >= messages.length - unread ? { unreadBy: from.id === one.id ? other.id : one.id } : {}),
  }));
  return MessageModel.insertMany(stored, { ordered: false });
}
