import { Retry } from '@plaza/ui';
import { useAdminTabPermissionsQuery } from '../admin-api';
import { isBackendAway } from './backend-away';
import { readDraft } from './draft';
import { PermissionEditor } from './permission-editor';
import { TabPermissionsSkeleton } from './tab-permissions-skeleton';
import { rolesIn } from './toggles';

/** Which tabs each role has. Rendered for high-level administrators alone. */
export function TabPermissions({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useAdminTabPermissionsQuery();
  if (error && !data) {
    const kept = rolesIn(readDraft(userId).toggles).length > 0;
    const away = `The server is not answering just now.${kept ? ' Your unsaved changes are kept in this browser.' : ''}`;
    const fault = isBackendAway(error) ? new Error(away) : error;
    return <Retry title="Tab permissions could not be loaded" error={fault} onRetry={refetch} loading={isFetching} />;
  }
  if (!data) return <TabPermissionsSkeleton />;
  return <PermissionEditor userId={userId} settings={data} outdated={Boolean(error)} refetch={refetch} />;
}
