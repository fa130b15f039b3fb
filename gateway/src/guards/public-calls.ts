import type { Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/releases';

const areas: readonly Readonly<Record<string, Call>>[] = [
  identityCalls,
  financeCalls,
  marketsCalls,
  marketplaceCalls,
  registryCalls,
];

const publicCalls = areas
  .flatMap((calls) => Object.values(calls))
  .filter(({ access }) => access === 'public')
  .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i') }));

/** Whether the contracts allow anybody to make this call. @param path as the services know it */
export function isPublicCall(method: string, path: string): boolean {
  return publicCalls.some((call) => call.method === method && call.pattern.test(path));
}

const noAttempts = /^\/api\/v1\/auth\/(refresh|signout)\/?(\?|$)/i;

/** Whether a call tries to sign in or the like, which has a limit of its own. @param target path and query */
export function isAuthAttempt(method: string, target: string): boolean {
  return method === 'POST' && target.startsWith('/api/v1/auth/') && !noAttempts.test(target);
}
