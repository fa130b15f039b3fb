import type { LiveRelease } from '@plaza/contracts/registry/live-releases';
import { AreaModel } from '../areas/area.model';
import { findReleases } from '../releases/releases';
import { RemotePointerModel, type RemotePointerRecord } from '../remotes/remote.model';

/**
 * The releases that users have, or can be given at once, with what each requires. Those of a removed area are left out.
 */
export async function liveReleases(): Promise<LiveRelease[]> {
  const [pointers, removed] = await Promise.all([
    RemotePointerModel.find().sort({ _id: 1 }).lean(),
    AreaModel.find({ state: 'removed' }, { _id: 1 }).lean(),
  ]);
  const live = pointers.filter(({ _id }) => removed.every((area) => area._id !== _id)).flatMap(liveOf);
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
