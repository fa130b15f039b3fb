import { locationsPerUser } from '@plaza/contracts/marketplace/choices';
import type { MapLocation, NewMapLocation } from '@plaza/contracts/marketplace/locations';
import { Conflict } from '@plaza/service-kit/errors';
import { idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import type { PipelineStage } from 'mongoose';
import type { z } from 'zod';
import { type Idempotency, toIdempotency } from '../idempotency/add-once-per-key';
import { LocationBookModel, maxAdditions } from './location-book.model';
import { withDefault, writeBook } from './write-book';

/**
 * Adds a location. Its id is the time in milliseconds, or the highest id plus one if two are added within a
 * millisecond.
 * @param key the idempotency key of the request, if it has one: a repeated request returns the location of the first
 * @throws Conflict `too_many_locations`, `idempotency_key_reused`
 */
export async function addLocation(
  userId: string,
  input: z.output<typeof NewMapLocation>,
  key: string | undefined,
): Promise<MapLocation> {
  const idempotency = toIdempotency(key, input);
  const condition = {
    [`own.${locationsPerUser - 1}`]: { $exists: false },
    ...(idempotency && { 'additions.key': { $ne: idempotency.key } }),
  };
  const lastId = { $max: [{ $add: [withDefault('$lastId', 0), 1] }, Date.now()] };
  const added = { $mergeObjects: [{ $literal: input }, { id: '$lastId' }] };
  const book = await writeBook(userId, condition, [
    { $set: { lastId } },
    { $set: { own: { $concatArrays: [withDefault('$own', []), [added]] } } },
    ...(idempotency ? [withAddition(idempotency)] : []),
  ]);
  if (book) return { ...input, id: book.lastId };
  const earlier = idempotency && (await findEarlier(userId, idempotency));
  if (earlier) return earlier;
  throw new Conflict('too_many_locations', `You can have at most ${locationsPerUser} locations.`);
}

function withAddition(idempotency: Idempotency): PipelineStage.Set {
  const addition = { $mergeObjects: [{ $literal: idempotency }, { locationId: '$lastId' }] };
  const all = { $concatArrays: [withDefault('$additions', []), [addition]] };
  return { $set: { additions: { $slice: [all, -maxAdditions] } } };
}

/**
 * @throws Conflict `idempotency_key_reused` if a different request was sent with the key, or the location was removed
 * since
 */
async function findEarlier(userId: string, { key, hash }: Idempotency): Promise<MapLocation | undefined> {
  const { own = [], additions = [] } = (await LocationBookModel.findById(userId).lean()) ?? {};
  const addition = additions.find((one) => one.key === key);
  if (!addition) return undefined;
  const location = own.find(({ id }) => id === addition.locationId);
  if (!location || addition.hash !== hash) throw idempotencyKeyReused();
  return location;
}
