import { messagePage } from '@plaza/contracts/marketplace/choices';
import type { Message } from '@plaza/contracts/marketplace/conversations';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint, type RootState, request } from '@plaza/web-kit';
import { closeOutbox } from '../outbox/outboxes';

export const messagesApi = api
  .enhanceEndpoints({ addTagTypes: ['marketplace/conversation', 'marketplace/message'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceConversations: build.query({
        ...endpoint(marketplaceEndpoints.conversations),
        providesTags: ['marketplace/conversation'],
        /** The cache entry is removed only when the session ends or passes to another user: the outbox goes with it. */
        async onCacheEntryAdded(_arg, { getState, cacheEntryRemoved }) {
          const session = () => (getState() as RootState).session;
          const userId = session().user?.id;
          await cacheEntryRemoved;
          if (userId && session().user?.id !== userId) closeOutbox(userId, session().impersonation !== null);
        },
      }),
      /** Pages of messages by conversation id: the newest page first; within a page the oldest message first. */
      marketplaceMessages: build.infiniteQuery<Message[], string, string | null>({
        query: ({ queryArg: id, pageParam: before }) =>
          request(marketplaceEndpoints.messages, { id, limit: messagePage, before: before ?? undefined }),
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (page) => (page.length < messagePage ? undefined : page[0]?.id),
        },
        providesTags: ['marketplace/message'],
      }),
      /** The body's `clientId` makes the server store one message, however often it is sent. */
      marketplaceSendMessage: build.mutation(endpoint(marketplaceEndpoints.sendMessage)),
      marketplaceReadConversation: build.mutation(endpoint(marketplaceEndpoints.readConversation)),
    }),
  });

export const {
  useMarketplaceConversationsQuery,
  useMarketplaceMessagesInfiniteQuery,
  useMarketplaceReadConversationMutation,
} = messagesApi;
