import { useSearchChoice } from '@plaza/web-kit/router';
import { useState } from 'react';
import { useFinanceNetWorthQuery } from './history-api';
import { firstDay, rangeIds } from './ranges';

/** The snapshots of the range that the address names, which ends today. */
export function useNetWorthHistory() {
  const [range, setRange] = useSearchChoice('range', rangeIds);
  const [now] = useState(() => new Date());
  return { range, setRange, history: useFinanceNetWorthQuery({ from: firstDay(range, now) }) };
}
