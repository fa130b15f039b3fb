import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import type { Middleware } from 'koa';
import { Forbidden } from '../errors';

/**
 * Requires that the caller entered a password or a second factor recently. Must follow a guard that sets the caller.
 */
export function requireReauthentication(): Middleware {
  return async function requireReauthentication(ctx, next) {
    // A deployment sends a deploy token instead of a session.
    if (ctx.state.caller) rejectWithoutReauthentication(ctx.state.caller);
    await next();
  };
}

/** @throws Forbidden `fresh_proof_required` for a caller who has not entered a password or second factor recently */
export function rejectWithoutReauthentication({ authenticatedAt = 0 }: Pick<Caller, 'authenticatedAt'>): void {
  if (Date.now() - authenticatedAt * 1000 <= limits.reauthenticationSeconds * 1000) return;
  throw new Forbidden('fresh_proof_required', 'Please confirm that it is you before you do this.');
}
