import { monthsBetween } from '../days';
import type { LoanRecord } from './loan.model';

/** How many monthly payments of a term are still to come; 0 without a term, and once it is over. */
export function termMonthsLeft({ termMonths, termFrom }: Pick<LoanRecord, 'termMonths' | 'termFrom'>, today: string) {
  const left = termMonths - Math.max(0, monthsBetween(termFrom, today));
  return Math.max(0, left);
}
