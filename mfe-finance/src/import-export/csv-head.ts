import { csvHead } from '@plaza/contracts/finance/csv-head';
import type { RowsImport } from '@plaza/contracts/finance/import-export';

export type RowsKind = RowsImport['kind'];

/** The fields that a column can be mapped to, required ones first. */
export const fieldsOfKind = {
  accounts: [
    { field: 'name', label: 'Name', required: true },
    { field: 'type', label: 'Type', required: true },
    { field: 'balance', label: 'Balance', required: false },
    { field: 'currency', label: 'Currency', required: false },
    { field: 'status', label: 'Status', required: false },
    { field: 'owner', label: 'Owner', required: false },
    { field: 'interestRate', label: 'Interest Rate', required: false },
    { field: 'conversionFactor', label: 'Conversion Factor', required: false },
    { field: 'perks', label: 'Perks', required: false },
    { field: 'notes', label: 'Notes', required: false },
  ],
  incomes: [
    { field: 'source', label: 'Source', required: true },
    { field: 'type', label: 'Type', required: true },
    { field: 'monthlyAmount', label: 'Amount', required: true },
    { field: 'currency', label: 'Currency', required: false },
    { field: 'frequency', label: 'Frequency', required: false },
    { field: 'taxable', label: 'Taxable', required: false },
    { field: 'notes', label: 'Notes', required: false },
  ],
  expenses: [
    { field: 'category', label: 'Category', required: true },
    { field: 'description', label: 'Description', required: true },
    { field: 'monthlyAmount', label: 'Monthly Amount', required: true },
    { field: 'type', label: 'Type', required: true },
    { field: 'currency', label: 'Currency', required: false },
    { field: 'recurrence', label: 'Recurrence', required: false },
    { field: 'paymentSource', label: 'Payment Source', required: false },
    { field: 'essential', label: 'Essential', required: false },
    { field: 'notes', label: 'Notes', required: false },
  ],
} as const satisfies Record<RowsKind, readonly { field: string; label: string; required: boolean }[]>;

/** The column names of a CSV file; columns without a name cannot be mapped. */
export const headOf = (csv: string): string[] => csvHead(csv).names.filter((name) => name !== '');

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** The most likely column for each field: the one with a matching name. */
export function guessedMapping(kind: RowsKind, head: readonly string[]): Record<string, string> {
  const pairs = fieldsOfKind[kind].flatMap(({ field, label }) => {
    const names = [plain(field), plain(label)];
    const column =
      head.find((name) => names.includes(plain(name))) ??
      (field === 'monthlyAmount' ? head.find((name) => plain(name).includes('amount')) : undefined);
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(pairs);
}

/** The labels of required fields that have no column yet. */
export function missingFields(kind: RowsKind, mapping: Readonly<Record<string, string>>): string[] {
  return fieldsOfKind[kind].filter(({ field, required }) => required && !mapping[field]).map(({ label }) => label);
}
