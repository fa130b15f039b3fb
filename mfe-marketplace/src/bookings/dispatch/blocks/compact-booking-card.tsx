import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { DragHandle, LinkButton, styled } from '@plaza/ui';
import { clockInterval, formatDay, toDay } from '@plaza/ui/time';
import { statusLabels } from '../../booking/booking-labels';
import { AssignMenu } from '../assignment/assign-menu';
import { useBoardContext } from '../assignment/board-context';
import { touchesDay } from '../board/board-bookings';
import { bookingBackground } from './booking-block';
import { BookingTitle } from './booking-title';
import { useBookingDrag } from './use-booking-drag';

/** A booking in a list: title, time, location and contractor; contractors see the customer instead. */
export function CompactBookingCard({ booking, isDraggable = false }: { booking: Booking; isDraggable?: boolean }) {
  const { board, timeZone, isAdmin, onDay } = useBoardContext();
  const { block, handle, isDragging } = useBookingDrag(booking);
  const day = toDay(booking.startsAt, timeZone);
  const dayLabel = formatDay(day, 'weekdayShort');
  return (
    <Card {...(isDraggable && block)} $status={booking.status} $lifted={isDragging}>
      <Line>
        {isDraggable && handle && <DragHandle label={`Move ${booking.title}`} {...handle} />}
        <BookingTitle booking={booking} />
      </Line>
      <Facts>
        <span>
          {!touchesDay(booking, board) && (
            <>
              <LinkButton aria-label={`Show ${dayLabel}`} onClick={() => onDay(day)}>
                {dayLabel}
              </LinkButton>{' '}
            </>
          )}
          <Whole>{clockInterval(booking, { timeZone })}</Whole>
        </span>
        <span>{statusLabels[booking.status].label}</span>
        <span>{booking.location}</span>
        <span>{isAdmin ? toContractorName(booking) : (booking.customer?.name ?? 'The customer is gone')}</span>
      </Facts>
      <AssignMenu booking={booking} />
    </Card>
  );
}

const toContractorName = ({ contractor }: Booking): string =>
  contractor ? contractor.company || contractor.name : 'The contractor is gone';

const Card = styled.li<{ $status: BookingStatus; $lifted: boolean }>`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;
  padding: ${({ theme }) => theme.space[8]};
  ${bookingBackground}
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  width: 100%;
  min-width: 0;
  font-size: ${({ theme }) => theme.size[14]};
  /* Unlike a block of the grid, a card has room for a title of several lines. */
  > :last-child > span {
    display: -webkit-box;
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  /* Offsets the touch height of the title, so that its text keeps its distance to the edge. */
  ${({ theme }) => theme.media.touch} { margin-block: -${({ theme }) => theme.space[8]} -6px; }
`;

const Facts = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Whole = styled.span`
  white-space: nowrap;
`;
