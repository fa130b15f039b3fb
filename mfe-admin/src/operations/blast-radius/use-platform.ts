import { useAdminTabPermissionsQuery } from '../../tab-permissions/api/tab-permissions-api';
import { useAdminRemoteCallsQuery } from './blast-radius-api';
import type { Platform } from './graph';

const freshly = { refetchOnMountOrArgChange: true } as const;

/** The data for the graph; `platform` is undefined while it loads, and if loading fails. */
export function usePlatform() {
  const calls = useAdminRemoteCallsQuery(undefined, freshly);
  const settings = useAdminTabPermissionsQuery(undefined, freshly);
  const platform: Platform | undefined = calls.data &&
    settings.data && { remotes: calls.data, permissions: settings.data.permissions, areas: settings.data.areas ?? [] };
  return {
    platform,
    error: calls.error ?? settings.error,
    isFetching: calls.isFetching || settings.isFetching,
    refetch() {
      for (const query of [calls, settings]) if (query.error) void query.refetch();
    },
  };
}
