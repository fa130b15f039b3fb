import { messagePage } from '@plaza/contracts/marketplace/choices';
import type { Message } from '@plaza/contracts/marketplace/conversations';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint, type RootState, request } from '@plaza/web-kit';
import { closeOutbox } from '../outbox/outboxes';

/** Messages as one request brought them, the oldest first, and those that came live since. */
export interface MessagePage {
  readonly messages: Message[];
  /** Id of the message before which the next page ends; null where the server had no full page, so nothing is older. */
  readonly before: string | null;
}

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
      /** One that the list, which has the latest alone, may have no room for. */
      marketplaceConversation: build.query({
        ...endpoint(marketplaceEndpoints.conversation),
        providesTags: ['marketplace/conversation'],
      }),
      /** Pages of messages by conversation id: the newest page first. */
      marketplaceMessages: build.infiniteQuery<MessagePage, string, string | null>({
        query: ({ queryArg: id, pageParam: before }) =>
          request(marketplaceEndpoints.messages, { id, limit: messagePage, before: before ?? undefined }),
        transformResponse: (messages: Message[]): MessagePage => ({
          messages,
          before: messages.length < messagePage ? null : (messages[0]?.id ?? null),
        }),
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ before }) => before ?? undefined,
        },
        providesTags: ['marketplace/message'],
      }),
      /** The body's `clientId` makes the server store one message, however often it is sent. */
      marketplaceSendMessage: build.mutation(endpoint(marketplaceEndpoints.sendMessage)),
      marketplaceReadConversation: build.mutation(endpoint(marketplaceEndpoints.readConversation)),
    }),
  });

export const {
  useMarketplaceConversationQuery,
  useMarketplaceConversationsQuery,
  useMarketplaceMessagesInfiniteQuery,
  useMarketplaceReadConversationMutation,
} = messagesApi;
