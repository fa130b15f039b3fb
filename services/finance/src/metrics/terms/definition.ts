import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { Facts } from './facts';
import type { Rows } from './record-terms';
import type { Term } from './term';

/** The input of a definition: records, other figures, and the facts of the moment. */
export interface MetricContext {
  readonly facts: Facts;
  readonly rows: Rows;
  figure(name: MetricName): Term;
}

/** The source of a figure for which the field has no established formula. */
export const ownDefinition = 'Definition of this product';

/** `of` returns the term, whose label is the name of the figure. */
export interface Definition {
  readonly name: string;
  readonly formula: string;
  /** Where the definition comes from. */
  readonly source: string;
  readonly of: (context: MetricContext) => Term;
}
