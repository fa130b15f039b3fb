import { useSearchChoice } from '@plaza/web-kit/router';
import { useEffect, useRef } from 'react';
import { useFinanceNetWorthQuery } from './history-api';
import { firstDay, type RangeId, rangeIds } from './ranges';

/** The range that the service uses if a request names none. */
const unasked: RangeId = '1Y';

/** The snapshots of the range in the URL, which ends today. */
export function useNetWorthHistory() {
  const [range, setRange] = useSearchChoice('range', rangeIds);
  const asked = range === unasked ? {} : { from: firstDay(range, new Date()) };
  return { range, setRange, history: useFinanceNetWorthQuery(asked) };
}

/**
 * Fetches the history again with the first figures of another day, as a day has ended: a window may stay open for days.
 * @param day the UTC day of the figures; undefined before they are loaded
 */
export function useEndedDays(day: string | undefined, { history }: ReturnType<typeof useNetWorthHistory>): void {
  const known = useRef(day);
  const { refetch } = history;
  useEffect(() => {
    if (day === undefined || day === known.current) return;
    if (known.current !== undefined) void refetch();
    known.current = day;
  }, [day, refetch]);
}
