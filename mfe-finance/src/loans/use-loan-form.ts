import type { Loan } from '@plaza/contracts/finance/loans';
import { useLazyFinanceLoansQuery } from '../finance-api';
import { useRecordForm } from '../records/form/use-record-form';
import { blankLoan, toLoanChanges, toLoanDraft, toLoanFields, validateLoan } from './loan-form';
import { useFinanceAddLoanMutation, useFinanceChangeLoanMutation } from './loans-api';

/** The form of a new loan, or of an existing one. */
export function useLoanForm(loan: Loan | undefined, baseCurrency: string, onSaved: () => void) {
  const [add] = useFinanceAddLoanMutation();
  const [change] = useFinanceChangeLoanMutation();
  const [fetchRecords] = useLazyFinanceLoansQuery();
  return useRecordForm({
    record: loan,
    blank: blankLoan(baseCurrency),
    toDraft: toLoanDraft,
    validate: validateLoan,
    async save(draft, known, key) {
      if (known) return change({ id: known.id, body: toLoanChanges(draft, known) });
      return add({ body: toLoanFields(draft), key });
    },
    fetchRecords,
    savedTitle: `Loan ${loan ? 'updated' : 'created'} successfully`,
    fallback: `Failed to ${loan ? 'update' : 'create'} loan`,
    onSaved,
  });
}
