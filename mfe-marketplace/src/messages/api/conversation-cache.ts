import type { EventPayload } from '@plaza/contracts/events';
import type { Conversation, Message } from '@plaza/contracts/marketplace/conversations';
import type { AppStore, AppThunk } from '@plaza/web-kit';
import { type MessagePage, messagesApi } from './messages-api';

type Dispatch = AppStore['dispatch'];
const { getRunningQueryThunk, invalidateTags, selectInvalidatedBy, updateQueryData } = messagesApi.util;

/**
 * Adds a message to the cached thread, and moves its conversation to the top of the list. Messages may arrive in
 * another order than they were stored: a message of the other user that is older than the latest refetches the list, as
 * only the server knows whether it is counted as unread.
 */
export function addMessage(dispatch: Dispatch, message: Message, ownId: string): void {
  const { conversationId } = message;
  applyNowAndAfter(dispatch(getRunningQueryThunk('marketplaceMessages', conversationId)), () => {
    dispatch(updateQueryData('marketplaceMessages', conversationId, ({ pages }) => addTo(pages, message)));
  });
  applyNowAndAfter(dispatch(getRunningQueryThunk('marketplaceConversations', undefined)), () => {
    let isUpToDate = true;
    const show = (list: Conversation[]) => {
      const before = list.find(({ id }) => id === conversationId);
      const isEarlier = (before?.lastMessageTime ?? '') > message.timestamp;
      isUpToDate = before !== undefined && !(isEarlier && message.senderId !== ownId);
      return before && !isEarlier ? withLatest(list, before, message, ownId) : list;
    };
    dispatch(updateQueryData('marketplaceConversations', undefined, show));
    if (!isUpToDate) dispatch(invalidateTags(['marketplace/conversation']));
  });
}

/**
 * Applies that a user read a conversation: that user has no unread messages, and the other user's messages are read.
 */
export function applyRead(dispatch: Dispatch, read: EventPayload<'conversation.read'>, ownId: string): void {
  const { conversationId, readerId, at } = read;
  if (readerId === ownId) {
    clearUnread(dispatch, conversationId, at);
    return;
  }
  applyNowAndAfter(dispatch(getRunningQueryThunk('marketplaceMessages', conversationId)), () => {
    dispatch(
      updateQueryData('marketplaceMessages', conversationId, ({ pages }) => {
        for (const message of pages.flatMap(({ messages }) => messages)) {
          if (message.senderId !== readerId && message.timestamp <= at) message.read = true;
        }
      }),
    );
  });
}

/** @param at messages after this instant stay unread; without it all become read */
export function clearUnread(dispatch: Dispatch, conversationId: string, at?: string): void {
  dispatch(
    changeConversations((one) => {
      if (one.id !== conversationId) return;
      if (at === undefined || (one.lastMessageTime ?? '') <= at) one.unreadCount = 0;
    }),
  );
}

export function applyPresence(dispatch: Dispatch, { userId, isOnline }: EventPayload<'presence.changed'>): void {
  applyNowAndAfter(dispatch(getRunningQueryThunk('marketplaceConversations', undefined)), () => {
    dispatch(
      changeConversations((one) => {
        if (one.participantId === userId) one.isOnline = isOnline;
      }),
    );
  });
}

/** Changes each cached conversation: those in the list, and those that were fetched by id. */
function changeConversations(change: (one: Conversation) => void): AppThunk {
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['marketplace/conversation'])) {
      if (endpointName === 'marketplaceConversation') dispatch(updateQueryData(endpointName, originalArgs, change));
      else if (endpointName === 'marketplaceConversations') {
        dispatch(updateQueryData(endpointName, undefined, (list) => list.forEach(change)));
      }
    }
  };
}

/** A running request may answer with the old state, so the change is applied again after it; it must be idempotent. */
function applyNowAndAfter(running: PromiseLike<unknown> | undefined, change: () => void): void {
  change();
  void running?.then(change);
}

/** Inserts a message into the newest page, by the time at which the server stored it. */
function addTo([newest, ...older]: MessagePage[], message: Message): void {
  if (!newest || [newest, ...older].some(({ messages }) => messages.some(({ id }) => id === message.id))) return;
  const place = newest.messages.findLastIndex(({ timestamp }) => timestamp <= message.timestamp) + 1;
  newest.messages.splice(place, 0, message);
}

/** The list with this message on top, which is not earlier than the latest; unchanged if it is the latest already. */
function withLatest(list: Conversation[], before: Conversation, message: Message, ownId: string): Conversation[] {
  const { content, timestamp, senderId } = message;
  if (before.lastMessageTime === timestamp && before.lastMessage === content) return list;
  const unreadCount = senderId === ownId ? before.unreadCount : before.unreadCount + 1;
  return [
    { ...before, unreadCount, lastMessage: content, lastMessageTime: timestamp },
    ...list.filter((one) => one !== before),
  ];
}
