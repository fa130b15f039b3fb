import type { Caller } from '@plaza/contracts/identity/session';
import type { UserDirectory } from '../../users/user-directory';
import type { BookingRecord, NamedUser } from '../records/booking.model';

/** The caller, with the name that the booking has for them or, if there is none, with that of identity. */
export async function actingUser(booking: BookingRecord, { id }: Caller, users: UserDirectory): Promise<NamedUser> {
  const known = [booking.customer, booking.contractor, booking.employee].find((one) => one?.id === id);
  const name = known?.name ?? (await users.byIds([id])).get(id)?.name ?? '';
  return { id, name };
}
