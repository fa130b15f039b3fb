import type { PersonCard } from '@plaza/contracts/identity';
import { type BookingRecord, Bookings } from './booking.model';
import { contractorParty, partyOf } from './party';
import { searchKeysOf } from './search';
import { type Change, writeChange } from './write-booking';

const open = ['pending', 'confirmed', 'in-progress'] as const;
const gone = 'The account was deleted.';

/** Bookings that are still to be done show a person as they are now; what is over keeps the names of its time. */
export async function followPersonInBookings(card: PersonCard): Promise<void> {
  for await (const booking of Bookings.find({ parties: card.id, status: { $in: open } }).lean()) {
    const set = namesOf(booking, card);
    const searchKeys = searchKeysOf({ ...booking, ...set });
    await Bookings.updateOne({ _id: booking._id, version: booking.version }, { $set: { ...set, searchKeys } });
  }
}

function namesOf(booking: BookingRecord, card: PersonCard): Partial<BookingRecord> {
  const { customerId, contractorId, contractorEmployeeId, contractor } = booking;
  return {
    ...(customerId === card.id ? { customer: partyOf(card) } : {}),
    ...(contractorId === card.id && contractor
      ? { contractor: { ...contractorParty(card), company: contractor.company } }
      : {}),
    ...(contractorEmployeeId === card.id ? { employee: { id: card.id, name: card.name } } : {}),
  };
}

/**
 * Takes a deleted person out of all bookings. What they asked for and is not done is cancelled; what they had to do
 * says that nobody does it, and can be given to others; what is over stays with the others, without them.
 */
export async function leaveBookings(userId: string): Promise<void> {
  for await (const { _id } of Bookings.find({ parties: userId }, { _id: 1 }).lean()) await leave(_id, userId);
}

async function leave(id: string, userId: string): Promise<void> {
  while (true) {
    const booking = await Bookings.findById(id).lean();
    if (!booking?.parties.includes(userId)) return;
    const change = without(booking, userId);
    if (await writeChange(booking, change)) return;
  }
}

function without(booking: BookingRecord, userId: string): Change {
  const isOpen = open.some((status) => status === booking.status);
  const parties = booking.parties.filter((one) => one !== userId);
  const timeline = booking.timeline.map((entry) =>
    entry.by?.id === userId ? { ...entry, by: nobody(userId) } : entry,
  );
  if (booking.customerId === userId) {
    const emptied = { customer: null, customerAddress: '', customerNotes: '', description: '', parties, timeline };
    const cancellation = { reason: gone, at: new Date(), by: null };
    const ended = isOpen ? ({ status: 'cancelled', cancellation, expiresAt: null } as const) : {};
    return { set: { ...emptied, ...ended }, release: true, what: 'customer-gone', detail: gone, by: null };
  }
  if (booking.contractorId !== userId) {
    const set = { contractorEmployeeId: null, employee: null, parties, timeline };
    return { set, what: 'assigned', detail: '', by: null };
  }
  const employeeless = parties.filter((one) => one !== booking.contractorEmployeeId);
  const set = { contractor: null, contractorEmployeeId: null, employee: null, parties: employeeless, timeline };
  return { set, release: true, what: 'contractor-gone', detail: gone, by: null };
}

const nobody = (id: string) => ({ id, name: 'Deleted account' });
