import type { UserCard } from '@plaza/contracts/internal/identity';
import type { Assignment } from '@plaza/contracts/marketplace/bookings';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { Author } from '../../audit';
import { upsertProfile } from '../../contractors/records/contractor-profiles';
import type { MarketplaceDependencies } from '../../dependencies';
import { requireContractor, requireUser } from '../../users/user-directory';
import type { BookingRecord } from '../records/booking.model';
import { toContractorDetails } from '../records/contact-details';
import { participantIdsOf } from '../records/participants';
import { reservedSlotsOf } from '../records/reserved-slots';
import { actingUser } from '../roles/acting-user';
import { withAuditRecord } from './booking-audit';
import { type BookingWrite, changeBooking, requireAllowed } from './write-booking';

type Dependencies = Pick<MarketplaceDependencies, 'users'>;

/**
 * Assigns a booking to an employee of its contractor (or to the contractor, or with null to nobody), or reassigns it to
 * another contractor, without an employee unless one is given.
 * @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state`, `slot_taken`, `changed_meanwhile`;
 * InvalidInput `not_an_employee`, `own_booking`
 */
export function assignBooking(
  id: string,
  author: Author,
  input: Assignment,
  dependencies: Dependencies,
): Promise<BookingRecord> {
  const { caller } = author;
  const employeeId = input.employeeId === undefined ? input.contractorEmployeeId : input.employeeId;
  return changeBooking(id, caller, input.version, async (booking, roles) => {
    const contractorId = input.contractorId ?? booking.contractorId;
    const isReassignment = contractorId !== booking.contractorId || booking.contractor === null;
    const action = isReassignment ? 'reassign' : 'assign';
    requireAllowed(booking, roles, action);
    if (!isReassignment && (employeeId === undefined || employeeId === booking.contractorEmployeeId)) return null;
    if (contractorId === booking.customerId) throw ownBooking('contractorId');
    const by = await actingUser(booking, caller, dependencies.users);
    const contractor = await requireContractor(contractorId, dependencies.users);
    const details = toContractorDetails(contractor, await upsertProfile(contractor));
    const employee = employeeId ? await requireEmployee(employeeId, contractor, dependencies) : null;
    if (employee?.id === booking.customerId) throw ownBooking('employeeId');
    const change = toAssignmentChange(booking, details, employee, isReassignment, by);
    return withAuditRecord(change, author, booking, roles, action);
  });
}

function toAssignmentChange(
  booking: BookingRecord,
  contractor: NonNullable<BookingRecord['contractor']>,
  employee: UserCard | null,
  isReassignment: boolean,
  by: BookingWrite['by'],
): BookingWrite {
  const workers = { contractorId: contractor.id, contractor, contractorEmployeeId: employee?.id ?? null };
  const set: Partial<BookingRecord> = {
    ...workers,
    employee: employee && { id: employee.id, name: employee.name },
    parties: participantIdsOf({ ...booking, ...workers }),
    ...(booking.status === 'pending' ? {} : { holds: reservedSlotsOf(contractor.id, booking) }),
  };
  if (!isReassignment) return { set, change: 'assigned', detail: employee?.name ?? '', by };
  const before = booking.contractor?.company || booking.contractor?.name;
  const now = contractor.company || contractor.name;
  return { set, change: 'reassigned', detail: before ? `From ${before} to ${now}` : `To ${now}`, by };
}

function ownBooking(path: 'contractorId' | 'employeeId') {
  const message = 'A booking cannot be assigned to its own customer.';
  return new InvalidInput(message, [{ path, message }], 'own_booking');
}

/**
 * @throws NotFound `person_not_found`; InvalidInput `not_an_employee` for users who are neither the contractor nor
 * their employee
 */
async function requireEmployee(id: string, contractor: UserCard, { users }: Dependencies): Promise<UserCard> {
  if (id === contractor.id) return contractor;
  const card = await requireUser(users, id);
  if (card.role === 'contractor_employee' && card.contractorId === contractor.id) return card;
  const message = 'This person does not work for the contractor.';
  throw new InvalidInput(message, [{ path: 'employeeId', message }], 'not_an_employee');
}
