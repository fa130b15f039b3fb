import { randomUUID } from 'node:crypto';
import { NotFound, Unauthenticated } from '@plaza/service-kit/errors';
import { database } from '../database';
import type { IdentityDependencies } from '../dependencies';
import { keepTimestamps } from '../users/form-fields';
import { requireActiveUser } from '../users/require-active-user';
import { UserModel } from '../users/user.model';
import type { StoredFile } from './file-store';
import { gridFsStore } from './grid-fs-store';
import { toProfilePicture } from './to-profile-picture';

const files = gridFsStore(database, 'pictures');
const folder = '/api/v1/profile/pictures/';

/**
 * Sets a user's picture; the earlier one is removed once nothing refers to it any more.
 * @returns its address @throws InvalidInput `not_a_picture`; TooManyRequests; Unauthenticated
 */
export async function setPicture(
  userId: string,
  upload: Buffer,
  dependencies: Pick<IdentityDependencies, 'background'>,
) {
  await requireActiveUser(userId);
  const id = randomUUID();
  await files.put(id, { bytes: await toProfilePicture(upload), type: 'image/webp' });
  const profileImageUrl = `${folder}${id}`;
  try {
    await replacePicture(profileImageUrl, userId, dependencies);
  } catch (error) {
    await files.remove(id);
    throw error;
  }
  return profileImageUrl;
}

/** @throws Unauthenticated */
export const removePicture = (userId: string, dependencies: Pick<IdentityDependencies, 'background'>) =>
  replacePicture(null, userId, dependencies);

/** @throws NotFound */
export async function readPicture(id: string): Promise<StoredFile> {
  const file = await files.get(id);
  if (!file) throw new NotFound('picture_not_found', 'Picture not found.');
  return file;
}

/** The same write returns the picture that it replaces, so that of concurrent uploads all but the last are removed. */
async function replacePicture(
  profileImageUrl: string | null,
  userId: string,
  { background }: Pick<IdentityDependencies, 'background'>,
) {
  const before = await UserModel.findOneAndUpdate(
    { _id: userId, isActive: true },
    { $set: { profileImageUrl } },
    { returnDocument: 'before', ...keepTimestamps },
  ).lean();
  if (!before) throw new Unauthenticated('token_revoked');
  const old = before.profileImageUrl;
  if (old) await background.run('removing an old picture', () => removePictureFile(old));
}

/** Removes the file of a picture's address; does nothing for an external address. */
export async function removePictureFile(profileImageUrl: string): Promise<void> {
  if (profileImageUrl.startsWith(folder)) await files.remove(profileImageUrl.slice(folder.length));
}
