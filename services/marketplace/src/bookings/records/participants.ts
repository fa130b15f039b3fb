import type { BookingRecord } from './booking.model';

type ParticipantFields = Pick<
  BookingRecord,
  'customer' | 'customerId' | 'contractor' | 'contractorId' | 'contractorEmployeeId'
>;

/**
 * The ids of the users who may see a booking, each once: a user may have two roles, and keeps the other if one ends.
 */
export function participantIdsOf(booking: ParticipantFields): string[] {
  const { customer, customerId, contractor, contractorId, contractorEmployeeId } = booking;
  const ids = [customer && customerId, contractor && contractorId, contractorEmployeeId];
  return [...new Set(ids.filter((id) => id !== null))];
}
