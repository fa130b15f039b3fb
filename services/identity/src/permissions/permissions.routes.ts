import { permissionCalls } from '@plaza/contracts/tab-permissions';
import { tabsOfPerson } from '@plaza/contracts/tabs';
import { BadInput } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { refuseMovedAdminTab } from './admin-tab-rule';
import { countOnline } from './count-online';
import { impactOf } from './impact';
import { readSettings, saveTabs, tabsOfRole } from './tab-permissions';
import { listVersions, undoVersion } from './versions';

const saved = 'Tab permissions updated successfully';

/** Which tabs one has, and which everybody has. */
export function permissionRoutes({ trust, cache, relay, background, bus }: IdentityParts): Routes {
  const effects = { cache, relay, background };

  return createRoutes(trust)
    .on(permissionCalls.myTabPermissions, async ({ caller }) => {
      const permissions = tabsOfPerson(caller, await tabsOfRole(caller.role));
      return { ...succeeded, data: { role: caller.role, permissions }, permissions };
    })
    .on(permissionCalls.tabPermissions, readSettings)
    .on(permissionCalls.saveTabPermissions, async ({ caller, requestId, body }) => {
      const { permissions: given, version: expected } = body;
      refuseMovedAdminTab('permissions', given);
      const until = body.until === undefined ? undefined : timeToCome(body.until);
      const change = { field: 'permissions', kind: 'save', given, expected, until } as const;
      return { ...(await saveTabs(change, { caller, requestId }, effects)), message: saved };
    })
    .on(
      permissionCalls.saveDefaultTabPermissions,
      async ({ caller, requestId, body: { defaultPermissions: given } }) => {
        refuseMovedAdminTab('defaultPermissions', given);
        const change = { field: 'defaultPermissions', kind: 'save', given } as const;
        return { ...(await saveTabs(change, { caller, requestId }, effects)), message: saved };
      },
    )
    .on(permissionCalls.tabPermissionImpact, async ({ body }) => {
      refuseMovedAdminTab('permissions', body.permissions);
      return impactOf(body.permissions, () => countOnline(bus));
    })
    .on(permissionCalls.tabPermissionVersions, listVersions)
    .on(permissionCalls.undoTabPermissions, async ({ caller, requestId, params }) => ({
      ...(await undoVersion(params.version, { caller, requestId }, effects)),
      message: saved,
    }));
}

function timeToCome(until: string): Date {
  const date = new Date(until);
  if (date.getTime() > Date.now()) return date;
  const message = 'Choose a time to come.';
  throw new BadInput(message, [{ path: 'until', message }]);
}
