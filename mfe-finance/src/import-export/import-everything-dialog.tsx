import type { EverythingImport, ImportReport as Report } from '@plaza/contracts/finance/import-export';
import { Button, Dialog, Field, Select, Stack, styled } from '@plaza/ui';
import { serverMessage, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { FilePicker } from './file-picker';
import { useFinanceImportEverythingMutation } from './import-export-api';
import { ImportReport } from './import-report';
import { readFile } from './read-file';

type Mode = 'add' | 'replace';

const modes = [
  { value: 'add', label: 'Add to what is there' },
  { value: 'replace', label: 'Replace what is there' },
] as const satisfies readonly { value: Mode; label: string }[];

/** Imports an export: shows a preview, then adds it to the existing records or replaces them. */
export function ImportEverythingDialog({ onClose }: { onClose: () => void }) {
  const [data, setData] = useState<unknown>();
  const [mode, setMode] = useState<Mode>('add');
  const [fileError, setFileError] = useState<string>();
  const [report, setReport] = useState<Report>();
  const [importEverything, { isLoading }] = useFinanceImportEverythingMutation();

  async function handlePick(file: File) {
    const read = await readFile(file);
    setReport(undefined);
    setData(undefined);
    if ('error' in read) return setFileError(read.error);
    try {
      const parsed: unknown = JSON.parse(read.text);
      setData(parsed);
      setFileError(undefined);
      await send(parsed, true);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setFileError('This is no file that Plaza has written.');
    }
  }

  async function send(file: unknown, preview: boolean) {
    const data = file as EverythingImport['data']; // the server says what is wrong with any other file
    const { data: answer, error } = await importEverything({ body: { mode, preview, data } });
    if (error) {
      setReport(undefined);
      setFileError(serverMessage(error, 'Failed to import the file'));
      return showFailure(error, 'Failed to import the file');
    }
    if (answer?.preview) return setReport(answer);
    toast({ title: 'Import finished', variant: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Import an export"
      description="A JSON file that Plaza has written, of yours or from another account of yours."
      onSubmit={() => void send(data, false)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={mode === 'replace' ? 'danger' : 'primary'}
            loading={isLoading}
            disabled={report === undefined}
          >
            {mode === 'replace' ? 'Replace everything' : 'Import'}
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
          onPick={(file) => void handlePick(file)}
        />
        <Field label="How">
          <Select value={mode} options={[...modes]} onValueChange={(chosen) => setMode(chosen as Mode)} />
        </Field>
        {mode === 'replace' && (
          <Warning role="alert">
            Your accounts, loans, incomes, expenses, properties and currency settings of now will be gone. Export them
            first if you may want them back.
          </Warning>
        )}
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
