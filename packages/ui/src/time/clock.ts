import { formatDate, formatZoneCity } from './format';
import { type HourCycle, readerHourCycle } from './reader-clock';
import { browserTimeZone, type Instant, toDay, toWallClock } from './zoned-time';

export interface ClockOptions {
  /** An IANA name; by default the reader's zone. */
  readonly timeZone?: string | undefined;
  /**
   * `unsaid` if a heading beside it already names the zone; otherwise the zone is named if its clock shows another
   * time.
   */
  readonly zone?: 'unsaid';
  /** `thousandths` as in logs: "9:30:05.120 AM". */
  readonly seconds?: boolean | 'thousandths';
  /** Overrides the reader's hour cycle. */
  readonly cycle?: HourCycle;
}

/**
 * The time of an instant: "9:30 AM" or "09:30" by the reader's hour cycle; with another zone "6:30 PM Toronto time".
 */
export function clockTime(at: Instant, options: ClockOptions = {}): string {
  return `${plainTime(at, options)}${zoneName(at, options)}`;
}

interface Interval {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const halfDayMs = 12 * 3_600_000;

/**
 * An interval: "9:30–11:00 AM", "11:30 AM–1:00 PM", "09:30–11:00", with the zone as in clockTime. A repeated AM or PM
 * is omitted, but not if the interval lasts half a day or more: "11:00 AM–12:00 AM" of the next day.
 */
export function clockInterval({ startsAt, endsAt }: Interval, options: ClockOptions = {}): string {
  const [start, end] = [plainTime(startsAt, options), plainTime(endsAt, options)];
  const half = /\s[AP]M$/.exec(end)?.[0];
  const isShort = new Date(endsAt).getTime() - new Date(startsAt).getTime() < halfDayMs;
  const short = half && isShort && start.endsWith(half) ? start.slice(0, -half.length) : start;
  return `${short}–${end}${zoneName(startsAt, options)}`;
}

/** The day on which an interval starts, and its times: "Sat, Mar 14, 10:00–11:30 AM". */
export const clockDayInterval = (interval: Interval, options: ClockOptions = {}): string =>
  `${formatDate(interval.startsAt, { style: 'weekdayShort', timeZone: options.timeZone })}, ${clockInterval(interval, options)}`;

interface DateTimeOptions extends ClockOptions {
  readonly now?: Instant;
}

/** Day and time of an instant: "Jun 15, 9:30 AM", with the year if it is not the current one. */
export function clockDateTime(at: Instant, { now = Date.now(), ...options }: DateTimeOptions = {}): string {
  const { timeZone } = options;
  const isThisYear = toDay(at, timeZone).slice(0, 4) === toDay(now, timeZone).slice(0, 4);
  return `${formatDate(at, { style: isThisYear ? 'monthAndDay' : 'medium', timeZone })}, ${clockTime(at, options)}`;
}

/** The complete date and time of an instant, as for a title: "June 15, 2026 at 9:30 AM". */
export const clockExactly = (at: Instant, options: ClockOptions = {}): string =>
  `${formatDate(at, { style: 'long', timeZone: options.timeZone })} at ${clockTime(at, options)}`;

/** A full hour of a day, 0 to 24, as a label of a grid: "9 AM" or "09:00". */
export function clockHour(hour: number): string {
  if (readerHourCycle() === 'h23') return `${String(hour).padStart(2, '0')}:00`;
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** A stored local time ("18:30") in the reader's format: "6:30 PM". The caller shows its time zone beside it. */
export const clockReading = (time: string): string =>
  clockTime(`1970-01-01T${time}:00Z`, { timeZone: 'UTC', zone: 'unsaid' });

function plainTime(at: Instant, { timeZone, seconds = false, cycle = readerHourCycle() }: ClockOptions): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : formatter(cycle, seconds, timeZone).format(date);
}

/** " Toronto time", if the clocks there show another time than the reader's; otherwise empty. */
function zoneName(at: Instant, { timeZone, zone }: ClockOptions): string {
  if (zone === 'unsaid' || timeZone === undefined || timeZone === browserTimeZone()) return '';
  const [there, here] = [toWallClock(at, timeZone), toWallClock(at)];
  if (there.day === here.day && there.minutes === here.minutes) return '';
  return timeZone === 'UTC' ? ' UTC' : ` ${formatZoneCity(timeZone)} time`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes far longer than formatting. */
function formatter(
  cycle: HourCycle,
  seconds: boolean | 'thousandths',
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  const key = `${cycle} ${seconds} ${timeZone}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-US', {
    hour: cycle === 'h12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    ...(seconds === 'thousandths' && { fractionalSecondDigits: 3 }),
    hourCycle: cycle,
    timeZone,
  });
  formatters.set(key, created);
  return created;
}
