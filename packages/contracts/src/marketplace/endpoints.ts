import { endpointsOf } from '../endpoint';
import type { marketplaceCalls } from './calls';
import { marketplaceRoutes } from './routes';

/** The calls of the marketplace service, as browsers make them. */
export const marketplaceEndpoints = endpointsOf<typeof marketplaceCalls>(marketplaceRoutes);
