import { messagePage } from '@plaza/contracts/marketplace/choices';
import type { Message } from '@plaza/contracts/marketplace/conversations';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint, request } from '@plaza/web-kit';

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
