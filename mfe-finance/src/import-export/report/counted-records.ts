import type { RecordKind } from '@plaza/contracts/finance/import-export';

const singular: Readonly<Record<RecordKind, string>> = {
  accounts: 'account',
  loans: 'loan',
  incomes: 'income',
  expenses: 'expense',
  properties: 'property',
};

/** "1 account", "12 expenses". */
export const countedRecords = (kind: RecordKind, count: number): string =>
  `${count} ${count === 1 ? singular[kind] : kind}`;
