import { randomUUID } from 'node:crypto';

const hourMs = 3_600_000;
const slotMs = 5 * 60_000;
const statuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'];
const atOnce = 5000;

/** The fields that lists leave out, as a projection for the driver. */
export const listProjection = { timeline: 0, searchKeys: 0, holds: 0, outbox: 0 };

const twoCustomers = ['Maya Chen', 'Jonas Weber'].map((name) => person(name));
const contractor = { ...person('Sofia Rossi'), company: 'Rossi & Daughters' };

/**
 * Stores bookings of one contractor in the format of the marketplace: one hour each, one after the other, with the
 * statuses in turn, half of them in the past. Completed ones have a review.
 * @param {import('mongodb').Collection} bookings
 * @param {{ id: string, name: string, phone: string, email: string }[]} [customers] who take turns
 * @returns {Promise<{ contractorId: string }>}
 */
export async function storeBookings(bookings, count, customers = twoCustomers) {
  const first = Math.floor(Date.now() / hourMs - count / 2) * hourMs;
  for (let at = 0; at < count; at += atOnce) {
    const length = Math.min(atOnce, count - at);
    const records = Array.from({ length }, (_, index) => {
      const number = at + index;
      return toBookingRecord(number, new Date(first + number * hourMs), customers[number % customers.length]);
    });
    await bookings.insertMany(records, { ordered: false });
  }
  return { contractorId: contractor.id };
}

/** A booking of one hour. @param {{ id: string, name: string, phone: string, email: string }} [customer] */
export function toBookingRecord(number, startsAt, customer = twoCustomers[number % twoCustomers.length]) {
  const status = statuses[number % statuses.length];
  const title = `Job number ${number}`;
  const parties = [customer.id, contractor.id];
  const endsAt = new Date(startsAt.getTime() + hourMs);
  return {
    _id: randomUUID(),
    customerId: customer.id,
    contractorId: contractor.id,
    contractorEmployeeId: null,
    customer,
    contractor,
    employee: null,
    parties,
    serviceId: null,
    categoryId: null,
    title,
    description: 'As we said on the phone.',
    status,
    priority: 'medium',
    date: startsAt.toISOString().slice(0, 10),
    time: startsAt.toISOString().slice(11, 16),
    timeZone: 'UTC',
    duration: 1,
    startsAt,
    endsAt,
    completedDate: null,
    estimatedCost: null,
    actualCost: null,
    currency: 'USD',
    customerAddress: '1 Main Street',
    customerNotes: '',
    contractorNotes: '',
    cancellation: null,
    expiresAt: null,
    review: status === 'completed' ? reviewOf(endsAt) : null,
    timeline: [{ at: startsAt, by: { id: customer.id, name: customer.name }, what: 'requested', detail: '' }],
    searchKeys: searchKeysOf([title, customer.name, contractor.name, contractor.company], parties),
    ...(status === 'confirmed' ? { holds: reservedSlots(startsAt.getTime()) } : {}),
    version: 0,
    createdAt: startsAt,
    updatedAt: startsAt,
  };
}

const reviewOf = (createdAt) => ({ id: randomUUID(), rating: 5, comment: 'As agreed.', reply: '', createdAt });

/**
 * The search keys of a booking: each word of its title and its users' names, for each viewer and for administrators.
 */
function searchKeysOf(texts, parties) {
  const text = texts.join(' ').toLowerCase();
  const words = [...new Set(text.match(/[a-z0-9]+/g))];
  return [...parties, '*'].flatMap((viewer) => words.map((word) => `${viewer} ${word}`));
}

/** The five-minute slots that an hour reserves, each with the contractor's id. */
function reservedSlots(from) {
  const first = from / slotMs;
  return Array.from({ length: hourMs / slotMs }, (_, index) => `${contractor.id}:${(first + index).toString(36)}`);
}

function person(name) {
  const [word] = name.toLowerCase().split(' ');
  return { id: randomUUID(), name, phone: '+1 555 0100', email: `${word}@plaza.example` };
}
