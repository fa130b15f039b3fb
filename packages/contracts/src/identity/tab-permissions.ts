import { z } from 'zod';
import { succeeded } from '../answers';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { RemoteName, Scope } from '../permission-graph';
import { ApprovedArea, AreaTab } from '../registry/areas';
import { Role } from '../roles';
import { TabId, TabPermissions } from '../tabs';
import * as identityRoutes from './routes';

/** A tab of an approved area as the shell shows it; `area` names the remote that renders it. */
export const ShownAreaTab = AreaTab.omit({ scopes: true }).extend({ area: RemoteName });
export type ShownAreaTab = z.infer<typeof ShownAreaTab>;

/** `areaTabs` describes the permitted tabs that are not built in; absent if there are none. */
export const MyTabPermissions = z.object({
  ...succeeded,
  data: z.object({ role: Role, permissions: z.array(TabId) }),
  permissions: z.array(TabId),
  areaTabs: z.array(ShownAreaTab).optional(),
});
export type MyTabPermissions = z.infer<typeof MyTabPermissions>;

const SomeRoles = z.partialRecord(Role, z.array(TabId));

/**
 * Replaces the tabs of the given roles and leaves other roles unchanged. `version` is the one that was read; if it has
 * changed since, the answer is a conflict. With `until` the given roles get their former tabs back at that time. A save
 * that names only roles with temporary tabs, as they are, changes the time, or without `until` makes them permanent; of
 * other saves only the roles whose tabs change are affected.
 */
export const SaveTabPermissions = z.strictObject({
  permissions: SomeRoles,
  version: z.number().int().optional(),
  until: Instant.optional(),
});
export type SaveTabPermissions = z.infer<typeof SaveTabPermissions>;

/**
 * Saves what Reset to Default shows. `version` as above; without it the defaults are saved whatever the current
 * version.
 */
export const SaveDefaultTabPermissions = z.strictObject({
  defaultPermissions: SomeRoles,
  version: z.number().int().optional(),
});
export type SaveDefaultTabPermissions = z.infer<typeof SaveDefaultTabPermissions>;

/** Temporary tabs of a role. `before`: the tabs that are restored when the time is over. */
export const TemporaryTabs = z.object({ role: Role, until: Instant, before: z.array(TabId) });
export type TemporaryTabs = z.infer<typeof TemporaryTabs>;

/**
 * Role → its current tabs, role → its default tabs, and the version of both. `areas`: the approved areas; no role has
 * their tabs until an administrator gives them.
 */
export const TabPermissionSettings = z.object({
  ...succeeded,
  permissions: TabPermissions,
  defaultPermissions: TabPermissions,
  version: z.number().int(),
  temporary: z.array(TemporaryTabs),
  areas: z.array(ApprovedArea).optional(),
});
export type TabPermissionSettings = z.infer<typeof TabPermissionSettings>;

/**
 * One saved version, which can be undone. `actor` is null if tabs were restored when their time was over, or removed
 * because an area was removed or its release no longer has the tab.
 */
export const TabPermissionVersion = z.object({
  version: z.number().int(),
  at: Instant,
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  kind: z.enum(['save', 'undo', 'expiry', 'area']),
  changes: z.array(z.object({ role: Role, added: z.array(TabId), removed: z.array(TabId) })),
  until: Instant.nullable(),
});
export type TabPermissionVersion = z.infer<typeof TabPermissionVersion>;

const Opened = <Name extends z.ZodType>(name: Name) => z.object({ opened: z.array(name), closed: z.array(name) });

/** The users whom a change would affect, computed before it is saved. */
export const PermissionImpact = z.object({
  version: z.number().int(),
  roles: z.array(
    z.object({
      role: Role,
      /** Active users with the role, and how many of them have Plaza open now. */
      people: z.number().int(),
      online: z.number().int(),
      before: z.array(TabId),
      /** The tabs that they would see; the admin tab follows its own rule. */
      after: z.array(TabId),
      remotes: Opened(RemoteName),
      scopes: Opened(Scope),
    }),
  ),
});
export type PermissionImpact = z.infer<typeof PermissionImpact>;

const highAdmin = { roles: ['admin_high'] } as const;

/** The caller's own tabs, and the tabs of all roles. */
export const permissionCalls = {
  myTabPermissions: call(identityRoutes.myTabPermissions, {
    summary: "The tabs of the caller's role.",
    access: 'session',
    answer: MyTabPermissions,
  }),
  tabPermissions: call(identityRoutes.tabPermissions, {
    summary: 'The tabs of every role.',
    access: highAdmin,
    answer: TabPermissionSettings,
  }),
  saveTabPermissions: call(identityRoutes.saveTabPermissions, {
    summary: 'Replace the tabs of the given roles; takes effect at once.',
    access: highAdmin,
    personal: true,
    reauthentication: true,
    body: SaveTabPermissions,
    answer: TabPermissionSettings,
  }),
  saveDefaultTabPermissions: call(identityRoutes.saveDefaultTabPermissions, {
    summary: 'Replace the default tabs of the given roles, which Reset to Default restores.',
    access: highAdmin,
    personal: true,
    reauthentication: true,
    body: SaveDefaultTabPermissions,
    answer: TabPermissionSettings,
  }),
  tabPermissionImpact: call(identityRoutes.tabPermissionImpact, {
    summary: 'Preview of a save: the affected users, and the calls that it would allow and forbid. Changes nothing.',
    access: highAdmin,
    body: z.strictObject({ permissions: SomeRoles }),
    answer: PermissionImpact,
  }),
  tabPermissionVersions: call(identityRoutes.tabPermissionVersions, {
    summary: 'The last 50 versions of the tabs in effect, newest first.',
    access: highAdmin,
    answer: z.array(TabPermissionVersion),
  }),
  undoTabPermissions: call(identityRoutes.undoTabPermissions, {
    summary: 'Restore the tabs that the roles of that save had before it, as a new version.',
    access: highAdmin,
    personal: true,
    reauthentication: true,
    params: z.strictObject({ version: z.coerce.number().int().min(1) }),
    answer: TabPermissionSettings,
  }),
} as const;
