import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Stack } from '@plaza/ui';
import type { WallClock } from '@plaza/ui/time';
import { useMemo } from 'react';
import { DayStrip } from '../../day-strip';
import { formatCount } from './week-frame';
import { WeekGrid } from './week-grid';
import { weekColumns } from './week-layout';

interface Props {
  readonly bookings: readonly Booking[];
  readonly firstDay: string;
  readonly day: string;
  readonly now: WallClock;
  readonly timeZone: string;
  readonly onDay: (day: string) => void;
  readonly onOpen: (bookingId: string) => void;
}

/** The week in narrow windows: one day at a time, with a choice of the others. */
export function WeekDays({ bookings, firstDay, day, now, timeZone, onDay, onOpen }: Props) {
  const columns = useMemo(() => weekColumns(bookings, firstDay, 7, timeZone), [bookings, firstDay, timeZone]);
  const strip = columns.map((column) => {
    const count = column.spans.length;
    return { day: column.day, count, work: count === 0 ? '' : formatCount(count) };
  });
  const ofDay = columns.find((column) => column.day === day)?.blocks.map(({ booking }) => booking) ?? [];
  return (
    <Stack gap={12}>
      <DayStrip label="Days of the week" days={strip} chosen={day} today={now.day} onDay={onDay} />
      <WeekGrid key={day} bookings={ofDay} firstDay={day} days={1} now={now} timeZone={timeZone} onOpen={onOpen} />
    </Stack>
  );
}
