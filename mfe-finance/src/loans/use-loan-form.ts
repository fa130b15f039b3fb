import type { Loan } from '@plaza/contracts/finance/loans';
import { toast } from '@plaza/web-kit';
import { useRecordForm } from '../records/use-record-form';
import { tellFailure } from '../tell-failure';
import { blankLoan, draftOf, faultIn, type LoanDraft, loanOf } from './loan-form';
import { useFinanceAddLoanMutation, useFinanceChangeLoanMutation, useLazyFinanceLoansQuery } from './loans-api';

/** The form of a new loan, or of one that is there. */
export function useLoanForm(loan: Loan | undefined, baseCurrency: string, onSaved: () => void) {
  const [add] = useFinanceAddLoanMutation();
  const [change] = useFinanceChangeLoanMutation();
  const [fetchLoans] = useLazyFinanceLoansQuery();
  const failed = `Failed to ${loan ? 'update' : 'create'} loan`;
  return useRecordForm<LoanDraft>({
    initial: loan ? draftOf(loan) : blankLoan(baseCurrency),
    version: loan?.version,
    faultIn,
    refusalSentence: failed,
    async save(draft, version) {
      const fields = loanOf(draft);
      const { error } = loan ? await change({ id: loan.id, changes: { ...fields, version } }) : await add(fields);
      if (error) tellFailure(error, failed);
      else toast({ title: `Loan ${loan ? 'updated' : 'created'} successfully`, variant: 'success' });
      return error;
    },
    async latest() {
      const now = (await fetchLoans().unwrap()).find(({ id }) => id === loan?.id);
      return { draft: now && draftOf(now), version: now?.version };
    },
    onSaved,
  });
}
