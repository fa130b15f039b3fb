import type { Loan } from '@plaza/contracts/finance/loans';

/** Identifies a loan: "Car Loan, Riverside Bank". */
export const loanName = ({ type, lender }: Pick<Loan, 'type' | 'lender'>): string => `${type}, ${lender}`;
