// Does not import the schema library: screens divide a file before they send it to the service.
import { limits } from '../limits';
import type { RecordKind } from './import-export';
import { recordKinds } from './record-kinds';

/**
 * How many bytes of JSON the rows of one request take at most: 1 MiB passes the gateway, with some room for the rest.
 */
export const importPartBytes = 900_000;

/** How long the texts of one record may be together, in UTF-16 units. */
const textUnits = {
  accounts: limits.accountName + limits.shortText + 2 * limits.longText,
  loans: limits.shortText + limits.longText,
  incomes: limits.longText,
  expenses: 2 * limits.shortText + limits.longText,
  properties: limits.address + limits.longText,
} as const satisfies Record<RecordKind, number>;

/** What a unit takes in JSON at most, as in "\u0001". */
const bytesOfUnit = 6;
/** All else of a row: the names of its fields with the blanks of an export, numbers, choices and times. */
const bytesOfFields = 1000;
/** Custom rates and locks, of which there are as many as `limits.customRates`. */
const bytesOfSettings = 750 * limits.customRates;

const rowBytes = Object.values(textUnits).map((units) => units * bytesOfUnit + bytesOfFields);
const largestRowBytes = Math.max(...rowBytes);

/** How many bytes an export has at most: `limits.recordsOfAKind` of each kind with the longest texts that there are. */
export const largestExportBytes =
  limits.recordsOfAKind * rowBytes.reduce((sum, bytes) => sum + bytes, 0) + bytesOfSettings;

/**
 * How many parts the largest export has at most: each but the last one has less room left than the largest row takes.
 */
export const maxImportParts = Math.ceil(largestExportBytes / (importPartBytes - largestRowBytes));

/** How many fields the row of a part may have, and characters in their names and texts: more than any export has. */
const largestPartRow = { fields: 40, units: Math.max(...Object.values(textUnits)) + bytesOfFields };

/** Whether a row may be in a part: parts are kept, and read together, so each row must need little memory. */
export function isPartRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  const fields = Object.entries(row);
  if (fields.length > largestPartRow.fields || fields.some(([, value]) => value instanceof Object)) return false;
  const texts = fields.flatMap(([name, value]) => (typeof value === 'string' ? [name, value] : [name]));
  return texts.reduce((units, text) => units + text.length, 0) <= largestPartRow.units;
}

/** Rows of an export by kind, in their order. */
export type ImportRows = Readonly<Partial<Record<RecordKind, readonly unknown[]>>>;

/** The same rows in parts of at most `importPartBytes` each; one part, perhaps an empty one, where they fit into it. */
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

/** Of a row in a list: with the comma behind it. */
const bytesOf = (row: unknown): number => encoder.encode(JSON.stringify(row)).length + 1;
