import type { DispatchUser } from '@plaza/contracts/marketplace/dispatch';
import { Avatar, CardSurface, Row, Stack, styled } from '@plaza/ui';
import { useId } from 'react';
import { useBoardContext } from './assignment/board-context';
import { CompactBookingCard } from './blocks/compact-booking-card';
import { UnassignedColumn } from './blocks/unassigned-column';
import { bookingsOfAssignee } from './board/board-bookings';
import { workingHoursLabel } from './board/working-hours-label';

/** The board on phones: users below each other, each with a list of bookings. */
export function BoardList() {
  const { board } = useBoardContext();
  return (
    <Stack>
      <UnassignedColumn />
      {board.people.map((user) => (
        <UserSection key={user.id} user={user} />
      ))}
    </Stack>
  );
}

function UserSection({ user }: { user: DispatchUser }) {
  const { board, timeZone } = useBoardContext();
  const nameId = useId();
  const bookings = bookingsOfAssignee(user, board);
  return (
    <Section as="section" aria-labelledby={nameId}>
      <Row gap={8} wrap={false}>
        <Avatar name={user.name} size={32} />
        <div>
          <h3 id={nameId}>{user.name}</h3>
          <Muted>{workingHoursLabel(user, timeZone)}</Muted>
        </div>
      </Row>
      {bookings.length === 0 ? (
        <Muted>No bookings on this day.</Muted>
      ) : (
        <ul aria-label={`Bookings of ${user.name}`}>
          {bookings.map((booking) => (
            <CompactBookingCard key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const Section = styled(CardSurface)`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]};
  > ul {
    display: grid;
    gap: ${({ theme }) => theme.space[8]};
    padding: 0;
    list-style: none;
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
