import type { PersonCard } from '@plaza/contracts/identity';
import type { Assignment } from '@plaza/contracts/marketplace/bookings';
import type { Caller } from '@plaza/contracts/session';
import { BadInput } from '@plaza/service-kit/errors';
import { profileFor } from '../contractors/profiles';
import type { MarketplaceParts } from '../parts';
import { demandContractorCard } from '../people/contractor-card';
import { demandPerson } from '../people/people';
import type { BookingRecord } from './booking.model';
import { heldTime } from './held-time';
import { contractorParty } from './party';
import { whoActs } from './who-acts';
import { type Change, changeBooking, demandPossible } from './write-booking';

type Parts = Pick<MarketplaceParts, 'people'>;

/**
 * Gives a job to an employee of its contractor (or the contractor themself, or nobody), or to another contractor, with
 * whom nobody has it at first.
 * @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state`, `slot_taken`, `changed_meanwhile`;
 * BadInput `not_an_employee`, `own_booking`
 */
export function assignBooking(id: string, caller: Caller, asked: Assignment, parts: Parts): Promise<BookingRecord> {
  const employeeId = asked.employeeId === undefined ? asked.contractorEmployeeId : asked.employeeId;
  return changeBooking(id, caller, asked.version, async (booking, own) => {
    const contractorId = asked.contractorId ?? booking.contractorId;
    const isOther = contractorId !== booking.contractorId || booking.contractor === null;
    demandPossible(booking, own, isOther ? 'reassign' : 'assign');
    if (!isOther && (employeeId === undefined || employeeId === booking.contractorEmployeeId)) return null;
    if (contractorId === booking.customerId) throw ownBooking();
    const by = await whoActs(booking, caller, parts.people);
    const contractor = await demandContractorCard(contractorId, parts.people);
    const party = contractorParty(contractor, await profileFor(contractor));
    const employee = employeeId ? await demandEmployee(employeeId, contractor, parts) : null;
    return given(booking, party, employee, isOther, by);
  });
}

function given(
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
    ...(booking.status === 'pending' ? {} : { holds: heldTime(contractor.id, booking) }),
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
async function demandEmployee(id: string, contractor: PersonCard, { people }: Parts): Promise<PersonCard> {
  if (id === contractor.id) return contractor;
  const card = await demandPerson(people, id);
  if (card.role === 'contractor_employee' && card.contractorId === contractor.id) return card;
  const message = 'This person does not work for the contractor.';
  throw new BadInput(message, [{ path: 'employeeId', message }], 'not_an_employee');
}
