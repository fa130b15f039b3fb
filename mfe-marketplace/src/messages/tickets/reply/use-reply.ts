import { reusedKeyError, serverMessage, toast, useRequestKey, useUser } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import { firstAttemptSaved } from '../../../notices/first-attempt';
import { readDraft, readReplyKey, removeDraft, storeDraft, storeReplyKey } from '../../outbox/stored-drafts';
import { useMarketplaceAddToTicketMutation } from '../tickets-api';
import { ReplyUnderWay } from './reply-under-way';

const savedBefore = firstAttemptSaved('the ticket');
const noAnswer = 'No answer came. Check your connection and try again: the reply is added once.';

/**
 * The reply to a ticket. The typed text survives a visit to another ticket, a reload, and what is typed in another
 * window, until the server has it. A user who returns during the sending sees the text, and the box handles its
 * response; a toast reports a rejection that arrives while no box of the ticket is open. The key of the request stays
 * with the text, so that the server adds the reply once, regardless of which box sends it again.
 */
export function useReply(ticketId: string) {
  const userId = useUser()?.id ?? '';
  const [add] = useMarketplaceAddToTicketMutation();
  const { send } = useRequestKey(savedBefore);
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
    storeDraft(userId, ticketId, next, text);
  }

  function submit() {
    setRefusal(undefined);
    const reply = new ReplyUnderWay(userId, ticketId, text, deliver);
    reply.tellOfRefusal((description) => toast({ title: 'The reply was not sent', description, variant: 'error' }));
    setUnderWay(reply);
  }

  /** @returns the reason if the server rejected it */
  async function deliver(): Promise<string | undefined> {
    const { error } = await send((ownKey) => {
      const key = readReplyKey(userId, ticketId, text) ?? ownKey;
      storeReplyKey(userId, ticketId, text, key);
      return add({ id: ticketId, body: { text: text.trim() }, key });
    });
    if (error === undefined) removeDraft(userId, ticketId, text);
    else if (reusedKeyError(error, savedBefore)) storeReplyKey(userId, ticketId, text, undefined);
    return error === undefined ? undefined : serverMessage(error, noAnswer);
  }
  return { text, write, submit, refusal, isSending: underWay !== undefined };
}
