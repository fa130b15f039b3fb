import type { Caller } from '@plaza/contracts/identity/session';
import type { Context, Middleware } from 'koa';
import { Forbidden, Unauthenticated } from '../errors';
import type { Trust } from '../trust/trust';
import { bearerToken } from './bearer-token';

/** Requires a session; stores the caller in `ctx.state.caller`. */
export function requireSession(trust: Trust): Middleware {
  return async function requireSession(ctx, next) {
    await callerOf(ctx, trust);
    await next();
  };
}

/** Authenticates the caller of a request and stores them in `ctx.state.caller`. @throws Unauthenticated */
export async function callerOf(ctx: Context, trust: Trust): Promise<Caller> {
  const token = bearerToken(ctx.get('authorization'));
  if (!token) throw new Unauthenticated();
  const caller = await trust.verify(token);
  ctx.state.caller = caller;
  return caller;
}

/** Rejects administrators who impersonate a user. Must follow a guard that sets the caller. */
export function requireOwnSession(): Middleware {
  return async function requireOwnSession(ctx, next) {
    rejectImpersonation(ctx.state.caller);
    await next();
  };
}

/** @throws Forbidden `impersonation` for an administrator who impersonates the caller */
export function rejectImpersonation({ impersonatorId }: Pick<Caller, 'impersonatorId'>): void {
  if (impersonatorId) throw new Forbidden('impersonation', 'This cannot be done while acting as somebody else.');
}
