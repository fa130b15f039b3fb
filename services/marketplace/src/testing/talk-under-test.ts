import type { Conversation, Message } from '@plaza/contracts/marketplace/conversations';
import type { TabPermissions } from '@plaza/contracts/tabs';
import { openInstance, openService, type TestService } from '@plaza/service-kit/test-service';
import { service } from '../service';
import { identityUnderTest, person } from './identity-under-test';

interface Wishes {
  readonly env?: Record<string, string>;
  readonly permissions?: TabPermissions;
}

/** Marketplace, with people who talk. */
export async function talkUnderTest({ env = {}, permissions }: Wishes = {}) {
  const identity = await identityUnderTest();
  const settings = { IDENTITY_URL: identity.url, MESSAGES_PER_MINUTE: '100000', ...env };
  const wishes = { env: settings, ...(permissions ? { permissions } : {}) };
  const marketplace = await openService(service, wishes);

  /** Somebody new, signed in at an instance. */
  function join(name: string, other: Parameters<typeof person>[1] = {}, at: TestService = marketplace) {
    const card = identity.add(person(name, other));
    const { id, role, isAdmin } = card;
    return { ...card, client: at.as({ id, role, isAdmin }) };
  }
  type Talker = ReturnType<typeof join>;

  async function open(from: Talker, to: Pick<Talker, 'id'>, bookingId?: string): Promise<Conversation> {
    const given = { participantId: to.id, ...(bookingId ? { bookingId } : {}) };
    return (await from.client.post<Conversation>('/api/v1/conversations', given)).body;
  }

  return {
    identity,
    marketplace,
    join,
    open,
    anotherInstance: () => openInstance(service, wishes),
    say: (from: Talker, { id }: Pick<Conversation, 'id'>, content: string, clientId?: string) =>
      from.client.post<Message>(`/api/v1/conversations/${id}/messages`, { content, ...(clientId ? { clientId } : {}) }),
    listOf: async ({ client }: Talker) => (await client.get<Conversation[]>('/api/v1/conversations')).body,
    messagesOf: async ({ client }: Talker, { id }: Pick<Conversation, 'id'>, query = '') =>
      (await client.get<Message[]>(`/api/v1/conversations/${id}/messages${query}`)).body,
    async stop() {
      await marketplace.stop();
      await identity.stop();
    },
  };
}

export type TalkUnderTest = Awaited<ReturnType<typeof talkUnderTest>>;
