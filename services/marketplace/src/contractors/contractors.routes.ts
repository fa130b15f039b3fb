import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { followBusinessInBookings } from '../bookings/people-of-bookings';
import type { MarketplaceParts } from '../parts';
import { changeBusiness, listEmployees, readBusiness, verify } from './business';
import { findContractor, listContractors } from './contractors';

export function contractorRoutes({ trust, people }: MarketplaceParts): Routes {
  return createRoutes(trust)
    .on(contractorCalls.contractors, ({ query }) => listContractors(query))
    .on(contractorCalls.contractor, ({ params }) => findContractor(params.id))
    .on(contractorCalls.contractorProfile, ({ caller, params }) => readBusiness(params.id, caller, people))
    .on(contractorCalls.changeContractorProfile, async ({ caller, params, body }) => {
      const business = await changeBusiness(params.id, caller, body, people);
      const isShown = body.businessName !== undefined || body.businessPhone !== undefined;
      if (isShown) await followBusinessInBookings(params.id, business.businessName, business.businessPhone);
      return business;
    })
    .on(contractorCalls.verifyContractor, ({ params, body }) => verify(params.id, body, people))
    .on(contractorCalls.employees, ({ caller, params }) => listEmployees(params.id, caller, people));
}
