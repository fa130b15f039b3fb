import { endpointsOf } from '../endpoint';
import type { financeCalls } from './calls';
import { financeRoutes } from './routes';

/** The calls of the finance service, as browsers make them. */
export const financeEndpoints = endpointsOf<typeof financeCalls>(financeRoutes);
