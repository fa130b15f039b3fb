import { createHash, randomUUID } from 'node:crypto';
import type { PersonCard } from '@plaza/contracts/identity';
import type { NewBooking } from '@plaza/contracts/marketplace/bookings';
import { idempotencyHeader } from '@plaza/contracts/marketplace/choices';
import { adminRoles } from '@plaza/contracts/roles';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput, Conflict } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { Decimal } from 'decimal.js';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { requireCategory } from '../../catalogue/categories';
import { requireBookableService } from '../../catalogue/services';
import { upsertProfile } from '../../contractor-profiles/contractor-profiles';
import { isWithinWorkingHours } from '../../contractor-profiles/working-intervals';
import type { MarketplaceDependencies } from '../../dependencies';
import { instantOf } from '../../time/zoned-time';
import { requireContractor, requireUser } from '../../users/user-directory';
import { BookingModel, type BookingRecord } from '../records/booking.model';
import { toContactDetails, toContractorDetails } from '../records/contact-details';
import { searchKeysOf } from '../records/search-keys';

type Input = z.output<typeof NewBooking>;
type Dependencies = Pick<MarketplaceDependencies, 'users' | 'config'>;

const longestKey = 100;

/**
 * Requests a job of a contractor. It holds no time until it is confirmed.
 * @param key what the browser calls this request, if it says so: the same again is the same booking
 * @throws BadInput `time_missing`, `time_past`, `outside_working_hours`, `own_booking`; NotFound
 * `contractor_not_found`, `service_not_found`; Conflict `idempotency_key_reused`; Unavailable
 */
export async function requestBooking(
  customerId: string,
  asked: Input,
  key: string | undefined,
  dependencies: Dependencies,
): Promise<BookingRecord> {
  if (key === undefined) return create(customerId, asked, undefined, dependencies);
  if (!/^[\w-]+$/.test(key) || key.length > longestKey) throw badInput('', `${idempotencyHeader} must be a UUID`);
  const idempotency = { key, hash: hashOf(asked) };
  const made = await findEarlier(customerId, idempotency);
  if (made) return made;
  try {
    return await create(customerId, asked, idempotency, dependencies);
  } catch (error) {
    const twin = isDuplicateKey(error) && (await findEarlier(customerId, idempotency));
    if (!twin) throw error;
    return twin;
  }
}

const hashOf = (asked: Input): string => createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

async function findEarlier(customerId: string, { key, hash }: NonNullable<BookingRecord['idempotency']>) {
  const made = await BookingModel.findOne({ customerId, 'idempotency.key': key }).lean();
  if (!made || made.idempotency?.hash === hash) return made;
  throw new Conflict('idempotency_key_reused', 'Another request was made with this key.');
}

async function create(
  customerId: string,
  asked: Input,
  idempotency: BookingRecord['idempotency'],
  { users, config }: Dependencies,
): Promise<BookingRecord> {
  const now = new Date();
  const startsAt = requireFutureStart(asked, now);
  const endsAt = new Date(startsAt.getTime() + asked.duration * 3_600_000);
  if (asked.contractorId === customerId) throw badInput('contractorId', 'You cannot book yourself.', 'own_booking');
  const card = await requireContractor(asked.contractorId, users);
  const customer = await requireUser(users, customerId);
  const profile = await upsertProfile(card);
  if (!isWithinWorkingHours(profile.workingHours, startsAt, endsAt)) {
    throw badInput('time', 'The contractor does not work at this time.', 'outside_working_hours');
  }
  const service = asked.serviceId ? await requireBookableService(asked.serviceId, card.id) : undefined;
  if (asked.categoryId && !service) await requireCategory(asked.categoryId);
  const by = { id: customerId, name: customer.name };
  const record: NewRecord = {
    _id: randomUUID(),
    ...contactFields(customer, toContractorDetails(card, profile)),
    serviceId: service?._id ?? null,
    categoryId: service?.categoryId ?? asked.categoryId ?? null,
    title: asked.title,
    description: asked.description,
    status: 'pending',
    priority: asked.priority,
    date: asked.date,
    time: asked.time,
    timeZone: asked.timeZone,
    duration: asked.duration,
    startsAt,
    endsAt,
    estimatedPrice: service ? estimateCost(service, asked.duration) : null,
    currency: service?.currency ?? 'USD',
    customerAddress: asked.location,
    customerNotes: asked.notes,
    expiresAt: new Date(Math.min(startsAt.getTime(), now.getTime() + config.BOOKING_REQUEST_MINUTES * 60_000)),
    timeline: [{ at: now, by, what: 'requested', detail: '' }],
    ...(idempotency ? { idempotency } : {}),
  };
  const told = { bookingId: record._id, status: 'pending', change: 'requested' } as const;
  const to = { users: [...record.parties], roles: [...adminRoles] };
  const made = await BookingModel.create({
    ...record,
    searchKeys: searchKeysOf({ ...record, employee: null }),
    outbox: [outboxEntry('booking.changed', told, to)],
  });
  return made.toObject();
}

type NewRecord = Omit<
  BookingRecord,
  'searchKeys' | 'contractorEmployeeId' | 'employee' | 'completedDate' | 'finalPrice' | 'contractorNotes' | FilledLater
>;
type FilledLater = 'cancellation' | 'review' | 'version' | 'createdAt' | 'updatedAt';

function contactFields(customer: PersonCard, contractor: ReturnType<typeof toContractorDetails>) {
  return {
    customerId: customer.id,
    contractorId: contractor.id,
    customer: toContactDetails(customer),
    contractor,
    parties: [customer.id, contractor.id],
  };
}

/** @throws BadInput `time_missing`, `time_past` */
function requireFutureStart({ date, time, timeZone }: Input, now: Date): Date {
  const startsAt = instantOf({ date, time }, timeZone);
  if (!startsAt) throw badInput('time', 'The clocks skip this time on that day. Choose another one.', 'time_missing');
  if (startsAt <= now) throw badInput('time', 'This time has passed. Choose a later one.', 'time_past');
  return startsAt;
}

/** A service's price for its own length, in proportion for another; half a cent goes up, and nothing costs nothing. */
function estimateCost(service: { basePrice: Types.Decimal128; estimatedDuration: number }, hours: number) {
  const price = new Decimal(service.basePrice.toString()).times(hours).div(service.estimatedDuration);
  return Types.Decimal128.fromString(Decimal.max(price, '0.01').toFixed(2, Decimal.ROUND_HALF_UP));
}

function badInput(path: string, message: string, code?: string) {
  return new BadInput(message, path ? [{ path, message }] : undefined, code);
}
