export interface AccountColumn {
  readonly id: string;
  readonly header: string;
  /** In pixels. Together they are wider than most screens: the table scrolls in its own frame. */
  readonly width: number;
  readonly end?: boolean;
  /** The header is for screen readers only. */
  readonly silent?: boolean;
}

export const accountColumns: readonly AccountColumn[] = [
  { id: 'move', header: 'Move', width: 32, silent: true },
  { id: 'name', header: 'Name', width: 184 },
  { id: 'type', header: 'Type', width: 120 },
  { id: 'owner', header: 'Owner', width: 116 },
  { id: 'status', header: 'Status', width: 112 },
  { id: 'interestRate', header: 'Interest Rate', width: 108, end: true },
  { id: 'perks', header: 'Perks', width: 136 },
  { id: 'notes', header: 'Notes', width: 148 },
  { id: 'balance', header: 'Balance', width: 144, end: true },
  { id: 'currency', header: 'Currency', width: 84 },
  { id: 'conversionFactor', header: 'Conversion Factor', width: 144, end: true },
  { id: 'totalValue', header: 'Total Value', width: 144, end: true },
  { id: 'displayCurrency', header: 'Display Currency', width: 132 },
  { id: 'actions', header: 'Edit or delete', width: 72, silent: true },
];

export const tableWidth = accountColumns.reduce((sum, { width }) => sum + width, 0);
