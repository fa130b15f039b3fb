import { type AppStore, apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import { addMessage } from '../api/conversation-cache';
import { messagesApi } from '../api/messages-api';
import type { Deliver, DeliveryResult } from '../outbox/outbox';

/** The way to the server; what it takes is shown at once, and said. */
export function createDelivery(dispatch: AppStore['dispatch']): Deliver {
  return async ({ conversationId, content, clientId }) => {
    const call = messagesApi.endpoints.marketplaceSendMessage.initiate({
      id: conversationId,
      body: { content, clientId },
    });
    const { data, error } = await dispatch(call);
    if (!data) return toDeliveryResult(error);
    addMessage(dispatch, data, data.senderId);
    toast({ title: 'Message sent', description: 'Your message has been delivered.', variant: 'success' });
    return { kind: 'taken' };
  };
}

/** A refusal of the message itself stays one; a session, a limit or a server that fails may be otherwise later. */
function toDeliveryResult(error: unknown): DeliveryResult {
  const refusal = apiErrorIn(error);
  const status = refusal?.status ?? 0;
  if (status === 429) return { kind: 'postponed', ms: (refusal?.retryAfterSeconds ?? limitPauseSeconds) * 1000 };
  if (status < 400 || status >= 500 || status === 401 || status === 408) return { kind: 'postponed' };
  return { kind: 'refused', reason: serverMessage(error, 'The message was not taken.') };
}

/** Where the server did not say how long a limit lasts. */
const limitPauseSeconds = 10;
