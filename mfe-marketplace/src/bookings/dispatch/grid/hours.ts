import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { toWallClock } from '@plaza/ui/time';

const hourMs = 3_600_000;
const firstHour = 6;
const lastHour = 22;

/** The hours that the board shows: the start of each hour, and the end of the last one, in milliseconds since 1970. */
export interface ShownHours {
  readonly begins: readonly number[];
  readonly from: number;
  readonly until: number;
}

/** From 6:00 to 22:00, extended to all bookings; daylight saving may skip or repeat an hour. */
export function hoursShown(board: DispatchBoard, timeZone: string): ShownHours {
  const [from, until] = [Date.parse(board.from), Date.parse(board.until)];
  const all = Array.from({ length: Math.round((until - from) / hourMs) }, (_, hour) => from + hour * hourMs);
  const begins = board.jobs.map(({ startsAt }) => Date.parse(startsAt));
  const ends = board.jobs.map(({ endsAt }) => Date.parse(endsAt));
  const needed = { from: Math.min(until, ...begins), until: Math.max(from, ...ends) };
  const shown = all.filter((at) => {
    const hour = Math.floor(toWallClock(at, timeZone).minutes / 60);
    const isUsual = hour >= firstHour && hour < lastHour;
    return isUsual || (at >= lastHourBefore(needed.from, all) && at < needed.until);
  });
  const first = shown[0] ?? from;
  const last = shown.at(-1) ?? until - hourMs;
  return { begins: all.filter((at) => at >= first && at <= last), from: first, until: last + hourMs };
}

const lastHourBefore = (at: number, all: readonly number[]) => all.findLast((begin) => begin <= at) ?? all[0] ?? at;

/** The position of an interval, in hours from the left; undefined outside of the shown hours. */
export function positionOf(
  { from, until }: { from: string | number; until: string | number },
  hours: ShownHours,
): { start: number; length: number } | undefined {
  const begin = Math.max(new Date(from).getTime(), hours.from);
  const end = Math.min(new Date(until).getTime(), hours.until);
  return begin < end ? { start: (begin - hours.from) / hourMs, length: (end - begin) / hourMs } : undefined;
}

/** An interval in hours from the left. */
interface Placed {
  readonly start: number;
  readonly length: number;
}

/** Assigns each interval to the first row where it overlaps nothing; `placed` is sorted by start. */
export function assignRows(placed: readonly Placed[]): number[] {
  const ends: number[] = [];
  return placed.map(({ start, length }) => {
    const free = ends.findIndex((end) => end <= start);
    const row = free < 0 ? ends.length : free;
    ends[row] = start + length;
    return row;
  });
}

/** The number of hours before the first booking; without bookings, before the first working hours. */
export function hoursBefore({ jobs: bookings, people: rows }: DispatchBoard, { from, until }: ShownHours): number {
  const starts = bookings.map(({ startsAt }) => Date.parse(startsAt)).filter((at) => at >= from);
  const working = rows.flatMap((user) => user.working ?? []).map((interval) => Date.parse(interval.from));
  const first = Math.min(...(starts.length > 0 ? starts : working.filter((at) => at >= from)), until);
  return first === until ? 0 : Math.floor((first - from) / hourMs);
}
