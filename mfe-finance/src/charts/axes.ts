import { numberFormatter } from '@plaza/ui';
import { formatDay as formatCalendarDay } from '@plaza/ui/time';
import { roundTicks } from './round-ticks';

const compact = numberFormatter({ notation: 'compact', maximumFractionDigits: 2 });

/** "1.25K" for 1250: formats the ticks of a money axis. */
export const compactAmount = (value: number): string => compact.format(value);

/** "Nov 2026" for "2026-11". */
export const formatMonthOf = (month: string): string => formatCalendarDay(`${month}-01`, 'monthAndYear');

/** The ticks and the domain of a money axis for these figures. Every tick has a label and a grid line. */
export function moneyAxis(figures: readonly number[]): { ticks: number[]; domain: [number, number]; interval: 0 } {
  const ticks = roundTicks(Math.min(...figures), Math.max(...figures));
  return { ticks, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], interval: 0 };
}

/** Labels every second or third name, evenly spaced, where not all names fit. */
export const evenNames = { interval: 'equidistantPreserveStart' } as const;

/** Props of all axes: no axis line and no tick marks. */
export const quietAxis = { tickLine: false, axisLine: false, fontSize: 12 } as const;

/** An axis of days or months, with space between its labels and the lowest amount. */
export const timeAxis = { ...quietAxis, tickMargin: 8 } as const;

/**
 * Props of a grid of horizontal lines. Recharts looks for the vertical ones even if none are drawn, for which it
 * measures the label of every point, each in a layout of the page.
 */
export const horizontalGrid = { vertical: false, verticalCoordinatesGenerator: (): number[] => [] } as const;
