// Does not import the schema library: screens divide a file before they send it to the service.
import { limits } from '../limits';
import type { RecordKind } from './import-export';
import { recordKinds } from './record-kinds';

/**
 * The maximum JSON size, in bytes, of the rows of one request: the gateway accepts 1 MiB, which leaves some room for
 * the rest.
 */
export const importPartBytes = 900_000;

/** The maximum total length of the texts of one record, in UTF-16 code units. */
const textUnits = {
  accounts: limits.accountName + limits.shortText + 2 * limits.longText,
  loans: limits.shortText + limits.longText,
  incomes: limits.longText,
  expenses: 2 * limits.shortText + limits.longText,
  properties: limits.address + limits.longText,
} as const satisfies Record<RecordKind, number>;

/** The maximum size of a code unit in JSON, as in "\u0001". */
const bytesOfUnit = 6;
/** The rest of a row: the names of its fields with the whitespace of an export, numbers, choices and times. */
const bytesOfFields = 1000;
/** Custom rates and locks, at most `limits.customRates` of them. */
const bytesOfSettings = 750 * limits.customRates;

const rowBytes = Object.values(textUnits).map((units) => units * bytesOfUnit + bytesOfFields);
const largestRowBytes = Math.max(...rowBytes);

/** The maximum size of an export: `limits.recordsOfAKind` records of each kind, with the longest texts allowed. */
export const largestExportBytes =
  limits.recordsOfAKind * rowBytes.reduce((sum, bytes) => sum + bytes, 0) + bytesOfSettings;

/**
 * The maximum number of parts of an export: in each part except the last, the space left is smaller than the largest
 * row.
 */
export const maxImportParts = Math.ceil(largestExportBytes / (importPartBytes - largestRowBytes));

/**
 * The maximum number of fields of a row in a part, and of characters in their names and texts: more than any export
 * has.
 */
const largestPartRow = { fields: 40, units: Math.max(...Object.values(textUnits)) + bytesOfFields };

/** Whether a row may be in a part: parts are stored and read together, so each row must need little memory. */
export function isPartRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  const fields = Object.entries(row);
  if (fields.length > largestPartRow.fields || fields.some(([, value]) => value instanceof Object)) return false;
  const texts = fields.flatMap(([name, value]) => (typeof value === 'string' ? [name, value] : [name]));
  return texts.reduce((units, text) => units + text.length, 0) <= largestPartRow.units;
}

/** The rows of an export by kind, in order. */
export type ImportRows = Readonly<Partial<Record<RecordKind, readonly unknown[]>>>;

/**
 * Splits the rows into parts of at most `importPartBytes` each; returns one part, perhaps an empty one, if they all
 * fit.
 */
export function splitRows(rows: ImportRows): readonly ImportRows[] {
  const parts: Partial<Record<RecordKind, unknown[]>>[] = [{}];
  let bytes = 0;
  for (const kind of recordKinds) {
    for (const row of rows[kind] ?? []) {
      const more = bytesOf(row);
      if (bytes + more > importPartBytes) {
        parts.push({});
        bytes = 0;
      }
      bytes += more;
      addTo(parts, kind, row);
    }
  }
  return parts;
}

function addTo(parts: Partial<Record<RecordKind, unknown[]>>[], kind: RecordKind, row: unknown): void {
  const part = parts[parts.length - 1];
  if (part?.[kind]) part[kind].push(row);
  else if (part) part[kind] = [row];
}

const encoder = new TextEncoder();

/** The size of a row in a list, including the comma after it. */
const bytesOf = (row: unknown): number => encoder.encode(JSON.stringify(row)).length + 1;
