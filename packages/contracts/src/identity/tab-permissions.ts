import { z } from 'zod';
import { succeeded } from '../answers';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { RemoteName, Scope } from '../permission-graph';
import { ApprovedArea, AreaTab } from '../registry/areas';
import { Role } from '../roles';
import { TabId, TabPermissions } from '../tabs';
import * as identityRoutes from './routes';

/** A tab that is not built in, as the shell draws it: its area is the remote that fills it. */
export const ShownAreaTab = AreaTab.omit({ scopes: true }).extend({ area: RemoteName });
export type ShownAreaTab = z.infer<typeof ShownAreaTab>;

/** `areaTabs` describes those tabs of the permissions that are not built in; absent where there are none. */
export const MyTabPermissions = z.object({
  ...succeeded,
  data: z.object({ role: Role, permissions: z.array(TabId) }),
  permissions: z.array(TabId),
  areaTabs: z.array(ShownAreaTab).optional(),
});
export type MyTabPermissions = z.infer<typeof MyTabPermissions>;

const SomeRoles = z.partialRecord(Role, z.array(TabId));

/**
 * Saving: the roles given are replaced, others stay. `version` is the one that was read; another one now is a conflict.
 * With `until` the roles given go back by themselves, to what they had, at that time.
 */
export const SaveTabPermissions = z.strictObject({
  permissions: SomeRoles,
  version: z.number().int().optional(),
  until: Instant.optional(),
});
export type SaveTabPermissions = z.infer<typeof SaveTabPermissions>;

/**
 * Saving what Reset to Default gives. `version` as above; without one the defaults are saved over whatever there is.
 */
export const SaveDefaultTabPermissions = z.strictObject({
  defaultPermissions: SomeRoles,
  version: z.number().int().optional(),
});
export type SaveDefaultTabPermissions = z.infer<typeof SaveDefaultTabPermissions>;

/** Temporary tabs of roles. `before`: the tabs that are restored when their time is over. */
export const TemporaryTabs = z.object({ role: Role, until: Instant, before: z.array(TabId) });
export type TemporaryTabs = z.infer<typeof TemporaryTabs>;

/**
 * Role → tabs in force, role → tabs that Reset to Default gives, and the version of both. `areas`: those that are not
 * built in, whose tabs belong to nobody until they are given.
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
 * One save, as a version that can be undone. Times that tabs went back by themselves have no actor, and neither have
 * those at which an area went, or a release of it without the tab.
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

/** The users whom a save would affect, computed before it is made. */
export const PermissionImpact = z.object({
  version: z.number().int(),
  roles: z.array(
    z.object({
      role: Role,
      /** Active people of the role, and those of them with Plaza open just now. */
      people: z.number().int(),
      online: z.number().int(),
      before: z.array(TabId),
      /** What they would see: the admin tab is where its rule puts it. */
      after: z.array(TabId),
      remotes: Opened(RemoteName),
      scopes: Opened(Scope),
    }),
  ),
});
export type PermissionImpact = z.infer<typeof PermissionImpact>;

const highAdmin = { roles: ['admin_high'] } as const;

/** Which tabs one has, and which everybody has. */
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
    freshProof: true,
    body: SaveTabPermissions,
    answer: TabPermissionSettings,
  }),
  saveDefaultTabPermissions: call(identityRoutes.saveDefaultTabPermissions, {
    summary: 'Replace what Reset to Default gives for the given roles.',
    access: highAdmin,
    personal: true,
    freshProof: true,
    body: SaveDefaultTabPermissions,
    answer: TabPermissionSettings,
  }),
  tabPermissionImpact: call(identityRoutes.tabPermissionImpact, {
    summary: 'Whom a save would touch, and what it would open and close. Changes nothing.',
    access: highAdmin,
    body: z.strictObject({ permissions: SomeRoles }),
    answer: PermissionImpact,
  }),
  tabPermissionVersions: call(identityRoutes.tabPermissionVersions, {
    summary: 'The last 50 saves of tabs in force, newest first.',
    access: highAdmin,
    answer: z.array(TabPermissionVersion),
  }),
  undoTabPermissions: call(identityRoutes.undoTabPermissions, {
    summary: 'Give the roles of that save the tabs that they had before it; a new version.',
    access: highAdmin,
    personal: true,
    freshProof: true,
    params: z.strictObject({ version: z.coerce.number().int().min(1) }),
    answer: TabPermissionSettings,
  }),
} as const;
