import type { Caller } from '@plaza/contracts/identity/session';
import { type Role, rolesOf } from '@plaza/contracts/roles';
import { type TabId, tabsOfUser } from '@plaza/contracts/tabs';
import type { Context, Middleware } from 'koa';
import { Forbidden, Unauthenticated } from './errors';
import { serviceTokenHeader } from './internal/service-tokens';
import { asSecurityEvent } from './security-events';
import type { Trust } from './trust/trust';

/** The token of an `Authorization: Bearer` header, if there is one. */
export function bearerToken(header: string | undefined): string | undefined {
  if (!header || header.length < 8 || header.slice(0, 7).toLowerCase() !== 'bearer ') return undefined;
  return header.slice(7).trim() || undefined;
}

/** Lets only signed-in callers pass; the caller is in `ctx.state.caller`. */
export function requireSession(trust: Trust): Middleware {
  return async function requireSession(ctx, next) {
    await callerOf(ctx, trust);
    await next();
  };
}

/** Lets those pass whose role has at least one of the tabs. */
export function requireTab(trust: Trust, ...tabs: readonly TabId[]): Middleware {
  return async function requireTab(ctx, next) {
    const caller = await callerOf(ctx, trust);
    const theirs = await tabsOfCaller(caller, trust);
    if (!tabs.some((tab) => theirs.has(tab))) throw new Forbidden('tab_not_permitted');
    await next();
  };
}

/** The tabs of a caller's role; an administrator has the admin tab, whatever the role. */
export async function tabsOfCaller(caller: Caller, trust: Trust): Promise<ReadonlySet<TabId>> {
  return new Set(tabsOfUser(caller, [...(await trust.tabsOf(caller.role))]));
}

/** Lets those pass who have one of the roles; the admin flag counts as the lower administrators' role. */
export function requireRole(trust: Trust, ...roles: readonly Role[]): Middleware {
  return async function requireRole(ctx, next) {
    const caller = await callerOf(ctx, trust);
    if (!rolesOf(caller).some((role) => roles.includes(role))) throw new Forbidden('role_not_permitted');
    await next();
  };
}

/** Lets those pass who have one of the roles, and at least one of the tabs. */
export function requireRoleWithTab(trust: Trust, roles: readonly Role[], tabs: readonly TabId[]): Middleware {
  const [byRole, byTab] = [requireRole(trust, ...roles), requireTab(trust, ...tabs)];
  return function requireRoleWithTab(ctx, next) {
    return byRole(ctx, () => byTab(ctx, next));
  };
}

/** Lets nobody pass who acts as somebody else. Comes after a check that knows the caller. */
export function requireOwnSession(): Middleware {
  return async function requireOwnSession(ctx, next) {
    rejectImpersonation(ctx.state.caller);
    await next();
  };
}

/** @throws Forbidden `impersonation` for an administrator who acts as the caller */
export function rejectImpersonation({ impersonatorId }: Pick<Caller, 'impersonatorId'>): void {
  if (impersonatorId) throw new Forbidden('impersonation', 'This cannot be done while acting as somebody else.');
}

/** Lets only other services pass, with a service token for this very call. */
export function requireService(trust: Trust): Middleware {
  return async function requireService(ctx, next) {
    try {
      trust.verifyService(ctx.get(serviceTokenHeader), { method: ctx.method, target: ctx.originalUrl });
    } catch (error) {
      throw error instanceof Unauthenticated ? asSecurityEvent(error, 'internal_call_forged') : error;
    }
    await next();
  };
}

async function callerOf(ctx: Context, trust: Trust): Promise<Caller> {
  const token = bearerToken(ctx.get('authorization'));
  if (!token) throw new Unauthenticated();
  const caller = await trust.verify(token);
  ctx.state.caller = caller;
  return caller;
}
