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
 * The file at the root of a release that says what its area is. It is a file of the release like every other: the build
 * emits it, so that `integrity` lists its hash, and the signature holds for it.
 */
export const areaDescription = 'area.json';

/** The first segments of paths below `/api/v1/` that the platform answers itself. A test compares the gateway's. */
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

/** Words that folders, logs and federation know already. */
const platformWords: readonly string[] = [...remoteNames, 'shell', 'gateway', 'identity', 'registry'];

/** One word for all that an area is called by: its remote, its folder, its service. */
export const AreaName = RemoteName.refine(
  (name) => !platformWords.includes(name),
  must('be a word that is not one of the platform'),
);

/** What a tab of an area opens on the area's own server; calls of its service name the scope that they need. */
export const AreaScope = Scope.refine(
  (scope) => !isBuiltInScope(scope),
  must('be a word that no tab of the platform opens'),
);

/** `icon`: the name of an icon of the kit (ui's `tabIcons`); a shell that does not know it draws a grid. */
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

/** Requests below `/api/v1/<prefix>/` go to the area's service. */
export const AreaService = z.strictObject({
  prefix: slug(limits.areaName, '-').refine(
    (prefix) => !platformPrefixes.includes(prefix),
    must('be a word that the platform does not answer itself'),
  ),
});

/** What an area of a team is, as its releases say it in `area.json`. The areas of the platform itself have none. */
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
 * An area that was approved, as identity and the gateway hear of it. `approval` names the decision: whoever holds a tab
 * of it from before another decision holds it no more.
 */
export const ApprovedArea = AreaManifest.extend({ approval: Id });
export type ApprovedArea = z.infer<typeof ApprovedArea>;

/**
 * `waiting`: an administrator has not decided yet, and nothing of it is served. `approved`: its tabs can be given to
 * roles. `removed`: nothing of it is served any more; its next release has it wait again.
 */
export const areaStates = ['waiting', 'approved', 'removed'] as const;

/** Where requests to an area's service go: an origin, such as `http://loyalty:4200`. */
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
 * An area as administrators see it: what is in force of an approved one, else what its last release says. `version` is
 * the release that says it, `team` the one that owns the remote. `revision` counts decisions and releases.
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
 * `revision`: of the area as it was seen; where a release has changed it since, nothing is decided. `serviceUrl` is
 * given for an area with a service, and only then.
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
    summary: 'Every area that is not built in, by name, with what waits for approval.',
    access: highAdmin,
    answer: z.array(Area),
  }),
  approveArea: call(registryRoutes.approveArea, {
    summary: 'Let an area in. Its tabs belong to nobody until they are given; an approved one gets another address.',
    access: highAdmin,
    freshProof: true,
    params: ofArea,
    body: AreaApproval,
    answer: Area,
  }),
  removeArea: call(registryRoutes.removeArea, {
    summary: 'Take an area out: its tabs go from everybody who holds them, and nothing of it is served any more.',
    access: highAdmin,
    freshProof: true,
    params: ofArea,
    answer: Area,
  }),
} as const;
