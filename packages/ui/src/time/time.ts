/**
 * Dates, times and zones as text: the one place of the browser's side that formats them. No part of the index, which
 * the shell shares, so that each remote has only what it uses.
 *
 * - a day: `formatDate` of an instant, `formatDay` of a YYYY-MM-DD, `formatDayInterval` of several
 * - a time of day: `clockTime` of an instant, `clockInterval` from when to when, `clockReading` of a stored "18:30",
 *   `clockHour` beside a grid
 * - both: `clockDateTime` in a line, `clockDayInterval` from when to when, `clockExactly` in a title
 * - how long ago: `Moment` of the index, which says it in words while it is recent, and else the day
 *
 * Times are told by the reader's clock, of 12 or of 24 hours. A `timeZone` that shows another time than the reader's is
 * named, unless a heading beside it does so.
 */
export * from './clock';
export * from './format';
export { type HourCycle, readerHourCycle } from './reader-clock';
export * from './zoned-time';
