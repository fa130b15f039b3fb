import type { MetricUnit } from '@plaza/contracts/finance/metric-names';
import { formatMetric } from '../metrics/format-figure';
import { metricsFixture } from '../testing/server';
import { showValue } from './show-value';

const plain = { displaySymbols: true };
const show = (value: string | null, unit: MetricUnit) => showValue(value, unit, 'USD', plain);

test.each<[string | null, MetricUnit, string]>([
  ['215000.004', 'money', '$215,000.00'],
  ['0.60738', 'ratio', '60.7%'],
  ['10.2633', 'percent', '10.263%'],
  ['223', 'months', '223 months'],
  ['24.49589', 'years', '24.5 years'],
  ['8941', 'days', '8,941'],
  ['1200', 'count', '1,200'],
  ['2045-06-20', 'date', 'Jun 20, 2045'],
  [null, 'months', 'N/A'],
])('%s of %s is %s', (value, unit, text) => {
  expect(show(value, unit)).toBe(text);
});

test('days are formatted as on the explained card', () => {
  const metrics = metricsFixture({ daysUntil65: 8941 });
  expect(show('8941', 'days')).toBe(formatMetric('daysUntil65', metrics, plain));
});
