import type { BookingAction } from '@plaza/contracts/marketplace/bookings';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, auditRecordEntry, changedFields } from '../../audit';
import { priceText } from '../../prices';
import type { BookingRecord } from '../records/booking.model';
import { isAllowedNow, type RoleInBooking } from '../roles/role-in-booking';
import type { BookingWrite } from './write-booking';

/** The actions that administrators may take on others' bookings. */
type AdministrativeAction = Exclude<BookingAction, 'review' | 'reply'>;

/** Adds an audit record to a change that only an administrator may make. */
export function withAuditRecord(
  change: BookingWrite,
  author: Author,
  booking: BookingRecord,
  roles: readonly RoleInBooking[],
  action: AdministrativeAction,
): BookingWrite {
  const others = roles.filter((role) => role !== 'administrator');
  if (isAllowedNow(booking, others, action)) return change;
  return { ...change, events: [...(change.events ?? []), auditRecordOf(author, booking, action, change)] };
}

/** Without names and reasons, because these would remain in the audit after the users have been deleted. */
function auditRecordOf(
  author: Author,
  booking: BookingRecord,
  action: AdministrativeAction,
  { set }: BookingWrite,
): OutboxEntry {
  const { before = {}, after = {} } = changedFields(toAudited(booking), toAudited({ ...booking, ...set })) ?? {};
  return auditRecordEntry(author, {
    target: booking.customerId,
    action: `booking.${action}`,
    before,
    after: { bookingId: booking._id, ...after },
  });
}

const toAudited = ({ status, contractorId, contractorEmployeeId, actualCost }: BookingRecord) => ({
  status,
  contractorId,
  contractorEmployeeId,
  actualCost: actualCost && priceText(actualCost),
});
