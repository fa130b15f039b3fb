import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceParts } from '../parts';
import { changeBusiness, listEmployees, readBusiness, verify } from './business';
import { findContractor, listContractors } from './contractors';

export function contractorRoutes({ trust, people }: MarketplaceParts): Routes {
  return createRoutes(trust)
    .on(contractorCalls.contractors, ({ query }) => listContractors(query))
    .on(contractorCalls.contractor, ({ params }) => findContractor(params.id))
    .on(contractorCalls.contractorProfile, ({ caller, params }) => readBusiness(params.id, caller, people))
    .on(contractorCalls.changeContractorProfile, ({ caller, params, body }) =>
      changeBusiness(params.id, caller, body, people),
    )
    .on(contractorCalls.verifyContractor, ({ params, body }) => verify(params.id, body, people))
    .on(contractorCalls.employees, ({ caller, params }) => listEmployees(params.id, caller, people));
}
