import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { AnyFavourite, FavouriteData } from '@plaza/contracts/markets/favourites';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { FavouriteLists, type StoredFavourite } from './favourites.model';

const idOf = (userId: string, kind: FavouriteKind) => `${userId}/${kind}`;

/** What a person saved of a kind, the newest first. */
export async function listFavourites(userId: string, kind: FavouriteKind): Promise<AnyFavourite[]> {
  return (await stored(userId, kind)).map(toFavourite);
}

/** The keys of what a person saved of a kind, in the same order. */
export async function favouriteKeys(userId: string, kind: FavouriteKind): Promise<string[]> {
  return (await stored(userId, kind)).map(({ key }) => key);
}

async function stored(userId: string, kind: FavouriteKind): Promise<StoredFavourite[]> {
  const list = await FavouriteLists.findById(idOf(userId, kind)).lean();
  return list?.favourites ?? [];
}

/**
 * Saves it, once: whoever saves it again gets the row that is there.
 * @returns the row, and whether it is new
 * @throws Conflict `too_many_favourites`
 */
export async function addFavourite(userId: string, kind: FavouriteKind, fields: FavouriteData) {
  const key = String(fields[favouriteKey[kind]]);
  const added: StoredFavourite = { id: randomUUID(), key, fields, createdAt: new Date() };
  const add = () => putIn(userId, kind, added);
  const list = await add().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return add(); // two made the list at once; it is there now
  });
  const kept = list?.favourites.find((one) => one.key === key);
  if (kept) return { favourite: toFavourite(kept), isNew: kept.id === added.id };
  const words = `You have saved ${limits.favouritesOfAKind} of this kind, the most there can be. Remove one to save another.`;
  throw new Conflict('too_many_favourites', words);
}

/** Forgets it; what was not saved is forgotten already. */
export async function removeFavourite(userId: string, kind: FavouriteKind, key: string): Promise<void> {
  await FavouriteLists.updateOne({ _id: idOf(userId, kind) }, { $pull: { favourites: { key } } });
}

/** One write decides: it goes in at the front where it is missing and there is room. */
function putIn(userId: string, kind: FavouriteKind, added: StoredFavourite) {
  const now = { $ifNull: ['$favourites', []] };
  const isThere = { $in: [{ $literal: added.key }, { $map: { input: now, as: 'one', in: '$$one.key' } }] };
  const isFull = { $gte: [{ $size: now }, limits.favouritesOfAKind] };
  const favourites = {
    $cond: [{ $or: [isThere, isFull] }, now, { $concatArrays: [[{ $literal: added }], now] }],
  };
  return FavouriteLists.findOneAndUpdate({ _id: idOf(userId, kind) }, [{ $set: { userId, kind, favourites } }], {
    upsert: true,
    returnDocument: 'after',
    updatePipeline: true,
  }).lean();
}

const toFavourite = ({ id, fields, createdAt }: StoredFavourite): AnyFavourite => ({
  ...fields,
  id,
  createdAt: createdAt.toISOString(),
});
