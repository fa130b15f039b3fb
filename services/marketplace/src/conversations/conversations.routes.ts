import { conversationCalls } from '@plaza/contracts/marketplace/conversations';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { findConversation, listConversations } from './list-conversations';
import { listMessages } from './messages/list-messages';
import { sendMessage } from './messages/send-message';
import { openConversation } from './open-conversation';
import { readConversation } from './read-conversation';

export function conversationRoutes(dependencies: MarketplaceDependencies): Routes {
  return createRoutes(dependencies.trust)
    .on(conversationCalls.conversations, ({ caller }) => listConversations(caller.id, dependencies.presence))
    .on(conversationCalls.openConversation, async ({ caller, body, ctx }) => {
      const { conversation, isNew } = await openConversation(caller, body, dependencies);
      ctx.status = isNew ? 201 : 200;
      return conversation;
    })
    .on(conversationCalls.conversation, ({ caller, params }) =>
      findConversation(caller.id, params.id, dependencies.presence),
    )
    .on(conversationCalls.messages, ({ caller, params, query }) => listMessages(caller.id, params.id, query))
    .on(conversationCalls.sendMessage, async ({ caller, params, body, ctx }) => {
      const { message, isNew } = await sendMessage(caller.id, params.id, body, dependencies);
      ctx.status = isNew ? 201 : 200;
      return message;
    })
    .on(conversationCalls.readConversation, ({ caller, params }) =>
      readConversation(caller.id, params.id, dependencies),
    );
}
