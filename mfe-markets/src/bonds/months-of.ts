/** The months of a maturity such as "3 months", "10 years" or "2Y"; for any other text a number above all of these. */
export function monthsOf(maturity: string): number {
  const [, count, unit = ''] = /^(\d+)\s*(m|y)/i.exec(maturity.trim()) ?? [];
  if (count === undefined) return Number.MAX_SAFE_INTEGER;
  return Number(count) * (unit.toLowerCase() === 'y' ? 12 : 1);
}
