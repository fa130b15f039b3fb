import { propertyTypes } from '@plaza/contracts/finance/choices';
import type { Property } from '@plaza/contracts/finance/properties';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, Select, styled, TextInput } from '@plaza/ui';
import { asOption } from '../money/currency-choices';
import { CurrencyCell } from '../records/form/currency-cell';
import { NotesCell } from '../records/form/notes-cell';
import { FormCell, RecordDialog } from '../records/form/record-dialog';
import { type PropertyAmount, type PropertyDraft, propertyLabels } from './property-form';
import { useLoanChoices } from './use-loan-choices';
import { usePropertyForm } from './use-property-form';

interface PropertyDialogProps {
  /** Undefined to add a property. */
  property: Property | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds a property, or edits one. */
export function PropertyDialog({ property, settings, onClose }: PropertyDialogProps) {
  const form = usePropertyForm(property, settings.baseCurrency, onClose);
  const { draft, errors, change } = form;
  const { loanChoices, areMissing } = useLoanChoices(draft.loanId, settings);
  const field = (name: keyof PropertyDraft) => ({ label: propertyLabels[name], error: errors[name] });
  const amount = (name: PropertyAmount) => (
    <FormCell data-field={name}>
      <Field {...field(name)}>
        <NumberInput
          value={draft[name]}
          suffix={draft.currency}
          placeholder="0"
          onValueChange={(typed) => change({ [name]: typed })}
        />
      </Field>
    </FormCell>
  );
  return (
    <RecordDialog
      title={property ? 'Edit Property' : 'Add Property'}
      submitLabel={property ? 'Save Changes' : 'Add Property'}
      size="lg"
      form={form}
      labels={propertyLabels}
      shownAs={(name, value) =>
        name === 'loanId' ? loanChoices.find((loan) => loan.value === value)?.label : undefined
      }
      onClose={onClose}
    >
      <FormCell $wide data-field="address">
        <Field {...field('address')} required>
          <TextInput
            value={draft.address}
            maxLength={limits.address}
            autoComplete="off"
            onChange={({ target }) => change({ address: target.value })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="propertyType">
        <Field {...field('propertyType')}>
          <Select
            value={draft.propertyType}
            options={propertyTypes.map(asOption)}
            onValueChange={(propertyType) => change({ propertyType })}
          />
        </Field>
      </FormCell>
      <CurrencyCell
        value={draft.currency}
        settings={settings}
        error={errors.currency}
        onChange={(currency) => change({ currency })}
      />
      <Amounts $wide $columns={3}>
        {amount('propertyValue')}
        {amount('mortgageBalance')}
        {amount('downPayment')}
      </Amounts>
      <Amounts $wide $columns={4}>
        {amount('monthlyRent')}
        {amount('taxes')}
        {amount('insurance')}
        {amount('utilities')}
      </Amounts>
      <FormCell $wide data-field="loanId">
        <Field {...field('loanId')} hint={areMissing ? loansMissing : loanHint}>
          <Select value={draft.loanId} options={loanChoices} onValueChange={(loanId) => change({ loanId })} />
        </Field>
      </FormCell>
      <NotesCell value={draft.notes} error={errors.notes} onChange={(notes) => change({ notes })} />
    </RecordDialog>
  );
}

const loanHint =
  'The loan that finances it. If none is chosen, the only mortgage with the same balance and currency is taken to be it.';
const loansMissing = 'Your loans could not be loaded. To choose one, close this form and open it again.';

/** Side by side where they fit, since the form is long and its notes would otherwise be out of sight. */
const Amounts = styled(FormCell)<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
