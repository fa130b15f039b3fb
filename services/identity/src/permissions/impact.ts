import { permissionGraph, remotesFor } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import type { PermissionImpact } from '@plaza/contracts/tab-permissions';
import type { TabId } from '@plaza/contracts/tabs';
import { PersonModel } from '../users/user.model';
import { changesOf, loadTabPermissions } from './tab-permissions';
import type { Given } from './write-version';

type Online = () => Promise<Partial<Record<Role, number>>>;

/** Whom saving these tabs would touch, by role: how many people, and what opens and closes for them. */
export async function impactOf(given: Given, countOnline: Online): Promise<PermissionImpact> {
  const stored = await loadTabPermissions();
  const changes = changesOf(stored, 'permissions', given);
  const changed = roles.filter((role) => changes[role]);
  const [people, online] = await Promise.all([
    Promise.all(changed.map((role) => PersonModel.countDocuments({ role, isActive: true }))),
    countOnline(),
  ]);
  return {
    version: stored.version,
    roles: changed.map((role, index) => {
      const before = stored.permissions[role];
      const after = [...(changes[role] ?? [])];
      return {
        ...{ role, people: people[index] ?? 0, online: online[role] ?? 0, before, after },
        remotes: difference(remotesOf(before), remotesOf(after)),
        scopes: difference(scopesOf(before), scopesOf(after)),
      };
    }),
  };
}

const remotesOf = (tabs: readonly TabId[]) => remotesFor(tabs).map(({ name }) => name);
const scopesOf = (tabs: readonly TabId[]) => [...new Set(tabs.flatMap((tab) => permissionGraph[tab].scopes))];

function difference<Name>(before: readonly Name[], after: readonly Name[]) {
  return {
    opened: after.filter((name) => !before.includes(name)),
    closed: before.filter((name) => !after.includes(name)),
  };
}
