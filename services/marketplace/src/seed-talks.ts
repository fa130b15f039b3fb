import type { PersonCard } from '@plaza/contracts/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conversations, keyOf } from './conversations/conversation.model';
import { Messages } from './conversations/message.model';

/** Messages of two people to begin with, the oldest first; the last `unread` were not read yet. */
export interface SeedTalk {
  readonly id: string;
  readonly people: readonly [PersonCard, PersonCard];
  readonly messages: readonly { readonly from: PersonCard; readonly content: string; readonly at: Date }[];
  readonly unread?: number;
}

/** Stores conversations; a pair that has one keeps it as it is. */
export async function seedTalks(talks: readonly SeedTalk[]): Promise<void> {
  for (const talk of talks) {
    await store(talk).catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}

async function store({ id, people, messages, unread = 0 }: SeedTalk): Promise<void> {
  const [one, other] = people;
  await Conversations.create({
    ...{ _id: id, key: keyOf(one.id, other.id, null), lastSeq: messages.length },
    participants: people.map(({ id: personId, name, role }) => ({ id: personId, name, role })),
    latestAt: messages.at(-1)?.at ?? new Date(),
  });
  await Messages.create(
    messages.map(({ from, content, at }, index) => ({
      ...{ conversationId: id, seq: index + 1, senderId: from.id, content, at },
      ...(index >= messages.length - unread ? { unreadBy: from.id === one.id ? other.id : one.id } : {}),
    })),
  );
}
