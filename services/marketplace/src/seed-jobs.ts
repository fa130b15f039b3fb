import type { PersonCard } from '@plaza/contracts/identity';
import type { BookingStatus, Priority } from '@plaza/contracts/marketplace/bookings';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Types } from 'mongoose';
import { Bookings, type NamedPerson, type StoredTimelineEntry } from './bookings/booking.model';
import { heldTime } from './bookings/held-time';
import { contractorParty, partyOf } from './bookings/party';
import { recount } from './bookings/recount';
import { searchKeysOf } from './bookings/search';
import { instantOf } from './times/zoned-time';

/** A job to begin with; prices as decimal strings, `date` YYYY-MM-DD and `time` HH:mm on the clocks of `timeZone`. */
export interface SeedJob {
  readonly id: string;
  readonly title: string;
  readonly customer: PersonCard;
  readonly contractor: PersonCard;
  readonly employee?: PersonCard;
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  /** Hours. */
  readonly duration: number;
  readonly status: Exclude<BookingStatus, 'cancelled'>;
  readonly priority?: Priority;
  readonly location: string;
  readonly notes?: string;
  readonly price: string;
  readonly currency: string;
  readonly review?: { readonly rating: number; readonly comment: string; readonly reply?: string };
}

const hourMs = 3_600_000;
const steps = ['requested', 'confirmed', 'started', 'completed'] as const;
const stepsOf: Readonly<Record<SeedJob['status'], number>> = {
  pending: 1,
  confirmed: 2,
  'in-progress': 3,
  completed: 4,
};

/** Stores jobs and counts them; those whose ids are there, or whose time is another job's, stay away. */
export async function seedJobs(jobs: readonly SeedJob[]): Promise<void> {
  for (const job of jobs) {
    await Bookings.create(recordOf(job)).catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
  for (const id of new Set(jobs.map(({ contractor }) => contractor.id))) await recount(id);
}

function recordOf(job: SeedJob) {
  const { customer, contractor, employee, duration, status, date, time, timeZone } = job;
  const startsAt = instantOf({ date, time }, timeZone);
  if (!startsAt) throw new Error(`${job.title}: the clocks of ${timeZone} skip ${date} ${time}`);
  const endsAt = new Date(startsAt.getTime() + duration * hourMs);
  const price = Types.Decimal128.fromString(job.price);
  const isDone = status === 'completed';
  const people = {
    customer: partyOf(customer),
    contractor: contractorParty(contractor, { businessName: contractor.company, businessPhone: contractor.phone }),
    employee: employee ? nameOf(employee) : null,
    parties: [...new Set([customer.id, contractor.id, ...(employee ? [employee.id] : [])])],
  };
  return {
    _id: job.id,
    ...people,
    ...{ customerId: customer.id, contractorId: contractor.id, contractorEmployeeId: employee?.id ?? null },
    ...{ title: job.title, status, priority: job.priority ?? 'medium', date, time, timeZone, duration },
    ...{ startsAt, endsAt, completedDate: isDone ? endsAt : null },
    ...{ estimatedPrice: price, finalPrice: isDone ? price : null, currency: job.currency },
    ...{ customerAddress: job.location, customerNotes: job.notes ?? '' },
    // The first start may be long before the day: a request of it lasts until its time.
    expiresAt: status === 'pending' ? startsAt : null,
    ...(status === 'confirmed' || status === 'in-progress'
      ? { holds: heldTime(contractor.id, { startsAt, endsAt }) }
      : {}),
    review: job.review
      ? { id: job.id, reply: '', ...job.review, createdAt: new Date(endsAt.getTime() + hourMs) }
      : null,
    timeline: timelineOf(job, startsAt, endsAt),
    searchKeys: searchKeysOf({ title: job.title, ...people }),
  };
}

function timelineOf({ customer, contractor, status }: SeedJob, startsAt: Date, endsAt: Date): StoredTimelineEntry[] {
  const asked = new Date(Math.min(Date.now(), startsAt.getTime() - 24 * hourMs));
  const at = [asked, asked, startsAt, endsAt];
  return steps.slice(0, stepsOf[status]).map((what, index) => ({
    at: at[index] ?? asked,
    by: nameOf(index === 0 ? customer : contractor),
    what,
    detail: '',
  }));
}

const nameOf = ({ id, name }: PersonCard): NamedPerson => ({ id, name });
