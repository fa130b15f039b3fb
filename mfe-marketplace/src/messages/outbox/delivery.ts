import { type AppStore, apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import { addMessage } from '../api/conversation-cache';
import { messagesApi } from '../api/messages-api';
import type { UnsentMessage } from './unsent-messages';

/** The result of an attempt to send: delivered, rejected for good, or postponed, by `ms` if the server said so. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'postponed'; readonly ms?: number };

export type Deliver = (message: UnsentMessage) => Promise<DeliveryResult>;

/** A connection can stall without failing; trying again is safe, as the server knows each message by its client id. */
const timeoutMs = 20_000;

/** Sends messages to the server, and adds each delivered one to the cache at once. */
export function createDelivery(dispatch: AppStore['dispatch']): Deliver {
  return async ({ conversationId, content, clientId }) => {
    const call = messagesApi.endpoints.marketplaceSendMessage.initiate({
      id: conversationId,
      body: { content, clientId },
    });
    const { data, error } = await withinTimeout(dispatch(call));
    if (!data) return toDeliveryResult(error);
    addMessage(dispatch, data, data.senderId);
    toast({ title: 'Message sent', description: 'Your message has been delivered.', variant: 'success' });
    return { kind: 'delivered' };
  };
}

async function withinTimeout<Answer>(request: Promise<Answer> & { readonly abort: () => void }): Promise<Answer> {
  const timer = setTimeout(() => request.abort(), timeoutMs);
  try {
    return await request;
  } finally {
    clearTimeout(timer);
  }
}

/** A rejected message is not retried; an expired session, a rate limit or a server error is. */
function toDeliveryResult(error: unknown): DeliveryResult {
  const rejected = apiErrorIn(error);
  const status = rejected?.status ?? 0;
  if (status === 429) return { kind: 'postponed', ms: (rejected?.retryAfterSeconds ?? limitPauseSeconds) * 1000 };
  if (status < 400 || status >= 500 || status === 401 || status === 408) return { kind: 'postponed' };
  return { kind: 'rejected', reason: serverMessage(error, 'The message was not taken.') };
}

/** Used if a 429 response has no `Retry-After`. */
const limitPauseSeconds = 10;
