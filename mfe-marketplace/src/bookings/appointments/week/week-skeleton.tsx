import { Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { addDays, type WallClock } from '@plaza/ui/time';
import { DayStrip } from '../../day-strip';
import { hourLines, WeekFrame } from './week-frame';
import { toPixels } from './week-measures';

/** The distances from the top of a day, in pixels; some days have no booking. */
const places = [72, 240, undefined, 144, 288, undefined, undefined];
/** Starts at 8 o’clock and reaches below the end of any frame. */
const hours = { from: 8, until: 24 };

interface Props {
  readonly firstDay: string;
  /** The day that is shown alone; undefined where all days are side by side. */
  readonly chosen: string | undefined;
  readonly now: WallClock;
  readonly onDay: (day: string) => void;
}

/** The days and hours while the bookings load; the user can already choose another day. */
export function WeekSkeleton({ firstDay, chosen, now, onDay }: Props) {
  const week = places.map((place, index) => ({ day: addDays(firstDay, index), place }));
  const shown = chosen === undefined ? week : [{ day: chosen, place: places[0] }];
  const days = shown.map(({ day, place }) => ({
    day,
    count: undefined,
    content: <Hours>{place && <Booking top={place} />}</Hours>,
  }));
  const strip = week.map(({ day }) => ({ day, count: 0, work: '' }));
  return (
    <Stack gap={12}>
      {chosen !== undefined && (
        <DayStrip label="Days of the week" days={strip} chosen={chosen} today={now.day} onDay={onDay} />
      )}
      <div role="status">
        <VisuallyHidden>Loading the week</VisuallyHidden>
        <WeekFrame days={days} today={now.day} {...hours} />
      </div>
    </Stack>
  );
}

const Booking = ({ top }: { top: number }) => (
  <Place style={{ top }}>
    <Skeleton height="92px" />
  </Place>
);

const Hours = styled.div`
  position: relative;
  height: ${toPixels((hours.until - hours.from) * 60)}px;
  ${hourLines}
`;

const Place = styled.div`
  position: absolute;
  right: 2px;
  left: 2px;
`;
