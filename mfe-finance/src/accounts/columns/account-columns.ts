/**
 * The columns of the accounts table: what an account holds first, what is seldom read last. The first and the last of
 * them hold what moves, edits and deletes a row.
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
