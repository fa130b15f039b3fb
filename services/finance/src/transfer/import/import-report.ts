import { cutText } from '@plaza/contracts/cut-text';
import { type ImportReport, type RecordKind, type RefusedRow, recordKinds } from '@plaza/contracts/finance/transfer';
import { BadInput } from '@plaza/service-kit/errors';
import type { IncomingRows } from './commit-import';
import { type AcceptedRow, type ValidationContext, validators } from './validate-rows';

/** How many of the rows that are taken are shown. */
const sampleRows = 5;
/** How much of a refused value is told. */
const mostText = 255;

/** A row of a file: what was understood of it, under the number that a person finds it by. */
export interface FileRow {
  readonly row: number;
  readonly given: unknown;
  /** The cells that fields came from, where those are not what was given. */
  readonly cells?: Readonly<Record<string, string>>;
}

export type ValidatedRows = Record<RecordKind, { taken: (AcceptedRow | undefined)[]; refused: RefusedRow[] }>;

/** Judges the rows of one kind, each by itself; in `taken` a refused one leaves its place empty. */
export function validateAll(
  kind: RecordKind,
  rows: readonly FileRow[],
  judging: ValidationContext,
): ValidatedRows[RecordKind] {
  const refused: RefusedRow[] = [];
  const taken = rows.map((row) => {
    try {
      return validators[kind](row.given, judging);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      refused.push(toRejectedRow(kind, row, error));
      return undefined;
    }
  });
  return { taken, refused };
}

/** Why a row was not taken: the first of its faults. */
export function toRejectedRow(
  kind: RecordKind,
  { row, given, cells }: FileRow,
  { details, message }: BadInput,
): RefusedRow {
  const [fault = { path: '', message }] = details ?? [];
  const value = (cells ?? fieldsIn(given))[fault.path];
  return { kind, row, path: fault.path, value: cutText(textOf(value), mostText), message: fault.message };
}

const fieldsIn = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? { ...given } : {};

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const storedRows = ({ taken }: ValidatedRows[RecordKind]) => taken.flatMap((row) => (row ? [row.stored] : []));

/** Nothing of any kind. */
export const noRows = (): IncomingRows => ({ accounts: [], loans: [], incomes: [], expenses: [], properties: [] });

/** What is said about an import, done or only looked at. */
export function toReport(judged: Partial<ValidatedRows>, preview: boolean): ImportReport {
  const all = recordKinds.map((kind) => [kind, judged[kind] ?? { taken: [], refused: [] }] as const);
  const taken = all.flatMap(([, rows]) => rows.taken.flatMap((row) => row ?? []));
  return {
    preview,
    taken: Object.fromEntries(all.map(([kind, rows]) => [kind, storedRows(rows).length])) as ImportReport['taken'],
    refused: all.flatMap(([, { refused }]) => refused),
    sample: taken.slice(0, sampleRows).map(({ understood }) => {
      const fields = Object.entries(understood).map(([field, value]) => [field, textOf(value)] as const);
      return Object.fromEntries(fields.filter(([, text]) => text !== ''));
    }),
  };
}
