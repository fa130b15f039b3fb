import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { limits } from '../limits';
import { locationsPerUser, locationTypes, servicesPerLocation } from './choices';
import { requiredText, text } from './fields';
import * as marketplaceRoutes from './routes';

export const LocationType = z.enum(locationTypes);
export type LocationType = z.infer<typeof LocationType>;

const fields = {
  name: requiredText(limits.shortText),
  type: LocationType,
  address: requiredText(limits.address),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  services: z.array(requiredText(limits.name)).max(servicesPerLocation),
  hours: text(limits.shortText),
};

/** `id` is at most 1000 for the five defaults; coordinates in degrees. */
export const MapLocation = z.object({ ...fields, id: z.number().int().positive() });
export type MapLocation = z.infer<typeof MapLocation>;

export const NewMapLocation = z.strictObject({
  ...fields,
  services: fields.services.default([]),
  hours: fields.hours.default(''),
});
export type NewMapLocation = z.input<typeof NewMapLocation>;
export const MapLocationChanges = z.strictObject(fields).partial();
export type MapLocationChanges = z.infer<typeof MapLocationChanges>;

const LocationParams = z.strictObject({ id: z.coerce.number().int().positive() });
const access = { scope: 'map' } as const;

export const locationCalls = {
  locations: call(marketplaceRoutes.locations, {
    summary: 'The caller’s locations: the five defaults with their changes, and their own.',
    access,
    answer: z.array(MapLocation),
  }),
  addLocation: call(marketplaceRoutes.addLocation, {
    summary: `Add a location, once per ${idempotencyHeader} and at most ${locationsPerUser}; 409 \`too_many_locations\`.`,
    access,
    status: 201,
    body: NewMapLocation,
    answer: MapLocation,
  }),
  changeLocation: call(marketplaceRoutes.changeLocation, {
    summary: 'Change a location, including a default one.',
    access,
    params: LocationParams,
    body: MapLocationChanges,
    answer: MapLocation,
  }),
  removeLocation: call(marketplaceRoutes.removeLocation, {
    summary: 'Remove a location; a default one stays removed.',
    access,
    params: LocationParams,
  }),
} as const;
