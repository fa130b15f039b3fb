import { cutText } from '@plaza/contracts/cut-text';
import { type ImportReport, type RecordKind, type RefusedRow, recordKinds } from '@plaza/contracts/finance/transfer';
import { BadInput } from '@plaza/service-kit/errors';
import { type Judging, judges, type TakenRow } from './judged-rows';
import type { IncomingRows } from './put-in';

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

export type JudgedRows = Record<RecordKind, { taken: (TakenRow | undefined)[]; refused: RefusedRow[] }>;

/** Judges the rows of one kind, each by itself; in `taken` a refused one leaves its place empty. */
export function judgeAll(kind: RecordKind, rows: readonly FileRow[], judging: Judging): JudgedRows[RecordKind] {
  const refused: RefusedRow[] = [];
  const taken = rows.map((row) => {
    try {
      return judges[kind](row.given, judging);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      refused.push(refusal(kind, row, error));
      return undefined;
    }
  });
  return { taken, refused };
}

/** Why a row was not taken: the first of its faults. */
export function refusal(kind: RecordKind, { row, given, cells }: FileRow, { details, message }: BadInput): RefusedRow {
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

export const storedRows = ({ taken }: JudgedRows[RecordKind]) => taken.flatMap((row) => (row ? [row.stored] : []));

/** Nothing of any kind. */
export const noRows = (): IncomingRows => ({ accounts: [], loans: [], incomes: [], expenses: [], properties: [] });

/** What is said about an import, done or only looked at. */
export function reportOf(judged: Partial<JudgedRows>, preview: boolean): ImportReport {
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
