import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Button, Dialog, Field, Grid, Select, Stack } from '@plaza/ui';
import { FilePicker } from '../file/file-picker';
import { countedRecords } from '../report/counted-records';
import { ImportReport } from '../report/import-report';
import type { RowsKind } from './csv-head';
import { RowsFormat } from './rows-format';
import { useRowsImport } from './use-rows-import';

const kinds = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'incomes', label: 'Income sources' },
  { value: 'expenses', label: 'Expenses' },
] as const satisfies readonly { value: RowsKind; label: string }[];

export const importRowsTitle = 'Import a CSV File';

interface ImportRowsDialogProps {
  settings: FinanceSettings;
  onClose: () => void;
}

/** Imports the rows of a CSV file: the user chooses the file, maps its columns and checks a preview. */
export function ImportRowsDialog({ settings, onClose }: ImportRowsDialogProps) {
  const rows = useRowsImport(settings.baseCurrency, onClose);
  const { kind, hasFile, missing, report, isLoading } = rows;
  const taken = report?.taken[kind] ?? 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={importRowsTitle}
      description="Accounts, incomes or expenses from a spreadsheet or another application."
      onSubmit={() => void rows.submit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            loading={isLoading}
            disabled={!hasFile || missing.length > 0 || (report !== undefined && taken === 0)}
          >
            {report ? `Import ${countedRecords(kind, taken)}` : 'Preview'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Grid min={220}>
          <Field label="What the rows are">
            <Select
              value={kind}
              options={[...kinds]}
              disabled={isLoading}
              onValueChange={(chosen) => rows.chooseKind(chosen as RowsKind)}
            />
          </Field>
          <FilePicker
            label="File"
            hint="The first line names the columns."
            accept=".csv,.txt,text/csv"
            error={rows.fileError}
            disabled={isLoading}
            onPick={(file) => void rows.pick(file)}
          />
        </Grid>
        {hasFile && <RowsFormat rows={rows} settings={settings} />}
        {report && <ImportReport report={report} />}
      </Stack>
    </Dialog>
  );
}
