import {
  accountStatuses,
  accountTypes,
  expenseCategories,
  expenseRecurrences,
  expenseTypes,
  incomeFrequencies,
  incomeSources,
  incomeTypes,
} from '@plaza/contracts/finance/choices';
import type { RowsImport } from '@plaza/contracts/finance/import-export';
import { fieldName } from '@plaza/contracts/sentences';
import { InvalidInput } from '@plaza/service-kit/errors';
import { plainNumber, textOfCell, yesOrNo } from './csv-cells';

type CellType = 'text' | 'number' | 'optional number' | 'yes or no' | readonly string[];

/** How the cells of each field are read; a list contains the allowed values of a field. */
const fieldsOfKind: Readonly<Record<RowsImport['kind'], Readonly<Record<string, CellType>>>> = {
  accounts: {
    name: 'text',
    type: accountTypes,
    status: accountStatuses,
    owner: 'text',
    interestRate: 'number',
    perks: 'text',
    notes: 'text',
    balance: 'number',
    currency: 'text',
    conversionFactor: 'optional number',
  },
  incomes: {
    source: incomeSources,
    type: incomeTypes,
    pay: 'number',
    monthlyAmount: 'number',
    currency: 'text',
    frequency: incomeFrequencies,
    taxable: 'yes or no',
    notes: 'text',
  },
  expenses: {
    category: expenseCategories,
    description: 'text',
    amount: 'number',
    monthlyAmount: 'number',
    currency: 'text',
    type: expenseTypes,
    recurrence: expenseRecurrences,
    essential: 'yes or no',
    paymentSource: 'text',
    notes: 'text',
  },
};

export interface MappedField {
  readonly field: string;
  readonly column: number;
  readonly read: CellType;
}

/** Finds the column of each mapped field, ignoring case. @throws InvalidInput for unknown fields and columns */
export function mappedFields(
  { kind, mapping, payColumn, amountColumn }: RowsImport,
  head: readonly string[],
): MappedField[] {
  const names = head.map((name) => name.toLowerCase());
  const known = new Map(Object.entries(fieldsOfKind[kind]));
  const apart = Object.entries({ pay: payColumn, amount: amountColumn }).flatMap(([field, name]) =>
    name === undefined ? [] : [{ field, name, path: `${field}Column` }],
  );
  const others = Object.entries(mapping).filter(([mapped]) => !apart.some(({ field }) => field === mapped));
  const columns = [...others.map(([field, name]) => ({ field, name, path: `mapping.${field}` })), ...apart];
  return columns.map(({ field, name, path }) => {
    const read = known.get(field);
    if (!read) throw badInput(path, `There is no field ${field}`);
    const column = names.indexOf(name.trim().toLowerCase());
    if (column < 0) throw badInput(path, `There is no column ${name}`);
    return { field, column, read };
  });
}

/**
 * The value of a cell. An empty text or number stays empty, which the schemas accept.
 * @returns undefined where the field is left out
 * @throws InvalidInput for a number in another format than that of the file
 */
export function fieldValue({ field, read }: MappedField, cell: string, decimalSign: '.' | ','): unknown {
  const text = cell.trim();
  if (read === 'yes or no') return text === '' ? undefined : (yesOrNo(text) ?? rejectYesOrNo(field));
  if (read === 'text') return textOfCell(cell);
  if (typeof read !== 'string') return read.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text;
  if (text === '') return read === 'optional number' ? undefined : '';
  return plainNumber(text, decimalSign) ?? rejectNumber(field, decimalSign);
}

function rejectYesOrNo(field: string): never {
  throw badInput(field, `${fieldName([field])} must be yes or no`);
}

function rejectNumber(field: string, decimalSign: '.' | ','): never {
  throw badInput(
    field,
    `${fieldName([field])} must be a number written like ${decimalSign === '.' ? '1,234.50' : '1.234,50'}`,
  );
}

const badInput = (path: string, message: string) => new InvalidInput(message, [{ path, message }]);
