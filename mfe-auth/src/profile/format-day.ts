const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "March 4, 1990" of "1990-03-04": a day of the calendar, the same wherever it is read. */
export const formatDate = (date: string): string => calendarDay.format(new Date(`${date}T00:00:00Z`));

/** The day of an instant, where the reader is. */
export const formatDay = (instant: string): string => day.format(new Date(instant));
