import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { clockInterval, formatDay, toDay } from '@plaza/ui/time';
import { isOnOtherClock } from './local-clock';

type Timed = Pick<Booking, 'date' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** The time of a booking in its own time zone, and in the browser's if that differs. */
export function BookingTime({ booking }: { booking: Timed }) {
  const { date, timeZone, startsAt } = booking;
  const [ownDay, thereDay] = [toDay(startsAt), toDay(startsAt, timeZone)];
  return (
    <span>
      <time dateTime={startsAt}>
        {formatDay(date, 'weekdayMedium')}, <Whole>{clockInterval(booking, { timeZone })}</Whole>
      </time>
      {isOnOtherClock(booking) && (
        <Own>
          {' '}
          ({ownDay !== thereDay && `${formatDay(ownDay, 'weekdayShort')}, `}
          <Whole>{clockInterval(booking)} your time</Whole>)
        </Own>
      )}
    </span>
  );
}

const Own = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

const Whole = styled.span`
  white-space: nowrap;
`;
