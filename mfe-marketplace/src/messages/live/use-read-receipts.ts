import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { log, useAppDispatch } from '@plaza/web-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { clearUnread } from '../api/conversation-cache';
import { useMarketplaceReadConversationMutation } from '../api/messages-api';

/** Marks the open conversation as read: when it opens, and when a message arrives while the page is visible. */
export function useReadReceipts(conversation: Conversation | undefined): void {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const [markRead, { isLoading }] = useMarketplaceReadConversationMutation();
  const id = conversation?.id;
  const isUnread = (conversation?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (!id || !isUnread || !isVisible || isLoading) return; // one request at a time
    clearUnread(dispatch, id);
    markRead({ id })
      .unwrap()
      .catch((error: unknown) => log.warn('the server did not hear that a conversation was read', error));
  }, [id, isUnread, isVisible, isLoading, dispatch, markRead]);
}

/** Whether the page is visible, i.e. not in a background tab. */
const usePageVisible = (): boolean => useSyncExternalStore(subscribeVisibility, isPageVisible);

const isPageVisible = () => document.visibilityState === 'visible';

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
