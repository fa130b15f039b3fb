import type { DispatchBoard, DispatchPerson } from '@plaza/contracts/marketplace/dispatch';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { BookingModel, openStatuses } from '../bookings/records/booking.model';
import { toBooking, withoutInternals } from '../bookings/to-booking';
import { ContractorProfileModel, type ContractorProfileRecord } from '../contractor-profiles/contractor-profile.model';
import { workingIntervals } from '../contractor-profiles/working-intervals';
import type { MarketplaceDependencies } from '../dependencies';
import { dayBounds } from '../time/zoned-time';

const mostPeople = 100;
const mostJobs = 2000;
const mostUnassigned = 100;
const longestJobMs = 24 * 3_600_000;

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
  const profiles = await ContractorProfileModel.find(isAdmin ? { isListed: true } : { userId: caller.id })
    .sort({ businessName: 1, _id: 1 })
    .limit(mostPeople)
    .lean();
  const rows = profiles.map((profile) => toDispatchPerson(profile, bounds));
  const [own] = rows;
  if (own && !isAdmin) {
    for (const { id, name } of await users.employeesOf(caller.id)) rows.push({ ...own, id, name });
  }
  const whose: Whose = isAdmin ? {} : { contractorId: caller.id };
  const [jobs, unassigned] = await Promise.all([jobsOf(whose, bounds), waiting(whose, isAdmin)]);
  return {
    day,
    from: bounds.from.toISOString(),
    until: bounds.until.toISOString(),
    people: rows,
    jobs: jobs.map((job) => toBooking(job, caller)),
    unassigned: unassigned.map((job) => toBooking(job, caller)),
  };
}

function toDispatchPerson(
  { userId, contactName, businessName, workingHours }: ContractorProfileRecord,
  day: Day,
): DispatchPerson {
  const spans = workingHours && workingIntervals(workingHours, day.from, day.until);
  return {
    id: userId,
    name: contactName,
    contractorId: userId,
    company: businessName,
    working: spans?.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() })) ?? null,
  };
}

/** Whose jobs a board shows; everybody's without a contractor. */
type Whose = { readonly contractorId?: string };

const jobsOf = (whose: Whose, { from, until }: Day) =>
  BookingModel.find(
    {
      ...whose,
      status: { $in: [...openStatuses, 'completed'] },
      startsAt: { $gt: new Date(from.getTime() - longestJobMs), $lt: until },
      endsAt: { $gt: from },
    },
    withoutInternals,
  )
    .sort({ startsAt: 1 })
    .limit(mostJobs)
    .lean();

/** A contractor gives jobs to people; an administrator sees to requests that wait, and to jobs that nobody does. */
const waiting = (whose: Whose, isAdmin: boolean) =>
  BookingModel.find(
    {
      ...whose,
      status: { $in: openStatuses },
      ...(isAdmin ? { $or: [{ status: 'pending' }, { contractor: null }] } : { contractorEmployeeId: null }),
    },
    withoutInternals,
  )
    .sort({ startsAt: 1 })
    .limit(mostUnassigned)
    .lean();
