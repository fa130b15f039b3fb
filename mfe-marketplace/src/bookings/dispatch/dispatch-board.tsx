import type { DispatchBoard as Board } from '@plaza/contracts/marketplace/dispatch';
import { CardSurface, Empty, PeopleIcon, Stack, useDebouncedValue, usePhone } from '@plaza/ui';
import { browserTimeZone, currentDay } from '@plaza/ui/time';
import { LoadError } from '../../notices/load-error';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { ZoneNote } from '../booking/zone-note';
import { skeletonDelayMs } from '../skeleton-delay';
import { useSearchDay } from '../use-search-day';
import { BoardContext } from './assignment/board-context';
import { useBoard } from './assignment/use-board';
import { useMarketplaceDispatchQuery } from './board/dispatch-api';
import { BoardLimit } from './board-limit';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { DayPicker } from './day-picker';
import { BoardGrid } from './grid/board-grid';
import { WeekOfWork } from './week-of-work';

/** The bookings of a day by user, and the unassigned ones, for assigning them. */
export default function DispatchBoard() {
  const timeZone = browserTimeZone();
  const [day, setDay] = useSearchDay(currentDay(timeZone));
  // While another day loads, the previous week remains, as it is usually the same.
  const {
    data: latest,
    currentData,
    error,
  } = useMarketplaceDispatchQuery(
    { day, timeZone },
    // Only here: the day's component below is mounted again with each response.
    { refetchOnMountOrArgChange: true },
  );
  const debounced = useDebouncedValue(day, skeletonDelayMs);
  const shown = currentData || error ? day : debounced;
  const isPhone = usePhone();
  // If a day could not be loaded, its week is shown without counts, so that the user can choose another day.
  const week = !currentData && error ? weekWith(day, latest) : latest?.week;
  return (
    <Stack>
      <DayPicker day={day} timeZone={timeZone} bookings={isPhone ? undefined : bookingsOn(latest)} onDay={setDay} />
      <WeekOfWork week={week} day={day} timeZone={timeZone} onDay={setDay} />
      <Stack aria-busy={shown !== day} inert={shown !== day}>
        <DayBoard key={shown} day={shown} timeZone={timeZone} onDay={setDay} />
      </Stack>
    </Stack>
  );
}

const noContractors = 'Contractors appear here with their day. Add the first one in the Admin tab.';
const noBookings = 'You and your employees appear here with your day, once somebody has requested a booking.';

function DayBoard({ day, timeZone, onDay }: { day: string; timeZone: string; onDay: (day: string) => void }) {
  const { board, error, fetchedAt, isFetching, refetch, assign, isAdmin } = useBoard({ day, timeZone });
  const isPhone = usePhone();
  if (!board && error) {
    return (
      <CardSurface>
        <LoadError title="Failed to load the dispatch board" error={error} loading={isFetching} onRetry={refetch} />
      </CardSurface>
    );
  }
  if (!board) return <BoardSkeleton />;
  if (board.people.length === 0 && board.unassigned.length === 0) {
    return (
      <CardSurface>
        <Empty icon={<PeopleIcon size={20} />} title="Nobody to dispatch" text={isAdmin ? noContractors : noBookings} />
      </CardSurface>
    );
  }
  return (
    <BoardContext value={{ board, timeZone, isAdmin, assign, onDay }}>
      {Boolean(error) && <StaleDataNotice error={error} since={fetchedAt} loading={isFetching} onRetry={refetch} />}
      {/* Phones have no room for it beside the heading; here it appears with the board, and shifts nothing. */}
      {isPhone && <ZoneNote bookings={bookingsOn(board)} />}
      <BoardLimit />
      {isPhone ? <BoardList /> : <BoardGrid />}
    </BoardContext>
  );
}

/** The week that a board contains, if the day is in it. */
const weekWith = (day: string, board: Board | undefined) =>
  board?.week.some((one) => one.day === day) ? board.week : undefined;

const bookingsOn = (board: Board | undefined) => board && [...board.jobs, ...board.unassigned];
