import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { DragHandle, LinkButton, styled } from '@plaza/ui';
import { formatDay, formatTimeRange, shortDay } from '../../../times/format-time';
import { dayOf } from '../../../times/zoned-time';
import { AssignMenu } from '../assignment/assign-menu';
import { useBoardContext } from '../assignment/board-context';
import { touchesDay } from '../board/board';
import { bookingBackground } from './booking-block';
import { BookingTitle } from './booking-title';
import { statusIcons } from './status-icons';
import { useBookingDrag } from './use-booking-drag';

/** A job in a list: what, when, where, and who is asked for it. */
export function BookingCard({ job, isDraggable = false }: { job: Booking; isDraggable?: boolean }) {
  const { board, timeZone, onDay } = useBoardContext();
  const { block, handle, isDragging } = useBookingDrag(job);
  const day = dayOf(job.startsAt, timeZone);
  const words = formatDay(day, shortDay);
  return (
    <Surface {...(isDraggable && block)} $status={job.status} $lifted={isDragging}>
      <Line>
        {isDraggable && handle && <DragHandle label={`Move ${job.title}`} {...handle} />}
        <BookingTitle job={job} />
      </Line>
      <Facts>
        <span>
          {touchesDay(job, board) ? (
            formatTimeRange(job, timeZone)
          ) : (
            <>
              <LinkButton aria-label={`Show ${words}`} onClick={() => onDay(day)}>
                {words}
              </LinkButton>{' '}
              {formatTimeRange(job, timeZone)}
            </>
          )}{' '}
          · {statusIcons[job.status].word}
        </span>
        <span>{job.location}</span>
        <span>{job.contractor ? job.contractor.company || job.contractor.name : 'The contractor is gone'}</span>
      </Facts>
      <AssignMenu job={job} />
    </Surface>
  );
}

const Surface = styled.li<{ $status: BookingStatus; $lifted: boolean }>`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;
  padding: ${({ theme }) => theme.space[8]};
  ${bookingBackground}
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  min-width: 0;
  font-size: ${({ theme }) => theme.size[14]};
`;

const Facts = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
