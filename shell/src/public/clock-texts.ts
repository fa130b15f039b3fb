import { clockTime, formatDate } from '@plaza/ui/time';

/** What the clock of the public pages shows: the long date, and the time to the second. */
export const clockTexts = (now: Date) => ({
  date: formatDate(now, { style: 'full' }),
  time: clockTime(now, { seconds: true, cycle: 'h12' }),
});
