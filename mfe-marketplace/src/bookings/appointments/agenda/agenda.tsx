import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { CalendarIcon, Empty, Stack, styled, useNow } from '@plaza/ui';
import { browserTimeZone, formatDay, toDay } from '@plaza/ui/time';
import { useMemo } from 'react';
import { useGradualCount } from '../../use-gradual-count';
import { useSearchDay } from '../../use-search-day';
import { AppointmentsState } from '../appointments-state';
import { IntervalNavigation } from '../interval-navigation';
import { useAppointments } from '../use-appointments';
import { AgendaBooking } from './agenda-booking';
import { AgendaSkeleton } from './agenda-skeleton';

const days = 14;
const bookingsAtOnce = 6;

/** The bookings of two weeks, day by day in the browser's time zone. */
export function Agenda({ onOpen }: { onOpen: (bookingId: string) => void }) {
  const timeZone = browserTimeZone();
  const today = toDay(useNow(), timeZone);
  const [firstDay, setFirstDay] = useSearchDay(today);
  const answer = useAppointments(firstDay, days, timeZone);
  return (
    <Stack>
      <IntervalNavigation
        firstDay={firstDay}
        days={days}
        bookings={answer.bookings}
        present={today}
        previousLabel="Previous Two Weeks"
        nextLabel="Next Two Weeks"
        onChange={setFirstDay}
      />
      <AppointmentsState answer={answer} skeleton={<AgendaSkeleton />}>
        {(bookings) => (
          <Days bookings={bookings} firstDay={answer.firstDay} today={today} timeZone={timeZone} onOpen={onOpen} />
        )}
      </AppointmentsState>
    </Stack>
  );
}

interface DaysProps {
  readonly bookings: readonly Booking[];
  readonly firstDay: string;
  readonly today: string;
  readonly timeZone: string;
  readonly onOpen: (bookingId: string) => void;
}

function Days({ bookings, firstDay, today, timeZone, onOpen }: DaysProps) {
  const dated = useMemo(() => byDay(bookings, firstDay, timeZone), [bookings, firstDay, timeZone]);
  const rendered = useGradualCount(bookings.length, bookingsAtOnce, firstDay);
  if (bookings.length === 0) {
    return (
      <Empty
        framed
        icon={<CalendarIcon size={20} />}
        title="No bookings found"
        text="Nothing is booked in these two weeks. Look before or after them, or make a new booking."
      />
    );
  }
  return firstOf(dated, rendered).map(([day, ofDay]) => (
    <Stack key={day} as="section" gap={8} aria-label={formatDay(day, 'weekdayMedium')}>
      <Heading>
        {formatDay(day, 'weekdayMedium')}
        {day === today && <Today>Today</Today>}
      </Heading>
      <List>
        {ofDay.map((booking) => (
          <AgendaBooking key={booking.id} booking={booking} timeZone={timeZone} onOpen={onOpen} />
        ))}
      </List>
    </Stack>
  ));
}

/** Groups bookings by the day on which they start; those that start earlier are listed on the first day. */
function byDay(bookings: readonly Booking[], firstDay: string, timeZone: string): [string, Booking[]][] {
  const found = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const begins = toDay(booking.startsAt, timeZone);
    const day = begins < firstDay ? firstDay : begins;
    found.set(day, [...(found.get(day) ?? []), booking]);
  }
  return [...found];
}

/** The first `count` bookings, by day. */
function firstOf(dated: readonly [string, Booking[]][], count: number): [string, Booking[]][] {
  let left = count;
  return dated.flatMap(([day, ofDay]): [string, Booking[]][] => {
    const shown = ofDay.slice(0, Math.max(0, left));
    left -= ofDay.length;
    return shown.length > 0 ? [[day, shown]] : [];
  });
}

const Heading = styled.h3`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  font-size: ${({ theme }) => theme.size[14]};
`;

const Today = styled.span`
  color: ${({ theme }) => theme.color.accentText};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  list-style: none;
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;
