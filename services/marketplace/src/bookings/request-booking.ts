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
import { demandCategory } from '../catalogue/categories';
import { bookableService } from '../catalogue/services';
import { profileFor } from '../contractors/profiles';
import { isWorked } from '../contractors/working-spans';
import type { MarketplaceParts } from '../parts';
import { demandContractorCard } from '../people/contractor-card';
import { demandPerson } from '../people/people';
import { instantOf } from '../times/zoned-time';
import { type BookingRecord, Bookings } from './booking.model';
import { contractorParty, partyOf } from './party';
import { searchKeysOf } from './search';

type Asked = z.output<typeof NewBooking>;
type Parts = Pick<MarketplaceParts, 'people' | 'config'>;

const longestKey = 100;

/**
 * Requests a job of a contractor. It holds no time until it is confirmed.
 * @param key what the browser calls this request, if it says so: the same again is the same booking
 * @throws BadInput `time_missing`, `time_past`, `outside_working_hours`, `own_booking`; NotFound
 * `contractor_not_found`, `service_not_found`; Conflict `idempotency_key_reused`; Unavailable
 */
export async function requestBooking(
  customerId: string,
  asked: Asked,
  key: string | undefined,
  parts: Parts,
): Promise<BookingRecord> {
  if (key === undefined) return create(customerId, asked, undefined, parts);
  if (!/^[\w-]+$/.test(key) || key.length > longestKey) throw refused('', `${idempotencyHeader} must be a UUID`);
  const idempotency = { key, hash: hashOf(asked) };
  const made = await madeBefore(customerId, idempotency);
  if (made) return made;
  try {
    return await create(customerId, asked, idempotency, parts);
  } catch (error) {
    const twin = isDuplicateKey(error) && (await madeBefore(customerId, idempotency));
    if (!twin) throw error;
    return twin;
  }
}

const hashOf = (asked: Asked): string => createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

async function madeBefore(customerId: string, { key, hash }: NonNullable<BookingRecord['idempotency']>) {
  const made = await Bookings.findOne({ customerId, 'idempotency.key': key }).lean();
  if (!made || made.idempotency?.hash === hash) return made;
  throw new Conflict('idempotency_key_reused', 'Another request was made with this key.');
}

async function create(
  customerId: string,
  asked: Asked,
  idempotency: BookingRecord['idempotency'],
  { people, config }: Parts,
): Promise<BookingRecord> {
  const now = new Date();
  const startsAt = demandTime(asked, now);
  const endsAt = new Date(startsAt.getTime() + asked.duration * 3_600_000);
  if (asked.contractorId === customerId) throw refused('contractorId', 'You cannot book yourself.', 'own_booking');
  const card = await demandContractorCard(asked.contractorId, people);
  const customer = await demandPerson(people, customerId);
  const profile = await profileFor(card);
  if (!isWorked(profile.workingHours, startsAt, endsAt)) {
    throw refused('time', 'The contractor does not work at this time.', 'outside_working_hours');
  }
  const service = asked.serviceId ? await bookableService(asked.serviceId, card.id) : undefined;
  if (asked.categoryId && !service) await demandCategory(asked.categoryId);
  const by = { id: customerId, name: customer.name };
  const record: NewRecord = {
    _id: randomUUID(),
    ...whoIsIn(customer, contractorParty(card, profile)),
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
    estimatedPrice: service ? estimateOf(service, asked.duration) : null,
    currency: service?.currency ?? 'USD',
    customerAddress: asked.location,
    customerNotes: asked.notes,
    expiresAt: new Date(Math.min(startsAt.getTime(), now.getTime() + config.BOOKING_REQUEST_MINUTES * 60_000)),
    timeline: [{ at: now, by, what: 'requested', detail: '' }],
    ...(idempotency ? { idempotency } : {}),
  };
  const told = { bookingId: record._id, status: 'pending', change: 'requested' } as const;
  const to = { users: [...record.parties], roles: [...adminRoles] };
  const made = await Bookings.create({
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

function whoIsIn(customer: PersonCard, contractor: ReturnType<typeof contractorParty>) {
  return {
    customerId: customer.id,
    contractorId: contractor.id,
    customer: partyOf(customer),
    contractor,
    parties: [customer.id, contractor.id],
  };
}

/** @throws BadInput `time_missing`, `time_past` */
function demandTime({ date, time, timeZone }: Asked, now: Date): Date {
  const startsAt = instantOf({ date, time }, timeZone);
  if (!startsAt) throw refused('time', 'The clocks skip this time on that day. Choose another one.', 'time_missing');
  if (startsAt <= now) throw refused('time', 'This time has passed. Choose a later one.', 'time_past');
  return startsAt;
}

/** A service's price for its own length, in proportion for another; half a cent goes up, and nothing costs nothing. */
function estimateOf(service: { basePrice: Types.Decimal128; estimatedDuration: number }, hours: number) {
  const price = new Decimal(service.basePrice.toString()).times(hours).div(service.estimatedDuration);
  return Types.Decimal128.fromString(Decimal.max(price, '0.01').toFixed(2, Decimal.ROUND_HALF_UP));
}

function refused(path: string, message: string, code?: string) {
  return new BadInput(message, path ? [{ path, message }] : undefined, code);
}
