import { lastDefaultLocation } from '@plaza/contracts/marketplace/choices';
import type { MapLocation, MapLocationChanges } from '@plaza/contracts/marketplace/locations';
import { NotFound } from '@plaza/service-kit/errors';
import { defaultLocations } from './default-locations';
import { LocationBookModel } from './location-book.model';
import { withDefault, writeBook } from './write-book';

/** The default locations that the user has not removed, then the user's own, the oldest first. */
export async function listLocations(userId: string): Promise<MapLocation[]> {
  const { own = [], changed = [], removed = [] } = (await LocationBookModel.findById(userId).lean()) ?? {};
  const defaults = defaultLocations
    .filter(({ id }) => !removed.includes(id))
    .map((location) => changed.find(({ id }) => id === location.id) ?? location);
  return [...defaults, ...own];
}

/** @throws NotFound `location_not_found` */
export async function changeLocation(userId: string, id: number, changes: MapLocationChanges): Promise<MapLocation> {
  const book = await (id <= lastDefaultLocation ? changeDefault(userId, id, changes) : changeOwn(userId, id, changes));
  const location = [...(book?.own ?? []), ...(book?.changed ?? [])].find((one) => one.id === id);
  if (!location) throw locationNotFound();
  return location;
}

/** @throws NotFound `location_not_found` */
export async function removeLocation(userId: string, id: number): Promise<void> {
  const book = await (id <= lastDefaultLocation ? removeDefault(userId, id) : removeOwn(userId, id));
  if (!book) throw locationNotFound();
}

export async function removeLocationsOf(userId: string): Promise<void> {
  await LocationBookModel.deleteOne({ _id: userId });
}

async function changeDefault(userId: string, id: number, changes: MapLocationChanges) {
  const location = defaultLocations.find((one) => one.id === id);
  if (!location) return null;
  const current = {
    $first: { $filter: { input: withDefault('$changed', []), as: 'one', cond: { $eq: ['$$one.id', id] } } },
  };
  const next = { $mergeObjects: [{ $literal: location }, current, { $literal: changes }] };
  const changed = { $concatArrays: [otherChangedDefaults(id), [next]] };
  return writeBook(userId, { removed: { $ne: id } }, [{ $set: { changed } }]);
}

function changeOwn(userId: string, id: number, changes: MapLocationChanges) {
  const fields = Object.entries(changes).map(([field, value]) => [`own.$.${field}`, value]);
  return LocationBookModel.findOneAndUpdate(
    { _id: userId, 'own.id': id },
    { $set: Object.fromEntries(fields) },
    { returnDocument: 'after' },
  ).lean();
}

async function removeDefault(userId: string, id: number) {
  if (!defaultLocations.some((one) => one.id === id)) return null;
  const removed = { $concatArrays: [withDefault('$removed', []), [id]] };
  return writeBook(userId, { removed: { $ne: id } }, [{ $set: { removed, changed: otherChangedDefaults(id) } }]);
}

function removeOwn(userId: string, id: number) {
  return LocationBookModel.findOneAndUpdate({ _id: userId, 'own.id': id }, { $pull: { own: { id } } }).lean();
}

const otherChangedDefaults = (id: number) => ({
  $filter: { input: withDefault('$changed', []), as: 'one', cond: { $ne: ['$$one.id', id] } },
});

const locationNotFound = () => new NotFound('location_not_found', 'This location is not there any more.');
