import type { RemoteName } from '@plaza/contracts/permission-graph';
import { nameRemotes } from '../../tab-permissions/labels/permission-labels';
import { useAdminAreasQuery } from './areas-api';

/** What a remote is called where its name alone is known. */
export function useNameRemote() {
  const { data } = useAdminAreasQuery(undefined, { refetchOnMountOrArgChange: true });
  return (name: RemoteName) => nameRemotes([name], data);
}
