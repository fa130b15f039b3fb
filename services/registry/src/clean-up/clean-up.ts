import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { FileStore } from '../files/file-store';
import { markUsedUpdate, unusedBefore } from '../last-use';
import { pinsAt } from '../pins/pins';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';
import { removeOldShellFiles } from '../shell-files/shell-files';

/**
 * Removes the releases that have not been used for thirty days and are not live, and the files of shells that no
 * gateway has published for as long; then the contents that none of them has used for as long. Live releases are marked
 * as used first, so that a registry that was stopped for months removes none of them.
 * @returns how many releases and files were removed
 */
export async function cleanUp(files: FileStore, now: Date): Promise<{ releases: number; files: number }> {
  const [old, mark] = markUsedUpdate(now);
  const live = await liveReleases(now);
  // Releases older than these marks have no known last use, so their time starts now.
  await ReleaseModel.updateMany({ usedAt: { $exists: false } }, mark);
  for (const { name, version } of live) await ReleaseModel.updateOne({ name, version, ...old }, mark);
  const { deletedCount } = await ReleaseModel.deleteMany({
    usedAt: { $lt: unusedBefore(now) },
    'outbox.0': { $exists: false },
  });
  const hashes: unknown[] = await ReleaseModel.distinct('integrity.hash');
  await files.markUsed([...hashes.map(String), ...(await removeOldShellFiles(now))], now);
  return { releases: deletedCount, files: await files.removeUnused(now) };
}

/** The releases that people are given, or can be given by a single decision. */
async function liveReleases(now: Date): Promise<{ name: RemoteName; version: string }[]> {
  const [pointers, pins] = await Promise.all([RemotePointerModel.find().lean(), pinsAt(now)]);
  const ofPointers = pointers.flatMap(({ _id: name, current, previous, rollout }) =>
    [current, previous, rollout?.version, rollout?.stable, rollout?.before].flatMap((version) =>
      version ? [{ name, version }] : [],
    ),
  );
  return [...ofPointers, ...pins.map(({ remote, version }) => ({ name: remote, version }))];
}
