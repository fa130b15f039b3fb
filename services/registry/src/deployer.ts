import { createHash, timingSafeEqual } from 'node:crypto';
import { deployTokenHeader } from '@plaza/contracts/call';
import type { Caller } from '@plaza/contracts/identity/session';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type DeployerVerb, deployVerbLabels } from '@plaza/contracts/registry/deploy-verbs';
import { Forbidden, Unauthenticated } from '@plaza/service-kit/errors';
import { bearerToken } from '@plaza/service-kit/guards/bearer-token';
import { requireRoleOf } from '@plaza/service-kit/guards/permissions';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Context, Middleware } from 'koa';
import type { ActAuthor } from './audit';
import type { TeamRecord, TeamTokenRecord } from './teams/team.model';
import { findTeamToken, noteTokenUse } from './teams/team-tokens';
import { teamOf } from './teams/teams';

/** The author of a deployment. */
export interface DeployAuthor extends ActAuthor {
  /** The id of a user, or the name of the token's owner. */
  readonly name: string;
}

/** The author's name for the first deploy token, which belongs to no team. */
const firstToken = 'deploy token';

/**
 * Admits tokens of the team that owns the remote in the path, if they have the permission; the first deploy token if no
 * team owns the remote; and admin_high callers. If the path names no remote, any active token with the permission is
 * admitted. Sets `ctx.state.deployer` to the author's name.
 */
export function requireDeployer(trust: Trust, deployToken: string | undefined): (verb: DeployerVerb) => Middleware {
  return (verb) =>
    async function requireDeployer(ctx, next) {
      const token = ctx.get(deployTokenHeader);
      ctx.state.deployer = token
        ? await deployerOfToken(token, ctx.params.name, verb, deployToken)
        : await administratorOf(ctx, trust);
      await next();
    };
}

/** The author of a deployment for the audit, available after `requireDeployer`. */
export function deployAuthor({
  caller,
  requestId,
  ctx,
}: {
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly ctx: Context;
}): DeployAuthor {
  const name: string = ctx.state.deployer;
  const actor = caller ? { id: caller.id, role: caller.role } : null;
  return { name, actor, requestId, ...(caller || name === firstToken ? {} : { by: name }) };
}

async function administratorOf(ctx: Context, trust: Trust): Promise<string> {
  const bearer = bearerToken(ctx.get('authorization'));
  if (!bearer) throw new Unauthenticated();
  const caller = await trust.verify(bearer);
  requireRoleOf(caller, ['admin_high']);
  ctx.state.caller = caller;
  return caller.id;
}

/**
 * The name of a token's owner. Every token causes the same lookups, and every unknown one gets the same sentence, so
 * that neither timing nor text helps to guess a token; the other sentences are only seen by those who have a complete
 * token.
 */
async function deployerOfToken(
  presentedToken: string,
  remote: RemoteName | undefined,
  verb: DeployerVerb,
  deployToken: string | undefined,
): Promise<string> {
  const now = new Date();
  const isFirst = isSameSecret(presentedToken, deployToken ?? '') && deployToken !== undefined;
  const [found, owner] = await Promise.all([
    findTeamToken(presentedToken),
    remote === undefined ? null : teamOf(remote),
  ]);
  if (isFirst) {
    if (remote !== undefined) requireNoOwner(owner, remote);
    return firstToken;
  }
  if (!found) throw new Forbidden('deploy_token_refused', 'This deploy token is not accepted.');
  const { team, token } = found;
  requireActiveToken(token, now);
  requireTokenPermission(team, token, remote, verb);
  await noteTokenUse(team, token, now);
  return `${team.name}: ${token.name}`;
}

function requireNoOwner(owner: TeamRecord | null, remote: RemoteName): void {
  if (!owner) return;
  throw new Forbidden(
    'deploy_token_of_first_start',
    `${remote} belongs to the team ${owner.name} and takes its tokens alone; DEPLOY_TOKEN is for remotes of no team.`,
  );
}

function requireActiveToken({ revokedAt, expiresAt }: TeamTokenRecord, now: Date): void {
  if (revokedAt) {
    throw new Forbidden('deploy_token_revoked', `This deploy token was revoked on ${day(revokedAt)}.`);
  }
  if (expiresAt <= now) {
    throw new Forbidden('deploy_token_expired', `This deploy token was good until ${day(expiresAt)}. Make a new one.`);
  }
}

function requireTokenPermission(
  team: TeamRecord,
  { remotes, verbs }: TeamTokenRecord,
  remote: RemoteName | undefined,
  verb: DeployerVerb,
): void {
  if (remote !== undefined && (!team.remotes.includes(remote) || !remotes.includes(remote))) {
    const sentence = `This deploy token of ${team.name} is not for this remote.`;
    throw new Forbidden('deploy_token_other_remote', sentence);
  }
  if (verb === 'operate') {
    throw new Forbidden('deploy_token_of_team', `A deploy token of a team such as ${team.name} changes no gateway.`);
  }
  if (verb !== 'read' && !verbs.includes(verb)) {
    const may = verbs.map((one) => deployVerbLabels[one]).join(', ');
    const sentence = `This deploy token of ${team.name} may ${may}, and not ${deployVerbLabels[verb]}.`;
    throw new Forbidden('deploy_token_other_verb', sentence);
  }
}

const day = (at: Date) => at.toISOString().slice(0, 10);

/** Compares hashes in constant time, so that neither the token nor its length leaks. */
function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
