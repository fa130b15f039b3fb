import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { clockInWords, dayInWords } from '../times/in-words';
import { ownZone, wallClock } from '../times/zoned-time';

type Timed = Pick<Booking, 'date' | 'time' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** When a job is, on the clocks where it is; and on the reader's, where those show something else. */
export function BookingTime({ booking }: { booking: Timed }) {
  const { date, time, timeZone, startsAt, endsAt } = booking;
  const zone = ownZone();
  const own = wallClock(Date.parse(startsAt), zone);
  const isElsewhere = own.day !== date || clockInWords(own.minutes) !== time;
  return (
    <span>
      <time dateTime={startsAt}>
        {dayInWords(date)}, {time}–{endIn(endsAt, timeZone)}
      </time>
      {isElsewhere && (
        <>
          {' '}
          {placeOf(timeZone)} time{' '}
          <Own>
            ({own.day !== date && `${dayInWords(own.day, { weekday: 'short', month: 'short', day: 'numeric' })}, `}
            {clockInWords(own.minutes)}–{endIn(endsAt, zone)} your time)
          </Own>
        </>
      )}
    </span>
  );
}

const endIn = (endsAt: string, zone: string) => clockInWords(wallClock(Date.parse(endsAt), zone).minutes);

/** "New York" of America/New_York. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const Own = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
