import type { SaveDefaultTabPermissions, SaveTabPermissions, TabPermissionSettings } from '@plaza/contracts/identity';
import { api } from '@plaza/web-kit';

export const adminApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminTabPermissions: build.query<TabPermissionSettings, void>({
      query: () => '/api/v1/admin/tab-permissions',
    }),
    adminSaveTabPermissions: build.mutation<TabPermissionSettings, SaveTabPermissions>({
      query: (body) => ({ url: '/api/v1/admin/tab-permissions', method: 'PUT', body }),
    }),
    adminSaveDefaultTabPermissions: build.mutation<TabPermissionSettings, SaveDefaultTabPermissions>({
      query: (body) => ({ url: '/api/v1/admin/default-tab-permissions', method: 'PUT', body }),
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
} = adminApi;
