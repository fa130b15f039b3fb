import { createHash, timingSafeEqual } from 'node:crypto';
import { deployTokenHeader } from '@plaza/contracts/call';
import { bearerToken, requireRoleOf } from '@plaza/service-kit/caller';
import { Forbidden, Unauthenticated } from '@plaza/service-kit/errors';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Context, Middleware } from 'koa';

/** Admits deployments with the deploy token and admin_high callers; sets `ctx.state.deployer` to who it is. */
export function requireDeployer(trust: Trust, deployToken: string | undefined): Middleware {
  return async function requireDeployer(ctx, next) {
    ctx.state.deployer = await deployerOf(ctx, trust, deployToken);
    await next();
  };
}

async function deployerOf(ctx: Context, trust: Trust, deployToken: string | undefined): Promise<string> {
  const token = ctx.get(deployTokenHeader);
  if (token) {
    if (deployToken !== undefined && isSameSecret(token, deployToken)) return 'deploy token';
    throw new Forbidden('deploy_token_refused', 'This deploy token is not accepted.');
  }
  const bearer = bearerToken(ctx.get('authorization'));
  if (!bearer) throw new Unauthenticated();
  const caller = await trust.verify(bearer);
  requireRoleOf(caller, ['admin_high']);
  ctx.state.caller = caller;
  return caller.id;
}

/** Compares hashes in constant time, so that neither the token nor its length leaks. */
function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
