import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { apiErrorIn } from '@plaza/web-kit';
import { useMarketplaceConversationQuery } from './api/messages-api';

export interface ChosenConversation {
  /** Undefined while it loads, and if it could not be loaded. */
  readonly conversation: Conversation | undefined;
  /** Why it could not be loaded; undefined if the user has no conversation with this id. */
  readonly error: unknown;
  readonly isMissing: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/**
 * The conversation in the address: the one from the list or, since the list contains only the latest ones, fetched by
 * id.
 * @param id empty if none is chosen
 * @param list undefined while it loads
 */
export function useChosenConversation(id: string, list: readonly Conversation[] | undefined): ChosenConversation {
  const listed = list?.find((one) => one.id === id);
  const isElsewhere = id !== '' && list !== undefined && listed === undefined;
  const { currentData, error, isFetching, refetch } = useMarketplaceConversationQuery(
    { id },
    { skip: !isElsewhere, refetchOnMountOrArgChange: true },
  );
  const conversation = listed ?? currentData;
  const failed = conversation || !isElsewhere ? undefined : error;
  const isMissing = apiErrorIn(failed)?.status === 404;
  return {
    conversation,
    error: isMissing ? undefined : failed,
    isMissing,
    isFetching,
    onRetry: () => void refetch(),
  };
}
