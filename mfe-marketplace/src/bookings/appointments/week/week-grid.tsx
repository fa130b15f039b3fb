import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled, useMediaQuery } from '@plaza/ui';
import { formatDay, type WallClock } from '@plaza/ui/time';
import { useChangeSearch } from '@plaza/web-kit/router';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGradualCount } from '../../use-gradual-count';
import { useOutOfSight } from './use-out-of-sight';
import { WeekBlock } from './week-block';
import { WeekEdge } from './week-edge';
import { hourLines, WeekFrame } from './week-frame';
import { hoursOf, opensAtMinute, weekColumns } from './week-layout';
import { headHeight, hourHeight, toPixels } from './week-measures';
import { WeekMore } from './week-more';

/**
 * The maximum number of bookings side by side: per day of a week, in narrower and in wide windows, and in a single day.
 * Narrower blocks would have no room for text.
 */
const wideWindow = '(min-width: 1400px)';
const mostColumns = { week: 1, wideWeek: 2, day: 3 };
/** How many more bookings of each day are rendered with each frame. */
const bookingsAtOnce = 3;

interface Props {
  readonly bookings: readonly Booking[];
  readonly firstDay: string;
  readonly days: number;
  readonly now: WallClock;
  readonly timeZone: string;
  readonly onOpen: (bookingId: string) => void;
}

/** Days with their bookings at their times. It opens at the hours that have bookings, and counts those out of view. */
export function WeekGrid({ bookings, firstDay, days, now, timeZone, onOpen }: Props) {
  const change = useChangeSearch();
  const isWide = useMediaQuery(wideWindow);
  const most = days === 1 ? mostColumns.day : isWide ? mostColumns.wideWeek : mostColumns.week;
  const columns = useMemo(
    () => weekColumns(bookings, firstDay, days, timeZone, most),
    [bookings, firstDay, days, timeZone, most],
  );
  const { from, until } = hoursOf(columns);
  const yOf = (minutes: number) => toPixels(minutes - from * 60);
  // Fixed at the first render: bookings that are added or removed later must not scroll the page under the user.
  const [opensAt] = useState(() => yOf(opensAtMinute(columns, now)));
  const longest = Math.max(...columns.map(({ blocks }) => blocks.length));
  const rendered = useGradualCount(longest, bookingsAtOnce, firstDay);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = opensAt;
  }, [opensAt]);
  const hidden = useOutOfSight(frame, columns, from);
  const handleMore = (day: string) => change({ view: 'agenda', day: day === now.day ? '' : day });
  const handleShow = (day: string, end: 'earlier' | 'later') => showNearest(frame.current, day, end);
  const shown = columns.map(({ day, spans, blocks, more }, index) => {
    const { earlier = 0, later = 0 } = hidden[index] ?? {};
    const hasNow = day === now.day && now.minutes >= from * 60 && now.minutes < until * 60;
    const content = (
      <>
        <WeekEdge day={day} end="earlier" count={earlier} onShow={handleShow} />
        <DayBookings data-day={day} aria-label={formatDay(day, 'weekdayLong')} style={{ height: yOf(until * 60) }}>
          {blocks.slice(0, rendered).map((block) => (
            <WeekBlock key={block.booking.id} block={block} top={yOf(block.top)} timeZone={timeZone} onOpen={onOpen} />
          ))}
          {more.map((one) => (
            <WeekMore key={one.top} more={one} day={day} top={yOf(one.top)} onMore={handleMore} />
          ))}
        </DayBookings>
        {hasNow && <Now style={{ top: headHeight + yOf(now.minutes) }} aria-hidden />}
        <WeekEdge day={day} end="later" count={later} onShow={handleShow} />
      </>
    );
    return { day, count: spans.length, content };
  });
  return (
    <Root>
      <WeekFrame ref={frame} days={shown} today={now.day} from={from} until={until} />
      {bookings.length === 0 && (
        <Nothing role="status">No bookings found {days === 1 ? 'on this day' : 'in this week'}.</Nothing>
      )}
    </Root>
  );
}

/** Scrolls to the nearest booking of a day beyond one end of the visible part, and focuses it. */
function showNearest(frame: HTMLElement | null, day: string, end: 'earlier' | 'later'): void {
  const bookings = [...(frame?.querySelectorAll<HTMLElement>(`[data-day="${day}"] button`) ?? [])];
  if (!frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const placed = bookings
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort((one, other) => one.box.top - other.box.top);
  const nearest =
    end === 'later'
      ? placed.find(({ box }) => box.top > bottom - hourHeight / 3)
      : placed.findLast(({ box }) => box.bottom < top + headHeight + hourHeight / 3);
  nearest?.element.focus();
}

const Root = styled.div`
  position: relative;
`;

/** Absolutely positioned over the hours, so that it shifts nothing. */
const Nothing = styled.p`
  position: absolute;
  top: ${headHeight + 16}px;
  right: 16px;
  left: 72px;
  width: fit-content;
  max-width: calc(100% - 88px);
  margin-inline: auto;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
`;

const DayBookings = styled.ul`
  position: relative;
  isolation: isolate;
  margin: 0;
  padding: 0;
  ${hourLines}
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
  @media (forced-colors: active) { background: Highlight; }
`;
