import type { ImportReport, RowsImport } from '@plaza/contracts/finance/import-export';
import { useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { useNewest } from '../../use-newest';
import { readFile } from '../file/read-file';
import { useFinanceImportRowsMutation } from '../import-export-api';
import { sendImport } from '../import-idempotency-key';
import { countedRecords } from '../report/counted-records';
import { showImportFailure } from '../report/import-failure';
import { showImported } from '../report/imported-toast';
import { guessedMapping, headOf, missingFields, type RowsKind } from './csv-head';

/** How the amounts of a file are written, and the currency of those without one. */
export interface AmountFormat {
  readonly decimalSign: '.' | ',';
  readonly currency: string;
}

/** State of the import of a CSV file. Every change of the file or of how to read it discards the preview. */
export function useRowsImport(baseCurrency: string, onClose: () => void) {
  const [kind, setKind] = useState<RowsKind>('accounts');
  const [csv, setCsv] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const [chosenMapping, setChosenMapping] = useState<Record<string, string>>();
  const [format, setFormat] = useState<AmountFormat>({ decimalSign: '.', currency: baseCurrency });
  const [report, setReport] = useState<ImportReport>();
  const [importRows, { isLoading }] = useFinanceImportRowsMutation();
  const begin = useNewest();
  const close = useWhileOpen(onClose);
  const head = csv === undefined ? [] : headOf(csv);
  const mapping = chosenMapping ?? guessedMapping(kind, head);
  const missing = missingFields(kind, mapping);

  async function pick(file: File) {
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

  function chooseKind(chosen: RowsKind) {
    setKind(chosen);
    setReport(undefined);
    setChosenMapping(undefined);
  }

  function chooseFormat(changes: Partial<AmountFormat>) {
    setReport(undefined);
    setFormat({ ...format, ...changes });
  }

  /** @param column undefined for none */
  function chooseColumn(field: string, column: string | undefined) {
    const { [field]: _before, ...others } = mapping;
    setReport(undefined);
    setChosenMapping(column === undefined ? others : { ...others, [field]: column });
  }

  /** Fetches the preview; with a preview, imports the rows. */
  async function submit() {
    if (csv === undefined || missing.length > 0 || isLoading) return;
    setFileError(undefined);
    const preview = report === undefined;
    const body: RowsImport = { kind, csv, ...toColumns(mapping), ...format, preview };
    const send = (key?: string) => importRows({ body, key });
    const { data, error } = preview ? await send() : await sendImport(send);
    if (error) setFileError(showImportFailure(error, { preview }));
    else if (data?.preview) setReport(data);
    else if (data) {
      showImported(`${countedRecords(kind, data.taken[kind] ?? 0)} imported`, data);
      close();
    }
  }

  const hasFile = csv !== undefined;
  const shown = { kind, hasFile, fileError, head, mapping, missing, format, report, isLoading };
  return { ...shown, pick, chooseKind, chooseFormat, chooseColumn, submit };
}

/** The columns as they are sent: those of what is paid each time have fields of their own. */
function toColumns({
  pay,
  amount,
  ...mapping
}: Readonly<Record<string, string>>): Pick<RowsImport, 'mapping' | 'payColumn' | 'amountColumn'> {
  return {
    mapping,
    ...(pay !== undefined && { payColumn: pay }),
    ...(amount !== undefined && { amountColumn: amount }),
  };
}

export type RowsImportState = ReturnType<typeof useRowsImport>;
