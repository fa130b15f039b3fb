import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';

export type WorkingInterval = WorkingHours['spans'][number];

/** 1 is Monday. */
export const weekdays = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 7, name: 'Sunday' },
] as const;

/** The maximum number of intervals per week. */
export const maxIntervals = 28;

/** The initial hours of a contractor without working hours. */
export const officeHours = (timeZone: string): WorkingHours => ({
  timeZone,
  spans: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
});

/** The intervals of a day, each with its index in `hours.spans`, in the order in which they were added. */
export const intervalsOf = ({ spans }: WorkingHours, weekday: number): { interval: WorkingInterval; index: number }[] =>
  spans.map((interval, index) => ({ interval, index })).filter(({ interval }) => interval.weekday === weekday);

/** Adds an interval to a day, after its last one. */
export function withInterval(hours: WorkingHours, weekday: number): WorkingHours {
  const last = intervalsOf(hours, weekday)
    .map(({ interval }) => interval.until)
    .sort()
    .at(-1);
  const from = last === undefined ? '09:00' : last < '23:00' ? last : '23:00';
  const until = last === undefined ? '17:00' : hourAfter(from);
  return { ...hours, spans: [...hours.spans, { weekday, from, until }] };
}

function hourAfter(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  return `${String(Number(hour) + 1).padStart(2, '0')}:${Number(hour) === 23 ? '00' : minute}`;
}

export const withoutInterval = (hours: WorkingHours, index: number): WorkingHours => ({
  ...hours,
  spans: hours.spans.filter((_, other) => other !== index),
});

export const withTimes = (hours: WorkingHours, index: number, times: Partial<WorkingInterval>): WorkingHours => ({
  ...hours,
  spans: hours.spans.map((interval, other) => (other === index ? { ...interval, ...times } : interval)),
});

/** Copies the hours of one day to other days, replacing theirs. */
export function withCopiedDay(hours: WorkingHours, weekday: number, to: readonly number[]): WorkingHours {
  const otherDays = to.filter((day) => day !== weekday);
  const remaining = hours.spans.filter((interval) => !otherDays.includes(interval.weekday));
  const copied = intervalsOf(hours, weekday).map(({ interval }) => interval);
  return {
    ...hours,
    spans: [...remaining, ...otherDays.flatMap((day) => copied.map((interval) => ({ ...interval, weekday: day })))],
  };
}

/** The error of a day's hours; the server validates the same. */
export function validateDay(hours: WorkingHours, weekday: number): string | undefined {
  const intervals = intervalsOf(hours, weekday)
    .map(({ interval }) => interval)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (intervals.some(({ from, until }) => from === '' || until === '')) return 'Enter both times.';
  if (intervals.some(({ from, until }) => until <= from)) return 'Must end after it begins.';
  const overlaps = intervals.some(({ until }, index) => until > (intervals[index + 1]?.from ?? '24:00'));
  return overlaps ? 'Must not overlap.' : undefined;
}

/** The error of the first invalid day of a week. */
export function validateWeek(hours: WorkingHours | null): string | undefined {
  if (!hours) return undefined;
  if (hours.spans.length > maxIntervals) return `At most ${maxIntervals} spans in a week.`;
  for (const { weekday, name } of weekdays) {
    const error = validateDay(hours, weekday);
    if (error) return `${name}: ${error}`;
  }
  return undefined;
}
