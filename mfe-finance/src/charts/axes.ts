import { formatDay as formatCalendarDay } from '@plaza/ui/time';
import { roundTicks } from './round-ticks';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

/** "1.25K" for 1250: the ticks of an axis of money. */
export const compactAmount = (value: number): string => compact.format(value);

/** "Nov 2026" for 2026-11. */
export const formatMonthOf = (month: string): string => formatCalendarDay(`${month}-01`, 'monthAndYear');

/**
 * The ticks and the ends of an axis of money over these figures. Each tick is written, and so has a line of the grid.
 */
export function moneyAxis(figures: readonly number[]): { ticks: number[]; domain: [number, number]; interval: 0 } {
  const ticks = roundTicks(Math.min(...figures), Math.max(...figures));
  return { ticks, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], interval: 0 };
}

/** Where there is no room for all names: every second or third of them, at even distances. */
export const evenNames = { interval: 'equidistantPreserveStart' } as const;

/** What all axes have in common: quiet, without lines of their own. */
export const quietAxis = { tickLine: false, axisLine: false, fontSize: 12 } as const;

/** An axis of days or months: its first name stays clear of the lowest amount. */
export const timeAxis = { ...quietAxis, tickMargin: 8 } as const;
