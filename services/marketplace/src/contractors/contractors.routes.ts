import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { changeContractorProfile, listEmployees, readContractorProfile } from './contractor-profile';
import { findContractor, listContractors } from './contractors';
import { contractorProfilesCollection } from './records/contractor-profile.model';
import { verifyContractor } from './verify-contractor';

export function contractorRoutes({ trust, users, relay }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(contractorCalls.contractors, ({ query }) => listContractors(query))
    .on(contractorCalls.contractor, ({ params }) => findContractor(params.id))
    .on(contractorCalls.contractorProfile, ({ caller, params }) => readContractorProfile(params.id, caller, users))
    .on(contractorCalls.changeContractorProfile, async (received) => {
      const { params, body } = received;
      const business = await changeContractorProfile(params.id, received, body, users);
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
