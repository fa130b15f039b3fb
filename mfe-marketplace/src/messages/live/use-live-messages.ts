import { useAppDispatch, useLiveEvent, useMissedEvents, useUser } from '@plaza/web-kit';
import { addMessage, applyPresence, applyRead } from '../api/conversation-cache';
import { messagesApi } from '../api/messages-api';

/** Updates conversations and threads by live events, and refetches them where events may have been missed. */
export function useLiveMessages(): void {
  const dispatch = useAppDispatch();
  const ownId = useUser()?.id ?? '';
  useLiveEvent('message.sent', ({ message }) => addMessage(dispatch, message, ownId));
  useLiveEvent('conversation.read', (read) => applyRead(dispatch, read, ownId));
  useLiveEvent('presence.changed', (presence) => applyPresence(dispatch, presence));
  useMissedEvents(() => {
    dispatch(messagesApi.util.invalidateTags(['marketplace/conversation', 'marketplace/message']));
  });
}
