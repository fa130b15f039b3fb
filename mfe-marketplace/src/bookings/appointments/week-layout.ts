import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { addDays, toWallClock, type WallClock } from '@plaza/ui/time';

const dayMinutes = 24 * 60;
/** The hours that are always shown. */
const usual = { from: 6, until: 22 };

type Timed = Pick<Booking, 'startsAt' | 'endsAt'>;

/** A booking, or its part on one day; `top` and `bottom` in minutes of the wall clock since midnight. */
export interface Block<Item extends Timed = Booking> {
  readonly booking: Item;
  readonly top: number;
  readonly bottom: number;
  /** Its lane among the `lanes` side by side, from 0. Blocks of one lane never overlap. */
  readonly lane: number;
  readonly lanes: number;
  /** Whether the last of the lanes has a count of bookings, which needs little room. */
  readonly isBesideMore: boolean;
}

/** What stands in one lane for the `count` bookings that have no room side by side. */
export type More = Omit<Block, 'booking' | 'isBesideMore'> & { readonly count: number };

interface DayColumn<Item extends Timed = Booking> {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly blocks: readonly Block<Item>[];
  readonly more: readonly More[];
}

type Part<Item extends Timed> = Pick<Block<Item>, 'booking' | 'top' | 'bottom'>;

/**
 * Days as columns of bookings in a time zone; a booking across midnight stands in both days.
 * @param most how many lanes a day has room for; what needs more is counted in the last of them
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
    return { day, ...sideBySide(parts, most) };
  });
}

/** The end of a booking that ends no later on the clock than it starts, because daylight saving repeated an hour. */
function endOfRepeatedHour({ startsAt, endsAt }: Timed, top: number, bottom: number): number {
  if (bottom > top) return bottom;
  return Math.min(dayMinutes, top + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** Places overlapping parts in lanes; a cluster of overlapping parts has one number of lanes. */
function sideBySide<Item extends Timed>(
  parts: readonly Part<Item>[],
  most: number,
): Pick<DayColumn<Item>, 'blocks' | 'more'> {
  const sorted = [...parts].sort((one, other) => one.top - other.top || other.bottom - one.bottom);
  const blocks: Block<Item>[] = [];
  const more: More[] = [];
  let cluster: (Part<Item> & { lane: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    const lanes = Math.min(ends.length, most);
    const isShown = ({ lane }: { lane: number }) => ends.length <= most || lane < most - 1;
    const hidden = cluster.filter((part) => !isShown(part));
    blocks.push(...cluster.filter(isShown).map((part) => ({ ...part, lanes, isBesideMore: hidden.length > 0 })));
    if (hidden.length > 0) {
      const [top, bottom] = [Math.min(...hidden.map((one) => one.top)), Math.max(...hidden.map((one) => one.bottom))];
      more.push({ top, bottom, lane: lanes - 1, lanes, count: hidden.length });
    }
    cluster = [];
    ends = [];
  };
  for (const part of sorted) {
    if (ends.every((end) => end <= part.top)) close();
    const free = ends.findIndex((end) => end <= part.top);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = part.bottom;
    cluster.push({ ...part, lane });
  }
  close();
  return { blocks, more };
}

/** In pixels: a count, also under a finger. */
export const moreWidth = 44;

/** Where a block stands in its column, from left to right. */
export function acrossOf({ lane, lanes, isBesideMore }: Pick<Block, 'lane' | 'lanes' | 'isBesideMore'>) {
  if (!isBesideMore) return { left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` };
  const width = `(100% - ${moreWidth}px) / ${lanes - 1}`;
  return { left: `calc(${width} * ${lane})`, width: `calc(${width})` };
}

/** Everything that stands in these days. */
const standingIn = (columns: readonly DayColumn<Timed>[]) =>
  columns.flatMap(({ blocks, more }): Pick<Block, 'top' | 'bottom'>[] => [...blocks, ...more]);

/** The hours to show: 6 to 22, extended to all blocks. */
export function hoursOf(columns: readonly DayColumn<Timed>[]): { from: number; until: number } {
  const blocks = standingIn(columns);
  return {
    from: Math.min(usual.from, ...blocks.map(({ top }) => Math.floor(top / 60))),
    until: Math.max(usual.until, ...blocks.map(({ bottom }) => Math.ceil(bottom / 60))),
  };
}

/** How much of the time before stays in sight, in minutes. */
const margin = 30;

/**
 * Where the days open, in minutes of the wall clock since midnight: at the earliest start, or without bookings at the
 * current time where they contain today, else at 8 o’clock. What began on the day before does not count.
 */
export function opensAtMinute(columns: readonly DayColumn<Timed>[], now: WallClock): number {
  const starts = standingIn(columns)
    .map(({ top }) => top)
    .filter((top) => top > 0);
  const isNow = columns.some(({ day }) => day === now.day);
  const first = starts.length > 0 ? Math.min(...starts) : isNow ? now.minutes : 8 * 60;
  return Math.max(0, first - margin);
}
