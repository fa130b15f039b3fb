import { permissionCalls } from '@plaza/contracts/identity/tab-permissions';
import { tabsOfUser } from '@plaza/contracts/tabs';
import { countOnline } from '@plaza/service-kit/bus/count-online';
import { InvalidInput } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { rejectMovedAdminTab } from './admin-tab-rule';
import { calculateImpact } from './impact';
import { readSettings, saveTabs, tabsOfRole } from './tab-permissions';
import { listVersions, undoVersion } from './versions';

const saved = 'Tab permissions updated successfully';

/** The tabs of the caller and of every role. */
export function permissionRoutes({ trust, cache, relay, background, bus }: IdentityDependencies): Routes {
  const publishing = { cache, relay, background };

  return createRoutes(trust)
    .on(permissionCalls.myTabPermissions, async ({ caller }) => {
      // Administrators have the admin tab even before they set up a required second factor: it then says what is
      // missing.
      const { role, isAdmin } = caller;
      const { tabs, areaTabs } = await tabsOfRole(role);
      const permissions = tabsOfUser({ role, isAdmin }, tabs);
      return {
        ...successEnvelope,
        data: { role, permissions },
        permissions,
        ...(areaTabs.length > 0 ? { areaTabs } : {}),
      };
    })
    .on(permissionCalls.tabPermissions, readSettings)
    .on(permissionCalls.saveTabPermissions, async ({ caller, requestId, body }) => {
      const { permissions: tabs, version: expected } = body;
      rejectMovedAdminTab('permissions', tabs);
      const until = body.until === undefined ? undefined : requireFutureDate(body.until);
      const change = { field: 'permissions', kind: 'save', tabs, expected, until } as const;
      return { ...(await saveTabs(change, { caller, requestId }, publishing)), message: saved };
    })
    .on(permissionCalls.saveDefaultTabPermissions, async ({ caller, requestId, body }) => {
      const { defaultPermissions: tabs, version: expected } = body;
      rejectMovedAdminTab('defaultPermissions', tabs);
      const change = { field: 'defaultPermissions', kind: 'save', tabs, expected } as const;
      return { ...(await saveTabs(change, { caller, requestId }, publishing)), message: saved };
    })
    .on(permissionCalls.tabPermissionImpact, async ({ body }) => {
      rejectMovedAdminTab('permissions', body.permissions);
      return calculateImpact(body.permissions, () => countOnline(bus));
    })
    .on(permissionCalls.tabPermissionVersions, listVersions)
    .on(permissionCalls.undoTabPermissions, async ({ caller, requestId, params }) => ({
      ...(await undoVersion(params.version, { caller, requestId }, publishing)),
      message: saved,
    }));
}

function requireFutureDate(until: string): Date {
  const date = new Date(until);
  if (date.getTime() > Date.now()) return date;
  const message = 'Choose a time to come.';
  throw new InvalidInput(message, [{ path: 'until', message }]);
}
