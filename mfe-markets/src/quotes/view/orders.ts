import type { QuoteOrder } from './list-view';

/** In the order of the server. */
export const asListed: QuoteOrder = { label: 'As listed' };

/** The further orders of every list with a column `change` and a column `name`. */
export const byChangeOrName: readonly QuoteOrder[] = [
  { label: 'Biggest gains', sort: { id: 'change', direction: 'descending' } },
  { label: 'Biggest losses', sort: { id: 'change', direction: 'ascending' } },
  { label: 'Name, A to Z', sort: { id: 'name', direction: 'ascending' } },
];
