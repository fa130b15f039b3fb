import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { browserTimeZone, clockInterval, formatDay, toWallClock } from '@plaza/ui/time';

type Timed = Pick<Booking, 'date' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** The time of a booking in its time zone, and in the browser's where that differs. */
export function BookingTime({ booking }: { booking: Timed }) {
  const { date, timeZone, startsAt } = booking;
  const [own, there] = [toWallClock(startsAt, browserTimeZone()), toWallClock(startsAt, timeZone)];
  const isOtherTime = own.day !== there.day || own.minutes !== there.minutes;
  return (
    <span>
      <time dateTime={startsAt}>
        {formatDay(date, 'weekdayMedium')}, {clockInterval(booking, { timeZone })}
      </time>
      {isOtherTime && (
        <Own>
          {' '}
          ({own.day !== there.day && `${formatDay(own.day, 'weekdayShort')}, `}
          {clockInterval(booking)} your time)
        </Own>
      )}
    </span>
  );
}

const Own = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
