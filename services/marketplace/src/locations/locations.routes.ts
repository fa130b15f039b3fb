import { locationCalls } from '@plaza/contracts/marketplace/locations';
import { idempotencyKeyOf } from '@plaza/service-kit/idempotency';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { addLocation } from './add-location';
import { changeLocation, listLocations, removeLocation } from './locations';

export function locationRoutes({ trust }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(locationCalls.locations, ({ caller }) => listLocations(caller.id))
    .on(locationCalls.addLocation, ({ caller, body, ctx }) => addLocation(caller.id, body, idempotencyKeyOf(ctx)))
    .on(locationCalls.changeLocation, ({ caller, params, body }) => changeLocation(caller.id, params.id, body))
    .on(locationCalls.removeLocation, ({ caller, params }) => removeLocation(caller.id, params.id));
}
