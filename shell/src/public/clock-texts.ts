import { clockTime, formatDate } from '@plaza/ui/time';

/** The texts of the clock on public pages: the long date, and the time with seconds. */
export const clockTexts = (now: Date) => ({
  date: formatDate(now, { style: 'full' }),
  time: clockTime(now, { seconds: true, cycle: 'h12' }),
});
