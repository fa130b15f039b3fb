import type { Income } from '@plaza/contracts/finance/incomes';
import { useLazyFinanceIncomesQuery } from '../finance-api';
import { withFormNames } from '../records/form/form-errors';
import { useRecordForm } from '../records/form/use-record-form';
import { blankIncome, toIncomeDraft, toIncomeFields, validateIncome } from './income-form';
import { useFinanceAddIncomeMutation, useFinanceChangeIncomeMutation } from './incomes-api';

/** The form of a new income source, or of an existing one. */
export function useIncomeForm(income: Income | undefined, baseCurrency: string, onSaved: () => void) {
  const [add] = useFinanceAddIncomeMutation();
  const [change] = useFinanceChangeIncomeMutation();
  const [fetchRecords] = useLazyFinanceIncomesQuery();
  return useRecordForm({
    record: income,
    blank: blankIncome(baseCurrency),
    toDraft: toIncomeDraft,
    validate: validateIncome,
    async save(draft, known, key) {
      const fields = toIncomeFields(draft);
      const { error } = known
        ? await change({ id: known.id, body: { ...fields, version: known.version } })
        : await add({ body: fields, key });
      return { error: withFormNames(error, { monthlyAmount: 'pay' }) };
    },
    fetchRecords,
    savedTitle: `Income source ${income ? 'updated' : 'created'} successfully`,
    fallback: 'Failed to create or update income source',
    onSaved,
  });
}
