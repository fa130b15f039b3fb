import type { SelectOption } from '@plaza/ui';
import { useFinanceLoansQuery } from '../finance-api';
import { loanName } from '../loans/loan-name';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { noLoan } from './property-form';

interface LoanChoices {
  readonly loanChoices: SelectOption[];
  /** Whether the loans could not be loaded. */
  readonly areMissing: boolean;
}

/** The loans that a property can be linked to. The linked loan is included even before the loans have loaded. */
export function useLoanChoices(linked: string, settings: AmountStyle): LoanChoices {
  const { data: loans = [], isError } = useFinanceLoansQuery();
  const choices = loans.map((loan) => ({
    value: loan.id,
    label: `${loanName(loan)}, ${formatAmount(loan.balance, loan.currency, settings)}`,
  }));
  const isMissing = linked !== noLoan && !loans.some(({ id }) => id === linked);
  const loanChoices = [
    { value: noLoan, label: 'None' },
    ...choices,
    ...(isMissing ? [{ value: linked, label: 'The linked loan' }] : []),
  ];
  return { loanChoices, areMissing: isError && choices.length === 0 };
}
