import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { css, DragHandle, styled } from '@plaza/ui';
import { clockInterval } from '@plaza/ui/time';
import { statusLabels } from '../../booking/booking-labels';
import { AssignMenu } from '../assignment/assign-menu';
import { useBoardContext } from '../assignment/board-context';
import { BookingTitle } from './booking-title';
import { statusIcons } from './status-icons';
import { useBookingDrag } from './use-booking-drag';

interface BookingBlockProps {
  readonly booking: Booking;
  /** In pixels, like `top` and `width`. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A booking at its time in a user's row. */
export function BookingBlock({ booking, left, top, width }: BookingBlockProps) {
  const { timeZone } = useBoardContext();
  const { block, handle, isDragging } = useBookingDrag(booking);
  return (
    <Block {...block} style={{ left, top, width }} $status={booking.status} $lifted={isDragging}>
      {handle && <DragHandle label={`Move ${booking.title}`} {...handle} />}
      <Labels>
        <BookingTitle booking={booking} />
        <Times>
          {statusIcons[booking.status]}
          {clockInterval(booking, { timeZone })}
        </Times>
      </Labels>
      <AssignMenu booking={booking} compact />
    </Block>
  );
}

/** In pixels. */
export const blockHeight = 48;

/** In the color of the status badge used elsewhere; pending ones are dashed. */
export const bookingBackground = css<{ $status: BookingStatus; $lifted: boolean }>`
  border: 1px ${({ $status }) => ($status === 'pending' ? 'dashed' : 'solid')};
  border-color: ${({ theme, $status }) => {
    const { tone } = statusLabels[$status];
    return tone === 'neutral' ? theme.color.line : theme.color[tone].line;
  }};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $status }) => {
    const { tone } = statusLabels[$status];
    return tone === 'neutral' ? theme.color.sunken : theme.color[tone].tint;
  }};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size[13]};
  ${({ $lifted, theme }) =>
    $lifted && css`border-style: dotted; background: ${theme.color.sunken}; color: ${theme.color.muted};`}
`;

const Block = styled.li<{ $status: BookingStatus; $lifted: boolean }>`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 2px;
  height: ${blockHeight}px;
  padding: 0 2px;
  overflow: hidden;
  ${bookingBackground}
`;

const Labels = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  padding-inline-start: 2px;
  /* A title of full touch height would leave no room for the time, so on touch screens both open the booking. */
  ${({ theme }) => theme.media.touch} {
    position: relative;
    > button { min-height: 24px; }
    > button::after { position: absolute; inset: 0; content: ''; }
  }
`;

const Times = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  overflow: hidden;
  color: ${({ theme }) => theme.color.text};
  white-space: nowrap;
`;
