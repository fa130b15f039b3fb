import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import type { UserCard } from '@plaza/contracts/internal/identity';
import type { Conversation, NewConversation } from '@plaza/contracts/marketplace/conversations';
import { isAdministrator } from '@plaza/contracts/roles';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { InvalidInput, NotFound } from '@plaza/service-kit/errors';
import { BookingModel } from '../bookings/records/booking.model';
import type { MarketplaceDependencies } from '../dependencies';
import { requireUser } from '../users/user-directory';
import { conversationFor } from './list-conversations';
import {
  ConversationModel,
  type ConversationRecord,
  conversationKey,
  type Participant,
} from './records/conversation.model';

type Dependencies = Pick<MarketplaceDependencies, 'users' | 'presence' | 'conversationLimiter'>;

interface Opened {
  readonly conversation: Conversation;
  readonly isNew: boolean;
}

/**
 * The conversation of two users, about a booking if one is given; created if there is none.
 * @throws InvalidInput `yourself`; NotFound `person_not_found`, `booking_not_found`; TooManyRequests; Unavailable
 */
export async function openConversation(
  caller: Caller,
  input: NewConversation,
  dependencies: Dependencies,
): Promise<Opened> {
  const { participantId, bookingId = null } = input;
  if (participantId === caller.id) {
    throw new InvalidInput('A conversation is with somebody else.', undefined, 'yourself');
  }
  const key = conversationKey(caller.id, participantId, bookingId);
  const existing = await ConversationModel.findOne({ key }).lean();
  if (existing)
    return { conversation: await conversationFor(existing, caller.id, dependencies.presence), isNew: false };

  const other = await requireUser(dependencies.users, participantId);
  const own = await requireUser(dependencies.users, caller.id);
  if (bookingId) await requireAccessToBooking(bookingId, [own, other]);
  await dependencies.conversationLimiter.consume(caller.id);
  const { record, isNew } = await create(key, [own, other], bookingId);
  return { conversation: await conversationFor(record, caller.id, dependencies.presence), isNew };
}

/** Both users have to be participants of the booking, or administrators. */
async function requireAccessToBooking(bookingId: string, users: readonly UserCard[]): Promise<void> {
  const booking = await BookingModel.findById(bookingId, { parties: 1 }).lean();
  const hasAccess = (card: UserCard) => booking?.parties.includes(card.id) || isAdministrator(card);
  if (!booking || !users.every(hasAccess)) throw new NotFound('booking_not_found', 'Booking not found.');
}

/** One of several concurrent requests creates it, and all return the same conversation. */
async function create(key: string, users: readonly UserCard[], bookingId: string | null) {
  const record: ConversationRecord = {
    _id: randomUUID(),
    key,
    participants: users.map(toParticipant),
    bookingId,
    lastSeq: 0,
    latestAt: new Date(),
  };
  try {
    await ConversationModel.create(record);
    return { record, isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return { record: await ConversationModel.findOne({ key }).orFail().lean(), isNew: false };
  }
}

const toParticipant = ({ id, name, role }: UserCard): Participant => ({ id, name, role });
