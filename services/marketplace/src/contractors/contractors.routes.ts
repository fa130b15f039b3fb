import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { applyBusinessChangesToBookings } from '../bookings/changes/apply-user-changes';
import type { MarketplaceDependencies } from '../dependencies';
import { changeBusinessProfile, listEmployees, readBusinessProfile, verifyContractor } from './business-profile';
import { findContractor, listContractors } from './contractors';

export function contractorRoutes({ trust, users }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(contractorCalls.contractors, ({ query }) => listContractors(query))
    .on(contractorCalls.contractor, ({ params }) => findContractor(params.id))
    .on(contractorCalls.contractorProfile, ({ caller, params }) => readBusinessProfile(params.id, caller, users))
    .on(contractorCalls.changeContractorProfile, async ({ caller, params, body }) => {
      const business = await changeBusinessProfile(params.id, caller, body, users);
      const isShown = body.businessName !== undefined || body.businessPhone !== undefined;
      if (isShown) await applyBusinessChangesToBookings(params.id, business.businessName, business.businessPhone);
      return business;
    })
    .on(contractorCalls.verifyContractor, ({ params, body }) => verifyContractor(params.id, body, users))
    .on(contractorCalls.employees, ({ caller, params }) => listEmployees(params.id, caller, users));
}
