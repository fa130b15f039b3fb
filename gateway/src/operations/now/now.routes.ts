import type Router from '@koa/router';
import { nowCalls } from '@plaza/contracts/operations/now';
import { createRoutes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { GatewayStatuses } from './gateway-statuses';

/** `GET /api/v1/operations/now`: the counters of the gateways, for operators. */
export function nowRoutes(trust: Trust, statuses: GatewayStatuses): Router {
  return createRoutes(trust).on(nowCalls.now, async () => ({
    at: new Date().toISOString(),
    gateways: statuses.watch(),
  })).router;
}
