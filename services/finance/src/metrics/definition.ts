import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { Facts } from './facts';
import type { Rows } from './rows';
import type { Term } from './term';

/** What a definition is made from: the rows, other figures, and the facts of the moment. */
export interface MetricContext {
  readonly facts: Facts;
  readonly rows: Rows;
  /** Another figure, computed once. */
  figure(name: MetricName): Term;
}

/** How a figure is defined. `of` gives the term; its label is the figure's name. */
export interface Definition {
  readonly name: string;
  readonly formula: string;
  /** Where the definition comes from. */
  readonly source: string;
  readonly of: (ground: MetricContext) => Term;
}
