/**
 * Formats dates, times and zones as text: the only place on the browser's side that does. It is not a part of the
 * index, which the shell shares, so that each remote includes only what it uses.
 * - a day: `formatDate` of an instant, `formatDay` of a YYYY-MM-DD, `formatDayInterval` of several
 * - a time of day: `clockTime` of an instant, `clockInterval` of an interval, `clockReading` of a stored "18:30",
 * `clockHour` beside a grid
 * - both: `clockDateTime` in a line, `clockDayInterval` of an interval, `clockExactly` in a title
 * - an age: `Moment` of the index, in words while it is recent, and otherwise the day
 * Times are in the reader's format, of 12 or 24 hours. A `timeZone` that shows another time than the reader's is named,
 * unless a heading beside it does so.
 */
export * from './clock';
export * from './format';
export { type HourCycle, readerHourCycle } from './reader-clock';
export * from './zoned-time';
