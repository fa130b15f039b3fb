import { accountStatuses, accountTypes } from '@plaza/contracts/finance/choices';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, Select, TextArea, TextInput } from '@plaza/ui';
import type { FieldErrors } from '@plaza/web-kit';
import { asOption, currencyChoices } from '../../money/currency-choices';
import { formatAmount } from '../../money/format-amount';
import { FormCell } from '../../records/form/record-dialog';
import { validateField, valueToSend } from '../values/account-fields';
import { totalValue } from '../values/account-totals';
import { formCurrencies } from '../values/currency-groups';
import { ownersListId } from '../values/owner-groups';
import type { AccountDraft, DraftField } from './account-draft';

interface AccountFormFieldsProps {
  draft: AccountDraft;
  errors: FieldErrors<AccountDraft>;
  settings: FinanceSettings;
  /** Whether the factor will be a rate that this form does not know yet. */
  isRateAwaited: boolean;
  onChange: (changes: Partial<AccountDraft>) => void;
}

/** The fields of the account form; leaving one validates it. */
export function AccountFormFields({ draft, errors, settings, isRateAwaited, onChange }: AccountFormFieldsProps) {
  const text = (field: DraftField) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const value = (field: DraftField) => ({
    value: draft[field],
    onValueChange: (chosen: string) => onChange({ [field]: chosen }),
  });
  const own = Object.keys(settings.manualRateOverrides);
  const factorHint = isRateAwaited
    ? 'If left empty, the rate of the moment is used.'
    : knownFactorHint(draft, settings);

  return (
    <>
      <FormCell $wide data-field="name">
        <Field label="Name" required error={errors.name}>
          <TextInput {...text('name')} maxLength={limits.accountName} autoComplete="off" />
        </Field>
      </FormCell>
      <FormCell data-field="type">
        <Field label="Type" required error={errors.type}>
          <Select {...value('type')} options={accountTypes.map(asOption)} placeholder="Choose a type" />
        </Field>
      </FormCell>
      <FormCell data-field="status">
        <Field label="Status" error={errors.status}>
          <Select {...value('status')} options={accountStatuses.map(asOption)} />
        </Field>
      </FormCell>
      <FormCell data-field="owner">
        <Field label="Owner" error={errors.owner}>
          <TextInput {...text('owner')} maxLength={limits.shortText} list={ownersListId} autoComplete="off" />
        </Field>
      </FormCell>
      <FormCell data-field="currency">
        <Field label="Currency" error={errors.currency}>
          <Select {...value('currency')} options={currencyChoices(own, draft.currency, formCurrencies)} />
        </Field>
      </FormCell>
      <FormCell data-field="balance">
        <Field label="Balance" error={errors.balance}>
          <NumberInput {...value('balance')} signed placeholder="0" suffix={draft.currency} />
        </Field>
      </FormCell>
      <FormCell data-field="conversionFactor">
        <Field label="Conversion Factor" error={errors.conversionFactor} hint={factorHint}>
          <NumberInput {...value('conversionFactor')} placeholder="1" />
        </Field>
      </FormCell>
      <FormCell data-field="interestRate">
        <Field label="Interest Rate" error={errors.interestRate} hint="Per year. Leave it empty if there is none.">
          <NumberInput {...value('interestRate')} suffix="%" />
        </Field>
      </FormCell>
      <FormCell data-field="sortOrder">
        <Field
          label="Sort Order"
          error={errors.sortOrder}
          hint="Accounts are listed from the lowest number up, those with 0 last."
        >
          <NumberInput {...value('sortOrder')} inputMode="numeric" placeholder="0" />
        </Field>
      </FormCell>
      <FormCell $wide data-field="perks">
        <Field label="Perks" error={errors.perks}>
          <TextArea {...text('perks')} rows={2} maxLength={limits.longText} />
        </Field>
      </FormCell>
      <FormCell $wide data-field="notes">
        <Field label="Notes" error={errors.notes}>
          <TextArea {...text('notes')} rows={2} maxLength={limits.longText} />
        </Field>
      </FormCell>
    </>
  );
}

function factorMeaning({ currency, conversionFactor }: AccountDraft, baseCurrency: string): string {
  if (currency === baseCurrency) return `${baseCurrency} is your base currency`;
  const isEmpty = conversionFactor.trim() === '';
  return isEmpty ? `If left empty, 1 ${currency} counts as 1 ${baseCurrency}` : `1 ${currency} in ${baseCurrency}`;
}

/** Explains the factor, and shows the balance converted with it. */
function knownFactorHint(draft: AccountDraft, settings: FinanceSettings): string {
  const { baseCurrency } = settings;
  const meaning = factorMeaning(draft, baseCurrency);
  const isWrong = (field: 'balance' | 'conversionFactor') =>
    validateField(field, draft[field], draft.currency) !== undefined;
  if (isWrong('balance') || isWrong('conversionFactor')) return `${meaning}.`;
  const balance = valueToSend('balance', draft.balance);
  const isBase = draft.currency === baseCurrency;
  const exactFactor = isBase ? '1' : valueToSend('conversionFactor', draft.conversionFactor);
  return `${meaning}. Total: ${formatAmount(totalValue({ balance, exactFactor }), baseCurrency, settings)}`;
}
