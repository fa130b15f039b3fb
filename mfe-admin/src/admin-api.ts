import type {
  PermissionImpact,
  SaveDefaultTabPermissions,
  SaveTabPermissions,
  TabPermissionSettings,
  TabPermissionVersion,
} from '@plaza/contracts/tab-permissions';
import { api } from '@plaza/web-kit';

const path = '/api/v1/admin/tab-permissions';

export const adminApi = api.enhanceEndpoints({ addTagTypes: ['admin/permission-version'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminTabPermissions: build.query<TabPermissionSettings, void>({
      query: () => path,
    }),
    adminSaveTabPermissions: build.mutation<TabPermissionSettings, SaveTabPermissions>({
      query: (body) => ({ url: path, method: 'PUT', body }),
      invalidatesTags: ['admin/permission-version'],
    }),
    adminSaveDefaultTabPermissions: build.mutation<TabPermissionSettings, SaveDefaultTabPermissions>({
      query: (body) => ({ url: '/api/v1/admin/default-tab-permissions', method: 'PUT', body }),
    }),
    /** Who is online changes from minute to minute: nothing of it is kept. */
    adminPermissionImpact: build.query<PermissionImpact, SaveTabPermissions['permissions']>({
      query: (permissions) => ({ url: `${path}/impact`, method: 'POST', body: { permissions } }),
      keepUnusedDataFor: 0,
    }),
    adminPermissionVersions: build.query<TabPermissionVersion[], void>({
      query: () => `${path}/versions`,
      providesTags: ['admin/permission-version'],
    }),
    adminUndoTabPermissions: build.mutation<TabPermissionSettings, number>({
      query: (version) => ({ url: `${path}/versions/${version}/undo`, method: 'POST' }),
      invalidatesTags: ['admin/permission-version'],
    }),
  }),
});

/** Takes the answer to a save for what is on the server now. */
export const settingsAnswered = (settings: TabPermissionSettings) =>
  adminApi.util.updateQueryData('adminTabPermissions', undefined, () => settings);

export const {
  useAdminTabPermissionsQuery,
  useAdminSaveTabPermissionsMutation,
  useAdminSaveDefaultTabPermissionsMutation,
  useAdminPermissionImpactQuery,
  useAdminPermissionVersionsQuery,
  useAdminUndoTabPermissionsMutation,
} = adminApi;
