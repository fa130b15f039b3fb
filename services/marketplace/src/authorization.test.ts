import { marketplaceCalls } from '@plaza/contracts/marketplace';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { openService, type TestService } from '@plaza/service-kit/test-service';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { service } from './service';

/** Contractor employees lost the tab that opens contractors. */
const permissions = {
  ...defaultTabPermissions,
  contractor_employee: defaultTabPermissions.contractor_employee.filter((tab) => tab !== 'contractors'),
};

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service, { permissions });
});
afterAll(() => marketplace.stop());

testAuthorizationTable({
  calls: marketplaceCalls,
  permissions,
  closedTo: ['contractor_employee'],
  clientFor: (token) => marketplace.withToken(token),
});
