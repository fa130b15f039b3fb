import type { Message } from '@plaza/contracts/marketplace/conversations';
import { useMemo } from 'react';
import { useMarketplaceMessagesInfiniteQuery } from '../api/messages-api';

export interface ThreadAnswer {
  /** The oldest first; undefined until some are known. */
  readonly messages: readonly Message[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/** What was said in a conversation, as far back as was asked for. */
export function useThread(conversationId: string): ThreadAnswer {
  const { data, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useMarketplaceMessagesInfiniteQuery(
    conversationId,
    { refetchOnMountOrArgChange: true },
  );
  const messages = useMemo(() => data?.pages.toReversed().flat(), [data]);
  return {
    messages,
    error: isError ? error : undefined,
    isFetching,
    hasOlder: hasNextPage,
    onOlder: () => void fetchNextPage(),
    onRetry: () => void refetch(),
  };
}
