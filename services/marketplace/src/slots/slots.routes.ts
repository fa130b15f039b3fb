import { slotCalls } from '@plaza/contracts/marketplace/slots';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { freeSlots } from './slots';

export function slotRoutes({ trust }: MarketplaceDependencies): Routes {
  return createRoutes(trust).on(slotCalls.slots, ({ params, query }) => freeSlots(params.id, query));
}
