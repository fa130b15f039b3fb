import { styled } from '@plaza/ui';
import { useEffect, useRef, useState } from 'react';
import { useBoardContext } from '../assignment/board-context';
import { UnassignedColumn } from '../blocks/unassigned-column';
import { BoardDrag } from '../drag/board-drag';
import { HourLine, hourWidth } from './hour-line';
import { hoursBefore, hoursShown } from './hours';
import { UserRow } from './user-row';

/** The board on wide screens: the unassigned on the left, users as rows, hours as columns from the first one needed. */
export function BoardGrid() {
  const { board, timeZone } = useBoardContext();
  const hours = hoursShown(board, timeZone);
  const frame = useRef<HTMLDivElement>(null);
  const [opensAt] = useState(() => hoursBefore(board, hours) * hourWidth);
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = opensAt;
  }, [opensAt]);
  return (
    <BoardDrag>
      <Halves>
        <UnassignedColumn isDraggable />
        <Frame ref={frame} role="group" aria-label="People and their day" tabIndex={0}>
          <Head>
            <span aria-hidden />
            <HourLine hours={hours} timeZone={timeZone} />
          </Head>
          {board.people.map((user) => (
            <UserRow key={user.id} user={user} hours={hours} />
          ))}
        </Frame>
      </Halves>
    </BoardDrag>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
`;

const Frame = styled.div`
  position: relative;
  max-height: 70vh;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const Head = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.layer.sticky + 1};
  top: 0;
  display: flex;
  width: max-content;
  background: ${({ theme }) => theme.color.surface};
  > :first-child {
    position: sticky;
    left: 0;
    flex: none;
    width: 200px;
    border-inline-end: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surface};
  }
`;
