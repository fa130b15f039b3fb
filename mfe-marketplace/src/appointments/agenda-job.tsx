import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Badge, Day, LinkButton, styled } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { BookingCosts } from '../bookings/booking-costs';
import { otherSides } from '../bookings/booking-sides';
import { durationInWords, priorityWords, statusWords } from '../bookings/booking-words';
import { timesOf } from '../times/in-words';

interface Props {
  readonly booking: Booking;
  readonly timeZone: string;
  readonly onOpen: (bookingId: string) => void;
}

/** An appointment with all there is to know of it: when, what, where, with whom, for how much, and how it stands. */
export function AgendaJob({ booking, timeZone, onOpen }: Props) {
  const user = useUser();
  const { title, description, status, priority, location, employee, duration, notes } = booking;
  const people = otherSides(booking, user).map(({ part, person }) => {
    const known = person && [person.name, person.company, person.phone, person.email].filter(Boolean).join(' · ');
    return { part, words: known ?? 'this account is gone' };
  });
  return (
    <Root>
      <When>
        <time dateTime={booking.startsAt}>{timesOf(booking, timeZone)}</time>
        <Muted>{durationInWords(duration)}</Muted>
      </When>
      <What>
        <LinkButton onClick={() => onOpen(booking.id)}>{title}</LinkButton>
        {description && <span>{description}</span>}
        <Muted>{location}</Muted>
        {people.map(({ part, words }) => (
          <Muted key={part}>
            {part}: {words}
          </Muted>
        ))}
        {employee && <Muted>Given to {employee.name}</Muted>}
        {notes && <Muted>Notes: {notes}</Muted>}
        <Muted>
          Asked for on <Day at={booking.createdAt} />
        </Muted>
      </What>
      <State>
        <Badge tone={statusWords[status].tone} dot>
          {statusWords[status].label}
        </Badge>
        <Badge tone={priorityWords[priority].tone}>{priorityWords[priority].label}</Badge>
        <Muted>
          <BookingCosts booking={booking} />
        </Muted>
      </State>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  overflow-wrap: anywhere;
  ${({ theme }) => theme.media.phone} { grid-template-columns: 96px minmax(0, 1fr); }
`;

const When = styled.div`
  display: grid;
  align-content: start;
  font-variant-numeric: tabular-nums;
`;

const What = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
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
    grid-column: 2;
  }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
