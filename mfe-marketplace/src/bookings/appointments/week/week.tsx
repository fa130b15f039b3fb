import { Stack, useMediaQuery, useNow } from '@plaza/ui';
import { addDays, browserTimeZone, startOfWeek, toWallClock } from '@plaza/ui/time';
import { useSearchDay } from '../../use-search-day';
import { AppointmentsState } from '../appointments-state';
import { IntervalNavigation } from '../interval-navigation';
import { useAppointments } from '../use-appointments';
import { WeekDays } from './week-days';
import { WeekGrid } from './week-grid';
import { WeekSkeleton } from './week-skeleton';

const days = 7;
/** In narrower windows seven days side by side leave no room for text. */
const narrowWindow = '(max-width: 767.98px)';

/** The bookings of a week in the browser's time zone: all days side by side, or one of them in narrow windows. */
export function Week({ onOpen }: { onOpen: (bookingId: string) => void }) {
  const timeZone = browserTimeZone();
  const isNarrow = useMediaQuery(narrowWindow);
  const now = toWallClock(useNow(), timeZone);
  const [day, setDay] = useSearchDay(now.day);
  const present = startOfWeek(now.day);
  const firstDay = startOfWeek(day);
  const answer = useAppointments(firstDay, days, timeZone);
  /** The current week opens at the current day, other weeks at the weekday that was shown. */
  const handleWeek = (first: string) => setDay(first === present ? now.day : addDays(first, weekdayOf(day)));
  const drawn = answer.firstDay;
  const drawnDay = drawn === firstDay ? day : addDays(drawn, weekdayOf(day));
  const shared = { firstDay: drawn, now, timeZone, onOpen };
  return (
    <Stack>
      <IntervalNavigation
        firstDay={firstDay}
        days={days}
        bookings={answer.bookings}
        present={present}
        previousLabel="Previous Week"
        nextLabel="Next Week"
        onChange={handleWeek}
      />
      <AppointmentsState
        answer={answer}
        skeleton={<WeekSkeleton firstDay={firstDay} chosen={isNarrow ? day : undefined} now={now} onDay={setDay} />}
      >
        {(bookings) =>
          isNarrow ? (
            <WeekDays {...shared} bookings={bookings} day={drawnDay} onDay={setDay} />
          ) : (
            <WeekGrid key={drawn} {...shared} bookings={bookings} days={days} />
          )
        }
      </AppointmentsState>
    </Stack>
  );
}

/** 0 for Monday, 6 for Sunday. */
const weekdayOf = (day: string) =>
  Array.from({ length: days }, (_, index) => index).find((index) => addDays(startOfWeek(day), index) === day) ?? 0;
