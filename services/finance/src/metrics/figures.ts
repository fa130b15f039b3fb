import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { MetricContext } from './definition';
import { definitions } from './definitions';
import type { Facts } from './facts';
import { toRows } from './rows';
import type { Term } from './term';

/** A person's figures; each is computed when it is first asked for, and then kept. */
export function figuresOf(facts: Facts): MetricContext {
  const known = new Map<MetricName, Term>();
  const ground: MetricContext = {
    facts,
    rows: toRows(facts),
    figure(name) {
      const before = known.get(name);
      if (before) return before;
      const figure = { ...definitions[name].of(ground), metric: name };
      known.set(name, figure);
      return figure;
    },
  };
  return ground;
}
