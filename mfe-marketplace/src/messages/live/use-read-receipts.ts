import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { log, useAppDispatch } from '@plaza/web-kit';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { clearUnread } from '../api/conversation-cache';
import { useMarketplaceReadConversationMutation } from '../api/messages-api';

/**
 * Marks the open conversation as read: when it opens, and when a message arrives while the page is visible. If the
 * request fails, it is sent again the next time that the user opens the conversation or returns to the page.
 */
export function useReadReceipts(conversation: Conversation | undefined): void {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const [markRead, { isLoading }] = useMarketplaceReadConversationMutation();
  const failed = useRef(new Set<string>());
  const id = conversation?.id;
  const isUnread = (conversation?.unreadCount ?? 0) > 0;

  const send = useEffectEvent((conversationId: string) => {
    clearUnread(dispatch, conversationId);
    failed.current.delete(conversationId);
    markRead({ id: conversationId })
      .unwrap()
      .catch((error: unknown) => {
        failed.current.add(conversationId);
        log.warn('a read receipt could not be sent', error);
      });
  });

  useEffect(() => {
    if (id && isUnread && isVisible && !isLoading) send(id); // one request at a time
  }, [id, isUnread, isVisible, isLoading]);

  // Not when a request has just failed, which would repeat it without end.
  useEffect(() => {
    if (id && isVisible && failed.current.has(id)) send(id);
  }, [id, isVisible]);
}

/** Whether the page is visible, i.e. not in a background tab. */
const usePageVisible = (): boolean => useSyncExternalStore(subscribeVisibility, isPageVisible);

const isPageVisible = () => document.visibilityState === 'visible';

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
