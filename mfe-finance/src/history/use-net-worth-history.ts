import { useSearchChoice } from '@plaza/web-kit/router';
import { useState } from 'react';
import { useFinanceNetWorthQuery } from './history-api';
import { firstDay, type RangeId, rangeIds } from './ranges';

/** The range that the service uses if a request names none. */
const unasked: RangeId = '1Y';

/** The snapshots of the range in the URL, which ends today. */
export function useNetWorthHistory() {
  const [range, setRange] = useSearchChoice('range', rangeIds);
  const [now] = useState(() => new Date());
  return { range, setRange, history: useFinanceNetWorthQuery(range === unasked ? {} : { from: firstDay(range, now) }) };
}
