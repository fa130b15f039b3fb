import type { Caller } from '@plaza/contracts/session';
import type { UserDirectory } from '../../users/user-directory';
import type { BookingRecord, NamedUser } from '../records/booking.model';

/** The caller by the name that the booking has of them, else by that of identity. */
export async function actingUser(booking: BookingRecord, { id }: Caller, users: UserDirectory): Promise<NamedUser> {
  const known = [booking.customer, booking.contractor, booking.employee].find((party) => party?.id === id);
  const name = known?.name ?? (await users.byIds([id])).get(id)?.name ?? '';
  return { id, name };
}
