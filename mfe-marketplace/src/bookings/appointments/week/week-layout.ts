import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { addDays, toWallClock, type WallClock } from '@plaza/ui/time';

const dayMinutes = 24 * 60;
/** The hours that are always shown. */
const usual = { from: 6, until: 22 };

type Timed = Pick<Booking, 'startsAt' | 'endsAt'>;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** A booking, or its part on one day; `top` and `bottom` are minutes of the wall clock since midnight. */
export interface Block<Item extends Timed = Booking> extends Span {
  readonly booking: Item;
  /** Its column among the `columns` side by side, starting at 0. Blocks of one column never overlap. */
  readonly column: number;
  readonly columns: number;
  /** Where its text has to end: above the count that overlays it, else at its bottom. */
  readonly textBottom: number;
}

/**
 * A count of bookings that have no room side by side; `top` and `bottom` are the start and end of the time they take.
 */
export interface More extends Span {
  readonly count: number;
  /** The position of the count itself. */
  readonly bar: Span;
  /** Whether it counts all bookings of that time, because none of them has room above it. */
  readonly isAll: boolean;
}

export interface DayColumn<Item extends Timed = Booking> {
  /** YYYY-MM-DD */
  readonly day: string;
  /** All bookings of the day. */
  readonly spans: readonly Span[];
  readonly blocks: readonly Block<Item>[];
  readonly more: readonly More[];
}

type Part<Item extends Timed> = Span & { readonly booking: Item };

/**
 * Arranges the bookings of each day in columns, in a time zone; a booking across midnight is in both days.
 * @param most the maximum number of columns of a day; where more would be needed, one booking at a time is shown and
 * the others are counted
 */
export function weekColumns<Item extends Timed>(
  bookings: readonly Item[],
  firstDay: string,
  days: number,
  timeZone: string,
  most = Number.POSITIVE_INFINITY,
): DayColumn<Item>[] {
  const clocked = bookings.map((booking) => ({
    booking,
    start: toWallClock(booking.startsAt, timeZone),
    end: toWallClock(booking.endsAt, timeZone),
  }));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(firstDay, index);
    const parts = clocked.flatMap(({ booking, start, end }) => {
      if (day < start.day || day > end.day) return [];
      const top = day === start.day ? start.minutes : 0;
      const bottom = day === end.day ? end.minutes : dayMinutes;
      if (start.day === end.day)
        return [{ booking, top, bottom: Math.max(bottom, endOfRepeatedHour(booking, top, bottom)) }];
      return bottom === 0 ? [] : [{ booking, top, bottom }];
    });
    return { day, spans: parts, ...sideBySide(parts, most) };
  });
}

/** The end of a booking that ends no later on the clock than it starts, because daylight saving repeated an hour. */
function endOfRepeatedHour({ startsAt, endsAt }: Timed, top: number, bottom: number): number {
  if (bottom > top) return bottom;
  return Math.min(dayMinutes, top + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** Assigns overlapping parts to columns; all parts of a cluster of overlapping ones have the same number of columns. */
function sideBySide<Item extends Timed>(
  parts: readonly Part<Item>[],
  most: number,
): Pick<DayColumn<Item>, 'blocks' | 'more'> {
  const sorted = [...parts].sort((one, other) => one.top - other.top || other.bottom - one.bottom);
  const blocks: Block<Item>[] = [];
  const more: More[] = [];
  let cluster: (Part<Item> & { column: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    if (ends.length <= most) {
      blocks.push(...cluster.map((part) => ({ ...part, columns: ends.length, textBottom: part.bottom })));
    } else {
      const counted = oneAtATime(cluster);
      blocks.push(...counted.blocks);
      more.push(...counted.more);
    }
    cluster = [];
    ends = [];
  };
  for (const part of sorted) {
    if (ends.every((end) => end <= part.top)) close();
    const free = ends.findIndex((end) => end <= part.top);
    const column = free === -1 ? ends.length : free;
    ends[column] = part.bottom;
    cluster.push({ ...part, column });
  }
  close();
  return { blocks, more };
}

/** The height of a count, in minutes. */
const barMinutes = 30;

/** Shows the first column of a cluster in full width; each block has a count of the bookings that start during it. */
function oneAtATime<Item extends Timed>(
  cluster: readonly (Part<Item> & { column: number })[],
): Pick<DayColumn<Item>, 'blocks' | 'more'> {
  const blocks: Block<Item>[] = [];
  const more: More[] = [];
  for (const part of cluster.filter(({ column }) => column === 0)) {
    const { top, bottom } = part;
    const hidden = cluster.filter((one) => one.column > 0 && one.top >= top && one.top < bottom);
    if (hidden.length === 0) {
      blocks.push({ ...part, columns: 1, textBottom: bottom });
      continue;
    }
    const hiddenUntil = Math.max(...hidden.map((one) => one.bottom));
    if (bottom - top < 2 * barMinutes) {
      const bar = { top, bottom: top + barMinutes };
      more.push({ top, bottom: Math.max(bottom, hiddenUntil), bar, count: hidden.length + 1, isAll: true });
      continue;
    }
    const barBottom = Math.min(bottom, Math.max(hiddenUntil, top + 2 * barMinutes));
    const bar = { top: barBottom - barMinutes, bottom: barBottom };
    blocks.push({ ...part, bottom: barBottom === bottom ? bar.top : bottom, columns: 1, textBottom: bar.top });
    more.push({ top, bottom: hiddenUntil, bar, count: hidden.length, isAll: false });
  }
  return { blocks, more };
}

/** The horizontal position of a block in its day's column. */
export const acrossOf = ({ column, columns }: Pick<Block, 'column' | 'columns'>) => ({
  left: `${(column / columns) * 100}%`,
  width: `${100 / columns}%`,
});

type Spans = Pick<DayColumn, 'day' | 'spans'>;

/** The hours to show: 6 to 22, extended to the times of all bookings. */
export function hoursOf(columns: readonly Spans[]): { from: number; until: number } {
  const spans = columns.flatMap((column) => column.spans);
  return {
    from: Math.min(usual.from, ...spans.map(({ top }) => Math.floor(top / 60))),
    until: Math.max(usual.until, ...spans.map(({ bottom }) => Math.ceil(bottom / 60))),
  };
}

/** How many minutes before the opening time remain visible. */
const margin = 30;

/**
 * Where the days open, in minutes of the wall clock since midnight: at the earliest start; without bookings at the
 * current time if they include today, else at 8 o’clock. Bookings that began on the day before do not count.
 */
export function opensAtMinute(columns: readonly Spans[], now: WallClock): number {
  const starts = columns.flatMap(({ spans }) => spans.map(({ top }) => top)).filter((top) => top > 0);
  const isNow = columns.some(({ day }) => day === now.day);
  const first = starts.length > 0 ? Math.min(...starts) : isNow ? now.minutes : 8 * 60;
  return Math.max(0, first - margin);
}

/** How many minutes of a block have to be visible for it to be noticed. */
const glimpse = 20;

/** How many bookings of a day end before the visible minutes, and how many start after them. */
export const outOfSight = ({ spans }: Pick<DayColumn, 'spans'>, sight: Span): { earlier: number; later: number } => ({
  earlier: spans.filter(({ bottom }) => bottom < sight.top + glimpse).length,
  later: spans.filter(({ top }) => top > sight.bottom - glimpse).length,
});
