/**
 * The columns of the accounts table, from the most to the least often read. The first and the last column hold the
 * buttons that move, edit and delete a row.
 */
export const accountColumns = [
  { id: 'move', header: 'Move' },
  { id: 'name', header: 'Name' },
  { id: 'balance', header: 'Balance' },
  { id: 'currency', header: 'Currency' },
  { id: 'totalValue', header: 'Total Value' },
  { id: 'status', header: 'Status' },
  { id: 'type', header: 'Type' },
  { id: 'conversionFactor', header: 'Conversion Factor' },
  { id: 'owner', header: 'Owner' },
  { id: 'interestRate', header: 'Interest Rate' },
  { id: 'displayCurrency', header: 'Display Currency' },
  { id: 'perks', header: 'Perks' },
  { id: 'notes', header: 'Notes' },
  { id: 'actions', header: 'Actions' },
] as const;

export type AccountColumn = (typeof accountColumns)[number];
export type AccountColumnId = AccountColumn['id'];

/** Columns whose figures or buttons are aligned to the end of the cell. */
export const endColumns: ReadonlySet<AccountColumnId> = new Set([
  'interestRate',
  'balance',
  'conversionFactor',
  'totalValue',
  'actions',
]);

/** Columns that every row needs; all others can be hidden. */
const alwaysShown: ReadonlySet<AccountColumnId> = new Set(['move', 'name', 'actions']);
export const canBeHidden = ({ id }: AccountColumn): boolean => !alwaysShown.has(id);
