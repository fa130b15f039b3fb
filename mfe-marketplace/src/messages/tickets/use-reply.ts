import { apiErrorIn, serverMessage, toast, useIsOpen, useRequestKey, useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { readDraft, readReplyKey, removeReplyKey, storeDraft, storeReplyKey } from '../outbox/stored-drafts';
import { useMarketplaceAddToTicketMutation } from './tickets-api';

const firstArrived = 'What you sent first did arrive. Look at it before you send another one.';
const noAnswer = 'No answer came. Check your connection and try again: the reply is added once.';

/**
 * The reply to a ticket. What was typed stays while another ticket is looked at, and over a reload, until the server
 * has it; a refusal that comes once the ticket was left is told by a toast. The key of the request stays with the text,
 * so that the server adds it once, whichever box sends it again.
 */
export function useReply(ticketId: string) {
  const userId = useUser()?.id ?? '';
  const [text, setText] = useState(() => readDraft(userId, ticketId));
  const [add, { isLoading }] = useMarketplaceAddToTicketMutation();
  const { send } = useRequestKey(firstArrived);
  const [refusal, setRefusal] = useState<string>();
  const isOpen = useIsOpen();

  function write(next: string) {
    setText(next);
    storeDraft(userId, ticketId, next);
  }

  async function submit() {
    setRefusal(undefined);
    storeDraft(userId, ticketId, ''); // whoever comes back while it is being sent must not send it again
    const { error } = await send((ownKey) => {
      const key = readReplyKey(userId, ticketId) ?? ownKey;
      storeReplyKey(userId, ticketId, key);
      return add({ id: ticketId, body: { text: text.trim() }, key });
    });
    if (error === undefined || isKeyReused(error)) removeReplyKey(userId, ticketId);
    if (error === undefined) setText((now) => (now === text ? '' : now));
    else handleRefusal(serverMessage(error, noAnswer));
  }

  function handleRefusal(message: string) {
    if (readDraft(userId, ticketId) === '') storeDraft(userId, ticketId, text);
    if (isOpen()) setRefusal(message);
    else toast({ title: 'The reply was not sent', description: message, variant: 'error' });
  }
  return { text, write, submit, refusal, isSending: isLoading };
}

const isKeyReused = (error: unknown) => apiErrorIn(error)?.data?.error.code === 'idempotency_key_reused';
