import type { QuoteOrder } from './list-view';

/** As the server gave them. */
export const asListed: QuoteOrder = { label: 'As listed' };

/** What every list with a column `change` and a column `name` offers besides its own order. */
export const byChangeOrName: readonly QuoteOrder[] = [
  { label: 'Biggest gains', sort: { id: 'change', direction: 'descending' } },
  { label: 'Biggest losses', sort: { id: 'change', direction: 'ascending' } },
  { label: 'Name, A to Z', sort: { id: 'name', direction: 'ascending' } },
];
