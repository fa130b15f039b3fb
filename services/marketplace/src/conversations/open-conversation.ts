import { randomUUID } from 'node:crypto';
import type { PersonCard } from '@plaza/contracts/identity';
import type { Conversation, NewConversation } from '@plaza/contracts/marketplace/conversations';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput, NotFound } from '@plaza/service-kit/errors';
import { Bookings } from '../bookings/booking.model';
import type { MarketplaceParts } from '../parts';
import { demandPerson } from '../people/people';
import { type ConversationRecord, Conversations, keyOf, type Participant } from './conversation.model';
import { viewOf } from './conversation-list';

type Parts = Pick<MarketplaceParts, 'people' | 'presence' | 'conversationLimiter'>;

interface Opened {
  readonly conversation: Conversation;
  readonly isNew: boolean;
}

/**
 * The conversation of two people, about a job where one is named; made where there is none.
 * @throws BadInput `yourself`; NotFound `person_not_found`, `booking_not_found`; TooMany; Unavailable
 */
export async function openConversation(caller: Caller, given: NewConversation, parts: Parts): Promise<Opened> {
  const { participantId, bookingId = null } = given;
  if (participantId === caller.id) {
    throw new BadInput('A conversation is with somebody else.', undefined, 'yourself');
  }
  const key = keyOf(caller.id, participantId, bookingId);
  const there = await Conversations.findOne({ key }).lean();
  if (there) return { conversation: await viewOf(there, caller.id, parts.presence), isNew: false };

  const other = await demandPerson(parts.people, participantId);
  const own = await demandPerson(parts.people, caller.id);
  if (bookingId) await demandPartiesOf(bookingId, [own, other]);
  await parts.conversationLimiter.demand(caller.id);
  const { record, isNew } = await make(key, [own, other], bookingId);
  return { conversation: await viewOf(record, caller.id, parts.presence), isNew };
}

/** Both have to have to do with the job: as one of its parties, or as an administrator. */
async function demandPartiesOf(bookingId: string, people: readonly PersonCard[]): Promise<void> {
  const booking = await Bookings.findById(bookingId, { parties: 1 }).lean();
  const isTheirs = (card: PersonCard) => booking?.parties.includes(card.id) || isAdministrator(card);
  if (!booking || !people.every(isTheirs)) throw new NotFound('booking_not_found', 'Booking not found.');
}

/** Of those who make one at once, one does. */
async function make(key: string, people: readonly PersonCard[], bookingId: string | null) {
  const record: ConversationRecord = {
    _id: randomUUID(),
    key,
    participants: people.map(toParticipant),
    bookingId,
    lastSeq: 0,
    latestAt: new Date(),
  };
  try {
    await Conversations.create(record);
    return { record, isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return { record: await Conversations.findOne({ key }).orFail().lean(), isNew: false };
  }
}

const toParticipant = ({ id, name, role }: PersonCard): Participant => ({ id, name, role });
