import type { BookingAction, BookingChange } from '@plaza/contracts/marketplace/bookings';
import { adminRoles } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, Forbidden, NotFound } from '@plaza/service-kit/errors';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { BookingModel, type BookingRecord, type NamedUser } from '../records/booking.model';
import { searchKeysOf } from '../records/search-keys';
import { canEver, isAllowedNow, type RoleInBooking, rolesOf } from '../roles/role-in-booking';

/** What becomes of a booking in one write. */
export interface Change {
  readonly set: Partial<BookingRecord>;
  /** Its contractor's time is free again. */
  readonly release?: boolean;
  /** What its timeline and its people are told; nothing where it only shows people as they are now. */
  readonly what?: BookingChange;
  readonly detail?: string;
  readonly by: NamedUser | null;
  /** Further events, for services. */
  readonly events?: readonly OutboxEntry[];
  /** Only its timeline says so: nobody has to do anything about it. */
  readonly untold?: boolean;
}

const tries = 5;
/** No job has as many changes, unless somebody plays with it; the oldest are forgotten. */
const longestTimeline = 200;

export const bookingNotFound = () => new NotFound('booking_not_found', 'Booking not found.');
export const changedMeanwhile = () =>
  new Conflict('changed_meanwhile', 'This booking was changed meanwhile. Look at what changed, then try again.');

/** @throws NotFound also for somebody else's */
export async function requireBooking(
  id: string,
  caller: Caller,
): Promise<{ booking: BookingRecord; own: RoleInBooking[] }> {
  const booking = await BookingModel.findById(id).lean();
  const own = booking ? rolesOf(booking, caller) : [];
  if (!booking || own.length === 0) throw bookingNotFound();
  return { booking, own };
}

/** @throws Forbidden `not_yours_to_do`; Conflict `wrong_state` */
export function requireAllowed(booking: BookingRecord, own: readonly RoleInBooking[], action: BookingAction): void {
  if (!canEver(own, action)) throw new Forbidden('not_yours_to_do', 'This is not yours to do.');
  if (isAllowedNow(booking, own, action)) return;
  const state = booking.contractor === null ? 'without a contractor' : booking.status;
  throw new Conflict('wrong_state', `This cannot be done with a booking that is ${state}.`);
}

/**
 * Decides on a booking as it is, null for nothing to do, and writes that in one go; where somebody else wrote
 * meanwhile, decides anew.
 * @param seen the version that the caller looked at, if they say so
 * @throws what `decide` throws; Conflict `changed_meanwhile`, `slot_taken`; NotFound
 */
export async function changeBooking(
  id: string,
  caller: Caller,
  seen: number | undefined,
  decide: (booking: BookingRecord, own: readonly RoleInBooking[]) => Promise<Change | null>,
): Promise<BookingRecord> {
  for (let left = tries; left > 0; left--) {
    const { booking, own } = await requireBooking(id, caller);
    if (seen !== undefined && seen !== booking.version) throw changedMeanwhile();
    const change = await decide(booking, own);
    const written = change ? await writeChange(booking, change) : booking;
    if (written) return written;
  }
  throw changedMeanwhile();
}

/**
 * Writes a change over a booking as it was read.
 * @returns null where it is another one by now
 * @throws Conflict `slot_taken`
 */
export async function writeChange(booking: BookingRecord, change: Change): Promise<BookingRecord | null> {
  const update = toUpdate(booking, change);
  try {
    return await BookingModel.findOneAndUpdate({ _id: booking._id, version: booking.version }, update, {
      returnDocument: 'after',
    }).lean();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Conflict('slot_taken', 'The contractor has another job at this time.');
  }
}

/** What contractors are counted by: without a change of these their counts stay as they are. */
const counted = ['status', 'contractorId', 'review'] as const satisfies readonly (keyof BookingRecord)[];

/** A change as an update of the booking as it was read. */
export function toUpdate(booking: BookingRecord, change: Change) {
  const { set, what, detail = '', by, events = [], release, untold } = change;
  const after = { ...booking, ...set };
  const timeline = what ? [...after.timeline, { at: new Date(), by, what, detail }] : after.timeline;
  const news = [...(what && !untold ? [bookingChangedEvent(booking, after, what)] : []), ...events];
  const contractors = [...(booking.uncounted ?? []), booking.contractorId, after.contractorId];
  const uncounted = counted.some((field) => field in set) ? { uncounted: [...new Set(contractors)] } : {};
  return {
    $set: { ...set, timeline: timeline.slice(-longestTimeline), searchKeys: searchKeysOf(after), ...uncounted },
    $inc: { version: 1 },
    ...(news.length > 0 ? { $push: { outbox: { $each: news } } } : {}),
    ...(release ? { $unset: { holds: '' as const } } : {}),
  } as const;
}

/** The news goes to everybody who may see it now, or might before. */
function bookingChangedEvent(
  before: BookingRecord,
  { _id: bookingId, status, parties }: BookingRecord,
  change: BookingChange,
) {
  const users = [...new Set([...before.parties, ...parties])];
  return outboxEntry('booking.changed', { bookingId, status, change }, { users, roles: [...adminRoles] });
}
