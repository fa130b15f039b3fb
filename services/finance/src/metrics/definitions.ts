import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { Definition } from './definition';
import { debt } from './definitions/debt';
import { emergency } from './definitions/emergency';
import { incomeAndSpending } from './definitions/income-and-spending';
import { life } from './definitions/life';
import { worth } from './definitions/worth';

/** Every figure of the record, each defined once. */
export const definitions: Readonly<Record<MetricName, Definition>> = {
  ...worth,
  ...incomeAndSpending,
  ...debt,
  ...emergency,
  ...life,
};
