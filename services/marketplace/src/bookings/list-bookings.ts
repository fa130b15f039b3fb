import type { Caller } from '@plaza/contracts/identity/session';
import {
  type BookingCounts,
  type BookingPage,
  type BookingQuery,
  type BookingStatus,
  maxCounted,
} from '@plaza/contracts/marketplace/bookings';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { isAdministrator } from '@plaza/contracts/roles';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { BookingModel, closedStatuses, openStatuses } from './records/booking.model';
import { anyViewer, searchConditions } from './records/search-keys';
import { toBooking, withoutInternals } from './to-booking';

type Query = z.output<typeof BookingQuery>;

/** The bookings that a caller may see. */
const visibleTo = (caller: Caller): object => (isAdministrator(caller) ? {} : { parties: caller.id });
const viewerOf = (caller: Caller): string => (isAdministrator(caller) ? anyViewer : caller.id);

/** A section of a list: bookings with some statuses, ordered by their start. */
interface Section {
  readonly statuses: readonly BookingStatus[] | undefined;
  readonly order: 1 | -1;
  /** The prefix of the cursors of its bookings. */
  readonly cursorPrefix: '' | 'over_';
}

const open: Section = { statuses: openStatuses, order: 1, cursorPrefix: '' };
const closed: Section = { statuses: closedStatuses, order: -1, cursorPrefix: 'over_' };

/**
 * One page. Open bookings come first, in the order in which they begin, then the closed ones, the latest first;
 * within an interval of time, all are in the order in which they begin.
 */
export async function listBookings(caller: Caller, query: Query): Promise<BookingPage> {
  const found: { record: FoundBooking; cursorPrefix: Section['cursorPrefix'] }[] = [];
  let after = query.after;
  for (const section of sectionsFrom(query)) {
    const limit = query.limit - found.length;
    const records = await findSection(caller, { ...query, after, limit }, section);
    found.push(...records.map((record) => ({ record, cursorPrefix: section.cursorPrefix })));
    after = undefined; // a further section is read from its beginning
    if (found.length > query.limit) break;
  }
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    bookings: page.map(({ record }) => toBooking(record, caller)),
    next:
      last && found.length > query.limit
        ? `${last.cursorPrefix}${last.record.startsAt.getTime()}_${last.record._id}`
        : null,
  };
}

/** The sections of a list, without those that previous pages have completed. */
export function sectionsFrom({ status, from, after }: Query): readonly Section[] {
  if (from !== undefined) return [{ statuses: status && [status], order: 1, cursorPrefix: '' }];
  if (status)
    return [{ ...(openStatuses.some((one) => one === status) ? open : closed), statuses: [status], cursorPrefix: '' }];
  return after?.startsWith(closed.cursorPrefix) ? [closed] : [open, closed];
}

type FoundBooking = Awaited<ReturnType<typeof findSection>>[number];

/** The bookings of a page that belong to a section, and one more, which shows whether another page follows. */
export function findSection(
  caller: Caller,
  { search, from, until, after, limit }: Query,
  { statuses, order }: Section,
) {
  const conditions = [
    visibleTo(caller),
    ...(statuses ? [{ status: statuses.length === 1 ? statuses[0] : { $in: statuses } }] : []),
    ...(from ? [{ startsAt: { $gte: new Date(from) } }] : []),
    ...(until ? [{ startsAt: { $lt: new Date(until) } }] : []),
    ...searchConditions(viewerOf(caller), search),
    ...(after ? [afterCursor(after, order)] : []),
  ];
  const found = BookingModel.find({ $and: conditions }, withoutInternals)
    .sort({ startsAt: order, _id: order })
    .limit(limit + 1)
    .lean();
  return statuses && !isSearched(search) ? found.hint(byStatus(caller)) : found;
}

/**
 * The index of pages by status. For several statuses the planner may otherwise read bookings of all statuses and filter
 * them.
 */
const byStatus = (caller: Caller) =>
  isAdministrator(caller) ? { status: 1, startsAt: 1, _id: 1 } : { parties: 1, status: 1, startsAt: 1, _id: 1 };

/**
 * The number of bookings of each status. Without a search, indexes alone provide the counts; with one, bookings have to
 * be read, and at most `maxCounted` of each status are counted.
 */
export async function countBookings(caller: Caller, search: string | undefined): Promise<BookingCounts> {
  const counts = { pending: 0, confirmed: 0, 'in-progress': 0, completed: 0, cancelled: 0 };
  const more: BookingStatus[] = [];
  const count = async (status: BookingStatus) => {
    const [counted] = await countWithStatus(caller, status, search);
    const found = counted?.count ?? 0;
    const isMore = isSearched(search) && found > maxCounted;
    if (isMore) more.push(status);
    counts[status] = isMore ? maxCounted : found;
  };
  await Promise.all(bookingStatuses.map(count));
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { all, ...counts, ...(more.length > 0 ? { more } : {}) };
}

const isSearched = (search: string | undefined): boolean => searchConditions(anyViewer, search).length > 0;

export const countWithStatus = (caller: Caller, status: BookingStatus, search: string | undefined) =>
  BookingModel.aggregate<{ count: number }>([
    { $match: { $and: [visibleTo(caller), { status }, ...searchConditions(viewerOf(caller), search)] } },
    ...(isSearched(search) ? [{ $limit: maxCounted + 1 }] : []),
    { $count: 'count' },
  ]);

const invalidCursor = 'No page of bookings ends there';

/** @param cursor the start and the id of the last booking of the previous page */
function afterCursor(cursor: string, order: 1 | -1): object {
  const [, at, id] = /^(?:over_)?(\d{1,15})_([\w-]{1,36})$/.exec(cursor) ?? [];
  if (!at || !id) throw new InvalidInput(invalidCursor, [{ path: 'after', message: invalidCursor }]);
  const startsAt = new Date(Number(at));
  const further = order === 1 ? '$gt' : '$lt';
  // The first condition bounds the index scan; the second one excludes bookings of the previous page that start at the
  // same instant. `$nor` only filters, whereas for `$or` the planner would consider an index for each branch.
  const excluded = order === 1 ? '$lte' : '$gte';
  return { startsAt: { [`${further}e`]: startsAt }, $nor: [{ startsAt, _id: { [excluded]: id } }] };
}
