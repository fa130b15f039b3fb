import { useAppDispatch, useLiveEvent, useMissedEvents, useUser } from '@plaza/web-kit';
import { showMessage, showPresence, showRead } from './conversation-cache';
import { messagesApi } from './messages-api';

/** Keeps conversations and threads as they are: by what comes live, and by asking again where something may have passed. */
export function useLiveMessages(): void {
  const dispatch = useAppDispatch();
  const ownId = useUser()?.id ?? '';
  useLiveEvent('message.sent', ({ message }) => showMessage(dispatch, message, ownId));
  useLiveEvent('conversation.read', (read) => showRead(dispatch, read, ownId));
  useLiveEvent('presence.changed', (presence) => showPresence(dispatch, presence));
  useMissedEvents(() => {
    dispatch(messagesApi.util.invalidateTags(['marketplace/conversation', 'marketplace/message']));
  });
}
