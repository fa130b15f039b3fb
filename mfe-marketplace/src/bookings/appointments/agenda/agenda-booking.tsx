import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Badge, LinkButton, styled } from '@plaza/ui';
import { clockInterval } from '@plaza/ui/time';
import { memo } from 'react';
import { Clamped } from '../../../text/clamped';
import { BookingActions } from '../../actions/booking-actions';
import { BookingEssentials } from '../../booking/booking-essentials';
import { formatDuration, statusLabels } from '../../booking/booking-labels';
import { BookingLines } from '../../booking/booking-lines';
import { NextStepLine } from '../../booking/next-step-line';
import { PriorityBadge } from '../../booking/priority-badge';

interface Props {
  readonly booking: Booking;
  readonly timeZone: string;
  /** Must be a stable function, or all bookings of the two weeks render again with each change. */
  readonly onOpen: (bookingId: string) => void;
}

/** A booking with its main fields and actions; all fields when expanded. */
export const AgendaBooking = memo(function AgendaBooking({ booking, timeZone, onOpen }: Props) {
  const { title, description, status, priority, duration } = booking;
  return (
    <Root>
      <When>
        <time dateTime={booking.startsAt}>{clockInterval(booking, { timeZone })}</time>
        <Muted>{formatDuration(duration)}</Muted>
      </When>
      <What>
        <LinkButton onClick={() => onOpen(booking.id)}>
          <Clamped text={title} lines={3} />
        </LinkButton>
        {description && <Clamped text={description} lines={3} />}
        <BookingEssentials booking={booking} />
      </What>
      <State>
        <Badge tone={statusLabels[status].tone} dot>
          {statusLabels[status].label}
        </Badge>
        <PriorityBadge priority={priority} />
      </State>
      <Step>
        <NextStepLine booking={booking} />
        {booking.actions.length > 0 && <BookingActions booking={booking} withReview />}
      </Step>
      <Details>
        <summary aria-label={`All of ${title}`}>All details</summary>
        <BookingLines booking={booking} />
      </Details>
    </Root>
  );
});

const Root = styled.li`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  overflow-wrap: anywhere;
  /* Two weeks may be hundreds of bookings: those out of sight are neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-height: auto 230px;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); contain-intrinsic-height: auto 290px; }
`;

const When = styled.div`
  display: grid;
  align-content: start;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* On phones it is the first line of the card. */
  ${({ theme }) => theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${({ theme }) => theme.space[8]};
  }
`;

const What = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};
`;

const State = styled.div`
  display: grid;
  align-content: start;
  justify-items: end;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[8]};
  }
`;

const Details = styled.details`
  grid-column: 2 / -1;
  > summary {
    width: max-content;
    padding-block: ${({ theme }) => theme.space[4]};
    ${({ theme }) => theme.media.touch} { padding: 12px 0; }
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.accentText};
    cursor: pointer;
  }
  > summary:hover { text-decoration: underline; text-underline-offset: 3px; }
  > dl {
    margin-top: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[12]};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.sunken};
  }
  ${({ theme }) => theme.media.phone} { grid-column: 1 / -1; }
`;

const Step = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${({ theme }) => theme.space[8]};
  &:empty { display: none; }
  ${({ theme }) => theme.media.phone} { grid-column: 1 / -1; }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
