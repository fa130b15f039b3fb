import type { Loan } from '@plaza/contracts/finance/loans';
import { endlessReason } from '../loans/endless-reason';

/** The reason why some loans are never paid off. */
export default function EndlessLoans({ loans }: { loans: readonly Loan[] }) {
  const reasons = loans.filter(({ monthsToPayOff }) => monthsToPayOff === null).map(endlessReason);
  if (reasons.includes('unpaid')) return 'Nothing is paid on a loan';
  if (reasons.includes('interest')) return 'A payment does not cover the interest';
  return reasons.includes('century') ? 'A loan would take more than a hundred years' : 'A loan is never paid off';
}
