import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { NewTeamToken, Team } from '@plaza/contracts/registry/teams';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { ActAuthor } from '../audit';
import { changeTeamRecord } from './change-team-record';
import { TeamModel, type TeamRecord, type TeamTokenRecord } from './team.model';
import { toTeam } from './teams';

/** The prefix of tokens, by which people and secret scanners recognize one. */
const prefix = 'plz_';
const secretBytes = 32;
const dayMs = 86_400_000;
const usedEveryMs = 60_000;

/** Whether a token is still active. */
const isInForce = ({ revokedAt, expiresAt }: TeamTokenRecord, now: Date) => !revokedAt && expiresAt > now;

/**
 * Creates a token of a team; the token is only in this response and is not stored.
 * @throws NotFound, Conflict for a remote that the team does not own, or if the team has the maximum number of active
 * tokens
 */
export async function addTeamToken(
  id: string,
  { name, remotes, verbs, days }: NewTeamToken,
  author: ActAuthor,
): Promise<{ team: Team; token: string }> {
  const token = prefix + randomBytes(secretBytes).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const made = { id: randomUUID(), name, hash: hashOf(token), remotes, verbs, createdAt: now, expiresAt };
  const changed = await changeTeamRecord(id, author, (team) => {
    const foreign = remotes.filter((remote) => !team.remotes.includes(remote));
    if (foreign.length > 0) {
      throw new Conflict('remote_not_of_team', `${team.name} does not own ${foreign.join(', ')}.`);
    }
    const inForce = team.tokens.filter((one) => isInForce(one, now));
    const over = team.tokens.filter((one) => !isInForce(one, now));
    if (inForce.length >= limits.tokensOfTeam) {
      throw new Conflict('too_many_tokens', `${team.name} has ${limits.tokensOfTeam} tokens. Revoke one first.`);
    }
    // Inactive tokens are kept while there is room, so that their users get the specific error.
    const tokens = [...over.slice(-limits.tokensOfTeam), ...inForce, { ...made, lastUsedAt: null, revokedAt: null }];
    return {
      update: { $set: { tokens } },
      act: {
        action: 'team-token.add',
        before: null,
        after: { team: team.name, token: name, remotes, verbs, until: expiresAt.toISOString() },
      },
    };
  });
  return { team: toTeam(changed), token };
}

/** Revokes a token with immediate effect. @throws NotFound if it does not exist or was revoked already */
export async function revokeTeamToken(id: string, tokenId: string, author: ActAuthor): Promise<Team> {
  const changed = await changeTeamRecord(id, author, ({ name, tokens }) => {
    const revoked = tokens.find((token) => token.id === tokenId && !token.revokedAt);
    if (!revoked) throw new NotFound('token_not_found', 'The team has no such token.');
    const revokedAt = new Date();
    return {
      update: { $set: { tokens: tokens.map((token) => (token === revoked ? { ...token, revokedAt } : token)) } },
      act: { action: 'team-token.revoke', before: { team: name, token: revoked.name }, after: null },
    };
  });
  return toTeam(changed);
}

/** Finds a token and its team by the token's hash, so that the lookup time reveals nothing about any token. */
export async function findTeamToken(
  token: string,
): Promise<{ readonly team: TeamRecord; readonly token: TeamTokenRecord } | undefined> {
  const hash = hashOf(token);
  const team = await TeamModel.findOne({ 'tokens.hash': hash }).lean();
  const found = team?.tokens.find((one) => one.hash === hash);
  return team && found ? { team, token: found } : undefined;
}

/** Notes that a token was used, at most once a minute. */
export async function noteTokenUse(team: TeamRecord, { id, lastUsedAt }: TeamTokenRecord, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usedEveryMs);
  if (lastUsedAt && lastUsedAt > before) return;
  const due = { $elemMatch: { id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: before } }] } };
  await TeamModel.updateOne({ _id: team._id, tokens: due }, { $set: { 'tokens.$.lastUsedAt': now } });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
