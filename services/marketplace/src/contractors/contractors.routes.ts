import { marketplaceCalls } from '@plaza/contracts/marketplace';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { listContractors } from './contractors';

export function contractorRoutes(trust: Trust): Routes {
  return createRoutes(trust).on(marketplaceCalls.contractors, ({ query }) => listContractors(query));
}
