import { csvHead } from '@plaza/contracts/finance/csv-head';
import type { RowsImport } from '@plaza/contracts/finance/import-export';

export type RowsKind = RowsImport['kind'];

interface CsvField {
  readonly field: string;
  readonly label: string;
  readonly required: boolean;
  /** The field whose column makes this one optional. */
  readonly instead?: string;
  readonly hint?: string;
  /** Chosen by the user only, as a column of this name may mean something else. */
  readonly isNeverGuessed?: boolean;
}

/** The fields that a column can be mapped to, required ones first. */
export const fieldsOfKind: Readonly<Record<RowsKind, readonly CsvField[]>> = {
  accounts: [
    { field: 'name', label: 'Name', required: true },
    { field: 'type', label: 'Type', required: true },
    { field: 'balance', label: 'Balance', required: false },
    { field: 'currency', label: 'Currency', required: false },
    { field: 'status', label: 'Status', required: false },
    { field: 'owner', label: 'Owner', required: false },
    { field: 'interestRate', label: 'Interest Rate', required: false },
    {
      field: 'conversionFactor',
      label: 'Conversion Factor',
      required: false,
      isNeverGuessed: true, // the file does not name the base currency of its factors
      hint: 'If they are for your base currency; otherwise the current rates are used.',
    },
    { field: 'perks', label: 'Perks', required: false },
    { field: 'notes', label: 'Notes', required: false },
  ],
  incomes: [
    { field: 'source', label: 'Source', required: true },
    { field: 'type', label: 'Type', required: true },
    {
      field: 'pay',
      label: 'Amount',
      required: true,
      instead: 'monthlyAmount',
      hint: 'Of each payment; if it is weekly or quarterly, it is converted.',
    },
    {
      field: 'monthlyAmount',
      label: 'Monthly Amount',
      required: false,
      hint: 'As Plaza exports it.',
    },
    { field: 'currency', label: 'Currency', required: false },
    { field: 'frequency', label: 'Frequency', required: false },
    { field: 'taxable', label: 'Taxable', required: false },
    { field: 'notes', label: 'Notes', required: false },
  ],
  expenses: [
    { field: 'category', label: 'Category', required: true },
    { field: 'description', label: 'Description', required: true },
    {
      field: 'amount',
      label: 'Amount',
      required: true,
      instead: 'monthlyAmount',
      hint: 'Of each payment; if it is yearly or quarterly, it is converted.',
    },
    {
      field: 'monthlyAmount',
      label: 'Monthly Amount',
      required: false,
      hint: 'As Plaza exports it.',
    },
    { field: 'type', label: 'Type', required: true },
    { field: 'currency', label: 'Currency', required: false },
    { field: 'recurrence', label: 'Recurrence', required: false },
    { field: 'paymentSource', label: 'Payment Source', required: false },
    { field: 'essential', label: 'Essential', required: false },
    { field: 'notes', label: 'Notes', required: false },
  ],
};

/** The column names of a CSV file; columns without a name cannot be mapped. */
export const headOf = (csv: string): string[] => csvHead(csv).names.filter((name) => name !== '');

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Where no column has the name of a field: whether a column is likely to contain it. */
const isLikely: Readonly<Record<RowsKind, Readonly<Record<string, (name: string) => boolean>>>> = {
  accounts: {},
  // A column of monthly amounts is not guessed: it may contain pay that is already converted, or all pay as it is.
  incomes: { pay: (name) => name.includes('amount') && !name.includes('month') },
  expenses: {
    amount: (name) => name.includes('amount') && !name.includes('month'),
    monthlyAmount: (name) => name.includes('amount') && name.includes('month'),
  },
};

/** The most likely column for each field: the one with a matching name. */
export function guessedMapping(kind: RowsKind, head: readonly string[]): Record<string, string> {
  const pairs = fieldsOfKind[kind].flatMap(({ field, label, isNeverGuessed }) => {
    if (isNeverGuessed) return [];
    const names = [plain(field), plain(label)];
    const likely = isLikely[kind][field];
    const column =
      head.find((name) => names.includes(plain(name))) ?? (likely && head.find((name) => likely(plain(name))));
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(pairs);
}

type Mapping = Readonly<Record<string, string>>;

/** Whether a field needs a column: no other column makes it optional. */
export const isRequired = ({ required, instead }: CsvField, mapping: Mapping): boolean =>
  required && !(instead !== undefined && mapping[instead]);

/** The labels of required fields that have no column yet. */
export function missingFields(kind: RowsKind, mapping: Mapping): string[] {
  return fieldsOfKind[kind]
    .filter((field) => isRequired(field, mapping) && !mapping[field.field])
    .map(({ label }) => label);
}
