import type { Caller } from '@plaza/contracts/identity/session';
import {
  type BookingCounts,
  type BookingPage,
  type BookingQuery,
  type BookingStatus,
  mostCounted,
} from '@plaza/contracts/marketplace/bookings';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { isAdministrator } from '@plaza/contracts/roles';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { BookingModel } from './records/booking.model';
import { anyViewer, searchConditions } from './records/search-keys';
import { toBooking, withoutInternals } from './to-booking';

type Query = z.output<typeof BookingQuery>;

/** The bookings that a caller may see. */
const visibleTo = (caller: Caller): object => (isAdministrator(caller) ? {} : { parties: caller.id });
const viewerOf = (caller: Caller): string => (isAdministrator(caller) ? anyViewer : caller.id);

/** One page: upcoming bookings in ascending order of their start, all others in descending order. */
export async function listBookings(caller: Caller, query: Query): Promise<BookingPage> {
  const found = await findPage(caller, query);
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    bookings: page.map((record) => toBooking(record, caller)),
    next: last && found.length > query.limit ? `${last.startsAt.getTime()}_${last._id}` : null,
  };
}

/** The bookings of a page and one more, which shows whether another page follows. */
export function findPage(caller: Caller, { status, search, from, until, after, limit }: Query) {
  const isUpcoming = status === 'pending' || status === 'confirmed' || status === 'in-progress' || from !== undefined;
  const order = isUpcoming ? 1 : -1;
  const conditions = [
    visibleTo(caller),
    ...(status ? [{ status }] : []),
    ...(from ? [{ startsAt: { $gte: new Date(from) } }] : []),
    ...(until ? [{ startsAt: { $lt: new Date(until) } }] : []),
    ...searchConditions(viewerOf(caller), search),
    ...(after ? [afterCursor(after, order)] : []),
  ];
  return BookingModel.find({ $and: conditions }, withoutInternals)
    .sort({ startsAt: order, _id: order })
    .limit(limit + 1)
    .lean();
}

/**
 * How many bookings there are of each status. Without a search the counts come from indexes alone; with one the bookings
 * have to be read, and at most `mostCounted` of each status are counted.
 */
export async function countBookings(caller: Caller, search: string | undefined): Promise<BookingCounts> {
  const counts = { pending: 0, confirmed: 0, 'in-progress': 0, completed: 0, cancelled: 0 };
  const more: BookingStatus[] = [];
  const count = async (status: BookingStatus) => {
    const [counted] = await countWithStatus(caller, status, search);
    const found = counted?.count ?? 0;
    const isMore = isSearched(search) && found > mostCounted;
    if (isMore) more.push(status);
    counts[status] = isMore ? mostCounted : found;
  };
  await Promise.all(bookingStatuses.map(count));
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { all, ...counts, ...(more.length > 0 ? { more } : {}) };
}

const isSearched = (search: string | undefined): boolean => searchConditions(anyViewer, search).length > 0;

export const countWithStatus = (caller: Caller, status: BookingStatus, search: string | undefined) =>
  BookingModel.aggregate<{ count: number }>([
    { $match: { $and: [visibleTo(caller), { status }, ...searchConditions(viewerOf(caller), search)] } },
    ...(isSearched(search) ? [{ $limit: mostCounted + 1 }] : []),
    { $count: 'count' },
  ]);

const invalidCursor = 'No page of bookings ends there';

/** @param cursor the start and the id of the last booking of the page before */
function afterCursor(cursor: string, order: 1 | -1): object {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,36})$/.exec(cursor) ?? [];
  if (!at || !id) throw new InvalidInput(invalidCursor, [{ path: 'after', message: invalidCursor }]);
  const startsAt = new Date(Number(at));
  const further = order === 1 ? '$gt' : '$lt';
  // The first condition bounds the index scan; the second one excludes what the page before had of the same instant.
  return {
    startsAt: { [`${further}e`]: startsAt },
    $or: [{ startsAt: { [further]: startsAt } }, { startsAt, _id: { [further]: id } }],
  };
}
