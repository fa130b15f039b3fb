import { randomUUID } from 'node:crypto';
import type { UserCard } from '@plaza/contracts/internal/identity';
import { limits } from '@plaza/contracts/limits';
import type { NewBooking } from '@plaza/contracts/marketplace/bookings';
import { adminRoles } from '@plaza/contracts/roles';
import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { Decimal } from 'decimal.js';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { requireCategory } from '../../catalog/categories';
import { requireBookableService } from '../../catalog/services';
import { upsertProfile } from '../../contractors/records/contractor-profiles';
import { isWithinWorkingHours } from '../../contractors/records/working-intervals';
import type { MarketplaceDependencies } from '../../dependencies';
import { addOncePerKey, type Idempotency, toIdempotency } from '../../idempotency/add-once-per-key';
import { instantOf } from '../../time/zoned-time';
import { requireContractor, requireUser } from '../../users/user-directory';
import { BookingModel, type BookingRecord } from '../records/booking.model';
import { toContactDetails, toContractorDetails } from '../records/contact-details';
import { participantIdsOf } from '../records/participants';
import { searchKeysOf } from '../records/search-keys';

type Input = z.output<typeof NewBooking>;
type Dependencies = Pick<MarketplaceDependencies, 'users' | 'config'>;

/**
 * Requests a booking of a contractor. It reserves no time until it is confirmed.
 * @param key the idempotency key of the request, if it has one: a repeated request returns the booking of the first
 * @throws InvalidInput `time_missing`, `time_past`, `outside_working_hours`, `own_booking`; NotFound
 * `contractor_not_found`, `service_not_found`; Conflict `idempotency_key_reused`, `too_many_bookings`; Unavailable
 */
export function requestBooking(
  customerId: string,
  input: Input,
  key: string | undefined,
  dependencies: Dependencies,
): Promise<BookingRecord> {
  const idempotency = toIdempotency(key, input);
  const find = (earlier: string) => BookingModel.findOne({ customerId, 'idempotency.key': earlier }).lean();
  return addOncePerKey<BookingRecord>(idempotency, find, () => create(customerId, input, idempotency, dependencies));
}

async function create(
  customerId: string,
  input: Input,
  idempotency: Idempotency | undefined,
  { users, config }: Dependencies,
): Promise<BookingRecord> {
  const now = new Date();
  const startsAt = requireFutureStart(input, now);
  const endsAt = new Date(startsAt.getTime() + input.duration * 3_600_000);
  if (input.contractorId === customerId) throw badInput('contractorId', 'You cannot book yourself.', 'own_booking');
  await requirePendingQuota(customerId);
  const card = await requireContractor(input.contractorId, users);
  const customer = await requireUser(users, customerId);
  const profile = await upsertProfile(card);
  if (!isWithinWorkingHours(profile.workingHours, startsAt, endsAt)) {
    throw badInput('time', 'The contractor does not work at this time.', 'outside_working_hours');
  }
  const service = input.serviceId ? await requireBookableService(input.serviceId, card.id) : undefined;
  if (input.categoryId && !service) await requireCategory(input.categoryId);
  const by = { id: customerId, name: customer.name };
  const record: NewRecord = {
    _id: randomUUID(),
    ...contactFields(customer, toContractorDetails(card, profile)),
    serviceId: service?._id ?? null,
    categoryId: service?.categoryId ?? input.categoryId ?? null,
    title: input.title,
    description: input.description,
    status: 'pending',
    priority: input.priority,
    date: input.date,
    time: input.time,
    timeZone: input.timeZone,
    duration: input.duration,
    startsAt,
    endsAt,
    estimatedCost: service ? estimateCost(service, input.duration) : null,
    currency: service?.currency ?? 'USD',
    customerAddress: input.location,
    customerNotes: input.notes,
    expiresAt: new Date(Math.min(startsAt.getTime(), now.getTime() + config.BOOKING_REQUEST_MINUTES * 60_000)),
    timeline: [{ at: now, by, what: 'requested', detail: '' }],
    ...(idempotency ? { idempotency } : {}),
  };
  const payload = { bookingId: record._id, status: 'pending', change: 'requested', version: 0 } as const;
  const to = { users: [...record.parties], roles: [...adminRoles] };
  const created = await BookingModel.create({
    ...record,
    searchKeys: searchKeysOf({ ...record, employee: null }),
    outbox: [outboxEntry('booking.changed', payload, to)],
  });
  return created.toObject();
}

/**
 * Prevents a customer from filling contractors' days with requests. Concurrent requests may exceed the limit by their
 * number.
 * @throws Conflict `too_many_bookings`
 */
async function requirePendingQuota(customerId: string): Promise<void> {
  const { pendingBookings } = limits;
  const pending = { parties: customerId, status: 'pending', customerId } as const;
  if ((await BookingModel.countDocuments(pending).limit(pendingBookings)) < pendingBookings) return;
  const message = `${pendingBookings} of your bookings are waiting for an answer, the most there can be. Cancel one first.`;
  throw new Conflict('too_many_bookings', message);
}

type NewRecord = Omit<
  BookingRecord,
  'searchKeys' | 'contractorEmployeeId' | 'employee' | 'completedDate' | 'actualCost' | 'contractorNotes' | SetLater
>;
type SetLater = 'cancellation' | 'review' | 'version' | 'createdAt' | 'updatedAt';

function contactFields(customer: UserCard, contractor: ReturnType<typeof toContractorDetails>) {
  const fields = {
    customerId: customer.id,
    contractorId: contractor.id,
    customer: toContactDetails(customer),
    contractor,
  };
  return { ...fields, parties: participantIdsOf({ ...fields, contractorEmployeeId: null }) };
}

/** @throws InvalidInput `time_missing`, `time_past` */
function requireFutureStart({ date, time, timeZone }: Input, now: Date): Date {
  const startsAt = instantOf({ date, time }, timeZone);
  if (!startsAt) throw badInput('time', 'The clocks skip this time on that day. Choose another one.', 'time_missing');
  if (startsAt <= now) throw badInput('time', 'This time has passed. Choose a later one.', 'time_past');
  return startsAt;
}

/** The service's price in proportion to the hours, rounded half up to the cent, and at least one cent. */
function estimateCost(service: { basePrice: Types.Decimal128; estimatedDuration: number }, hours: number) {
  const price = new Decimal(service.basePrice.toString()).times(hours).div(service.estimatedDuration);
  return Types.Decimal128.fromString(Decimal.max(price, '0.01').toFixed(2, Decimal.ROUND_HALF_UP));
}

function badInput(path: string, message: string, code?: string) {
  return new InvalidInput(message, path ? [{ path, message }] : undefined, code);
}
