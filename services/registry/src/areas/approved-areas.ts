import { isBuiltInRemote, type RemoteName } from '@plaza/contracts/permission-graph';
import { AreaModel } from './area.model';

/** Whether a remote may be served to anybody: it is built in, or its area is approved. */
export async function isServed(name: RemoteName): Promise<boolean> {
  return isBuiltInRemote(name) || (await AreaModel.exists({ _id: name, state: 'approved' })) !== null;
}

/** The remotes of areas that are not built in, including those that wait for approval. */
export async function areaRemotes(): Promise<RemoteName[]> {
  const areas = await AreaModel.find({ state: { $ne: 'removed' } }, { _id: 1 })
    .sort({ _id: 1 })
    .lean();
  return areas.map(({ _id }) => _id);
}

/** The areas that are approved. */
export async function approvedAreas(): Promise<ReadonlySet<RemoteName>> {
  const areas = await AreaModel.find({ state: 'approved' }, { _id: 1 }).lean();
  return new Set(areas.map(({ _id }) => _id));
}
