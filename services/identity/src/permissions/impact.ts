import type { PermissionImpact } from '@plaza/contracts/identity/tab-permissions';
import { type AreaEdges, edgeOf, remotesFor } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { UserModel } from '../users/user.model';
import { changedTabs, loadTabPermissions, rejectUnknownTabs } from './tab-permissions';
import type { TabChanges } from './write-version';

type CountOnline = () => Promise<Partial<Record<Role, number>>>;

/**
 * The effect of saving these tabs on each role: how many users it has, and which remotes and scopes they gain and lose.
 * @throws InvalidInput for unknown tabs
 */
export async function calculateImpact(input: TabChanges, countOnline: CountOnline): Promise<PermissionImpact> {
  const stored = await loadTabPermissions();
  rejectUnknownTabs(stored, 'permissions', input);
  const { areas = [] } = stored;
  const changes = changedTabs(stored, 'permissions', input);
  const changed = roles.filter((role) => changes[role]);
  const [userCounts, online] = await Promise.all([
    Promise.all(changed.map((role) => UserModel.countDocuments({ role, isActive: true }))),
    countOnline(),
  ]);
  return {
    version: stored.version,
    roles: changed.map((role, index) => {
      const before = stored.permissions[role];
      const after = [...(changes[role] ?? [])];
      return {
        role,
        people: userCounts[index] ?? 0,
        online: online[role] ?? 0,
        before,
        after,
        remotes: difference(toRemotes(before, areas), toRemotes(after, areas)),
        scopes: difference(toScopes(before, areas), toScopes(after, areas)),
      };
    }),
  };
}

type Areas = readonly AreaEdges[];
const toRemotes = (tabs: readonly TabId[], areas: Areas) => remotesFor(tabs, areas).map(({ name }) => name);
const toScopes = (tabs: readonly TabId[], areas: Areas) => [
  ...new Set(tabs.flatMap((tab) => edgeOf(tab, areas).scopes)),
];

function difference<Name>(before: readonly Name[], after: readonly Name[]) {
  return {
    opened: after.filter((name) => !before.includes(name)),
    closed: before.filter((name) => !after.includes(name)),
  };
}
