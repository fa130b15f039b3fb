import { type FinanceExport, recordKinds } from '@plaza/contracts/finance/transfer';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { safeText } from './csv-cells';

/** The columns that hold numbers: they stand as they are. */
const numbers = new Set([
  'balance',
  'conversionFactor',
  'exactFactor',
  'interestRate',
  'sortOrder',
  'termMonths',
  'loan',
  'monthlyPayment',
  'monthlyAmount',
  'propertyValue',
  'monthlyRent',
  'mortgageBalance',
  'downPayment',
  'taxes',
  'insurance',
  'utilities',
]);

/** One CSV file for each kind of record and one of the settings, for spreadsheets: nothing in them runs as a formula. */
export function csvFiles(everything: FinanceExport): Buffer {
  const { settings } = everything;
  const files = recordKinds.map((kind) => [`${kind}.csv`, csvOf(everything[kind])] as const);
  const said = Object.entries(flat(settings)).map(([setting, value]) => ({ setting, value }));
  return Buffer.from(zipSync(Object.fromEntries([...files, ['settings.csv', csvOf(said)]])));
}

/** With a byte-order mark, without which some spreadsheets take the letters for others. */
function csvOf(rows: readonly object[]): Uint8Array {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => cellOf(column, (row as Record<string, unknown>)[column])));
  return strToU8(`\uFEFF${Papa.unparse([columns, ...cells])}\r\n`);
}

function cellOf(column: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return numbers.has(column) ? text : safeText(text);
}

/** `{ lockedRates: { EUR: true } }` → `{ 'lockedRates.EUR': true }`. */
function flat(settings: FinanceExport['settings']): Record<string, unknown> {
  const entries = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([code, one]) => [`${name}.${code}`, one] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
