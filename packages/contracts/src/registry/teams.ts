import { z } from 'zod';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { RemoteName } from '../permission-graph';
import { atMostEntries, must } from '../sentences';
import { requiredText } from '../text';
import { deployVerbs } from './deploy-verbs';
import * as registryRoutes from './routes';
import { Ed25519PublicKey } from './signatures';

const each = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z
    .array(entry)
    .max(max, must(atMostEntries(max)))
    .refine((entries) => new Set(entries).size === entries.length, must('name each once'));

const Remotes = each(RemoteName, limits.remotesOfTeam);
const Members = each(Id, limits.teamMembers);
export const DeployVerb = z.enum(deployVerbs);

/** A public key with which the signatures of a team's releases are verified. `id`: the SHA-256 of the key, in hex. */
export const TeamKey = z.object({ id: z.string(), publicKey: z.string(), addedAt: Instant });
export type TeamKey = z.infer<typeof TeamKey>;

/** The metadata of a token; the token itself is not stored. */
export const TeamToken = z.object({
  id: Id,
  name: z.string(),
  /** The remotes that the token was created for and that the team still owns. */
  remotes: z.array(RemoteName),
  verbs: z.array(DeployVerb),
  createdAt: Instant,
  expiresAt: Instant,
  /** Accurate to the minute; null if it was never used. */
  lastUsedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});
export type TeamToken = z.infer<typeof TeamToken>;

/**
 * The people who release certain remotes. `keys`: the current key first, then the previous one. `revision` counts
 * changes.
 */
export const Team = z.object({
  id: Id,
  name: z.string(),
  remotes: z.array(RemoteName),
  members: z.array(Id),
  keys: z.array(TeamKey),
  tokens: z.array(TeamToken),
  revision: z.number().int(),
  createdAt: Instant,
});
export type Team = z.infer<typeof Team>;

export const NewTeam = z.strictObject({
  name: requiredText(limits.name),
  remotes: Remotes.default([]),
  members: Members.default([]),
});
export type NewTeam = z.infer<typeof NewTeam>;

/** `revision`: that of the team when it was read; if somebody else has changed the team since, nothing is changed. */
export const TeamChanges = z.strictObject({
  revision: z.number().int(),
  name: requiredText(limits.name).optional(),
  remotes: Remotes.optional(),
  members: Members.optional(),
});
export type TeamChanges = z.infer<typeof TeamChanges>;

export const NewTeamToken = z.strictObject({
  name: requiredText(limits.tokenName),
  remotes: Remotes.min(1, must('name a remote')),
  verbs: each(DeployVerb, deployVerbs.length).min(1, must('name what it may do')),
  days: z.number().int().min(1).max(limits.tokenDays).default(limits.tokenDaysByDefault),
});
export type NewTeamToken = z.infer<typeof NewTeamToken>;

const highAdmin = { roles: ['admin_high'] } as const;
const write = { access: highAdmin, reauthentication: true, answer: Team } as const;

export const teamCalls = {
  teams: call(registryRoutes.teams, {
    summary: 'Every team with its keys and tokens, by name.',
    access: highAdmin,
    answer: z.array(Team),
  }),
  addTeam: call(registryRoutes.addTeam, {
    ...write,
    summary: 'Create a team. A remote belongs to one team at most.',
    status: 201,
    body: NewTeam,
  }),
  changeTeam: call(registryRoutes.changeTeam, {
    ...write,
    summary: 'Change the name, the remotes or the members of a team.',
    params: IdParams,
    body: TeamChanges,
  }),
  removeTeam: call(registryRoutes.removeTeam, {
    access: highAdmin,
    reauthentication: true,
    summary: 'Remove a team. Its remotes then have no team, and its tokens are revoked.',
    params: IdParams,
  }),
  addTeamKey: call(registryRoutes.addTeamKey, {
    ...write,
    summary: 'Add a public key to a team. Its previous key stays valid; an older one is removed.',
    status: 201,
    params: IdParams,
    body: z.strictObject({ publicKey: Ed25519PublicKey }),
  }),
  removeTeamKey: call(registryRoutes.removeTeamKey, {
    ...write,
    summary: "Remove a team's public key at once.",
    params: z.strictObject({ id: Id, key: z.string().regex(/^[0-9a-f]{64}$/) }),
  }),
  addTeamToken: call(registryRoutes.addTeamToken, {
    access: highAdmin,
    reauthentication: true,
    summary: 'Create a token for a team. Only this answer contains it.',
    status: 201,
    params: IdParams,
    body: NewTeamToken,
    answer: z.object({ team: Team, token: z.string() }),
  }),
  revokeTeamToken: call(registryRoutes.revokeTeamToken, {
    ...write,
    summary: 'Revoke a token at once.',
    params: z.strictObject({ id: Id, token: Id }),
  }),
} as const;
