import { metricsCalls } from '@plaza/contracts/finance/metrics';
import { bearerToken } from '@plaza/service-kit/guards/bearer-token';
import { createRoutes, type Received, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { explain, metricsOf } from './metrics';

export function metricsRoutes(dependencies: FinanceDependencies): Routes {
  const toRequest = ({ caller, ctx }: Pick<Received<typeof metricsCalls.metrics>, 'caller' | 'ctx'>) => ({
    userId: caller.id,
    token: bearerToken(ctx.get('authorization')) ?? '',
    now: new Date(),
  });
  return createRoutes(dependencies.trust)
    .on(metricsCalls.metrics, (received) => metricsOf(toRequest(received), dependencies))
    .on(metricsCalls.explainMetric, (received) => explain(received.params.metric, toRequest(received), dependencies));
}
