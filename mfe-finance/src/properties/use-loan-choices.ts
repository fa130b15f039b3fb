import type { SelectOption } from '@plaza/ui';
import { useFinanceLoansQuery } from '../finance-api';
import { loanName } from '../loans/loan-name';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { noLoan } from './property-form';

/** The loans that a property can be linked to. The linked loan is included even before the loans have loaded. */
export function useLoanChoices(linked: string, settings: AmountStyle): SelectOption[] {
  const { data: loans = [] } = useFinanceLoansQuery();
  const choices = loans.map((loan) => ({
    value: loan.id,
    label: `${loanName(loan)}, ${formatAmount(loan.balance, loan.currency, settings)}`,
  }));
  const isMissing = linked !== noLoan && !loans.some(({ id }) => id === linked);
  return [
    { value: noLoan, label: 'None' },
    ...choices,
    ...(isMissing ? [{ value: linked, label: 'The linked loan' }] : []),
  ];
}
