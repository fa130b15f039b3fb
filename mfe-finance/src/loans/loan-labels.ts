import type { Loan } from '@plaza/contracts/finance/loans';
import { formatDay } from '@plaza/ui/time';
import { notAvailable } from '../figures/format-figure';

/** "Jun 2045" for 2045-06-20; "N/A" for what has no end. */
export const formatMonth = (day: string | null): string =>
  day === null ? notAvailable : formatDay(day, 'monthAndYear');

const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** "4.80%" for 4.8, "8.125%" for 8.125. */
export const formatRate = (rate: string): string => `${percent.format(Number(rate))}%`;

/** Which loan it is: "Car Loan, Riverside Bank". */
export const loanName = ({ type, lender }: Pick<Loan, 'type' | 'lender'>): string => `${type}, ${lender}`;
