import type { QuoteKind } from '@plaza/contracts/markets/kinds';

/** A change as `ChangeFigure` shows it: of a yield in percentage points, of a price as a share of what it was. */
export interface ChangeSince {
  readonly value: number;
  readonly unit: 'percent' | 'points';
}

/** How far a price is from an earlier one, in rows as in charts. */
export function changeSince(kind: QuoteKind, before: number, now: number): ChangeSince {
  if (kind === 'bonds') return { value: now - before, unit: 'points' };
  return { value: before === 0 ? 0 : (now / before - 1) * 100, unit: 'percent' };
}
