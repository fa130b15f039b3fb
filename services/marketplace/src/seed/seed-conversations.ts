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

/** Stores conversations; existing ones are not changed. */
export async function seedConversations(conversations: readonly SeedConversation[]): Promise<void> {
  for (const conversation of conversations) {
    await store(conversation).catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}

async function store({ id, participants, messages, unread = 0 }: SeedConversation): Promise<void> {
  const [one, other] = participants;
  await ConversationModel.create({
    _id: id,
    key: conversationKey(one.id, other.id, null),
    lastSeq: messages.length,
    participants: participants.map(({ id: personId, name, role }) => ({ id: personId, name, role })),
    latestAt: messages.at(-1)?.at ?? new Date(),
  });
  await MessageModel.create(
    messages.map(({ from, content, at }, index) => ({
      conversationId: id,
      seq: index + 1,
      senderId: from.id,
      content,
      at,
      ...(index >= messages.length - unread ? { unreadBy: from.id === one.id ? other.id : one.id } : {}),
    })),
  );
}
