import { boardJobs } from '@plaza/contracts/marketplace/choices';
import { LimitNote } from '../../notices/limit-note';
import { useBoardContext } from './assignment/board-context';
import { bookingsWithoutRow } from './board/board-bookings';

/** Says what the board has no space for: bookings of the day, or contractors without one. */
export function BoardLimit() {
  const { board } = useBoardContext();
  return (
    <>
      {board.moreJobs && (
        <LimitNote>
          The board has space for the first {boardJobs.toLocaleString('en-US')} bookings of this day. Later ones are in
          the List.
        </LimitNote>
      )}
      {board.morePeople && <ContractorLimit />}
    </>
  );
}

function ContractorLimit() {
  const { board } = useBoardContext();
  const shown = new Set(board.people.map(({ contractorId }) => contractorId)).size;
  const hidden = bookingsWithoutRow(board).length;
  if (hidden > 0) {
    const missing = hidden === 1 ? 'One more booking of this day is' : `${hidden} more bookings of this day are`;
    return (
      <LimitNote>
        The board has space for {shown} contractors. {missing} in the List and the Week.
      </LimitNote>
    );
  }
  return (
    <LimitNote>
      The board has space for {shown} contractors: all who have a booking on this day, and others by name. To give a
      booking to somebody else, open it and press Reassign.
    </LimitNote>
  );
}
