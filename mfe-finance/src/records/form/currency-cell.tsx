import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Field, Select } from '@plaza/ui';
import type { ComponentProps } from 'react';
import { currencyChoices } from '../../money/currency-choices';
import { FormCell } from './record-dialog';

interface CurrencyCellProps {
  value: string;
  onChange: (currency: string) => void;
  settings: FinanceSettings;
  error?: ComponentProps<typeof Field>['error'];
}

/** The currency field of a record. */
export function CurrencyCell({ value, onChange, settings, error }: CurrencyCellProps) {
  const options = currencyChoices(Object.keys(settings.manualRateOverrides), value);
  return (
    <FormCell data-field="currency">
      <Field label="Currency" error={error}>
        <Select value={value} options={options} onValueChange={onChange} />
      </Field>
    </FormCell>
  );
}
