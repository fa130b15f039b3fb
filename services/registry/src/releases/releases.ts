import { isDeepStrictEqual } from 'node:util';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Release } from '@plaza/contracts/registry/releases';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { ReleaseModel, type ReleaseRecord } from './release.model';

export type Released = Release & { releasedAt: string };

/**
 * Registers a release whose files are kept; it never changes after that. Registering the same one again returns it.
 * @throws Conflict where the version exists with other content
 */
export async function addRelease(release: Release): Promise<Released> {
  const integrity = Object.entries(release.integrity).map(([file, hash]) => ({ file, hash }));
  try {
    const created = await ReleaseModel.create({ ...release, integrity });
    return toReleased(created.toObject());
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const existing = await findRelease(release.name, release.version);
  const { releasedAt, ...content } = existing;
  if (isDeepStrictEqual(content, release)) return existing;
  throw new Conflict(
    'release_exists',
    `${release.name} ${release.version} was released with other content; a release never changes, take a new version.`,
  );
}

/** @throws NotFound */
export async function findRelease(name: RemoteName, version: string): Promise<Released> {
  const found = await ReleaseModel.findOne({ name, version }).lean();
  if (!found) throw new NotFound('release_not_found', `There is no release ${version} of ${name}.`);
  return toReleased(found);
}

/** Every release, the newest first. */
export async function listReleases(): Promise<Released[]> {
  const found = await ReleaseModel.find().sort({ releasedAt: -1, _id: 1 }).lean();
  return found.map(toReleased);
}

/** The existing releases among the wanted ones. */
export async function findReleases(wanted: readonly { name: RemoteName; version: string }[]): Promise<Released[]> {
  if (wanted.length === 0) return [];
  const found = await ReleaseModel.find({ $or: wanted.map(({ name, version }) => ({ name, version })) }).lean();
  return found.map(toReleased);
}

function toReleased({ _id, integrity, releasedAt, ...release }: ReleaseRecord): Released {
  return {
    ...release,
    integrity: Object.fromEntries(integrity.map(({ file, hash }) => [file, hash])),
    releasedAt: releasedAt.toISOString(),
  };
}
