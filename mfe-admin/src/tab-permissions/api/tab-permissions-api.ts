import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { SaveTabPermissions, TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { api, endpoint, request } from '@plaza/web-kit';

export const tabPermissionsApi = api.enhanceEndpoints({ addTagTypes: ['admin/permission-version'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminTabPermissions: build.query(endpoint(identityEndpoints.tabPermissions)),
    adminSaveTabPermissions: build.mutation({
      ...endpoint(identityEndpoints.saveTabPermissions),
      invalidatesTags: ['admin/permission-version'],
    }),
    adminSaveDefaultTabPermissions: build.mutation(endpoint(identityEndpoints.saveDefaultTabPermissions)),
    /** Not cached, since it depends on who is online. */
    adminPermissionImpact: build.query({
      ...endpoint(identityEndpoints.tabPermissionImpact),
      query: (permissions: SaveTabPermissions['permissions']) =>
        request(identityEndpoints.tabPermissionImpact, { body: { permissions } }),
      keepUnusedDataFor: 0,
    }),
    adminPermissionVersions: build.query({
      ...endpoint(identityEndpoints.tabPermissionVersions),
      providesTags: ['admin/permission-version'],
    }),
    adminUndoTabPermissions: build.mutation({
      ...endpoint(identityEndpoints.undoTabPermissions),
      invalidatesTags: ['admin/permission-version'],
    }),
  }),
});

/** Puts the response of a save into the cache, unless the cache has a later version already. */
export const cacheSettings = (settings: TabPermissionSettings) =>
  tabPermissionsApi.util.updateQueryData('adminTabPermissions', undefined, (known) =>
    known.version > settings.version ? known : settings,
  );

export const {
  useAdminTabPermissionsQuery,
  useAdminSaveTabPermissionsMutation,
  useAdminSaveDefaultTabPermissionsMutation,
  useAdminPermissionImpactQuery,
  useAdminPermissionVersionsQuery,
  useAdminUndoTabPermissionsMutation,
} = tabPermissionsApi;
