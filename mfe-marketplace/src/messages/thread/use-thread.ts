import type { Message } from '@plaza/contracts/marketplace/conversations';
import { useMemo } from 'react';
import { useMarketplaceMessagesInfiniteQuery } from '../api/messages-api';

export interface ThreadAnswer {
  /** The oldest first; undefined while loading. */
  readonly messages: readonly Message[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/** The loaded pages of a conversation. */
export function useThread(conversationId: string): ThreadAnswer {
  const { data, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useMarketplaceMessagesInfiniteQuery(
    conversationId,
    { refetchOnMountOrArgChange: true },
  );
  const messages = useMemo(() => data?.pages.toReversed().flatMap((page) => page.messages), [data]);
  return {
    messages,
    error: isError ? error : undefined,
    isFetching,
    hasOlder: hasNextPage,
    onOlder: () => void fetchNextPage(),
    onRetry: () => void refetch(),
  };
}
