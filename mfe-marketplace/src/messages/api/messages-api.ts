import { messagePage } from '@plaza/contracts/marketplace/choices';
import type { Message } from '@plaza/contracts/marketplace/conversations';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint, type RootState, request } from '@plaza/web-kit';
import { closeOutbox } from '../outbox/outboxes';

/** The messages of one request, the oldest first, and the live messages that arrived since. */
export interface MessagePage {
  readonly messages: Message[];
  /** Id of the message before which the next page ends; null if the server's page was not full, so nothing is older. */
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
        /** The cache entry is removed only when the session ends or passes to another user: the outbox closes too. */
        async onCacheEntryAdded(_arg, { getState, cacheEntryRemoved }) {
          const session = () => (getState() as RootState).session;
          const userId = session().user?.id;
          await cacheEntryRemoved;
          if (userId && session().user?.id !== userId) closeOutbox(userId, session().impersonation !== null);
        },
      }),
      /** A conversation that may be missing from the list, which contains only the latest ones. */
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
      /** The body's `clientId` makes the server store the message only once, even if it is sent several times. */
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
