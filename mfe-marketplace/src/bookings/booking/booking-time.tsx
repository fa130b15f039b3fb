import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { browserTimeZone, formatDay, formatTime, formatZoneCity, toDay } from '@plaza/ui/time';

type Timed = Pick<Booking, 'date' | 'time' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** The time of a booking in its time zone, and in the browser's where that differs. */
export function BookingTime({ booking }: { booking: Timed }) {
  const { date, time, timeZone, startsAt, endsAt } = booking;
  const zone = browserTimeZone();
  const own = { day: toDay(startsAt, zone), time: formatTime(startsAt, { timeZone: zone }) };
  const isOtherZone = own.day !== date || own.time !== time;
  return (
    <span>
      <time dateTime={startsAt}>
        {formatDay(date, 'weekdayMedium')}, {time}–{formatTime(endsAt, { timeZone })}
      </time>
      {isOtherZone && (
        <>
          {' '}
          {formatZoneCity(timeZone)} time{' '}
          <Own>
            ({own.day !== date && `${formatDay(own.day, 'weekdayShort')}, `}
            {own.time}–{formatTime(endsAt, { timeZone: zone })} your time)
          </Own>
        </>
      )}
    </span>
  );
}

const Own = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
