import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { withData } from '../answers/success-envelope';
import { requireActiveUser } from './require-active-user';
import { toUser } from './to-user';

/** The caller's own user. */
export function userRoutes(trust: Trust): Routes {
  return createRoutes(trust)
    .on(authenticationCalls.me, async ({ caller }) => withData({ user: toUser(await requireActiveUser(caller.id)) }))
    .on(authenticationCalls.bareMe, async ({ caller }) => toUser(await requireActiveUser(caller.id)));
}
