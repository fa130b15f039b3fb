import { limits } from '@plaza/contracts/limits';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { NewTeam, Team, TeamChanges, TeamToken } from '@plaza/contracts/registry/teams';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { type ActAuthor, auditEntry } from '../audit';
import { changeTeamRecord } from './change-team-record';
import { TeamModel, type TeamRecord, type TeamTokenRecord, teamNameIndex } from './team.model';

/** Every team, by name. */
export async function listTeams(): Promise<Team[]> {
  const found = await TeamModel.find({ removedAt: null }).sort({ name: 1 }).lean();
  return found.map(toTeam);
}

/** The team that owns a remote, if any does. */
export const teamOf = (remote: RemoteName): Promise<TeamRecord | null> => TeamModel.findOne({ remotes: remote }).lean();

/** The members of each remote's team. */
export async function membersByRemote(): Promise<ReadonlyMap<RemoteName, readonly string[]>> {
  const found = await TeamModel.find({ removedAt: null }, { remotes: 1, members: 1 }).lean();
  return new Map(found.flatMap(({ remotes, members }) => remotes.map((remote) => [remote, members] as const)));
}

/** @throws Conflict for a name or a remote of another team, or if the maximum number of teams is reached */
export async function addTeam(input: NewTeam, author: ActAuthor): Promise<Team> {
  // Simultaneous requests may exceed the limit, by at most their number.
  if ((await TeamModel.countDocuments({ removedAt: null })) >= limits.teams) {
    throw new Conflict('too_many_teams', `There are ${limits.teams} teams, the most there can be. Remove one first.`);
  }
  const entry = auditEntry(author, { target: input.name, action: 'team.add', before: null, after: shown(input) });
  const created = await TeamModel.create({ ...input, outbox: [entry] }).catch(refuseTaken);
  return toTeam(created.toObject());
}

/** @throws NotFound, Conflict for a name or a remote of another team, or if the team was changed since it was seen */
export async function changeTeam(id: string, { revision, ...changes }: TeamChanges, author: ActAuthor): Promise<Team> {
  const changed = await changeTeamRecord(id, author, (team) => {
    if (team.revision !== revision) {
      throw new Conflict('team_changed', 'Somebody else has changed this team meanwhile. Please look at it again.');
    }
    return {
      update: { $set: changes },
      act: { action: 'team.change', before: shown(team), after: shown({ ...team, ...changes }) },
    };
  }).catch(refuseTaken);
  return toTeam(changed);
}

/** Removes a team: its remotes then belong to nobody, and its tokens are revoked. @throws NotFound */
export async function removeTeam(id: string, author: ActAuthor): Promise<void> {
  const now = new Date();
  await changeTeamRecord(id, author, (team) => ({
    update: {
      $set: {
        removedAt: now,
        remotes: [],
        keys: [],
        tokens: team.tokens.map((token) => ({ ...token, revokedAt: token.revokedAt ?? now })),
      },
    },
    act: { action: 'team.remove', before: shown(team), after: null },
  }));
}

/** The fields of a team that the audit records. */
const shown = ({ name, remotes, members }: Pick<TeamRecord, 'name' | 'remotes' | 'members'>) => ({
  name,
  remotes,
  members,
});

function refuseTaken(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw (error as Error).message.includes(teamNameIndex)
    ? new Conflict('team_name_taken', 'There is a team of this name already.')
    : new Conflict('remote_taken', 'One of these remotes belongs to another team; a remote has one team.');
}

export function toTeam({ _id, name, remotes, members, keys, tokens, revision, createdAt }: TeamRecord): Team {
  return {
    id: _id,
    name,
    remotes: [...remotes],
    members: [...members],
    keys: keys.map(({ id, publicKey, addedAt }) => ({ id, publicKey, addedAt: addedAt.toISOString() })),
    tokens: tokens.map((token) => toToken(token, remotes)),
    revision,
    createdAt: createdAt.toISOString(),
  };
}

function toToken({ hash, remotes, verbs, ...token }: TeamTokenRecord, owned: TeamRecord['remotes']): TeamToken {
  return {
    id: token.id,
    name: token.name,
    remotes: remotes.filter((remote) => owned.includes(remote)),
    verbs: [...verbs],
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    revokedAt: token.revokedAt?.toISOString() ?? null,
  };
}
