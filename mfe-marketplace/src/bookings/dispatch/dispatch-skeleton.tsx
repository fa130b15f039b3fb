import { Stack } from '@plaza/ui';
import { browserTimeZone, currentDay } from '@plaza/ui/time';
import { useSearchDay } from '../use-search-day';
import { BoardSkeleton } from './board-skeleton';
import { DayPicker } from './day-picker';
import { WeekOfWork } from './week-of-work';

/** The dispatch board while its code loads; the user can already choose a day. */
export function DispatchSkeleton() {
  const timeZone = browserTimeZone();
  const [day, setDay] = useSearchDay(currentDay(timeZone));
  const shared = { day, timeZone, onDay: setDay };
  return (
    <Stack>
      <DayPicker {...shared} bookings={undefined} />
      <WeekOfWork {...shared} week={undefined} />
      <BoardSkeleton />
    </Stack>
  );
}
