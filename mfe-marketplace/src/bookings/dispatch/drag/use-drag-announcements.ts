import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { formatTimeRange } from '../../../times/format-time';
import type { BoardContext } from '../assignment/board-context';
import { nobody } from '../blocks/unassigned-column';
import { assigneeOf, bookingsOf } from '../board/board';
import { conflictsOf } from '../conflicts/conflicts';

/** What a screen reader says at the handle of a job. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    'To give this job to somebody, press Space. Then the arrow keys go from person to person, Space puts it down, Escape leaves it where it was.',
};

/** What a screen reader says while a job moves. */
export function useDragAnnouncements({ board, timeZone }: BoardContext): Announcements {
  // A lifted job is at once over its own place; saying so would cut off the words that it was picked up.
  const liftedFrom = useRef<string>(undefined);
  const jobOf = (id: UniqueIdentifier) => bookingsOf(board).find((job) => job.id === id);
  const titleOf = (id: UniqueIdentifier) => jobOf(id)?.title ?? 'The job';
  const personOf = (id: UniqueIdentifier) => board.people.find((person) => person.id === id);
  const placeOf = (id: UniqueIdentifier) => personOf(id)?.name ?? 'Unassigned';
  const conflictsAt = (jobId: UniqueIdentifier, placeId: UniqueIdentifier) => {
    const [job, person] = [jobOf(jobId), personOf(placeId)];
    return job && person ? conflictsOf(job, person, board, timeZone) : undefined;
  };
  return {
    onDragStart({ active }) {
      const job = jobOf(active.id);
      if (!job) return undefined;
      const holder = assigneeOf(job, board);
      liftedFrom.current = holder?.id ?? nobody;
      return `Picked up ${job.title}, ${formatTimeRange(job, timeZone)}, ${holder?.name ?? 'Unassigned'}.`;
    },
    onDragOver({ active, over }) {
      const isStart = over?.id === liftedFrom.current;
      liftedFrom.current = undefined;
      if (isStart || !over) return undefined;
      const { words = [], refused = false } = conflictsAt(active.id, over.id) ?? {};
      const against = [...words, ...(refused ? ['Cannot be given'] : [])].map((word) => ` ${word}.`).join('');
      return `${titleOf(active.id)} is over ${placeOf(over.id)}.${against}`;
    },
    onDragEnd({ active, over }) {
      if (!over) return `${titleOf(active.id)} stays where it was.`;
      const isRefused = conflictsAt(active.id, over.id)?.refused;
      return isRefused
        ? `${titleOf(active.id)} cannot be given to ${placeOf(over.id)}.`
        : `${titleOf(active.id)} was put down at ${placeOf(over.id)}.`;
    },
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
}
