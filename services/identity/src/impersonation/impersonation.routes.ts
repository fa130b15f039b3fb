import { userCalls } from '@plaza/contracts/identity/user-administration';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { beginImpersonation, endImpersonation } from './impersonation';

/** Acting as another user, for support. */
export function impersonationRoutes(dependencies: IdentityDependencies): Routes {
  return createRoutes(dependencies.trust)
    .on(userCalls.impersonate, async ({ caller, params, requestId }) => ({
      ...successEnvelope,
      data: await beginImpersonation(params.id, { caller, requestId }, dependencies),
    }))
    .on(userCalls.endImpersonation, async ({ caller, requestId }) => {
      await endImpersonation({ caller, requestId }, dependencies);
      return { ...successEnvelope, message: 'You act as yourself again.' };
    });
}
