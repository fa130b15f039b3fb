import { csvHead } from '@plaza/contracts/finance/csv-head';
import { limits } from '@plaza/contracts/limits';
import { InvalidInput } from '@plaza/service-kit/errors';
import Papa from 'papaparse';

/** A parsed file without its empty rows; `row` is the number that a spreadsheet shows. */
interface CsvFile {
  readonly head: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** Accepts commas, semicolons and tabs, a byte-order mark, and all line endings. @throws InvalidInput */
export function parseCsv(csv: string): CsvFile {
  const text = csv.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: csvHead(text).separator });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw badInput(`The quotes in row ${(broken.row ?? 0) + 1} do not match`);
  const [head = [], ...others] = data;
  const rows = others
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > limits.recordsOfAKind) throw badInput(`At most ${limits.recordsOfAKind} rows at once`);
  return { head: head.map((name) => name.trim()), rows };
}

const badInput = (message: string) => new InvalidInput(message, [{ path: 'csv', message }]);
