import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { contractorProfilesCollection } from '../contractor-profiles/contractor-profile.model';
import type { MarketplaceDependencies } from '../dependencies';
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
      return business;
    })
    .on(contractorCalls.verifyContractor, async (received) => {
      const verified = await verifyContractor(received.params.id, received, received.body, users);
      void relay.flush(contractorProfilesCollection);
      return verified;
    })
    .on(contractorCalls.employees, ({ caller, params }) => listEmployees(params.id, caller, users));
}
