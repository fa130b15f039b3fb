import { placeCalls } from '@plaza/contracts/marketplace/places';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { addLocation, changeLocation, listLocations, removeLocation } from './locations';

export function locationRoutes({ trust }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(placeCalls.places, ({ caller }) => listLocations(caller.id))
    .on(placeCalls.addPlace, ({ caller, body }) => addLocation(caller.id, body))
    .on(placeCalls.changePlace, ({ caller, params, body }) => changeLocation(caller.id, params.id, body))
    .on(placeCalls.removePlace, ({ caller, params }) => removeLocation(caller.id, params.id));
}
