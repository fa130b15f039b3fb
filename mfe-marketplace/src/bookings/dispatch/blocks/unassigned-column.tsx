import { useDroppable } from '@dnd-kit/core';
import { css, ScrollFrame, styled } from '@plaza/ui';
import { useBoardContext } from '../assignment/board-context';
import { CompactBookingCard } from './compact-booking-card';

/** The id of the unassigned column among the drop targets. */
export const unassignedId = 'nobody';

/** The unassigned bookings of all days. If they can be dragged, the column is as high as the board beside it. */
export function UnassignedColumn({ isDraggable = false }: { isDraggable?: boolean }) {
  const { board, isAdmin } = useBoardContext();
  const { setNodeRef, isOver } = useDroppable({ id: unassignedId, disabled: isAdmin });
  return (
    <Column ref={setNodeRef} aria-labelledby="dispatch-unassigned" $over={isOver} $isLow={isDraggable}>
      <h3 id="dispatch-unassigned">
        Unassigned ({board.unassigned.length}
        {board.moreUnassigned && '+'})
      </h3>
      {board.unassigned.length === 0 ? (
        <p>Every open booking has somebody.</p>
      ) : (
        <ScrollFrame>
          <List aria-label="Unassigned bookings">
            {board.unassigned.map((booking) => (
              <CompactBookingCard key={booking.id} booking={booking} isDraggable={isDraggable} />
            ))}
          </List>
        </ScrollFrame>
      )}
    </Column>
  );
}

const Column = styled.section<{ $over: boolean; $isLow: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[8]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${({ $isLow }) => $isLow && 'max-height: max(70vh, 720px);'}
  > p { color: ${({ theme }) => theme.color.muted}; }
  ${({ $over, theme }) => $over && css`outline: 2px solid ${theme.color.focus}; outline-offset: -2px;`}
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[8]};
  padding: 0;
  list-style: none;
`;
