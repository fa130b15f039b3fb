import { messagePage } from '@plaza/contracts/marketplace/choices';
import type { Conversation, Message } from '@plaza/contracts/marketplace/conversations';
import { api, type RootState } from '@plaza/web-kit';
import { closeOutbox } from '../outbox/outboxes';

/** A message on its way: `clientId` is its own, so that the server makes one of however many tries. */
export interface Outgoing {
  readonly conversationId: string;
  readonly content: string;
  readonly clientId: string;
}

const path = '/api/v1/conversations';

export const messagesApi = api
  .enhanceEndpoints({ addTagTypes: ['marketplace/conversation', 'marketplace/message'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceConversations: build.query<Conversation[], void>({
        query: () => path,
        providesTags: ['marketplace/conversation'],
        /** What was fetched is forgotten when the session ends or becomes another's, and then alone. */
        async onCacheEntryAdded(_arg, { getState, cacheEntryRemoved }) {
          const session = () => (getState() as RootState).session;
          const userId = session().user?.id;
          await cacheEntryRemoved;
          if (userId && session().user?.id !== userId) closeOutbox(userId, session().impersonation !== null);
        },
      }),
      /** Pages of messages: the newest page first, each page the oldest message first. */
      marketplaceMessages: build.infiniteQuery<Message[], string, string | null>({
        query: ({ queryArg: id, pageParam: before }) =>
          `${path}/${id}/messages?limit=${messagePage}${before ? `&before=${before}` : ''}`,
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (page) => (page.length < messagePage ? undefined : page[0]?.id),
        },
        providesTags: ['marketplace/message'],
      }),
      marketplaceSendMessage: build.mutation<Message, Outgoing>({
        query: ({ conversationId, ...body }) => ({ url: `${path}/${conversationId}/messages`, method: 'POST', body }),
      }),
      marketplaceReadConversation: build.mutation<null, string>({
        query: (id) => ({ url: `${path}/${id}/read`, method: 'POST' }),
      }),
    }),
  });

export const {
  useMarketplaceConversationsQuery,
  useMarketplaceMessagesInfiniteQuery,
  useMarketplaceReadConversationMutation,
} = messagesApi;
