import { useSearchChoice } from '@plaza/web-kit/router';
import { useState } from 'react';
import { useFinanceNetWorthQuery } from './history-api';
import { firstDay, type RangeId, rangeIds } from './ranges';

/** The range that the service gives where none is asked for. */
const unasked: RangeId = '1Y';

/** The snapshots of the range that the address names, which ends today. */
export function useNetWorthHistory() {
  const [range, setRange] = useSearchChoice('range', rangeIds);
  const [now] = useState(() => new Date());
  return { range, setRange, history: useFinanceNetWorthQuery(range === unasked ? {} : { from: firstDay(range, now) }) };
}
