import type { Caller } from '@plaza/contracts/session';
import type { People } from '../people/people';
import type { BookingRecord, NamedPerson } from './booking.model';

/** The caller by the name that the booking has of them, else by that of identity. */
export async function whoActs(booking: BookingRecord, { id }: Caller, people: People): Promise<NamedPerson> {
  const known = [booking.customer, booking.contractor, booking.employee].find((party) => party?.id === id);
  const name = known?.name ?? (await people.byIds([id])).get(id)?.name ?? '';
  return { id, name };
}
