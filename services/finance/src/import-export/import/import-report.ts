import { cutText } from '@plaza/contracts/cut-text';
import type { ImportReport, RecordKind, RejectedRow } from '@plaza/contracts/finance/import-export';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { IncomingRows } from './commit-import';
import { type AcceptedRow, type ValidationContext, validators } from './validate-rows';

const sampleRows = 5;
/** The maximum number of characters of a reported value, and of a sentence, which may name unknown fields. */
const maxText = 255;

/** `row` is the number by which a user finds the row. */
export interface FileRow {
  readonly row: number;
  readonly fields: unknown;
  /** The cells that `fields` were read from, by field, for a CSV file. */
  readonly cells?: Readonly<Record<string, string>>;
}

export type ValidatedRows = Record<RecordKind, { taken: (AcceptedRow | undefined)[]; refused: RejectedRow[] }>;

/** Validates each row separately; in `taken`, the place of a rejected row is empty. */
export function validateAll(
  kind: RecordKind,
  rows: readonly FileRow[],
  context: ValidationContext,
): ValidatedRows[RecordKind] {
  const refused: RejectedRow[] = [];
  const taken = rows.map((row) => {
    try {
      return validators[kind](row.fields, context);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused.push(toRejectedRow(kind, row, error));
      return undefined;
    }
  });
  return { taken, refused };
}

/** Reports the first error of the row. */
export function toRejectedRow(
  kind: RecordKind,
  { row, fields, cells }: FileRow,
  { details, message }: InvalidInput,
): RejectedRow {
  const [error = { path: '', message }] = details ?? [];
  const value = (cells ?? toFields(fields))[error.path];
  return {
    kind,
    row,
    path: error.path,
    value: cutText(textOf(value), maxText),
    message: cutText(error.message, maxText),
  };
}

const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const storedRows = ({ taken }: ValidatedRows[RecordKind]) => taken.flatMap((row) => (row ? [row.stored] : []));

export const noRows = (): IncomingRows => ({ accounts: [], loans: [], incomes: [], expenses: [], properties: [] });

export function toReport(validated: Partial<ValidatedRows>, preview: boolean): ImportReport {
  const all = recordKinds.map((kind) => [kind, validated[kind] ?? { taken: [], refused: [] }] as const);
  const taken = all.flatMap(([, rows]) => rows.taken.flatMap((row) => row ?? []));
  return {
    preview,
    taken: Object.fromEntries(all.map(([kind, rows]) => [kind, storedRows(rows).length])) as ImportReport['taken'],
    refused: all.flatMap(([, { refused }]) => refused),
    sample: taken.slice(0, sampleRows).map(({ parsed }) => {
      const fields = Object.entries(parsed).map(([field, value]) => [field, textOf(value)] as const);
      return Object.fromEntries(fields.filter(([, text]) => text !== ''));
    }),
  };
}
