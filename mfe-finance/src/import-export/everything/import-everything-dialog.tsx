import { Button, Dialog, Field, Select, Stack, styled } from '@plaza/ui';
import { FilePicker } from '../file/file-picker';
import { ImportReport } from '../report/import-report';
import { type ImportMode, useEverythingImport } from './use-everything-import';

const modes = [
  { value: 'add', label: 'Add to what is there' },
  { value: 'replace', label: 'Replace what is there' },
] as const satisfies readonly { value: ImportMode; label: string }[];

/** Imports an export: shows a preview, then adds it to the existing records or replaces them. */
export function ImportEverythingDialog({ onClose }: { onClose: () => void }) {
  const { mode, fileError, report, isLoading, share, pick, chooseMode, submit } = useEverythingImport(onClose);
  const isImporting = isLoading && report !== undefined;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Import an Export"
      description="A JSON file that Plaza has written, of yours or from another account of yours."
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={mode === 'replace' ? 'danger' : 'primary'}
            loading={isLoading}
            disabled={report === undefined}
          >
            {mode === 'replace' ? 'Replace Everything' : 'Import'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FilePicker
          label="File"
          hint="plaza-finance-….json"
          accept=".json,application/json"
          error={fileError}
          disabled={isImporting}
          onPick={pick}
        />
        <Field label="How">
          <Select
            value={mode}
            options={[...modes]}
            disabled={isImporting}
            onValueChange={(chosen) => chooseMode(chosen as ImportMode)}
          />
        </Field>
        {mode === 'replace' && (
          <Warning role="alert">
            Your present accounts, loans, incomes, expenses, properties and currency settings will be removed. Export
            them first if you may want them back.
          </Warning>
        )}
        {share !== undefined && <p role="status">Sending the file: {Math.floor(share * 100)}%</p>}
        {report && <ImportReport report={report} />}
      </Stack>
    </Dialog>
  );
}

const Warning = styled.p`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
