import type { LiveRelease } from '@plaza/contracts/registry/live-releases';
import { findReleases } from '../releases/releases';
import { RemotePointerModel, type RemotePointerRecord } from '../remotes/remote.model';

/** The releases that users have, or can be given at once, with what each requires. */
export async function liveReleases(): Promise<LiveRelease[]> {
  const live = (await RemotePointerModel.find().sort({ _id: 1 }).lean()).flatMap(liveOf);
  const found = await findReleases(live);
  return live.flatMap((one) => {
    const release = found.find(({ name, version }) => name === one.name && version === one.version);
    if (!release) return [];
    const { contract, needs } = release;
    return [{ ...one, contract, ...(needs ? { needs } : {}) }];
  });
}

function liveOf({
  _id: name,
  current,
  previous,
  rollout,
}: RemotePointerRecord): Pick<LiveRelease, 'name' | 'version' | 'is'>[] {
  const of = (is: LiveRelease['is'], version: string | null | undefined) => (version ? [{ name, version, is }] : []);
  const isOther = rollout?.version !== current;
  return [...of('stable', current), ...of('previous', previous), ...(isOther ? of('rollout', rollout?.version) : [])];
}
