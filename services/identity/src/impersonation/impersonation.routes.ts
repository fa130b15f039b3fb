import { userCalls } from '@plaza/contracts/administration';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { beginImpersonation, endImpersonation } from './impersonation';

/** Acting as somebody else, for support. */
export function impersonationRoutes(parts: IdentityParts): Routes {
  return createRoutes(parts.trust)
    .on(userCalls.impersonate, async ({ caller, params, requestId }) => ({
      ...succeeded,
      data: await beginImpersonation(params.id, { caller, requestId }, parts),
    }))
    .on(userCalls.endImpersonation, async ({ caller, requestId }) => {
      await endImpersonation({ caller, requestId }, parts);
      return { ...succeeded, message: 'You act as yourself again.' };
    });
}
