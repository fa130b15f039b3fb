import type { Caller } from '@plaza/contracts/identity/session';
import { boardJobs, boardUnassigned } from '@plaza/contracts/marketplace/choices';
import type { DispatchBoard, DispatchUser } from '@plaza/contracts/marketplace/dispatch';
import { isAdministrator } from '@plaza/contracts/roles';
import { BookingModel, openStatuses, withContractor } from '../bookings/records/booking.model';
import { toBooking, withoutInternals } from '../bookings/to-booking';
import { ContractorProfileModel, type ContractorProfileRecord } from '../contractors/records/contractor-profile.model';
import { workingIntervals } from '../contractors/records/working-intervals';
import type { MarketplaceDependencies } from '../dependencies';
import { dayBounds } from '../time/zoned-time';
import type { UserDirectory } from '../users/user-directory';
import { findBoardContractors } from './board-contractors';
import { countWeek, type Scope } from './week';

const maxBookingMs = 24 * 3_600_000;

interface Day {
  readonly from: Date;
  readonly until: Date;
}

/** The board of a day (YYYY-MM-DD) in a zone, as a contractor or an administrator sees it. */
export async function dispatchBoard(
  caller: Caller,
  { day, timeZone }: { day: string; timeZone: string },
  { users }: Pick<MarketplaceDependencies, 'users'>,
): Promise<DispatchBoard> {
  const bounds = dayBounds(day, timeZone);
  const isAdmin = isAdministrator(caller);
  const scope: Scope = isAdmin ? {} : { contractorId: caller.id, ...withContractor };
  const [{ bookings, rows, hasMore }, waiting, week] = await Promise.all([
    isAdmin ? findAll(bounds) : findOwn(caller.id, scope, bounds, users),
    findUnassigned({ ...scope, ...isUnassigned(isAdmin) }, bounds),
    countWeek(day, timeZone, scope, isUnassigned(isAdmin)),
  ]);
  return {
    day,
    from: bounds.from.toISOString(),
    until: bounds.until.toISOString(),
    people: rows,
    ...(hasMore && { morePeople: true }),
    jobs: bookings
      .sort(byStart)
      .slice(0, boardJobs)
      .map((booking) => toBooking(booking, caller)),
    ...(bookings.length > boardJobs && { moreJobs: true }),
    unassigned: waiting.unassigned.sort(byStart).map((booking) => toBooking(booking, caller)),
    ...(waiting.hasMore && { moreUnassigned: true }),
    week,
  };
}

/** The bookings of all, and a row for each of their contractors. */
async function findAll(bounds: Day) {
  const bookings = await findBookings({}, bounds);
  const { profiles, hasMore } = await findBoardContractors(bookings);
  return { bookings, rows: profiles.map((profile) => toDispatchUser(profile, bounds)), hasMore };
}

/** The bookings of a contractor, and a row for them and for each of their employees. */
async function findOwn(contractorId: string, scope: Scope, bounds: Day, users: UserDirectory) {
  const [bookings, profile] = await Promise.all([
    findBookings(scope, bounds),
    ContractorProfileModel.findOne({ userId: contractorId }).lean(),
  ]);
  if (!profile) return { bookings, rows: [], hasMore: false };
  const own = toDispatchUser(profile, bounds);
  const employees = await users.employeesOf(contractorId);
  return { bookings, rows: [own, ...employees.map(({ id, name }) => ({ ...own, id, name }))], hasMore: false };
}

function toDispatchUser(
  { userId, contactName, businessName, workingHours, isListed }: ContractorProfileRecord,
  day: Day,
): DispatchUser {
  const intervals = workingHours && workingIntervals(workingHours, day.from, day.until);
  return {
    id: userId,
    name: contactName,
    contractorId: userId,
    company: businessName,
    working: intervals?.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() })) ?? null,
    ...(isListed === false && { isListed }),
  };
}

type Started = { readonly _id: string; readonly startsAt: Date };

/** The earliest first; bookings that start at the same time always have the same order. */
const byStart = (one: Started, other: Started): number =>
  one.startsAt.getTime() - other.startsAt.getTime() || (one._id < other._id ? -1 : 1);

/**
 * For a contractor, the bookings without an employee; for an administrator, pending ones and those without a
 * contractor.
 */
const isUnassigned = (isAdmin: boolean): object => ({
  status: { $in: openStatuses },
  ...(isAdmin ? { $or: [{ status: 'pending' }, { contractor: null }] } : { contractorEmployeeId: null }),
});

/** One more than is shown tells whether there are more. */
const findBookings = (scope: Scope, { from, until }: Day) =>
  BookingModel.find(
    {
      ...scope,
      status: { $in: [...openStatuses, 'completed'] },
      startsAt: { $gt: new Date(from.getTime() - maxBookingMs), $lt: until },
      endsAt: { $gt: from },
    },
    withoutInternals,
  )
    .sort({ startsAt: 1 })
    .limit(boardJobs + 1)
    .lean();

/**
 * Those from the day on, and as many overdue ones as the limit allows, the latest first: bookings that were never
 * started stay open for ever, and would otherwise leave no space for others.
 */
async function findUnassigned(matching: object, { from }: Day) {
  const find = (startsAt: object, order: 1 | -1, limit: number) =>
    BookingModel.find({ ...matching, startsAt }, withoutInternals)
      .sort({ startsAt: order })
      .limit(limit)
      .lean();
  // One more than is shown, as above.
  const coming = await find({ $gte: from }, 1, boardUnassigned + 1);
  const left = boardUnassigned + 1 - coming.length;
  const found = left === 0 ? coming : [...coming, ...(await find({ $lt: from }, -1, left))];
  return { unassigned: found.slice(0, boardUnassigned), hasMore: found.length > boardUnassigned };
}
