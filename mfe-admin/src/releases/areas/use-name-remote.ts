import type { RemoteName } from '@plaza/contracts/permission-graph';
import { nameRemotes } from '../../tab-permissions/labels/permission-labels';
import { useAdminAreasQuery } from './areas-api';

/** Finds the display name of a remote by its id. */
export function useNameRemote() {
  const { data } = useAdminAreasQuery(undefined, { refetchOnMountOrArgChange: true });
  return (name: RemoteName) => nameRemotes([name], data);
}
