import { permissionCalls } from '@plaza/contracts/identity';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';
import { succeeded } from '../succeeded';
import { refuseMovedAdminTab } from './admin-tab-rule';
import { readSettings, saveTabs, tabsOfRole } from './tab-permissions';

const saved = 'Tab permissions updated successfully';

/** Which tabs one has, and which everybody has. */
export function permissionRoutes({ trust, cache, relay, background }: IdentityParts): Routes {
  const effects = { cache, relay, background };

  return createRoutes(trust)
    .on(permissionCalls.myTabPermissions, async ({ caller: { role } }) => {
      const permissions = await tabsOfRole(role);
      return { ...succeeded, data: { role, permissions }, permissions };
    })
    .on(permissionCalls.tabPermissions, readSettings)
    .on(permissionCalls.saveTabPermissions, async ({ caller, requestId, body: { permissions: given, version } }) => {
      refuseMovedAdminTab('permissions', given);
      const change = { field: 'permissions', given, expected: version } as const;
      return { ...(await saveTabs(change, { caller, requestId }, effects)), message: saved };
    })
    .on(
      permissionCalls.saveDefaultTabPermissions,
      async ({ caller, requestId, body: { defaultPermissions: given } }) => {
        refuseMovedAdminTab('defaultPermissions', given);
        const change = { field: 'defaultPermissions', given } as const;
        return { ...(await saveTabs(change, { caller, requestId }, effects)), message: saved };
      },
    );
}
