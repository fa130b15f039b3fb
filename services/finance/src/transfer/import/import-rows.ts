import type { ImportReport, RefusedRow, RowsImport } from '@plaza/contracts/finance/transfer';
import { BadInput } from '@plaza/service-kit/errors';
import type { MarketRates } from '../../rates/market-rates';
import { userRates } from '../../rates/user-rates';
import { fieldValue, type MappedField, mappedFields } from '../csv/csv-fields';
import { parseCsv } from '../csv/parse-csv';
import { commitImport } from './commit-import';
import { withPlaces } from './import-everything';
import { type FileRow, noRows, storedRows, toRejectedRow, toReport, validateAll } from './import-report';

/**
 * Adds the rows of a CSV file, those that can be taken all at once or not at all.
 * @throws BadInput for a file that is no CSV, or a mapping that does not fit it; Conflict while another import runs
 */
export async function importRows(userId: string, asked: RowsImport, market: MarketRates): Promise<ImportReport> {
  const { kind, csv, preview } = asked;
  const { head, rows } = parseCsv(csv);
  const fields = mappedFields(asked, head);
  const unread: RefusedRow[] = [];
  const read = rows.flatMap(({ row, cells }) => {
    const one: FileRow = { row, given: undefined, cells: cellsByField(fields, cells) };
    try {
      return [{ ...one, given: readRow(fields, cells, asked) }];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      unread.push(toRejectedRow(kind, one, error));
      return [];
    }
  });
  const rates = await userRates(userId, market);
  const judged = validateAll(kind, read, { rates, keepsFactors: true, now: new Date(), loanIds: [] });
  judged.refused = [...unread, ...judged.refused].sort((a, b) => a.row - b.row);
  if (!preview) {
    const taken = storedRows(judged);
    const stored = kind === 'accounts' ? withPlaces(taken, false) : taken;
    await commitImport(userId, { rows: { ...noRows(), [kind]: stored }, replaces: false, settings: null }, market);
  }
  return toReport({ [kind]: judged }, preview);
}

const cellsByField = (fields: readonly MappedField[], cells: readonly string[]) =>
  Object.fromEntries(fields.map(({ field, column }) => [field, cells[column] ?? '']));

function readRow(fields: readonly MappedField[], cells: readonly string[], { decimalSign, currency }: RowsImport) {
  const values = fields.map(
    (field) => [field.field, fieldValue(field, cells[field.column] ?? '', decimalSign)] as const,
  );
  const row = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return row.currency || !currency ? row : { ...row, currency };
}
