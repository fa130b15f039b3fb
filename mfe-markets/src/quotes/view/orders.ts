import type { QuoteOrder } from './list-view';

/** The order of the server's response. */
export const asListed: QuoteOrder = { label: 'As listed' };

/** Additional orders for every list with the columns `change` and `name`. */
export const byChangeOrName: readonly QuoteOrder[] = [
  { label: 'Biggest gains', sort: { id: 'change', direction: 'descending' } },
  { label: 'Biggest losses', sort: { id: 'change', direction: 'ascending' } },
  { label: 'Name, A to Z', sort: { id: 'name', direction: 'ascending' } },
];
