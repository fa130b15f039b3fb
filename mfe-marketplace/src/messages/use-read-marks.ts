import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { log, useAppDispatch } from '@plaza/web-kit';
import { useEffect } from 'react';
import { showNothingUnread } from './conversation-cache';
import { useMarketplaceReadConversationMutation } from './messages-api';
import { usePageSeen } from './use-page-seen';

/** Marks the open conversation read: when it is chosen, and when something comes while the page is seen. */
export function useReadMarks(conversation: Conversation | undefined): void {
  const dispatch = useAppDispatch();
  const isSeen = usePageSeen();
  const [tellRead, { isLoading }] = useMarketplaceReadConversationMutation();
  const id = conversation?.id;
  const isUnread = (conversation?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (!id || !isUnread || !isSeen || isLoading) return; // one at a time, however much comes
    showNothingUnread(dispatch, id);
    tellRead(id)
      .unwrap()
      .catch((error: unknown) => log.warn('the server did not hear that a conversation was read', error));
  }, [id, isUnread, isSeen, isLoading, dispatch, tellRead]);
}
