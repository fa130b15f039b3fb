import { Retry } from '@plaza/ui';
import { useAdminTabPermissionsQuery } from './api/tab-permissions-api';
import { PermissionEditor } from './permission-editor';
import { isBackendUnavailable } from './state/is-backend-unavailable';
import { readDraft } from './state/stored-draft';
import { rolesIn } from './state/toggles';
import { TabPermissionsSkeleton } from './tab-permissions-skeleton';

/** Edits which tabs each role has. For high-level administrators only. */
export function TabPermissions({ userId }: { userId: string }) {
  const query = useAdminTabPermissionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    const hasDraft = rolesIn(readDraft(userId).toggles).length > 0;
    const unavailable = `The server is not answering just now.${hasDraft ? ' Your unsaved changes are kept in this browser.' : ''}`;
    const shown = isBackendUnavailable(error) ? new Error(unavailable) : error;
    return (
      <Retry framed title="Tab permissions could not be loaded" error={shown} onRetry={refetch} loading={isFetching} />
    );
  }
  if (!data) return <TabPermissionsSkeleton />;
  return <PermissionEditor userId={userId} settings={data} query={query} />;
}
