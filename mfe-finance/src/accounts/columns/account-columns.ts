/** The columns of the accounts table, in their order; the first and the last hold what moves, edits and deletes a row. */
export const accountColumns = [
  { id: 'move', header: 'Move' },
  { id: 'name', header: 'Name' },
  { id: 'type', header: 'Type' },
  { id: 'owner', header: 'Owner' },
  { id: 'status', header: 'Status' },
  { id: 'interestRate', header: 'Interest Rate' },
  { id: 'perks', header: 'Perks' },
  { id: 'notes', header: 'Notes' },
  { id: 'balance', header: 'Balance' },
  { id: 'currency', header: 'Currency' },
  { id: 'conversionFactor', header: 'Conversion Factor' },
  { id: 'totalValue', header: 'Total Value' },
  { id: 'displayCurrency', header: 'Display Currency' },
  { id: 'actions', header: 'Actions' },
] as const;

export type AccountColumn = (typeof accountColumns)[number];
export type AccountColumnId = AccountColumn['id'];

/** Figures and buttons stand at the end of their cells. */
export const endColumns: ReadonlySet<AccountColumnId> = new Set([
  'interestRate',
  'balance',
  'conversionFactor',
  'totalValue',
  'actions',
]);

/** What a row cannot do without; all other columns can be hidden. */
const alwaysShown: ReadonlySet<AccountColumnId> = new Set(['move', 'name', 'actions']);
export const canBeHidden = ({ id }: AccountColumn): boolean => !alwaysShown.has(id);
