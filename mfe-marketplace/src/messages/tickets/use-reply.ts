import { apiErrorIn, serverMessage, toast, useRequestKey, useUser } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import { readDraft, readReplyKey, removeReplyKey, storeDraft, storeReplyKey } from '../outbox/stored-drafts';
import { ReplyUnderWay } from './reply-under-way';
import { useMarketplaceAddToTicketMutation } from './tickets-api';

const firstArrived = 'What you sent first did arrive. Look at it before you send another one.';
const noAnswer = 'No answer came. Check your connection and try again: the reply is added once.';

/**
 * The reply to a ticket. What was typed stays while another ticket is looked at, and over a reload, until the server
 * has it. Whoever comes back while it is being sent sees it, and takes its answer up; a refusal that comes while no box
 * of the ticket is open is told by a toast. The key of the request stays with the text, so that the server adds it
 * once, whichever box sends it again.
 */
export function useReply(ticketId: string) {
  const userId = useUser()?.id ?? '';
  const [add] = useMarketplaceAddToTicketMutation();
  const { send } = useRequestKey(firstArrived);
  const [underWay, setUnderWay] = useState(() => ReplyUnderWay.of(userId, ticketId));
  const [text, setText] = useState(() => underWay?.text ?? readDraft(userId, ticketId));
  const [refusal, setRefusal] = useState<string>();

  useEffect(
    () =>
      underWay?.follow((reason) => {
        setUnderWay(undefined);
        setRefusal(reason);
        if (reason === undefined) setText('');
      }),
    [underWay],
  );

  function write(next: string) {
    setText(next);
    storeDraft(userId, ticketId, next);
  }

  function submit() {
    setRefusal(undefined);
    const reply = new ReplyUnderWay(userId, ticketId, text, deliver);
    reply.tellOfRefusal((description) => toast({ title: 'The reply was not sent', description, variant: 'error' }));
    setUnderWay(reply);
  }

  /** @returns why the server refused it */
  async function deliver(): Promise<string | undefined> {
    const { error } = await send((ownKey) => {
      const key = readReplyKey(userId, ticketId) ?? ownKey;
      storeReplyKey(userId, ticketId, key);
      return add({ id: ticketId, body: { text: text.trim() }, key });
    });
    if (error === undefined || isKeyReused(error)) removeReplyKey(userId, ticketId);
    if (error !== undefined) return serverMessage(error, noAnswer);
    if (readDraft(userId, ticketId) === text) storeDraft(userId, ticketId, ''); // another window may have changed it
    return undefined;
  }
  return { text, write, submit, refusal, isSending: underWay !== undefined };
}

const isKeyReused = (error: unknown) => apiErrorIn(error)?.data?.error.code === 'idempotency_key_reused';
