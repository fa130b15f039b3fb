import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { type Scope, tabsThatOpen } from '@plaza/contracts/permission-graph';
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

/** Lets those pass whose role has at least one of the tabs that open the scope. */
export function requireScope(trust: Trust, scope: Scope): Middleware {
  return async function requireScope(ctx, next) {
    const caller = await callerOf(ctx, trust);
    const ofRole = await trust.tabsOf(caller.role);
    const tabs = tabsThatOpen(scope, await trust.areas());
    const isOpen = (one: Caller) => tabsOfUser(one, [...ofRole]).some((tab) => tabs.includes(tab));
    requirePermission(caller, isOpen, 'tab_not_permitted');
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
    requireRoleOf(await callerOf(ctx, trust), roles);
    await next();
  };
}

/** @throws Forbidden `role_not_permitted`, `second_factor_required` for a caller with none of the roles */
export function requireRoleOf(caller: Caller, roles: readonly Role[]): void {
  requirePermission(caller, (one) => rolesOf(one).some((role) => roles.includes(role)), 'role_not_permitted');
}

/** Rejects callers without the permission; administrators who lack only a second factor are told so. */
function requirePermission(caller: Caller, has: (caller: Caller) => boolean, code: string): void {
  if (has(caller)) return;
  const { secondFactorMissing, ...withSecondFactor } = caller;
  throw secondFactorMissing && has(withSecondFactor) ? secondFactorRequired() : new Forbidden(code);
}

/** For an administrator who lacks a second factor, with which they might do this. */
export const secondFactorRequired = () =>
  new Forbidden(
    'second_factor_required',
    'Administrators need two-factor authentication. Please set it up, and this opens.',
  );

/** Lets those pass who have one of the roles, and at least one of the tabs that open the scope. */
export function requireRoleWithScope(trust: Trust, roles: readonly Role[], scope: Scope): Middleware {
  const [byRole, byScope] = [requireRole(trust, ...roles), requireScope(trust, scope)];
  return function requireRoleWithScope(ctx, next) {
    return byRole(ctx, () => byScope(ctx, next));
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
      ctx.state.service = trust.verifyService(ctx.get(serviceTokenHeader), {
        method: ctx.method,
        target: ctx.originalUrl,
      });
    } catch (error) {
      throw error instanceof Unauthenticated ? asSecurityEvent(error, 'internal_call_forged') : error;
    }
    await next();
  };
}

/**
 * Lets those pass who entered a password or a second factor a moment ago. Comes after a check that knows the caller.
 */
export function requireFreshProof(): Middleware {
  return async function requireFreshProof(ctx, next) {
    // A deployment shows a token of its own in place of a session.
    if (ctx.state.caller) rejectOldProof(ctx.state.caller);
    await next();
  };
}

/** @throws Forbidden `fresh_proof_required` for a caller who entered no password or second factor a moment ago */
export function rejectOldProof({ authenticatedAt = 0 }: Pick<Caller, 'authenticatedAt'>): void {
  if (Date.now() - authenticatedAt * 1000 <= limits.freshProofSeconds * 1000) return;
  throw new Forbidden('fresh_proof_required', 'Please confirm that it is you before you do this.');
}

async function callerOf(ctx: Context, trust: Trust): Promise<Caller> {
  const token = bearerToken(ctx.get('authorization'));
  if (!token) throw new Unauthenticated();
  const caller = await trust.verify(token);
  ctx.state.caller = caller;
  return caller;
}
