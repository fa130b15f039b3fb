import { randomUUID } from 'node:crypto';
import type { TicketEntry } from '@plaza/contracts/marketplace/tickets';
import { Conflict } from '@plaza/service-kit/errors';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { type Author, isForOthers } from '../audit';
import type { MarketplaceDependencies } from '../dependencies';
import { type Idempotency, requireSameRequest, toIdempotency } from '../idempotency/add-once-per-key';
import { requireUser } from '../users/user-directory';
import { maxThreadLength, type StoredTicketEntry, TicketModel, type TicketRecord } from './ticket.model';
import { ticketAct, ticketChangedEvent } from './ticket-events';
import { requireTicket, toEntry } from './tickets';

/**
 * Adds an entry to the thread of a ticket that is not closed.
 * @param key the idempotency key of the request, if it has one: a repeated request returns the entry of the first
 * @throws NotFound `ticket_not_found`; Conflict `wrong_state`, `thread_full`, `changed_meanwhile`,
 * `idempotency_key_reused`; Unavailable
 */
export async function addToTicket(
  author: Author,
  id: string,
  text: string,
  key: string | undefined,
  { users, relay }: Pick<MarketplaceDependencies, 'users' | 'relay'>,
): Promise<TicketEntry> {
  const { caller } = author;
  const { name } = await requireUser(users, caller.id);
  const idempotency = toIdempotency(key, { text });
  return retryOnConflict(async () => {
    const ticket = await requireTicket(caller, id);
    const earlier = idempotency && findEarlier(ticket, caller.id, idempotency);
    if (earlier) return toEntry(earlier);
    requireOpenThread(ticket);
    const by = { id: caller.id, name };
    const entry: StoredTicketEntry = {
      id: randomUUID(),
      by,
      text,
      at: new Date(),
      ...(idempotency && { idempotency }),
    };
    if (!(await pushEntry(author, ticket, entry))) return undefined;
    void relay.flush();
    return toEntry(entry);
  });
}

const findEarlier = ({ thread }: TicketRecord, userId: string, idempotency: Idempotency): StoredTicketEntry | null =>
  requireSameRequest(
    thread.find((entry) => entry.by.id === userId && entry.idempotency?.key === idempotency.key),
    idempotency,
  );

/** @returns false if the ticket has changed since it was read, or already has an entry of this request */
async function pushEntry(author: Author, ticket: TicketRecord, entry: StoredTicketEntry): Promise<boolean> {
  const { _id, userId, version } = ticket;
  const repeated = { 'by.id': entry.by.id, 'idempotency.key': entry.idempotency?.key };
  const { matchedCount } = await TicketModel.updateOne(
    // The event contains status and assignment, so neither may have changed since the ticket was read.
    {
      _id,
      userId,
      version,
      [`thread.${maxThreadLength - 1}`]: { $exists: false },
      ...(entry.idempotency && { thread: { $not: { $elemMatch: repeated } } }),
    },
    { $push: { thread: entry, outbox: { $each: [ticketChangedEvent(ticket), ...actsOfAnswer(author, ticket)] } } },
  );
  return matchedCount > 0;
}

/** The act does not contain the answer, which is in the thread. */
const actsOfAnswer = (author: Author, ticket: TicketRecord): OutboxEntry[] =>
  isForOthers(author, ticket.userId) ? [ticketAct(author, ticket, 'ticket.answer', { before: null, after: null })] : [];

/** @throws Conflict `wrong_state`, `thread_full` */
function requireOpenThread({ status, thread }: TicketRecord): void {
  if (status === 'closed') throw new Conflict('wrong_state', 'This ticket is closed. Please ask for help anew.');
  if (thread.length < maxThreadLength) return;
  throw new Conflict('thread_full', `A ticket has at most ${maxThreadLength} entries. Please ask for help anew.`);
}
