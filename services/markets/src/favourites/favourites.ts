import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { AnyFavourite, FavouriteData } from '@plaza/contracts/markets/favourites';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { Conflict } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { ignoreDuplicateKey } from '../database';
import { FavouriteListModel, type FavouriteRecord } from './favourites.model';

const idOf = (userId: string, kind: FavouriteKind) => `${userId}/${kind}`;

/** A user's favourites of a kind, the newest first. */
export async function listFavourites(userId: string, kind: FavouriteKind): Promise<AnyFavourite[]> {
  return (await findRecords(userId, kind)).map(toFavourite);
}

/** The keys of a user's favourites of a kind, in the same order. */
export async function favouriteKeys(userId: string, kind: FavouriteKind): Promise<string[]> {
  return (await findRecords(userId, kind)).map(({ key }) => key);
}

async function findRecords(userId: string, kind: FavouriteKind): Promise<FavouriteRecord[]> {
  const list = await FavouriteListModel.findById(idOf(userId, kind)).lean();
  return list?.favourites ?? [];
}

/**
 * Saves a favourite once.
 * @returns the favourite, the existing one where it was saved before; and whether it is new
 * @throws Conflict `too_many_favourites`
 */
export async function addFavourite(userId: string, kind: FavouriteKind, fields: FavouriteData) {
  const key = String(fields[favouriteKey[kind]]);
  const added: FavouriteRecord = { id: randomUUID(), key, fields, createdAt: new Date() };
  const { favourites } = await retryOnConflict(() => insertOnce(userId, kind, added));
  const stored = favourites.find((one) => one.key === key);
  if (stored) return { favourite: toFavourite(stored), isNew: stored.id === added.id };
  const message = `You have saved ${limits.favouritesOfAKind} of this kind, the most there can be. Remove one to save another.`;
  throw new Conflict('too_many_favourites', message);
}

/** Removes a favourite, if there is one. */
export async function removeFavourite(userId: string, kind: FavouriteKind, key: string): Promise<void> {
  await FavouriteListModel.updateOne({ _id: idOf(userId, kind) }, { $pull: { favourites: { key } } });
}

/**
 * Inserts the favourite in front unless it exists or the list is full; one atomic write.
 * @returns undefined when another write created the document at the same moment
 */
function insertOnce(userId: string, kind: FavouriteKind, added: FavouriteRecord) {
  const current = { $ifNull: ['$favourites', []] };
  const exists = { $in: [{ $literal: added.key }, { $map: { input: current, as: 'one', in: '$$one.key' } }] };
  const isFull = { $gte: [{ $size: current }, limits.favouritesOfAKind] };
  const favourites = {
    $cond: [{ $or: [exists, isFull] }, current, { $concatArrays: [[{ $literal: added }], current] }],
  };
  return FavouriteListModel.findOneAndUpdate({ _id: idOf(userId, kind) }, [{ $set: { userId, kind, favourites } }], {
    upsert: true,
    returnDocument: 'after',
    updatePipeline: true,
  })
    .lean()
    .catch(ignoreDuplicateKey);
}

const toFavourite = ({ id, fields, createdAt }: FavouriteRecord): AnyFavourite => ({
  ...fields,
  id,
  createdAt: createdAt.toISOString(),
});
