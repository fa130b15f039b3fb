import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { formatDay, formatMinutes } from '../../times/format-time';
import { browserTimeZone, wallClock } from '../../times/zoned-time';

type Timed = Pick<Booking, 'date' | 'time' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** The time of a booking in its time zone, and in the browser's where that differs. */
export function BookingTime({ booking }: { booking: Timed }) {
  const { date, time, timeZone, startsAt, endsAt } = booking;
  const zone = browserTimeZone();
  const own = wallClock(Date.parse(startsAt), zone);
  const isOtherZone = own.day !== date || formatMinutes(own.minutes) !== time;
  return (
    <span>
      <time dateTime={startsAt}>
        {formatDay(date)}, {time}–{formatEnd(endsAt, timeZone)}
      </time>
      {isOtherZone && (
        <>
          {' '}
          {cityOf(timeZone)} time{' '}
          <Own>
            ({own.day !== date && `${formatDay(own.day, { weekday: 'short', month: 'short', day: 'numeric' })}, `}
            {formatMinutes(own.minutes)}–{formatEnd(endsAt, zone)} your time)
          </Own>
        </>
      )}
    </span>
  );
}

const formatEnd = (endsAt: string, zone: string) => formatMinutes(wallClock(Date.parse(endsAt), zone).minutes);

/** "New York" of America/New_York. */
const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const Own = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
