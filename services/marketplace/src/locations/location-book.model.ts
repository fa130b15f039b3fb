import { limits } from '@plaza/contracts/limits';
import { locationsPerUser, locationTypes } from '@plaza/contracts/marketplace/choices';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { Schema } from 'mongoose';
import { database } from '../database';
import type { Idempotency } from '../idempotency/add-once-per-key';

/** How many requests are stored: a request is repeated within seconds, or never. */
export const maxAdditions = 50;

/** A request that added a location, so that repeating it adds none. */
export interface AdditionRecord extends Idempotency {
  locationId: number;
}

/** All locations of a user in one document, so that a new id and its location are one write. */
export interface LocationBookRecord {
  /** The id of the user. */
  _id: string;
  own: MapLocation[];
  /** Default locations that the user has changed. */
  changed: MapLocation[];
  /** The ids of the default locations that the user has removed. */
  removed: number[];
  /** The highest id assigned so far, even if its location was removed. */
  lastId: number;
  /** The latest requests with an idempotency key, the oldest first. */
  additions?: AdditionRecord[];
}

const location = new Schema<MapLocation>(
  {
    id: { type: Number, required: true },
    name: { type: String, required: true, maxlength: limits.shortText },
    type: { type: String, enum: locationTypes, required: true },
    address: { type: String, required: true, maxlength: limits.address },
    lat: { type: Number, required: true, min: -90, max: 90 },
    lng: { type: Number, required: true, min: -180, max: 180 },
    services: { type: [{ type: String, maxlength: limits.name }], default: [] },
    hours: { type: String, default: '', maxlength: limits.shortText },
  },
  { _id: false, id: false },
);

const schema = new Schema<LocationBookRecord>(
  {
    _id: { type: String, required: true, maxlength: 36 },
    own: { type: [location], default: [], validate: ({ length }: MapLocation[]) => length <= locationsPerUser },
    changed: { type: [location], default: [] },
    removed: { type: [Number], default: [] },
    lastId: { type: Number, default: 0 },
    additions: {
      type: [new Schema<AdditionRecord>({ key: String, hash: String, locationId: Number }, { _id: false, id: false })],
      default: undefined,
    },
  },
  { versionKey: false },
);

export const LocationBookModel = database.model<LocationBookRecord>('LocationBook', schema, 'place_books');
