import { useDroppable } from '@dnd-kit/core';
import type { DispatchUser } from '@plaza/contracts/marketplace/dispatch';
import { Avatar, css, styled } from '@plaza/ui';
import { use } from 'react';
import { DraggedBookingContext, useBoardContext } from '../assignment/board-context';
import { BookingBlock, blockHeight } from '../blocks/booking-block';
import { bookingsOfAssignee, isAvailable } from '../board/board-bookings';
import { workingHoursLabel } from '../board/working-hours-label';
import { ConflictList } from '../conflicts/conflict-list';
import { conflictsOf } from '../conflicts/conflicts';
import { hourWidth } from './hour-line';
import { assignRows, positionOf, type ShownHours } from './hours';

const gap = 4;
/** The minimum width of a block, in hours, so that its text fits. */
const minHours = 2.6;

/** A user with their working hours and their bookings at their times. */
export function UserRow({ user, hours }: { user: DispatchUser; hours: ShownHours }) {
  const { board, timeZone } = useBoardContext();
  const dragged = use(DraggedBookingContext);
  const { setNodeRef, isOver } = useDroppable({ id: user.id, disabled: !isAvailable(user) });
  const conflicts = dragged && isAvailable(user) && conflictsOf(dragged, user, board, timeZone);
  const placed = bookingsOfAssignee(user, board).flatMap((booking) => {
    const position = positionOf({ from: booking.startsAt, until: booking.endsAt }, hours);
    return position ? [{ booking, start: position.start, length: Math.max(position.length, minHours) }] : [];
  });
  const rows = assignRows(placed);
  const height = Math.max(1, ...rows.map((row) => row + 1)) * (blockHeight + gap) + gap;
  return (
    <Row
      ref={setNodeRef}
      role="group"
      aria-label={user.name}
      data-over={isOver || undefined}
      $over={isOver}
      $isRejected={conflicts ? conflicts.rejected : false}
    >
      <UserCell data-name>
        <Avatar name={user.name} size={24} />
        <div>
          <Name>{user.name}</Name>
          {conflicts && conflicts.messages.length > 0 ? (
            <ConflictList conflicts={conflicts} />
          ) : (
            <Muted>{workingHoursLabel(user, timeZone)}</Muted>
          )}
        </div>
      </UserCell>
      <Track style={{ minHeight: height, width: hours.begins.length * hourWidth }} $any={!user.working}>
        {user.working?.map((interval) => {
          const position = positionOf(interval, hours);
          const style = position && { left: position.start * hourWidth, width: position.length * hourWidth };
          return position && <WorkingTime key={interval.from} aria-hidden style={style} />;
        })}
        <ul aria-label={`Bookings of ${user.name}`}>
          {placed.map(({ booking, start, length }, index) => (
            <BookingBlock
              key={booking.id}
              booking={booking}
              left={start * hourWidth}
              top={(rows[index] ?? 0) * (blockHeight + gap) + gap}
              width={length * hourWidth - 2}
            />
          ))}
        </ul>
      </Track>
    </Row>
  );
}

const Row = styled.div<{ $over: boolean; $isRejected: boolean }>`
  display: flex;
  width: max-content;
  scroll-margin-top: 36px; /* below the hours, which are sticky */
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ $over, $isRejected, theme }) =>
    $over &&
    css`
      outline: 2px ${$isRejected ? 'dashed' : 'solid'} ${$isRejected ? theme.color.bad.line : theme.color.focus};
      outline-offset: -2px;
    `}
`;

const UserCell = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.layer.sticky};
  left: 0;
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[8]};
  width: 200px;
  padding: ${({ theme }) => theme.space[8]};
  border-inline-end: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  [data-over] > & { background: ${({ theme }) => theme.color.hover}; box-shadow: inset 3px 0 ${({ theme }) => theme.color.focus}; }
  > div { min-width: 0; overflow-wrap: anywhere; }
`;

const Name = styled.p`
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Track = styled.div<{ $any: boolean }>`
  position: relative;
  background: ${({ theme, $any }) => ($any ? theme.color.surface : theme.color.sunken)};
  > ul { padding: 0; list-style: none; }
`;

const WorkingTime = styled.span`
  position: absolute;
  inset-block: 0;
  background: ${({ theme }) => theme.color.surface};
`;
