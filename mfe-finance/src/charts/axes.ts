import { formatDay as formatCalendarDay } from '@plaza/ui/time';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** "1.2K" for 1200: the ticks of an axis of money. */
export const compactAmount = (value: number): string => compact.format(value);

/** "Nov 2026" for 2026-11. */
export const formatMonthOf = (month: string): string => formatCalendarDay(`${month}-01`, 'monthAndYear');

/** What all axes have in common: quiet, without lines of their own. */
export const quietAxis = { tickLine: false, axisLine: false, fontSize: 12 } as const;
