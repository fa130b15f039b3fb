import type { ImportReport, RejectedRow, RowsImport } from '@plaza/contracts/finance/import-export';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { MarketRates } from '../../rates/market-rates';
import { userRates } from '../../rates/user-rates';
import type { IdempotencyKey } from '../../records/idempotency-key';
import { fieldValue, type MappedField, mappedFields } from '../csv/csv-fields';
import { parseCsv } from '../csv/parse-csv';
import { withMonthlyCost, withMonthlyPay } from '../csv/payment-cells';
import { commitImport } from './commit-import';
import { earlierAnswer } from './earlier-answer';
import { withPlaces } from './import-everything';
import { type FileRow, noRows, storedRows, toRejectedRow, toReport, validateAll } from './import-report';

/**
 * Imports a CSV file: invalid rows are reported and skipped, all others are added together or not at all.
 * @throws InvalidInput for a file that is not CSV, or a mapping that does not match it; Conflict as in `commitImport`
 */
export async function importRows(
  userId: string,
  input: RowsImport,
  market: MarketRates,
  request?: IdempotencyKey,
): Promise<ImportReport> {
  const earlier = await earlierAnswer(userId, request, market);
  if (earlier) return earlier;
  const { kind, csv, preview } = input;
  const { head, rows } = parseCsv(csv);
  const fields = mappedFields(input, head);
  const unread: RejectedRow[] = [];
  const read = rows.flatMap(({ row, cells }) => {
    const one: FileRow = { row, fields: undefined, cells: cellsByField(fields, cells) };
    try {
      return [{ ...one, fields: readRow(fields, cells, input) }];
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      unread.push(toRejectedRow(kind, one, error));
      return [];
    }
  });
  const rates = await userRates(userId, market);
  const validated = validateAll(kind, read, { rates, keepsFactors: true, now: new Date(), loanIds: [] });
  validated.refused = [...unread, ...validated.refused].sort((a, b) => a.row - b.row);
  const report = toReport({ [kind]: validated }, preview);
  if (preview) return report;
  const taken = storedRows(validated);
  const stored = kind === 'accounts' ? withPlaces(taken, false) : taken;
  const added = { rows: { ...noRows(), [kind]: stored }, replaces: false, settings: null, partsFile: null };
  return commitImport(userId, { ...added, report, request }, market);
}

const cellsByField = (fields: readonly MappedField[], cells: readonly string[]) =>
  Object.fromEntries(fields.map(({ field, column }) => [field, cells[column] ?? '']));

function readRow(
  fields: readonly MappedField[],
  cells: readonly string[],
  { kind, decimalSign, currency: defaultCurrency }: RowsImport,
) {
  const values = fields.map(
    (field) => [field.field, fieldValue(field, cells[field.column] ?? '', decimalSign)] as const,
  );
  const row = withCurrency(Object.fromEntries(values.filter(([, value]) => value !== undefined)), defaultCurrency);
  if (kind === 'incomes') return withMonthlyPay(row);
  return kind === 'expenses' ? withMonthlyCost(row) : row;
}

function withCurrency(row: Record<string, unknown>, currency: string | undefined) {
  const hasCurrency = typeof row.currency === 'string' && row.currency.trim() !== '';
  return hasCurrency || !currency ? row : { ...row, currency };
}
