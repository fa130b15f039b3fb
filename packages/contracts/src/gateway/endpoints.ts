import { endpointsOf } from '../endpoint';
import type { gatewayCalls } from './calls';
import { gatewayRoutes } from './routes';

/** The calls that the gateway itself answers, as browsers make them. */
export const gatewayEndpoints = endpointsOf<typeof gatewayCalls>(gatewayRoutes);
