import { z } from 'zod';
import { call } from '../call';
import { limits } from '../limits';
import { placesOfAPerson, placeTypes, servicesOfAPlace } from './choices';
import { text, words } from './fields';
import { marketplaceRoutes } from './routes';

export const PlaceType = z.enum(placeTypes);
export type PlaceType = z.infer<typeof PlaceType>;

const fields = {
  name: words(limits.shortText),
  type: PlaceType,
  address: words(limits.address),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  services: z.array(words(limits.name)).max(servicesOfAPlace),
  hours: text(limits.shortText),
};

/** `id` is up to 1000 for the five defaults; degrees. */
export const Place = z.object({ ...fields, id: z.number().int().positive() });
export type Place = z.infer<typeof Place>;

export const NewPlace = z.strictObject({
  ...fields,
  services: fields.services.default([]),
  hours: fields.hours.default(''),
});
export type NewPlace = z.input<typeof NewPlace>;
export const PlaceChanges = z.strictObject(fields).partial();
export type PlaceChanges = z.infer<typeof PlaceChanges>;

const PlaceParams = z.strictObject({ id: z.coerce.number().int().positive() });
const access = { scope: 'map' } as const;

export const locationCalls = {
  places: call(marketplaceRoutes.places, {
    summary: 'The caller’s places: the five defaults as they left them, and their own.',
    access,
    answer: z.array(Place),
  }),
  addPlace: call(marketplaceRoutes.addPlace, {
    summary: `Add a place, at most ${placesOfAPerson}; 409 \`too_many_places\`.`,
    access,
    status: 201,
    body: NewPlace,
    answer: Place,
  }),
  changePlace: call(marketplaceRoutes.changePlace, {
    summary: 'Change a place, also a default one.',
    access,
    params: PlaceParams,
    body: PlaceChanges,
    answer: Place,
  }),
  removePlace: call(marketplaceRoutes.removePlace, {
    summary: 'Remove a place; a default one stays away.',
    access,
    params: PlaceParams,
  }),
} as const;
