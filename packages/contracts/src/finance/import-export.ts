import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { must } from '../sentences';
import { untrimmedText } from '../text';
import { NewAccount } from './accounts';
import { NewExpense } from './expenses';
import { importPartBytes, isPartRow, maxImportParts } from './import-parts';
import { NewIncome } from './incomes';
import { NewLoan } from './loans';
import { NewProperty } from './properties';
import { FactorSource } from './rates';
import { recordKinds } from './record-kinds';
import * as financeRoutes from './routes';
import { FinanceSettings } from './settings';

export const RecordKind = z.enum(recordKinds);
export type RecordKind = z.infer<typeof RecordKind>;

/** A schema for each kind of record. */
const byKind = <Schema extends z.ZodType>(make: () => Schema): Record<RecordKind, Schema> =>
  Object.fromEntries(recordKinds.map((kind) => [kind, make()])) as Record<RecordKind, Schema>;

const atMost = `At most ${limits.recordsOfAKind.toLocaleString('en-US')} of a kind at once`;

const { factorFromRates: _ofForms, ...accountFields } = NewAccount.shape;
const { loanId: _replaced, ...propertyFields } = NewProperty.shape;

/** A factor with all stored digits: as many as a decimal of 34 digits can need in any base currency. */
const ExactFactor = z.string().regex(/^(?=.*[1-9])\d{1,34}(\.\d{1,100})?$/, must('be a positive number'));

/**
 * All finance data of a user, as `GET /export` writes it in JSON. Rows have the format in which they would be added.
 */
export const FinanceExport = z.object({
  format: z.literal('plaza-finance'),
  version: z.literal(1),
  exportedAt: Instant,
  /**
   * Lender limits are null if the user kept the defaults. Exports of earlier releases do not contain the optional
   * fields; an import of such a file locks the rates at the time of the import.
   */
  settings: FinanceSettings.omit({ version: true, ownLimits: true }).extend({
    maxAllowableDTI: z.number().nullable().optional(),
    mortgageRate: z.string().nullable().optional(),
    /** Code → its override with all stored digits, if `manualRateOverrides` cannot contain them all. */
    exactOverrides: z.record(CurrencyCode, ExactFactor).optional(),
    /** Code → when its override was set; absent for overrides that an earlier release stored. */
    overridesSetAt: z.record(CurrencyCode, Instant).optional(),
    /** Code → units of the base currency for one unit of it when it was locked, and the time of the lock. */
    lockedFactors: z.record(CurrencyCode, z.object({ factor: ExactFactor, at: Instant })).optional(),
  }),
  accounts: z.array(
    z.object({ ...accountFields, exactFactor: ExactFactor, factorSource: FactorSource, factorAsOf: Instant }),
  ),
  loans: z.array(z.object({ ...NewLoan.shape, termFrom: z.iso.date().nullable() })),
  incomes: z.array(NewIncome),
  /** `enteredAt` determines the month in which a One-time expense counts. */
  expenses: z.array(z.object({ ...NewExpense.shape, enteredAt: Instant.optional() })),
  /** `loan` is the index of its loan in the list of loans, counted from 0. */
  properties: z.array(z.object({ ...propertyFields, loan: z.number().int().min(0).nullable() })),
});
export type FinanceExport = z.infer<typeof FinanceExport>;

/** A rejected row, and the reason. `row` counts from 1; in CSV the header is line 1, and the first row is line 2. */
export const RejectedRow = z.object({
  kind: RecordKind,
  row: z.number().int(),
  path: z.string(),
  value: z.string(),
  message: z.string(),
});
export type RejectedRow = z.infer<typeof RejectedRow>;

/** `taken` counts, by kind, the rows that are added; in a preview, the rows that would be added. */
export const ImportReport = z.object({
  preview: z.boolean(),
  taken: z.record(RecordKind, z.number().int()),
  refused: z.array(RejectedRow),
  /** The first accepted rows, field by field, for the user to check. */
  sample: z.array(z.record(z.string(), z.string())),
});
export type ImportReport = z.infer<typeof ImportReport>;

const rowsOfKind = z.array(z.unknown()).max(limits.recordsOfAKind, atMost);

const isRow = must('be a row with plain fields, no longer than a record can be');
const partRowsOfKind = z.array(z.unknown().refine(isPartRow, isRow)).max(limits.recordsOfAKind, atMost);

/**
 * Some of the rows of an export that is too large for one request, see `splitRows`: the parts, in the order of their
 * places, contain all rows. `file` identifies the file that they are parts of, and is the same for the same rows. A
 * user can store the parts of one file at a time; they are stored for some hours, or until they are imported.
 */
export const ImportPart = z.strictObject({
  file: Id,
  place: z
    .number()
    .int()
    .min(0)
    .max(maxImportParts - 1),
  rows: z.strictObject(byKind(() => partRowsOfKind.optional())),
});
export type ImportPart = z.infer<typeof ImportPart>;

/**
 * The rows of an export, not yet validated: an invalid row is reported and does not stop the import. `replace` removes
 * the existing records and imports the settings. The rows of `parts`, which were sent before, follow those of `data`.
 */
export const EverythingImport = z.strictObject({
  mode: z.enum(['add', 'replace']).default('add'),
  preview: z.boolean().default(false),
  data: z.object({
    format: z.literal('plaza-finance'),
    version: z.literal(1),
    settings: z.unknown().optional(),
    ...byKind(() => rowsOfKind.default([])),
  }),
  parts: z.strictObject({ file: Id, count: z.number().int().min(1).max(maxImportParts) }).optional(),
});
export type EverythingImport = z.infer<typeof EverythingImport>;

/**
 * A CSV file of accounts, incomes or expenses. `mapping`: field → the name of its column; fields without a column get
 * defaults. Of an income, `pay` is the amount of each payment for any frequency, from which the service computes the
 * amount that is stored; `monthlyAmount` is the amount as it is stored. Either is enough, and they must not contradict
 * each other; `amount` of an expense is the same, also for yearly and quarterly ones. `payColumn` is the column of
 * `pay`, and `amountColumn` that of `amount`, in fields of their own so that the contract gate refuses screens that
 * need them while the service does not know them; in `mapping` they are accepted as well.
 */
export const RowsImport = z.strictObject({
  kind: RecordKind.extract(['accounts', 'incomes', 'expenses']),
  csv: untrimmedText(importPartBytes).min(1, 'The file is empty'),
  mapping: z.record(untrimmedText(40), untrimmedText(255)),
  payColumn: untrimmedText(255).optional(),
  amountColumn: untrimmedText(255).optional(),
  /** The decimal separator of the file's numbers; the other sign may group digits. */
  decimalSign: z.enum(['.', ',']).default('.'),
  /** The currency of rows without one. */
  currency: CurrencyCode.optional(),
  preview: z.boolean().default(false),
});
export type RowsImport = z.infer<typeof RowsImport>;

const access = { scope: 'finance' } as const;

export const importExportCalls = {
  exportEverything: call(financeRoutes.exportEverything, {
    summary: "All of the caller's finance data: one JSON file, or a zip of CSV files.",
    access,
    query: z.strictObject({ format: z.enum(['json', 'csv']).default('json') }),
  }),
  importEverything: call(financeRoutes.importEverything, {
    summary: `Import an export, once per ${idempotencyHeader}: adds to the existing data, or replaces it.`,
    access,
    personal: true,
    body: EverythingImport,
    answer: ImportReport,
  }),
  addImportPart: call(financeRoutes.addImportPart, {
    summary: 'Upload a part of an export that is too large for one request; a later import names its file.',
    access,
    personal: true,
    status: 204,
    body: ImportPart,
  }),
  importRows: call(financeRoutes.importRows, {
    summary: `Import the rows of a CSV file, once per ${idempotencyHeader}; with preview, only report which would be imported.`,
    access,
    personal: true,
    body: RowsImport,
    answer: ImportReport,
  }),
} as const;
