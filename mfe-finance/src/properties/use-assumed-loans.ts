import type { Property } from '@plaza/contracts/finance/properties';
import { useFinanceLoansQuery } from '../finance-api';
import { loanName } from '../loans/loan-name';

/** The names of the loans whose payments count for properties that are linked to none, by the id of the property. */
export function useAssumedLoans(properties: readonly Property[]): ReadonlyMap<string, string> {
  const assumed = properties.filter(({ loanId, countedLoanId }) => loanId === null && countedLoanId);
  const { data: loans = [] } = useFinanceLoansQuery(undefined, { skip: assumed.length === 0 });
  const names = new Map(loans.map((loan) => [loan.id, loanName(loan)]));
  return new Map(
    assumed.flatMap(({ id, countedLoanId }) => {
      const name = countedLoanId ? names.get(countedLoanId) : undefined;
      return name ? [[id, name] as const] : [];
    }),
  );
}
