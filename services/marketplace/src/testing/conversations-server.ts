import type { Conversation, Message } from '@plaza/contracts/marketplace/conversations';
import type { TabPermissions } from '@plaza/contracts/tabs';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { startAudit } from './audit';
import { startIdentity, userFixture } from './identity-server';

interface Options {
  readonly env?: Record<string, string>;
  readonly permissions?: TabPermissions;
}

/** Starts a marketplace with users who write messages. */
export async function startConversations({ env = {}, permissions }: Options = {}) {
  const identity = await startIdentity();
  const settings = { IDENTITY_URL: identity.url, MESSAGES_PER_MINUTE: '100000', ...env };
  const options = { env: settings, ...(permissions ? { permissions } : {}) };
  const marketplace = await openService(service, options);
  startAudit(marketplace.bus);

  /** A new user, signed in at an instance. */
  function join(name: string, other: Parameters<typeof userFixture>[1] = {}, at: TestService = marketplace) {
    const card = identity.add(userFixture(name, other));
    const { id, role, isAdmin } = card;
    return { ...card, client: at.as({ id, role, isAdmin }) };
  }
  type TestUser = ReturnType<typeof join>;

  async function open(from: TestUser, to: Pick<TestUser, 'id'>, bookingId?: string): Promise<Conversation> {
    const input = { participantId: to.id, ...(bookingId ? { bookingId } : {}) };
    return (await from.client.post<Conversation>('/api/v1/conversations', input)).body;
  }

  return {
    identity,
    marketplace,
    join,
    open,
    anotherInstance: () => openInstance(service, options),
    say: (from: TestUser, { id }: Pick<Conversation, 'id'>, content: string, clientId?: string) =>
      from.client.post<Message>(`/api/v1/conversations/${id}/messages`, { content, ...(clientId ? { clientId } : {}) }),
    listOf: async ({ client }: TestUser) => (await client.get<Conversation[]>('/api/v1/conversations')).body,
    messagesOf: async ({ client }: TestUser, { id }: Pick<Conversation, 'id'>, query = '') =>
      (await client.get<Message[]>(`/api/v1/conversations/${id}/messages${query}`)).body,
    async stop() {
      await marketplace.stop();
      await identity.stop();
    },
  };
}

export type ConversationsServer = Awaited<ReturnType<typeof startConversations>>;
