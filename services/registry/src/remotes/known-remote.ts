import { isBuiltInRemote, type RemoteName } from '@plaza/contracts/permission-graph';
import { NotFound } from '@plaza/service-kit/errors';
import { AreaModel } from '../areas/area.model';

/** @throws NotFound for a name that is neither built in nor part of an area */
export async function requireKnownRemote(name: RemoteName): Promise<void> {
  if (isBuiltInRemote(name) || (await AreaModel.exists({ _id: name, state: { $ne: 'removed' } }))) return;
  throw new NotFound('remote_not_found', `There is no remote ${name}.`);
}
