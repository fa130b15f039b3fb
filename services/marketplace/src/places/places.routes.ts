import { placeCalls } from '@plaza/contracts/marketplace/places';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceParts } from '../parts';
import { addPlace, changePlace, listPlaces, removePlace } from './places';

export function placeRoutes({ trust }: MarketplaceParts): Routes {
  return createRoutes(trust)
    .on(placeCalls.places, ({ caller }) => listPlaces(caller.id))
    .on(placeCalls.addPlace, ({ caller, body }) => addPlace(caller.id, body))
    .on(placeCalls.changePlace, ({ caller, params, body }) => changePlace(caller.id, params.id, body))
    .on(placeCalls.removePlace, ({ caller, params }) => removePlace(caller.id, params.id));
}
