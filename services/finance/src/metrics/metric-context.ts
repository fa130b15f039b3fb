import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { definitions } from './definitions';
import type { MetricContext } from './terms/definition';
import type { Facts } from './terms/facts';
import { toRows } from './terms/record-terms';
import type { Term } from './terms/term';

/** A user's figures; each is computed on first use, then cached. */
export function createMetricContext(facts: Facts): MetricContext {
  const cache = new Map<MetricName, Term>();
  const context: MetricContext = {
    facts,
    rows: toRows(facts),
    figure(name) {
      const cached = cache.get(name);
      if (cached) return cached;
      const figure = { ...definitions[name].of(context), metric: name };
      cache.set(name, figure);
      return figure;
    },
  };
  return context;
}
