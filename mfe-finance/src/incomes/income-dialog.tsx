import { commonCurrencies, incomeFrequencies, incomeSources, incomeTypes } from '@plaza/contracts/finance/choices';
import type { Income, IncomeFrequency } from '@plaza/contracts/finance/incomes';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Checkbox, Field, NumberInput, Select } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { asOption } from '../money/currency-choices';
import { formatAmount } from '../money/format-amount';
import { CurrencyCell } from '../records/currency-cell';
import { amountFault, amountToSend } from '../records/decimal-fields';
import { NotesCell } from '../records/notes-cell';
import { FormCell, RecordDialog } from '../records/record-dialog';
import { useRecordForm } from '../records/use-record-form';
import { tellFailure } from '../tell-failure';
import { blankIncome, draftOf, faultIn, type IncomeDraft, incomeLabels, incomeOf } from './income-form';
import { useFinanceAddIncomeMutation, useFinanceChangeIncomeMutation, useLazyFinanceIncomesQuery } from './incomes-api';
import { payPeriod, storedAmount } from './pay';

interface IncomeDialogProps {
  /** Undefined adds one. */
  income: Income | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

const failed = 'Failed to create or update income source';

/** Adds an income source, or edits one. */
export function IncomeDialog({ income, settings, onClose }: IncomeDialogProps) {
  const [add] = useFinanceAddIncomeMutation();
  const [change] = useFinanceChangeIncomeMutation();
  const [fetchIncomes] = useLazyFinanceIncomesQuery();
  const form = useRecordForm<IncomeDraft>({
    initial: income ? draftOf(income) : blankIncome(settings.baseCurrency),
    version: income?.version,
    faultIn,
    refusalSentence: failed,
    async save(draft, version) {
      const fields = incomeOf(draft);
      const { error } = income ? await change({ id: income.id, changes: { ...fields, version } }) : await add(fields);
      if (error) tellFailure(error, failed);
      else toast({ title: `Income source ${income ? 'updated' : 'created'} successfully`, variant: 'success' });
      return error;
    },
    async latest() {
      const now = (await fetchIncomes().unwrap()).find(({ id }) => id === income?.id);
      return { draft: now && draftOf(now), version: now?.version };
    },
    onSaved: onClose,
  });
  const { draft, faults, change: type } = form;
  const title = income ? 'Edit Income Source' : 'Add Income Source';
  return (
    <RecordDialog
      title={title}
      submitLabel={income ? 'Save Changes' : 'Add Income Source'}
      form={form}
      labels={incomeLabels}
      onClose={onClose}
    >
      <FormCell data-field="source">
        <Field label="Source" required error={faults.source}>
          <Select
            value={draft.source}
            options={incomeSources.map(asOption)}
            placeholder="Choose a source"
            onValueChange={(source) => type({ source })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="type">
        <Field label="Type" required error={faults.type}>
          <Select
            value={draft.type}
            options={incomeTypes.map(asOption)}
            placeholder="Choose a type"
            onValueChange={(chosen) => type({ type: chosen })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="frequency">
        <Field label="Frequency">
          <Select
            value={draft.frequency}
            options={incomeFrequencies.map(asOption)}
            onValueChange={(frequency) => type({ frequency })}
          />
        </Field>
      </FormCell>
      <CurrencyCell
        value={draft.currency}
        offered={{ fiat: commonCurrencies }}
        settings={settings}
        onChange={(currency) => type({ currency })}
      />
      <FormCell $wide data-field="pay">
        <Field
          label={`Amount ${payPeriod[draft.frequency as IncomeFrequency]}`}
          required
          error={faults.pay}
          hint={storedHint(draft, settings)}
        >
          <NumberInput
            value={draft.pay}
            suffix={draft.currency}
            placeholder="0"
            onValueChange={(pay) => type({ pay })}
          />
        </Field>
      </FormCell>
      <FormCell $wide data-field="taxable">
        <Checkbox label="Taxable" checked={draft.taxable} onCheckedChange={(taxable) => type({ taxable })} />
      </FormCell>
      <NotesCell value={draft.notes} onChange={(notes) => type({ notes })} />
    </RecordDialog>
  );
}

/** What weekly or quarterly pay is kept as. */
function storedHint({ pay, frequency, currency }: IncomeDraft, settings: FinanceSettings): string | undefined {
  if ((frequency !== 'Weekly' && frequency !== 'Quarterly') || amountFault(pay, { required: true, currency })) return;
  const amount = storedAmount(amountToSend(pay), frequency, currency);
  return `Kept as ${formatAmount(amount, currency, settings)} per month.`;
}
