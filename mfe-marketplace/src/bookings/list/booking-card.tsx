import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Badge, CalendarIcon, CardSurface, LinkButton, Stack, styled, usePhone } from '@plaza/ui';
import { memo, useId } from 'react';
import { Clamped } from '../../text/clamped';
import { BookingActions } from '../actions/booking-actions';
import { BookingEssentials } from '../booking/booking-essentials';
import { formatDuration, statusLabels } from '../booking/booking-labels';
import { BookingTime } from '../booking/booking-time';
import { IconText } from '../booking/icon-text';
import { NextStepLine } from '../booking/next-step-line';
import { PriorityBadge } from '../booking/priority-badge';

interface Props {
  readonly booking: Booking;
  /** Must be a stable function, or every card of a list renders again with each key typed in its search. */
  readonly onOpen: (bookingId: string) => void;
}

/**
 * A booking with its main fields and actions. On phones it shows four facts, and a press anywhere on it opens the
 * details.
 */
export const BookingCard = memo(function BookingCard({ booking, onOpen }: Props) {
  const titleId = useId();
  const isPhone = usePhone();
  const status = statusLabels[booking.status];
  return (
    <Surface as="article" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>
          <LinkButton onClick={() => onOpen(booking.id)}>
            <Clamped text={booking.title} lines={3} />
          </LinkButton>
        </h2>
        <Badges>
          <PriorityBadge priority={booking.priority} />
          <Badge tone={status.tone} dot>
            {status.label}
          </Badge>
        </Badges>
      </Head>
      <Facts gap={4}>
        <IconText icon={<CalendarIcon label="When" />}>
          <BookingTime booking={booking} /> <Whole>· {formatDuration(booking.duration)}</Whole>
        </IconText>
        <BookingEssentials booking={booking} />
      </Facts>
      {!isPhone && booking.cancellation && <Notes>{booking.cancellation.reason}</Notes>}
      {!isPhone && booking.notes && !booking.cancellation && <Notes>{booking.notes}</Notes>}
      <Foot>
        <NextStepLine booking={booking} />
        {booking.actions.length > 0 && <BookingActions booking={booking} withReview />}
      </Foot>
    </Surface>
  );
});

const Surface = styled(CardSurface)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

/** On phones each fact takes one line, except the time, which may need two. */
const Facts = styled(Stack)`
  ${({ theme }) => theme.media.phone} {
    > :not(:first-child) > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Badges wrap below the title where they would leave it too little room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  > h2 { flex: 1 1 11rem; min-width: 0; overflow-wrap: anywhere; }
  > h2 > button { font: inherit; text-align: start; }
  /* On phones the whole card opens the details, except for the controls in it. */
  ${({ theme }) => theme.media.phone} {
    > h2 > button { position: static; }
    > h2 > button::after { inset: 0; width: auto; height: auto; transform: none; }
  }
`;

const Badges = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  max-width: 100%;
  gap: ${({ theme }) => theme.space[4]};
`;

const Notes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :last-child { position: relative; }
  &:empty { display: none; }
`;
