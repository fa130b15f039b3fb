import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';

export type WorkingSpan = WorkingHours['spans'][number];

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

/** The most spans that a week may have. */
export const maxSpans = 28;

/** The default for a contractor without working hours. */
export const officeHours = (timeZone: string): WorkingHours => ({
  timeZone,
  spans: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
});

/** The spans of a day, each with its index in `hours.spans`; in the order in which they were added. */
export const spansOf = ({ spans }: WorkingHours, weekday: number): { span: WorkingSpan; index: number }[] =>
  spans.map((span, index) => ({ span, index })).filter(({ span }) => span.weekday === weekday);

/** Adds a span to a day, after its last one. */
export function withSpan(hours: WorkingHours, weekday: number): WorkingHours {
  const last = spansOf(hours, weekday)
    .map(({ span }) => span.until)
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

export const withoutSpan = (hours: WorkingHours, index: number): WorkingHours => ({
  ...hours,
  spans: hours.spans.filter((_, at) => at !== index),
});

export const withTimes = (hours: WorkingHours, index: number, times: Partial<WorkingSpan>): WorkingHours => ({
  ...hours,
  spans: hours.spans.map((span, at) => (at === index ? { ...span, ...times } : span)),
});

/** Copies the hours of one day to other days, replacing theirs. */
export function withCopiedDay(hours: WorkingHours, weekday: number, to: readonly number[]): WorkingHours {
  const otherDays = to.filter((day) => day !== weekday);
  const remaining = hours.spans.filter((span) => !otherDays.includes(span.weekday));
  const copied = spansOf(hours, weekday).map(({ span }) => span);
  return {
    ...hours,
    spans: [...remaining, ...otherDays.flatMap((day) => copied.map((span) => ({ ...span, weekday: day })))],
  };
}

/** The error of a day's hours; the server validates the same. */
export function validateDay(hours: WorkingHours, weekday: number): string | undefined {
  const spans = spansOf(hours, weekday)
    .map(({ span }) => span)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (spans.some(({ from, until }) => from === '' || until === '')) return 'Enter both times.';
  if (spans.some(({ from, until }) => until <= from)) return 'Must end after it begins.';
  const overlaps = spans.some(({ until }, index) => until > (spans[index + 1]?.from ?? '24:00'));
  return overlaps ? 'Must not overlap.' : undefined;
}

/** The error of the first invalid day of a week. */
export function validateWeek(hours: WorkingHours | null): string | undefined {
  if (!hours) return undefined;
  if (hours.spans.length > maxSpans) return `At most ${maxSpans} spans in a week.`;
  for (const { weekday, name } of weekdays) {
    const error = validateDay(hours, weekday);
    if (error) return `${name}: ${error}`;
  }
  return undefined;
}
