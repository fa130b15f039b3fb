import type { HistoryRange } from '@plaza/contracts/markets/history';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a range is. */
export const rangeSpanMs = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
  year: 365 * dayMs,
} as const satisfies Record<HistoryRange, number>;

/** The shortest interval between the points of a range. */
export const rangeStepMs = {
  day: 5 * minuteMs,
  week: hourMs,
  month: 6 * hourMs,
  year: dayMs,
} as const satisfies Record<HistoryRange, number>;
