import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { FileStore } from '../files/file-store';
import { markUsed, unusedBefore } from '../last-use';
import { pinsAt } from '../pins/pins';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';

/**
 * Removes the releases that nobody was served for thirty days and that are not live, then the files that no release has
 * had for as long. What is live is marked first, so that a registry that was stopped for months removes none of it.
 * @returns how many of each
 */
export async function cleanUp(files: FileStore, now: Date): Promise<{ releases: number; files: number }> {
  const [old, mark] = markUsed(now);
  const live = await liveReleases(now);
  // Of releases from before there were marks nobody knows when they were used.
  await ReleaseModel.updateMany({ usedAt: { $exists: false } }, mark);
  for (const { name, version } of live) await ReleaseModel.updateOne({ name, version, ...old }, mark);
  const { deletedCount } = await ReleaseModel.deleteMany({
    usedAt: { $lt: unusedBefore(now) },
    'outbox.0': { $exists: false },
  });
  const hashes: unknown[] = await ReleaseModel.distinct('integrity.hash');
  await files.markUsed(hashes.map(String), now);
  return { releases: deletedCount, files: await files.removeUnused(now) };
}

/** What people are given, or can be by one decision. */
async function liveReleases(now: Date): Promise<{ name: RemoteName; version: string }[]> {
  const [pointers, pins] = await Promise.all([RemotePointerModel.find().lean(), pinsAt(now)]);
  const ofPointers = pointers.flatMap(({ _id: name, current, previous, rollout }) =>
    [current, previous, rollout?.version, rollout?.stable, rollout?.before].flatMap((version) =>
      version ? [{ name, version }] : [],
    ),
  );
  return [...ofPointers, ...pins.map(({ remote, version }) => ({ name: remote, version }))];
}
