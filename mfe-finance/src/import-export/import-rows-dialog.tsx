import { fiatCurrencies } from '@plaza/contracts/currencies';
import type { ImportReport as Report, RowsImport } from '@plaza/contracts/finance/import-export';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Button, Dialog, Field, Grid, Select, Stack } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { currencyChoices } from '../money/currency-choices';
import { useNewest } from '../use-newest';
import { countedRecords } from './counted-records';
import { fieldsOfKind, guessedMapping, headOf, missingFields, type RowsKind } from './csv-head';
import { FilePicker } from './file-picker';
import { useFinanceImportRowsMutation } from './import-export-api';
import { showImportFailure } from './import-failure';
import { sendImport } from './import-key';
import { ImportReport } from './import-report';
import { showImported } from './imported-toast';
import { readFile } from './read-file';

const kinds = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'incomes', label: 'Income sources' },
  { value: 'expenses', label: 'Expenses' },
] as const satisfies readonly { value: RowsKind; label: string }[];

const decimalSigns = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
] as const;

export const importRowsTitle = 'Import a CSV file';

/** Chosen instead of a column: the field then gets its default. */
const none = '—';

interface ImportRowsDialogProps {
  settings: FinanceSettings;
  onClose: () => void;
}

/** Imports the rows of a CSV file: the user chooses the file, maps its columns and checks a preview. */
export function ImportRowsDialog({ settings, onClose }: ImportRowsDialogProps) {
  const [kind, setKind] = useState<RowsKind>('accounts');
  const [csv, setCsv] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const [chosenMapping, setChosenMapping] = useState<Record<string, string>>();
  const [decimalSign, setDecimalSign] = useState<'.' | ','>('.');
  const [currency, setCurrency] = useState(settings.baseCurrency);
  const [report, setReport] = useState<Report>();
  // Fields are disabled while the request is pending, since its result applies to their current values.
  const [importRows, { isLoading }] = useFinanceImportRowsMutation();
  const begin = useNewest();
  const close = useWhileOpen(onClose);
  const head = csv === undefined ? [] : headOf(csv);
  const mapping = chosenMapping ?? guessedMapping(kind, head);
  const missing = missingFields(kind, mapping);
  const taken = report?.taken[kind] ?? 0;

  async function handlePick(file: File) {
    const isNewest = begin();
    setReport(undefined);
    setFileError(undefined);
    setCsv(undefined);
    setChosenMapping(undefined);
    const read = await readFile(file);
    if (!isNewest()) return;
    if ('error' in read) setFileError(read.error);
    else setCsv(read.text);
  }

  function handleKind(value: string) {
    setKind(value as RowsKind);
    setReport(undefined);
    setChosenMapping(undefined);
  }

  function handleColumn(field: string, column: string) {
    const { [field]: _before, ...others } = mapping;
    setReport(undefined);
    setChosenMapping(column === none ? others : { ...others, [field]: column });
  }

  async function handleSubmit() {
    if (csv === undefined || missing.length > 0 || isLoading) return;
    setFileError(undefined);
    const preview = report === undefined;
    const body: RowsImport = { kind, csv, mapping, decimalSign, currency, preview };
    const send = (key?: string) => importRows({ body, key });
    const { data, error } = preview ? await send() : await sendImport(send);
    if (error) setFileError(showImportFailure(error, { preview }));
    else if (data?.preview) setReport(data);
    else if (data) {
      showImported(`${countedRecords(kind, data.taken[kind] ?? 0)} imported`, data);
      close();
    }
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={importRowsTitle}
      description="Accounts, incomes or expenses from a spreadsheet or another application."
      onSubmit={() => void handleSubmit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            loading={isLoading}
            disabled={csv === undefined || missing.length > 0 || (report !== undefined && taken === 0)}
          >
            {report ? `Import ${countedRecords(kind, taken)}` : 'Preview'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Grid min={220}>
          <Field label="What the rows are">
            <Select value={kind} options={[...kinds]} disabled={isLoading} onValueChange={handleKind} />
          </Field>
          <FilePicker
            label="File"
            hint="The first line names the columns."
            accept=".csv,.txt,text/csv"
            error={fileError}
            disabled={isLoading}
            onPick={(file) => void handlePick(file)}
          />
        </Grid>
        {csv !== undefined && (
          <>
            <Grid min={180}>
              <Field label="Numbers are written">
                <Select
                  value={decimalSign}
                  options={[...decimalSigns]}
                  disabled={isLoading}
                  onValueChange={(sign) => {
                    setReport(undefined);
                    setDecimalSign(sign as '.' | ',');
                  }}
                />
              </Field>
              <Field label="Currency of rows without one">
                <Select
                  value={currency}
                  options={currencyChoices(
                    { fiat: fiatCurrencies },
                    Object.keys(settings.manualRateOverrides),
                    currency,
                  )}
                  disabled={isLoading}
                  onValueChange={(code) => {
                    setReport(undefined);
                    setCurrency(code);
                  }}
                />
              </Field>
            </Grid>
            <Grid min={180}>
              {fieldsOfKind[kind].map(({ field, label, required }) => (
                <Field key={field} label={`Column for ${label}`} required={required}>
                  <Select
                    value={mapping[field] ?? none}
                    options={[none, ...head].map((name) => ({ value: name, label: name }))}
                    disabled={isLoading}
                    onValueChange={(column) => handleColumn(field, column)}
                  />
                </Field>
              ))}
            </Grid>
            {missing.length > 0 && <p role="status">Still without a column: {missing.join(', ')}.</p>}
          </>
        )}
        {report && <ImportReport report={report} />}
      </Stack>
    </Dialog>
  );
}
