import type { PersonCard } from '@plaza/contracts/identity';
import type { Assignment } from '@plaza/contracts/marketplace/bookings';
import type { Caller } from '@plaza/contracts/session';
import { BadInput } from '@plaza/service-kit/errors';
import { upsertProfile } from '../../contractor-profiles/contractor-profiles';
import type { MarketplaceDependencies } from '../../dependencies';
import { requireContractor, requireUser } from '../../users/user-directory';
import type { BookingRecord } from '../records/booking.model';
import { toContractorDetails } from '../records/contact-details';
import { reservedSlots } from '../records/reserved-slots';
import { actingUser } from '../roles/acting-user';
import { type Change, changeBooking, requireAllowed } from './write-booking';

type Dependencies = Pick<MarketplaceDependencies, 'users'>;

/**
 * Gives a job to an employee of its contractor (or the contractor themself, or nobody), or to another contractor, with
 * whom nobody has it at first.
 * @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state`, `slot_taken`, `changed_meanwhile`;
 * BadInput `not_an_employee`, `own_booking`
 */
export function assignBooking(
  id: string,
  caller: Caller,
  asked: Assignment,
  dependencies: Dependencies,
): Promise<BookingRecord> {
  const employeeId = asked.employeeId === undefined ? asked.contractorEmployeeId : asked.employeeId;
  return changeBooking(id, caller, asked.version, async (booking, own) => {
    const contractorId = asked.contractorId ?? booking.contractorId;
    const isOther = contractorId !== booking.contractorId || booking.contractor === null;
    requireAllowed(booking, own, isOther ? 'reassign' : 'assign');
    if (!isOther && (employeeId === undefined || employeeId === booking.contractorEmployeeId)) return null;
    if (contractorId === booking.customerId) throw ownBooking();
    const by = await actingUser(booking, caller, dependencies.users);
    const contractor = await requireContractor(contractorId, dependencies.users);
    const party = toContractorDetails(contractor, await upsertProfile(contractor));
    const employee = employeeId ? await requireEmployee(employeeId, contractor, dependencies) : null;
    return toAssignmentChange(booking, party, employee, isOther, by);
  });
}

function toAssignmentChange(
  booking: BookingRecord,
  contractor: NonNullable<BookingRecord['contractor']>,
  employee: PersonCard | null,
  isOther: boolean,
  by: Change['by'],
): Change {
  const parties = [booking.customer && booking.customerId, contractor.id, employee?.id];
  const set: Partial<BookingRecord> = {
    contractorId: contractor.id,
    contractor,
    contractorEmployeeId: employee?.id ?? null,
    employee: employee && { id: employee.id, name: employee.name },
    parties: [...new Set(parties.filter((one) => typeof one === 'string'))],
    ...(booking.status === 'pending' ? {} : { holds: reservedSlots(contractor.id, booking) }),
  };
  if (!isOther) return { set, what: 'assigned', detail: employee?.name ?? '', by };
  const before = booking.contractor?.company || booking.contractor?.name;
  const now = contractor.company || contractor.name;
  return { set, what: 'reassigned', detail: before ? `From ${before} to ${now}` : `To ${now}`, by };
}

function ownBooking() {
  const message = 'A job is not done by its own customer.';
  return new BadInput(message, [{ path: 'contractorId', message }], 'own_booking');
}

/** @throws NotFound `person_not_found`; BadInput `not_an_employee` for whoever is neither the contractor nor works for them */
async function requireEmployee(id: string, contractor: PersonCard, { users }: Dependencies): Promise<PersonCard> {
  if (id === contractor.id) return contractor;
  const card = await requireUser(users, id);
  if (card.role === 'contractor_employee' && card.contractorId === contractor.id) return card;
  const message = 'This person does not work for the contractor.';
  throw new BadInput(message, [{ path: 'employeeId', message }], 'not_an_employee');
}
