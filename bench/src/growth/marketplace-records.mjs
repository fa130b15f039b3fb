import { randomUUID } from 'node:crypto';
import { Decimal128 } from 'mongodb';
import { storeBookings, toBookingRecord } from '../servers/data/many-bookings.mjs';
import { idOf } from './identity-records.mjs';
import { storeMany } from './store-many.mjs';

const minuteMs = 60_000;
const trades = ['Plumbing', 'Roofing', 'Painting', 'Gardening', 'Wiring'];
const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'];
/** The number of latest conversations of a person in which a message is unread. */
const withUnread = 1000;

/** One in this many contractors is at work at the moment. */
const contractorsPerJob = 100;

/** Searches: `one` matches the company of a single contractor, `common` those of all. */
export const search = { one: 'firm77x', common: 'firm', trade: trades[1] };

/**
 * Stores bookings of one contractor, contractors, conversations of one person, messages of one of these, tickets and
 * books of places, in the format of the marketplace.
 * @param {import('mongodb').Db} database
 * @param {{ count: number, fewer: number }} counts `fewer`: the number of contractors and of books of places
 * @returns {Promise<{ contractorId: string, userId: string, conversationId: string }>}
 */
export async function storeMarketplace(database, { count, fewer }) {
  const now = Date.now();
  const bookings = database.collection('service_bookings');
  const { contractorId } = await storeBookings(bookings, count);
  await storeMany(bookings, Math.floor(fewer / contractorsPerJob), (number) =>
    toJobAtWork(number, idOf(number * contractorsPerJob), now),
  );
  await storeMany(database.collection('contractor_profiles'), fewer, (number) => toProfile(number, now));
  const userId = randomUUID();
  await storeMany(database.collection('conversations'), count, (number) => toConversation(number, userId, now));
  const messages = database.collection('messages');
  await storeMany(messages, count, (number) => toMessage(conversationIdOf(0), number + 1, idOf(0), now));
  await storeMany(messages, Math.min(count, withUnread) - 1, (number) => ({
    ...toMessage(conversationIdOf(number + 1), 1, idOf(number + 1), now),
    unreadBy: userId,
  }));
  await storeMany(database.collection('support_tickets'), count, (number) => toTicket(number, userId, now));
  await storeMany(database.collection('place_books'), fewer, (number) => toLocationBook(number));
  return { contractorId, userId, conversationId: conversationIdOf(0) };
}

/** The job that a contractor is doing at this moment. */
function toJobAtWork(number, contractorId, now) {
  const startsAt = new Date(now - 30 * minuteMs);
  const { holds: _none, ...booking } = toBookingRecord(number, startsAt);
  const contractor = { ...booking.contractor, id: contractorId };
  const parties = [booking.customerId, contractorId];
  return { ...booking, contractorId, contractor, parties, status: 'in-progress', searchKeys: [], review: null };
}

function toProfile(number, now) {
  const at = new Date(now - number * minuteMs);
  const name = `Ana Ito ${number}`;
  const company = `Firm${number}x`;
  const trade = trades[number % trades.length];
  return {
    _id: randomUUID(),
    userId: idOf(number),
    contactName: name,
    email: `u${number}@x.io`,
    businessName: company,
    businessAddress: '1 Main Street',
    businessPhone: '',
    businessLicense: '',
    insuranceInfo: '',
    specializations: [trade],
    serviceAreas: ['Toronto'],
    isListed: true,
    isVerified: false,
    verificationDate: null,
    rating: Decimal128.fromString(`${number % 5}.${String((number * 7) % 100).padStart(2, '0')}`),
    totalJobs: number % 50,
    completedJobs: number % 50,
    reviewCount: number % 20,
    countedAt: at,
    status: number % 10 === 0 ? 'busy' : 'available',
    workingHours: null,
    lastActive: at,
    searchTerms: searchTermsOf([...name.split(' '), company, trade]),
    specialtyKeys: [trade.toLowerCase()],
    outbox: [],
    createdAt: at,
    updatedAt: at,
  };
}

/** The suffixes of each word. */
function searchTermsOf(words) {
  const terms = words.flatMap((word) => Array.from(word, (_letter, start) => word.slice(start).toLowerCase()));
  return [...new Set(terms)];
}

const conversationIdOf = (number) => `11111111-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

function toConversation(number, userId, now) {
  const other = idOf(number);
  return {
    _id: conversationIdOf(number),
    key: [...[userId, other].sort(), ''].join(' '),
    participants: [
      { id: userId, name: 'Maya Chen', role: 'user' },
      { id: other, name: `Ana Ito ${number}`, role: 'contractor' },
    ],
    bookingId: null,
    lastSeq: number,
    latestAt: new Date(now - number * minuteMs),
  };
}

function toMessage(conversationId, seq, senderId, now) {
  const at = new Date(now - minuteMs + seq);
  return { _id: randomUUID(), conversationId, seq, senderId, content: 'See you then.', at, clientId: randomUUID() };
}

/** Every second ticket belongs to one person. */
function toTicket(number, userId, now) {
  const at = new Date(now - number * minuteMs);
  const status = ticketStatuses[(number >> 1) % ticketStatuses.length];
  return {
    _id: randomUUID(),
    userId: number % 2 ? userId : idOf(number),
    userName: 'Maya Chen',
    assignedToId: null,
    assignedToName: null,
    bookingId: null,
    title: `Ticket ${number}`,
    description: 'It does not load.',
    status,
    priority: 'medium',
    category: 'general',
    thread: [],
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}

function toLocationBook(number) {
  const place = {
    id: 1_700_000_000_000 + number,
    name: 'Workshop',
    type: 'cafe',
    address: '1 Main Street',
    lat: 43.6,
    lng: -79.4,
    services: [],
    hours: '',
  };
  return { _id: idOf(number), own: [place], changed: [], removed: [], lastId: place.id };
}
