import type { QuoteKind } from '@plaza/contracts/markets/kinds';

/** A change for `ChangeFigure`: in percentage points for a yield, in percent for a price. */
export interface ChangeSince {
  readonly value: number;
  readonly unit: 'percent' | 'points';
}

/** The difference between a price and an earlier one, for rows and charts alike. */
export function changeSince(kind: QuoteKind, before: number, now: number): ChangeSince {
  if (kind === 'bonds') return { value: now - before, unit: 'points' };
  return { value: before === 0 ? 0 : (now / before - 1) * 100, unit: 'percent' };
}
