import type { ImportReport as Report } from '@plaza/contracts/finance/import-export';
import { Button, Dialog, Field, Select, Stack, styled } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { useNewest } from '../use-newest';
import { FilePicker } from './file-picker';
import { useFinanceImportEverythingMutation } from './import-export-api';
import { showImportFailure } from './import-failure';
import { sendImport } from './import-key';
import { ImportReport } from './import-report';
import { showImported } from './imported-toast';
import type { SentFile } from './send-file';
import { arePartsMissing } from './sent-parts';
import { useSendFile } from './use-send-file';

type Mode = 'add' | 'replace';

const modes = [
  { value: 'add', label: 'Add to what is there' },
  { value: 'replace', label: 'Replace what is there' },
] as const satisfies readonly { value: Mode; label: string }[];

/** The server's result for a file with the chosen mode. */
interface Preview {
  readonly sent: SentFile;
  readonly report: Report;
}

/** Imports an export: shows a preview, then adds it to the existing records or replaces them. */
export function ImportEverythingDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [mode, setMode] = useState<Mode>('add');
  const [fileError, setFileError] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [importEverything, { isLoading }] = useFinanceImportEverythingMutation();
  const { send, forget, share } = useSendFile();
  const begin = useNewest();
  const close = useWhileOpen(onClose);
  const isImporting = isLoading && preview !== undefined;

  function handlePick(chosen: File) {
    setFile(chosen);
    void showPreview(chosen, mode);
  }

  function handleMode(chosen: Mode) {
    setMode(chosen);
    void showPreview(file, chosen);
  }

  async function showPreview(chosen: File | undefined, how: Mode) {
    const isNewest = begin();
    setPreview(undefined);
    setFileError(undefined);
    if (!chosen) return;
    const outcome = await send(chosen);
    if (!outcome || !isNewest()) return;
    if ('error' in outcome) return setFileError(outcome.error);
    const { sent } = outcome;
    const body = { mode: how, preview: true, ...sent };
    const { data: report, error } = await importEverything({ body, key: undefined });
    if (!isNewest()) return;
    if (report) return setPreview({ sent, report });
    if (arePartsMissing(error)) forget(chosen, sent);
    setFileError(showImportFailure(error, { preview: true }));
  }

  async function handleSubmit() {
    if (preview === undefined || isLoading) return;
    setFileError(undefined);
    const body = { mode, preview: false, ...preview.sent };
    const { data: report, error } = await sendImport((key) => importEverything({ body, key }), body.parts?.file);
    if (!report) {
      setPreview(undefined);
      if (arePartsMissing(error)) forget(file, body);
      return setFileError(showImportFailure(error, { preview: false }));
    }
    forget(file, body);
    showImported('Import finished', report);
    close();
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Import an export"
      description="A JSON file that Plaza has written, of yours or from another account of yours."
      onSubmit={() => void handleSubmit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={mode === 'replace' ? 'danger' : 'primary'}
            loading={isLoading}
            disabled={preview === undefined}
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
          disabled={isImporting}
          onPick={handlePick}
        />
        <Field label="How">
          <Select
            value={mode}
            options={[...modes]}
            disabled={isImporting}
            onValueChange={(chosen) => handleMode(chosen as Mode)}
          />
        </Field>
        {mode === 'replace' && (
          <Warning role="alert">
            Your present accounts, loans, incomes, expenses, properties and currency settings will be removed. Export
            them first if you may want them back.
          </Warning>
        )}
        {share !== undefined && <p role="status">Sending the file: {Math.floor(share * 100)}%</p>}
        {preview && <ImportReport report={preview.report} />}
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
