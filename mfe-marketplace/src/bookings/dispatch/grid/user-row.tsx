import { useDroppable } from '@dnd-kit/core';
import type { DispatchPerson } from '@plaza/contracts/marketplace/dispatch';
import { Avatar, css, styled } from '@plaza/ui';
import { use } from 'react';
import { DraggedBookingContext, useBoardContext } from '../assignment/board-context';
import { BookingBlock, blockHeight } from '../blocks/booking-block';
import { bookingsOfAssignee } from '../board/board';
import { workingHoursLabel } from '../board/working-hours-label';
import { ConflictList } from '../conflicts/conflict-list';
import { conflictsOf } from '../conflicts/conflicts';
import { hourWidth } from './hour-line';
import { assignLanes, positionOf, type ShownHours } from './hours';

const gap = 4;
/** Hours that a block takes at least, so that its words have room. */
const minHours = 2.6;

/** Somebody, when they work, and their jobs at their times. */
export function UserRow({ person, hours }: { person: DispatchPerson; hours: ShownHours }) {
  const { board, timeZone } = useBoardContext();
  const moving = use(DraggedBookingContext);
  const { setNodeRef, isOver } = useDroppable({ id: person.id });
  const conflicts = moving && conflictsOf(moving, person, board, timeZone);
  const placed = bookingsOfAssignee(person, board).flatMap((job) => {
    const place = positionOf({ from: job.startsAt, until: job.endsAt }, hours);
    return place ? [{ job, start: place.start, length: Math.max(place.length, minHours) }] : [];
  });
  const lanes = assignLanes(placed);
  const height = Math.max(1, ...lanes.map((lane) => lane + 1)) * (blockHeight + gap) + gap;
  return (
    <Row
      ref={setNodeRef}
      role="group"
      aria-label={person.name}
      data-over={isOver || undefined}
      $over={isOver}
      $state={!conflicts ? 'still' : conflicts.refused ? 'refused' : 'open'}
    >
      <Who>
        <Avatar name={person.name} size={24} />
        <div>
          <Name>{person.name}</Name>
          {conflicts && conflicts.words.length > 0 ? (
            <ConflictList conflicts={conflicts} />
          ) : (
            <Muted>{workingHoursLabel(person, timeZone)}</Muted>
          )}
        </div>
      </Who>
      <Track style={{ minHeight: height, width: hours.begins.length * hourWidth }} $any={!person.working}>
        {person.working?.map((span) => {
          const place = positionOf(span, hours);
          const style = place && { left: place.start * hourWidth, width: place.length * hourWidth };
          return place && <Worked key={span.from} aria-hidden style={style} />;
        })}
        <ul aria-label={`Jobs of ${person.name}`}>
          {placed.map(({ job, start, length }, index) => (
            <BookingBlock
              key={job.id}
              job={job}
              left={start * hourWidth}
              top={(lanes[index] ?? 0) * (blockHeight + gap) + gap}
              width={length * hourWidth - 2}
            />
          ))}
        </ul>
      </Track>
    </Row>
  );
}

const Row = styled.div<{ $over: boolean; $state: 'still' | 'open' | 'refused' }>`
  display: flex;
  width: max-content;
  scroll-margin-top: 36px; /* below the hours, which stay at the top */
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ $over, $state, theme }) =>
    $over &&
    css`
      outline: 2px ${$state === 'refused' ? 'dashed' : 'solid'} ${$state === 'refused' ? theme.color.bad.line : theme.color.focus};
      outline-offset: -2px;
    `}
`;

const Who = styled.div`
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

const Worked = styled.span`
  position: absolute;
  inset-block: 0;
  background: ${({ theme }) => theme.color.surface};
`;
