import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { debt } from './definitions/debt';
import { emergency } from './definitions/emergency';
import { incomeAndSpending } from './definitions/income-and-spending';
import { life } from './definitions/life';
import { netWorthDefinitions } from './definitions/net-worth';
import type { Definition } from './terms/definition';

/** The definitions of all metrics. */
export const definitions: Readonly<Record<MetricName, Definition>> = {
  ...netWorthDefinitions,
  ...incomeAndSpending,
  ...debt,
  ...emergency,
  ...life,
};
