import { decimalsOf } from '@plaza/contracts/currencies';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, Select, styled, TextArea, TextInput } from '@plaza/ui';
import type { FocusEvent } from 'react';
import { formatAmount } from '../../money/format-amount';
import { accountStatuses, accountTypes, asOption, currencyChoices } from '../account-choices';
import { faultIn, valueToSend } from '../account-fields';
import { totalValue } from '../account-totals';
import { ownersListId } from '../inline/inline-text';
import type { AccountDraft, DraftFaults, DraftField } from './account-draft';

interface AccountFormFieldsProps {
  draft: AccountDraft;
  faults: DraftFaults;
  settings: FinanceSettings;
  onChange: (field: DraftField, value: string) => void;
  /** A field was left and can be checked. */
  onLeave: (field: DraftField) => void;
}

export function AccountFormFields({ draft, faults, settings, onChange, onLeave }: AccountFormFieldsProps) {
  const text = (field: DraftField) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  const value = (field: DraftField) => ({
    value: draft[field],
    onValueChange: (chosen: string) => onChange(field, chosen),
  });

  /** Going on to another field leaves this one; going to a button, or to the list of a select, does not. */
  function handleBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !relatedTarget.matches('input, textarea, [role="combobox"]')) return;
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field !== undefined && field in draft) onLeave(field as DraftField);
  }

  return (
    <FieldGrid onBlur={handleBlur}>
      <Cell $wide data-field="name">
        <Field label="Name" required error={faults.name}>
          <TextInput {...text('name')} maxLength={limits.accountName} autoComplete="off" />
        </Field>
      </Cell>
      <Cell data-field="type">
        <Field label="Type" required error={faults.type}>
          <Select {...value('type')} options={accountTypes.map(asOption)} placeholder="Choose a type" />
        </Field>
      </Cell>
      <Cell data-field="status">
        <Field label="Status" error={faults.status}>
          <Select {...value('status')} options={accountStatuses.map(asOption)} />
        </Field>
      </Cell>
      <Cell data-field="owner">
        <Field label="Owner" error={faults.owner}>
          <TextInput {...text('owner')} maxLength={limits.shortText} list={ownersListId} autoComplete="off" />
        </Field>
      </Cell>
      <Cell data-field="currency">
        <Field label="Currency" error={faults.currency}>
          <Select {...value('currency')} options={currencyChoices(settings.manualRateOverrides, draft.currency)} />
        </Field>
      </Cell>
      <Cell data-field="balance">
        <Field label="Balance" error={faults.balance}>
          <NumberInput
            {...value('balance')}
            decimals={decimalsOf(draft.currency)}
            negative
            placeholder="0"
            suffix={draft.currency}
          />
        </Field>
      </Cell>
      <Cell data-field="conversionFactor">
        <Field label="Conversion Factor" error={faults.conversionFactor} hint={factorHint(draft, settings)}>
          <NumberInput {...value('conversionFactor')} decimals={6} placeholder="1" />
        </Field>
      </Cell>
      <Cell data-field="interestRate">
        <Field label="Interest Rate" error={faults.interestRate} hint="Per year; empty means none.">
          <NumberInput {...value('interestRate')} decimals={3} suffix="%" />
        </Field>
      </Cell>
      <Cell data-field="sortOrder">
        <Field label="Sort Order" error={faults.sortOrder} hint="Lower numbers come first.">
          <NumberInput {...value('sortOrder')} decimals={0} maxLength={6} placeholder="0" />
        </Field>
      </Cell>
      <Cell $wide data-field="perks">
        <Field label="Perks" error={faults.perks}>
          <TextArea {...text('perks')} rows={2} maxLength={limits.longText} />
        </Field>
      </Cell>
      <Cell $wide data-field="notes">
        <Field label="Notes" error={faults.notes}>
          <TextArea {...text('notes')} rows={2} maxLength={limits.longText} />
        </Field>
      </Cell>
    </FieldGrid>
  );
}

/** What the factor means, and what it makes of the balance. */
function factorHint(draft: AccountDraft, settings: FinanceSettings): string {
  const { baseCurrency } = settings;
  const meaning =
    draft.currency === baseCurrency
      ? `${baseCurrency} is your base currency`
      : `1 ${draft.currency} in ${baseCurrency}`;
  if (faultIn('balance', draft.balance) || faultIn('conversionFactor', draft.conversionFactor)) return `${meaning}.`;
  const balance = valueToSend('balance', draft.balance) ?? '0';
  const conversionFactor = valueToSend('conversionFactor', draft.conversionFactor) ?? '1';
  return `${meaning}. Total: ${formatAmount(totalValue({ balance, conversionFactor }), baseCurrency, settings)}`;
}

const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Cell = styled.div<{ $wide?: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
