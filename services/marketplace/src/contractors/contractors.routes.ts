import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { applyBusinessChangesToBookings } from '../bookings/changes/apply-user-changes';
import { contractorProfilesCollection } from '../contractor-profiles/contractor-profile.model';
import type { MarketplaceDependencies } from '../dependencies';
import { requireContractor } from '../users/user-directory';
import { changeBusinessProfile, listEmployees, readBusinessProfile } from './business-profile';
import { findContractor, listContractors } from './contractors';
import { verifyContractor } from './verify-contractor';

export function contractorRoutes({ trust, users, relay }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(contractorCalls.contractors, ({ query }) => listContractors(query))
    .on(contractorCalls.contractor, ({ params }) => findContractor(params.id))
    .on(contractorCalls.contractorProfile, ({ caller, params }) => readBusinessProfile(params.id, caller, users))
    .on(contractorCalls.changeContractorProfile, async (received) => {
      const { params, body } = received;
      const business = await changeBusinessProfile(params.id, received, body, users);
      void relay.flush(contractorProfilesCollection);
      const isShown = body.businessName !== undefined || body.businessPhone !== undefined;
      if (isShown) await applyBusinessChangesToBookings(await requireContractor(params.id, users), business);
      return business;
    })
    .on(contractorCalls.verifyContractor, async (received) => {
      const verified = await verifyContractor(received.params.id, received, received.body, users);
      void relay.flush(contractorProfilesCollection);
      return verified;
    })
    .on(contractorCalls.employees, ({ caller, params }) => listEmployees(params.id, caller, users));
}
