import { locationCalls } from '@plaza/contracts/marketplace/locations';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { addLocation, changeLocation, listLocations, removeLocation } from './locations';

export function locationRoutes({ trust }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(locationCalls.locations, ({ caller }) => listLocations(caller.id))
    .on(locationCalls.addLocation, ({ caller, body }) => addLocation(caller.id, body))
    .on(locationCalls.changeLocation, ({ caller, params, body }) => changeLocation(caller.id, params.id, body))
    .on(locationCalls.removeLocation, ({ caller, params }) => removeLocation(caller.id, params.id));
}
