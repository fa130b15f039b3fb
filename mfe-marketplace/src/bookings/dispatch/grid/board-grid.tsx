import { styled, useScrollEdges } from '@plaza/ui';
import { useEffect, useRef, useState } from 'react';
import { useBoardContext } from '../assignment/board-context';
import { UnassignedColumn } from '../blocks/unassigned-column';
import { BoardDrag } from '../drag/board-drag';
import { rowsFrame, rowsHead } from '../drag/detect-collision';
import { HourLine, hourWidth } from './hour-line';
import { hoursBefore, hoursShown } from './hours';
import { UserRow } from './user-row';

/**
 * The board on wide screens: unassigned bookings on the left, users as rows, hours as columns from the first needed
 * one.
 */
export function BoardGrid() {
  const { board, timeZone } = useBoardContext();
  const hours = hoursShown(board, timeZone);
  const frame = useRef<HTMLDivElement>(null);
  const [opensAt] = useState(() => hoursBefore(board, hours) * hourWidth);
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = opensAt;
  }, [opensAt]);
  useScrollEdges(frame);
  return (
    <BoardDrag>
      <Halves>
        <UnassignedColumn isDraggable />
        <Edges>
          <Frame {...rowsFrame} ref={frame} role="group" aria-label="People and their day" tabIndex={0}>
            <Day>
              <Head {...rowsHead}>
                <span aria-hidden data-name />
                <HourLine hours={hours} timeZone={timeZone} />
              </Head>
              {board.people.map((user) => (
                <UserRow key={user.id} user={user} hours={hours} />
              ))}
            </Day>
          </Frame>
        </Edges>
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

/** Fades at the edges beyond which more hours or users are hidden. */
const Edges = styled.div`
  position: relative;
  min-width: 0;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: ${({ theme }) => theme.layer.sticky + 2};
    display: none;
    pointer-events: none;
  }
  &::after {
    inset: 1px 1px 1px auto;
    width: 32px;
    border-radius: 0 ${({ theme }) => theme.radius.card} ${({ theme }) => theme.radius.card} 0;
    background: linear-gradient(to left, ${({ theme }) => theme.color.surface}, transparent);
  }
  &::before {
    inset: auto 1px 1px;
    height: 10px;
    background: linear-gradient(to top, ${({ theme }) => theme.color.edgeShade}, transparent);
  }
  &:has(> [data-beyond])::after,
  &:has(> [data-below])::before { display: block; }
  /* Where hours are hidden at the start, the names overlay them. */
  > [data-before] [data-name] { box-shadow: 8px 0 8px -8px ${({ theme }) => theme.color.edgeShade}; }
`;

/** As wide as its hours, so that the frame is notified of each change of size. */
const Day = styled.div`
  width: max-content;
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
