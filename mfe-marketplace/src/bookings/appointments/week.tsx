import { Skeleton, Stack, useNow, VisuallyHidden } from '@plaza/ui';
import { browserTimeZone, startOfWeek, toWallClock } from '@plaza/ui/time';
import { useSearchDay } from '../use-search-day';
import { AppointmentsState } from './appointments-state';
import { IntervalNavigation } from './interval-navigation';
import { useAppointments } from './use-appointments';
import { WeekGrid } from './week-grid';

const days = 7;

/** The bookings of a week in the browser's time zone. */
export function Week({ onOpen }: { onOpen: (bookingId: string) => void }) {
  const timeZone = browserTimeZone();
  const now = toWallClock(useNow(), timeZone);
  const present = startOfWeek(now.day);
  const [day, setDay] = useSearchDay(present);
  const firstDay = startOfWeek(day);
  const answer = useAppointments(firstDay, days, timeZone);
  return (
    <Stack>
      <IntervalNavigation
        firstDay={firstDay}
        days={days}
        present={present}
        previousLabel="Previous week"
        nextLabel="Next week"
        onChange={setDay}
      />
      <AppointmentsState answer={answer} skeleton={<Loading />}>
        {(bookings) => (
          <WeekGrid bookings={bookings} firstDay={firstDay} days={days} now={now} timeZone={timeZone} onOpen={onOpen} />
        )}
      </AppointmentsState>
    </Stack>
  );
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the week</VisuallyHidden>
      <Skeleton height="520px" />
    </div>
  );
}
