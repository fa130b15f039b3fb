import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { clockHour, formatDay, type WallClock } from '@plaza/ui/time';
import { useChangeSearch } from '@plaza/web-kit/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGradualCount } from '../use-gradual-count';
import { WeekBlock } from './week-block';
import { hoursOf, opensAtMinute, weekColumns } from './week-layout';
import { WeekMore } from './week-more';

/** In pixels. */
const hourHeight = 48;
const headHeight = 44;
/** Side by side in a day of a week, and in a day by itself: narrower blocks would say nothing. */
const mostLanes = { week: 2, day: 3 };
/** On each day. */
const bookingsAtOnce = 3;

interface Props {
  readonly bookings: readonly Booking[];
  readonly firstDay: string;
  readonly days: number;
  readonly now: WallClock;
  readonly timeZone: string;
  readonly onOpen: (bookingId: string) => void;
}

/** Days side by side in a scrolling frame, with the hours along the edge. It opens at the hours that have something. */
export function WeekGrid({ bookings, firstDay, days, now, timeZone, onOpen }: Props) {
  const change = useChangeSearch();
  const columns = useMemo(
    () => weekColumns(bookings, firstDay, days, timeZone, days === 1 ? mostLanes.day : mostLanes.week),
    [bookings, firstDay, days, timeZone],
  );
  const { from, until } = hoursOf(columns);
  const toPixels = (minutes: number) => ((minutes - from * 60) / 60) * hourHeight;
  // Bookings that come or go later must not move what is being read.
  const [opensAt] = useState(() => toPixels(opensAtMinute(columns, now)));
  const longest = Math.max(...columns.map(({ blocks }) => blocks.length));
  const rendered = useGradualCount(longest, bookingsAtOnce, firstDay);
  const frame = useRef<HTMLDivElement>(null);
  const height = (until - from) * hourHeight;
  const hours = Array.from({ length: until - from }, (_, index) => from + index);
  useEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = opensAt;
  }, [opensAt]);
  return (
    <>
      {bookings.length === 0 && (
        <Nothing role="status">No bookings found {days === 1 ? 'on this day' : 'in this week'}.</Nothing>
      )}
      <Frame ref={frame} role="group" aria-label={days === 1 ? 'Day' : 'Week'} tabIndex={0} $days={days}>
        <Hours aria-hidden style={{ height: height + headHeight }}>
          <Corner />
          {hours.map((hour) => (
            <Hour key={hour} style={{ top: headHeight + toPixels(hour * 60) }}>
              {clockHour(hour)}
            </Hour>
          ))}
        </Hours>
        {columns.map(({ day, blocks, more }) => (
          <Column key={day} data-today={day === now.day}>
            <Head>
              {days === 1 ? (
                <strong>{formatDay(day, 'weekdayLong')}</strong>
              ) : (
                <>
                  <span>{formatDay(day, 'weekday')}</span> <strong>{formatDay(day, 'dayOfMonth')}</strong>
                </>
              )}
            </Head>
            <Jobs aria-label={formatDay(day, 'weekdayLong')} style={{ height }}>
              {blocks.slice(0, rendered).map((block) => (
                <WeekBlock
                  key={block.booking.id}
                  block={block}
                  top={toPixels(block.top)}
                  height={toPixels(block.bottom) - toPixels(block.top)}
                  timeZone={timeZone}
                  onOpen={onOpen}
                />
              ))}
              {more.map((one) => (
                <WeekMore
                  key={one.top}
                  more={one}
                  day={day}
                  top={toPixels(one.top)}
                  height={toPixels(one.bottom) - toPixels(one.top)}
                  onMore={(first) => change({ view: 'agenda', day: first === now.day ? '' : first })}
                />
              ))}
            </Jobs>
            {day === now.day && now.minutes >= from * 60 && now.minutes < until * 60 && (
              <Now style={{ top: headHeight + toPixels(now.minutes) }} aria-hidden />
            )}
          </Column>
        ))}
      </Frame>
    </>
  );
}

const Nothing = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Frame = styled.div<{ $days: number }>`
  position: relative;
  display: grid;
  grid-template-columns: 56px repeat(${({ $days }) => $days}, minmax(92px, 1fr));
  max-height: 72vh;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const Hours = styled.div`
  position: sticky;
  z-index: 3;
  left: 0;
  background: ${({ theme }) => theme.color.surface};
`;

/** Covers the hours where they scroll past the heads of the days. */
const Corner = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  height: ${headHeight}px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
`;

const Hour = styled.span`
  position: absolute;
  right: 8px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;

const Column = styled.div`
  position: relative;
  min-width: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.color.line};
`;

const Head = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  height: ${headHeight}px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[8]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  [data-today='true'] > & { color: ${({ theme }) => theme.color.accentText}; }
`;

const Jobs = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 ${hourHeight - 1}px,
    ${({ theme }) => theme.color.line} ${hourHeight - 1}px ${hourHeight}px
  );
  list-style: none;
`;

const Now = styled.div`
  position: absolute;
  z-index: 1;
  right: 0;
  left: 0;
  height: 2px;
  background: ${({ theme }) => theme.color.bad.line};
  pointer-events: none;
`;
