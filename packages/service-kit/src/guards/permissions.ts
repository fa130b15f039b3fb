import type { Caller } from '@plaza/contracts/identity/session';
import { type Scope, tabsThatOpen } from '@plaza/contracts/permission-graph';
import { type Role, rolesOf } from '@plaza/contracts/roles';
import { type TabId, tabsOfUser } from '@plaza/contracts/tabs';
import type { Middleware } from 'koa';
import { Forbidden } from '../errors';
import type { Trust } from '../trust/trust';
import { callerOf } from './session';

/** Requires that the caller's role has at least one of the tabs that open the scope. */
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

/** Requires one of the roles; the admin flag counts as the lower administrators' role. */
export function requireRole(trust: Trust, ...roles: readonly Role[]): Middleware {
  return async function requireRole(ctx, next) {
    requireRoleOf(await callerOf(ctx, trust), roles);
    await next();
  };
}

/**
 * @throws Forbidden `role_not_permitted`, or `second_factor_required` for an administrator who only lacks a second
 * factor
 */
export function requireRoleOf(caller: Caller, roles: readonly Role[]): void {
  requirePermission(caller, (one) => rolesOf(one).some((role) => roles.includes(role)), 'role_not_permitted');
}

/** Rejects callers without the permission, with a code of its own for administrators who only lack a second factor. */
function requirePermission(caller: Caller, has: (caller: Caller) => boolean, code: string): void {
  if (has(caller)) return;
  const { secondFactorMissing, ...withSecondFactor } = caller;
  throw secondFactorMissing && has(withSecondFactor) ? secondFactorRequired() : new Forbidden(code);
}

/** For an administrator who would be permitted with a second factor. */
export const secondFactorRequired = () =>
  new Forbidden(
    'second_factor_required',
    'Administrators need two-factor authentication. Please set it up, and this opens.',
  );

/** Requires one of the roles, and at least one of the tabs that open the scope. */
export function requireRoleWithScope(trust: Trust, roles: readonly Role[], scope: Scope): Middleware {
  const [byRole, byScope] = [requireRole(trust, ...roles), requireScope(trust, scope)];
  return function requireRoleWithScope(ctx, next) {
    return byRole(ctx, () => byScope(ctx, next));
  };
}
