import { limits } from '@plaza/contracts/limits';
import type { AreaManifest } from '@plaza/contracts/registry/areas';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { ReleaseModel } from '../releases/release.model';
import { AreaModel, type AreaRecord, claimsIndex } from './area.model';
import { areaChanged } from './area-changed';
import { claimsWith, collision } from './claims';

/**
 * Stores the manifest that a release has for its area, before the release itself is stored. The first release, and the
 * first one after a removal, makes the area wait for approval.
 * @throws Conflict if a claim belongs to another area, if the prefix is not the approved one, or if there are too many
 * areas
 */
export async function registerArea(manifest: AreaManifest, version: string, now: Date): Promise<void> {
  const _id = manifest.area;
  await retryOnConflict(async () => {
    const found = await AreaModel.findById(_id).lean();
    if (found && found.state !== 'removed' && (await isKnown(found, version))) return true;
    if (!found || found.state === 'removed') await requireAreaQuota();
    try {
      if (!found) return await addArea(manifest, version, now);
      const change = found.state === 'removed' ? waitingAgain(manifest, now) : nextRelease(found, manifest);
      const { modifiedCount } = await AreaModel.updateOne(
        { _id, revision: found.revision },
        { $set: { ...change, manifest, version }, $inc: { revision: 1 }, $push: { outbox: areaChanged(_id) } },
      );
      return modifiedCount === 1 ? true : undefined;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if ((error as Error).message.includes(claimsIndex)) throw await collision(manifest);
      return undefined; // another request has just added it
    }
  });
}

/** Whether the release is already known: uploading it again changes nothing. */
const isKnown = async ({ _id: name, version: last }: AreaRecord, version: string): Promise<boolean> =>
  last === version || (await ReleaseModel.exists({ name, version })) !== null;

/**
 * Simultaneous requests may exceed the limit, by at most their number.
 * @throws Conflict `too_many_areas`
 */
async function requireAreaQuota(): Promise<void> {
  if ((await AreaModel.countDocuments({ state: { $ne: 'removed' } })) < limits.areas) return;
  throw new Conflict('too_many_areas', `There are ${limits.areas} areas, the most there can be. Remove one first.`);
}

async function addArea(manifest: AreaManifest, version: string, now: Date): Promise<true> {
  await AreaModel.create({
    _id: manifest.area,
    state: 'waiting',
    manifest,
    version,
    claims: claimsWith([], manifest),
    requestedAt: now,
    outbox: [areaChanged(manifest.area)],
  });
  return true;
}

const waitingAgain = (manifest: AreaManifest, now: Date) =>
  ({ state: 'waiting', claims: claimsWith([], manifest), requestedAt: now, decidedAt: null }) as const;

function nextRelease({ state, claims, service }: AreaRecord, manifest: AreaManifest) {
  const { area, service: wanted } = manifest;
  if (state === 'approved' && wanted && wanted.prefix !== service?.prefix) {
    const approved = service ? `the prefix ${service.prefix}` : 'no prefix';
    throw new Conflict(
      'area_prefix_not_approved',
      `${area} was approved with ${approved}, and this release asks for ${wanted.prefix}. An administrator has to remove the area, then it can ask anew.`,
    );
  }
  return { claims: claimsWith(claims, manifest) };
}
