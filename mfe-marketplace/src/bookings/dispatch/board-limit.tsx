import { LimitNote } from '../../notices/limit-note';
import { useBoardContext } from './assignment/board-context';
import { jobsWithoutRow } from './board/board-bookings';

/** Says what the board has no space for: jobs of the day, or contractors without one. */
export function BoardLimit() {
  const { board } = useBoardContext();
  if (!board.morePeople) return null;
  const shown = new Set(board.people.map(({ contractorId }) => contractorId)).size;
  const jobs = jobsWithoutRow(board).length;
  if (jobs > 0) {
    const missing = jobs === 1 ? 'One more job of this day is' : `${jobs} more jobs of this day are`;
    return (
      <LimitNote>
        The board has space for {shown} contractors. {missing} in the List and the Week.
      </LimitNote>
    );
  }
  return (
    <LimitNote>
      The board has space for {shown} contractors: all who have a job on this day, and others by name. To give a job to
      somebody else, open it and press Reassign.
    </LimitNote>
  );
}
