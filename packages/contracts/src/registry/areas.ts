import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { isBuiltInScope, RemoteName, remoteNames, Scope } from '../permission-graph';
import { atMostEntries, must } from '../sentences';
import { slug } from '../slug';
import { isBuiltInTab, TabId } from '../tabs';
import { requiredText } from '../text';
import * as registryRoutes from './routes';

/**
 * The file at the root of a release that describes its area. The build emits it like every other file of the release,
 * so that `integrity` lists its hash and the signature covers it.
 */
export const areaDescription = 'area.json';

/**
 * The first path segments below `/api/v1/` that the platform itself serves. A test compares them with the gateway's
 * routes.
 */
export const platformPrefixes: readonly string[] = [
  'auth',
  'me',
  'profile',
  'admin',
  'address',
  'finance',
  'markets',
  'contractors',
  'bookings',
  'conversations',
  'tickets',
  'services',
  'map',
  'registry',
  'remotes',
  'events',
  'operations',
];

/** Words that are already used for folders, logs and federation. */
const platformWords: readonly string[] = [...remoteNames, 'shell', 'gateway', 'identity', 'registry'];

/** The one name of an area: of its remote, its folder and its service. */
export const AreaName = RemoteName.refine(
  (name) => !platformWords.includes(name),
  must('be a word that is not one of the platform'),
);

/** What a tab of an area opens on the area's own server; the calls of that service name the scope that they require. */
export const AreaScope = Scope.refine(
  (scope) => !isBuiltInScope(scope),
  must('be a word that no tab of the platform opens'),
);

/** `icon`: the name of one of ui's `tabIcons`; a shell that does not know it shows a grid. */
export const AreaTab = z.strictObject({
  id: TabId.refine((id) => !isBuiltInTab(id), must('be a word that no tab of the platform has')),
  label: requiredText(limits.tabLabel),
  icon: slug(limits.tabId, '-'),
  scopes: z
    .array(AreaScope)
    .max(limits.scopesOfTab, must(atMostEntries(limits.scopesOfTab)))
    .default([]),
});
export type AreaTab = z.infer<typeof AreaTab>;

/** Requests below `/api/v1/<prefix>/` are sent to the area's service. */
export const AreaService = z.strictObject({
  prefix: slug(limits.areaName, '-').refine(
    (prefix) => !platformPrefixes.includes(prefix),
    must('be a word that the platform does not answer itself'),
  ),
});

/** The description of a team's area, from the `area.json` of its releases. The built-in areas have none. */
export const AreaManifest = z.strictObject({
  area: AreaName,
  title: requiredText(limits.tabLabel),
  tabs: z
    .array(AreaTab)
    .min(1, must('name a tab'))
    .max(limits.tabsOfArea, must(atMostEntries(limits.tabsOfArea)))
    .refine((tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length, must('name each once')),
  service: AreaService.optional(),
});
export type AreaManifest = z.infer<typeof AreaManifest>;

/**
 * An approved area, as identity and the gateway receive it. `approval` identifies the decision: permissions for its
 * tabs that were given under another decision are void.
 */
export const ApprovedArea = AreaManifest.extend({ approval: Id });
export type ApprovedArea = z.infer<typeof ApprovedArea>;

/**
 * `waiting`: an administrator has not decided yet, and nothing of the area is served. `approved`: its tabs can be given
 * to roles. `removed`: nothing of it is served any more; its next release makes it wait again.
 */
export const areaStates = ['waiting', 'approved', 'removed'] as const;

/** The origin to which requests for an area's service are sent, such as `http://loyalty:4200`. */
export const ServiceAddress = z
  .url({ protocol: /^https?$/, abort: true, ...must('be an address like http://loyalty:4200') })
  .max(limits.shortText)
  .refine(isOrigin, must('be an address without a path, a query or a password, like http://loyalty:4200'));

function isOrigin(address: string): boolean {
  try {
    const { pathname, search, hash, username, password } = new URL(address);
    return pathname === '/' && search + hash + username + password === '';
  } catch {
    return false;
  }
}

/**
 * An area as administrators see it: the manifest in force if it is approved, otherwise that of its last release.
 * `version` is the release with that manifest, `team` the team that owns the remote. `revision` counts decisions and
 * releases.
 */
export const Area = AreaManifest.extend({
  state: z.enum(areaStates),
  serviceUrl: z.string().nullable(),
  version: z.string(),
  team: z.string().nullable(),
  requestedAt: Instant,
  decidedAt: Instant.nullable(),
  revision: z.number().int(),
});
export type Area = z.infer<typeof Area>;

/**
 * `revision`: that of the area when it was read; if a release has changed it since, the decision is rejected.
 * `serviceUrl` is required for an area with a service and not allowed for others.
 */
export const AreaApproval = z.strictObject({
  revision: z.number().int(),
  serviceUrl: ServiceAddress.optional(),
});
export type AreaApproval = z.infer<typeof AreaApproval>;

const highAdmin = { roles: ['admin_high'] } as const;
const ofArea = z.strictObject({ area: AreaName });

export const areaCalls = {
  areas: call(registryRoutes.areas, {
    summary: 'All areas that are not built in, by name, including those that wait for approval.',
    access: highAdmin,
    answer: z.array(Area),
  }),
  approveArea: call(registryRoutes.approveArea, {
    summary: 'Approve an area, or change the address of an approved one. No role has its tabs until they are assigned.',
    access: highAdmin,
    reauthentication: true,
    params: ofArea,
    body: AreaApproval,
    answer: Area,
  }),
  removeArea: call(registryRoutes.removeArea, {
    summary: 'Remove an area: all roles lose its tabs, and nothing of it is served any longer.',
    access: highAdmin,
    reauthentication: true,
    params: ofArea,
    answer: Area,
  }),
} as const;
