import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Field, Grid, Select } from '@plaza/ui';
import { currencyChoices } from '../../money/currency-choices';
import { fieldsOfKind, isRequired } from './csv-head';
import type { AmountFormat, RowsImportState } from './use-rows-import';

const decimalSigns = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
] as const satisfies readonly { value: AmountFormat['decimalSign']; label: string }[];

/** Chosen instead of a column: the field then gets its default. */
const none = '—';

interface RowsFormatProps {
  rows: RowsImportState;
  settings: FinanceSettings;
}

/** How to read the rows of a CSV file. Disabled during a request, since its result applies to these values. */
export function RowsFormat({ rows, settings }: RowsFormatProps) {
  const { format, missing, isLoading, chooseFormat } = rows;
  const own = Object.keys(settings.manualRateOverrides);
  return (
    <>
      <Grid min={180}>
        <Field label="Numbers are written">
          <Select
            value={format.decimalSign}
            options={[...decimalSigns]}
            disabled={isLoading}
            onValueChange={(sign) => chooseFormat({ decimalSign: sign as AmountFormat['decimalSign'] })}
          />
        </Field>
        <Field label="Currency of rows without one">
          <Select
            value={format.currency}
            options={currencyChoices(own, format.currency)}
            disabled={isLoading}
            onValueChange={(currency) => chooseFormat({ currency })}
          />
        </Field>
      </Grid>
      <Columns {...rows} />
      {missing.length > 0 && <p role="status">Still without a column: {missing.join(', ')}.</p>}
    </>
  );
}

/** The column of the file for each field. */
function Columns({ kind, head, mapping, isLoading, chooseColumn }: RowsImportState) {
  return (
    <Grid min={180}>
      {fieldsOfKind[kind].map((one) => (
        <Field key={one.field} label={`Column for ${one.label}`} required={isRequired(one, mapping)} hint={one.hint}>
          <Select
            value={mapping[one.field] ?? none}
            options={[none, ...head].map((name) => ({ value: name, label: name }))}
            disabled={isLoading}
            onValueChange={(column) => chooseColumn(one.field, column === none ? undefined : column)}
          />
        </Field>
      ))}
    </Grid>
  );
}
