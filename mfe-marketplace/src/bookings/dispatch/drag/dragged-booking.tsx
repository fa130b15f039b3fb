import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { clockDayInterval } from '@plaza/ui/time';
import { bookingBackground } from '../blocks/booking-block';

/** A booking while it is dragged. */
export const DraggedBooking = ({ booking, timeZone }: { booking: Booking; timeZone: string }) => (
  <Carried $status={booking.status} $lifted={false} aria-hidden>
    <strong>{booking.title}</strong>
    <span>{clockDayInterval(booking, { timeZone })}</span>
  </Carried>
);

const Carried = styled.div<{ $status: BookingStatus; $lifted: boolean }>`
  display: grid;
  width: 180px;
  padding: ${({ theme }) => theme.space[8]};
  ${bookingBackground}
  box-shadow: ${({ theme }) => theme.shadow};
  cursor: grabbing;
  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
