/** The ranges of the chart. */
export const ranges = [
  { id: '1M', label: '1 month', days: 30 },
  { id: '3M', label: '3 months', days: 91 },
  { id: '1Y', label: '1 year', days: 365 },
  { id: 'All', label: 'All', days: 36_500 },
] as const;

export type RangeId = (typeof ranges)[number]['id'];

/** Ids of the ranges in the URL; the first is the default. */
export const rangeIds = ['1Y', '1M', '3M', 'All'] as const satisfies readonly RangeId[];

/** The first day of a range that ends today, YYYY-MM-DD. */
export function firstDay(id: RangeId, now: Date): string {
  const days = ranges.find((range) => range.id === id)?.days ?? 365;
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
