import { userCalls } from '@plaza/contracts/identity/user-administration';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityDependencies } from '../dependencies';
import { beginImpersonation, endImpersonation } from './impersonation';

/** Acting as another user, for support. */
export function impersonationRoutes(dependencies: IdentityDependencies): Routes {
  return createRoutes(dependencies.trust)
    .on(userCalls.impersonate, async ({ caller, params, requestId }) => ({
      ...succeeded,
      data: await beginImpersonation(params.id, { caller, requestId }, dependencies),
    }))
    .on(userCalls.endImpersonation, async ({ caller, requestId }) => {
      await endImpersonation({ caller, requestId }, dependencies);
      return { ...succeeded, message: 'You act as yourself again.' };
    });
}
