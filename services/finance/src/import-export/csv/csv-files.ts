import type { FinanceExport } from '@plaza/contracts/finance/import-export';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { toCell } from './csv-cells';

/** Columns of numbers, which are not escaped. */
const numberColumns = new Set([
  'balance',
  'conversionFactor',
  'exactFactor',
  'interestRate',
  'sortOrder',
  'termMonths',
  'loan',
  'monthlyPayment',
  'monthlyAmount',
  'pay',
  'propertyValue',
  'monthlyRent',
  'mortgageBalance',
  'downPayment',
  'taxes',
  'insurance',
  'utilities',
]);

/**
 * A zip of one CSV file for each kind of record and one of the settings. No cell runs as a formula in a spreadsheet.
 */
export function csvFiles(everything: FinanceExport): Buffer {
  const { settings } = everything;
  const files = recordKinds.map((kind) => [`${kind}.csv`, toCsv(everything[kind])] as const);
  const settingRows = Object.entries(flatten(settings)).map(([setting, value]) => ({ setting, value }));
  return Buffer.from(zipSync(Object.fromEntries([...files, ['settings.csv', toCsv(settingRows)]])));
}

/** Starts with a byte-order mark, without which some spreadsheets assume another encoding. */
function toCsv(rows: readonly object[]): Uint8Array {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => toText(column, (row as Record<string, unknown>)[column])));
  return strToU8(`\uFEFF${Papa.unparse([columns, ...cells])}\r\n`);
}

function toText(column: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return numberColumns.has(column) ? text : toCell(text);
}

/** `{ lockedRates: { EUR: true } }` → `{ 'lockedRates.EUR': true }`, and so on, however deep. */
function flatten(settings: object): Record<string, unknown> {
  const entries = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(flatten(value)).map(([code, one]) => [`${name}.${code}`, one] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
