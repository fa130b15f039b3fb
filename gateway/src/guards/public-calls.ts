import type { Access, Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/calls';

const areas: readonly Readonly<Record<string, Call>>[] = [
  identityCalls,
  financeCalls,
  marketsCalls,
  marketplaceCalls,
  registryCalls,
];

interface CallPattern {
  readonly access: Access;
  readonly pattern: RegExp;
}

/** The calls by method and path depth, so that only a few patterns are tried per request. */
const patterns = new Map<string, CallPattern[]>();
for (const { method, path, access } of areas.flatMap((calls) => Object.values(calls))) {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  const key = keyOf(method, path);
  patterns.set(key, [...(patterns.get(key) ?? []), { access, pattern }]);
}

/** Whether the contracts allow anybody to make this call. @param path as sent to the service */
export function isPublicCall(method: string, path: string): boolean {
  return callsAt(method, path).some(({ access }) => access === 'public');
}

/**
 * Whether the contracts define this call and require a session for it. Calls of deployers, which may carry another kind
 * of token, and paths that no contract defines are left to the services.
 * @param path as sent to the service
 */
export function requiresSession(method: string, path: string): boolean {
  const calls = callsAt(method === 'HEAD' ? 'GET' : method, path);
  return calls.length > 0 && calls.every(({ access }) => access !== 'public' && !isDeployers(access));
}

function callsAt(method: string, path: string): CallPattern[] {
  return patterns.get(keyOf(method, path))?.filter(({ pattern }) => pattern.test(path)) ?? [];
}

/** The method and the number of slashes; a trailing slash does not count. */
function keyOf(method: string, path: string): string {
  let slashes = 0;
  for (let index = 0; index < path.length - 1; index++) if (path.charCodeAt(index) === 0x2f) slashes++;
  return method + slashes;
}

const isDeployers = (access: Access) => typeof access === 'object' && 'deployer' in access;

const noAttempts = /^\/api\/v1\/auth\/(refresh|signout)\/?(\?|$)/i;

/** Whether a call attempts to sign in or similar, which has a limit of its own. @param target path and query */
export function isAuthAttempt(method: string, target: string): boolean {
  return method === 'POST' && target.startsWith('/api/v1/auth/') && !noAttempts.test(target);
}
