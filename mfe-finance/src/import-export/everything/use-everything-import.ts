import type { EverythingImport, ImportReport } from '@plaza/contracts/finance/import-export';
import { useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { useNewest } from '../../use-newest';
import { useFinanceImportEverythingMutation } from '../import-export-api';
import { sendImport } from '../import-idempotency-key';
import type { SentFile } from '../parts/send-file';
import { arePartsMissing } from '../parts/sent-parts';
import { useSendFile } from '../parts/use-send-file';
import { showImportFailure } from '../report/import-failure';
import { showImported } from '../report/imported-toast';

export type ImportMode = EverythingImport['mode'];

/** The server's result for a file with the chosen mode. */
interface Preview {
  readonly sent: SentFile;
  readonly report: ImportReport;
}

/** State of the import of an export: the file, whether it replaces the existing records, and the preview of both. */
export function useEverythingImport(onClose: () => void) {
  const [file, setFile] = useState<File>();
  const [mode, setMode] = useState<ImportMode>('add');
  const [fileError, setFileError] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [importEverything, { isLoading }] = useFinanceImportEverythingMutation();
  const { send, forget, share } = useSendFile();
  const begin = useNewest();
  const close = useWhileOpen(onClose);

  function pick(chosen: File) {
    setFile(chosen);
    void showPreview(chosen, mode);
  }

  function chooseMode(chosen: ImportMode) {
    setMode(chosen);
    void showPreview(file, chosen);
  }

  async function showPreview(chosen: File | undefined, how: ImportMode) {
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

  async function submit() {
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

  return { mode, fileError, report: preview?.report, isLoading, share, pick, chooseMode, submit };
}
