import type { Caller } from '@plaza/contracts/identity/session';
import type { BookingAction, BookingChange } from '@plaza/contracts/marketplace/bookings';
import { bookingStatusLabels } from '@plaza/contracts/marketplace/choices';
import { adminRoles } from '@plaza/contracts/roles';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, Forbidden, NotFound } from '@plaza/service-kit/errors';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { BookingModel, type BookingRecord, type NamedUser, occupyingStatuses } from '../records/booking.model';
import { searchKeysOf } from '../records/search-keys';
import { isAllowedInSomeStatus, isAllowedNow, isExpired, type RoleInBooking, rolesOf } from '../roles/role-in-booking';

/** The changes that one write makes to a booking. */
export interface BookingWrite {
  readonly set: Partial<BookingRecord>;
  /** Whether the contractor's time that the booking reserves becomes free. */
  readonly freesSlots?: boolean;
  /** For the timeline and the event; absent if a write only refreshes names and contact details. */
  readonly change?: BookingChange;
  readonly detail?: string;
  readonly by: NamedUser | null;
  /** Further events, for services. */
  readonly events?: readonly OutboxEntry[];
  /** Adds to the timeline without publishing an event. */
  readonly silent?: boolean;
}

const attempts = 5;
/** More entries than normal use creates; beyond it the oldest ones are dropped. */
const maxTimelineLength = 200;

export const bookingNotFound = () => new NotFound('booking_not_found', 'Booking not found.');
export const changedMeanwhile = () =>
  new Conflict('changed_meanwhile', 'This booking was changed meanwhile. Look at what changed, then try again.');

/** @throws NotFound, also for a booking in which the caller has no role */
export async function requireBooking(
  id: string,
  caller: Caller,
): Promise<{ booking: BookingRecord; roles: RoleInBooking[] }> {
  const booking = await BookingModel.findById(id).lean();
  const roles = booking ? rolesOf(booking, caller) : [];
  if (!booking || roles.length === 0) throw bookingNotFound();
  return { booking, roles };
}

/** @throws Forbidden `not_yours_to_do`; Conflict `wrong_state` */
export function requireAllowed(booking: BookingRecord, roles: readonly RoleInBooking[], action: BookingAction): void {
  if (!isAllowedInSomeStatus(roles, action)) throw new Forbidden('not_yours_to_do', 'This is not yours to do.');
  if (isAllowedNow(booking, roles, action)) return;
  throw new Conflict('wrong_state', obstacleTo(booking, action));
}

/** Why nobody can do this with the booking now. */
function obstacleTo(booking: BookingRecord, action: BookingAction): string {
  const { status, contractor, review } = booking;
  if (action === 'confirm' && status === 'pending' && isExpired(booking)) {
    return 'This request has expired and is being cancelled.';
  }
  if (action === 'reply' && status === 'completed' && review === null) return 'There is no review to reply to.';
  const state = contractor === null ? 'without a contractor' : bookingStatusLabels[status].toLowerCase();
  return `This cannot be done with a booking that is ${state}.`;
}

/**
 * Reads a booking, lets `decide` derive a change from it (null changes nothing) and writes that if the booking still
 * has the version that was read; repeats both if another request wrote in between.
 * @param seenVersion the version that the caller saw, if given
 * @throws what `decide` throws; Conflict `changed_meanwhile`, `slot_taken`; NotFound
 */
export function changeBooking(
  id: string,
  caller: Caller,
  seenVersion: number | undefined,
  decide: (booking: BookingRecord, roles: readonly RoleInBooking[]) => Promise<BookingWrite | null>,
): Promise<BookingRecord> {
  const attempt = async () => {
    const { booking, roles } = await requireBooking(id, caller);
    if (seenVersion !== undefined && seenVersion !== booking.version) throw changedMeanwhile();
    const write = await decide(booking, roles);
    return write ? writeChange(booking, write) : booking;
  };
  return retryOnConflict(attempt, { attempts, exhausted: changedMeanwhile });
}

/**
 * Writes a change if the booking still has the version that was read.
 * @returns null if the booking has another version now
 * @throws Conflict `slot_taken`
 */
export async function writeChange(booking: BookingRecord, write: BookingWrite): Promise<BookingRecord | null> {
  const update = toUpdate(booking, write);
  try {
    const { _id, contractorId, version } = booking;
    return await BookingModel.findOneAndUpdate({ _id, contractorId, version }, update, {
      returnDocument: 'after',
    }).lean();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Conflict('slot_taken', 'The contractor has another booking at this time.');
  }
}

/** The fields that a contractor's stats are computed from. */
const statsFields = ['status', 'contractorId', 'review'] as const satisfies readonly (keyof BookingRecord)[];

/** A booking that is not completed counts only while its contractor has it. */
function changesStats({ contractor, status }: BookingRecord, set: Partial<BookingRecord>): boolean {
  if (statsFields.some((field) => field in set)) return true;
  return contractor !== null && set.contractor === null && occupyingStatuses.some((one) => one === status);
}

/** The database update for a change of the version that was read. */
export function toUpdate(booking: BookingRecord, write: BookingWrite) {
  const { set, change, detail = '', by, events = [], freesSlots, silent } = write;
  const after = { ...booking, ...set };
  const timeline = change ? [...after.timeline, { at: new Date(), by, what: change, detail }] : after.timeline;
  const published = [...(change && !silent ? [bookingChangedEvent(booking, after, change)] : []), ...events];
  const contractors = [...(booking.uncounted ?? []), booking.contractorId, after.contractorId];
  const uncounted = changesStats(booking, set) ? { uncounted: [...new Set(contractors)] } : {};
  return {
    $set: { ...set, timeline: timeline.slice(-maxTimelineLength), searchKeys: searchKeysOf(after), ...uncounted },
    $inc: { version: 1 },
    ...(published.length > 0 ? { $push: { outbox: { $each: published } } } : {}),
    ...(freesSlots ? { $unset: { holds: '' as const } } : {}),
  } as const;
}

/** Addressed to all users who may see the booking after the change, or could before it. */
function bookingChangedEvent(
  before: BookingRecord,
  { _id: bookingId, status, parties }: BookingRecord,
  change: BookingChange,
) {
  const users = [...new Set([...before.parties, ...parties])];
  const payload = { bookingId, status, change, version: before.version + 1 };
  return outboxEntry('booking.changed', payload, { users, roles: [...adminRoles] });
}
