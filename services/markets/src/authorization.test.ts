import { marketsCalls } from '@plaza/contracts/markets';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { openService, type TestService } from '@plaza/service-kit/test-service';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { service } from './service';

/** Contractors lost the tab that opens markets. */
const permissions = {
  ...defaultTabPermissions,
  contractor: defaultTabPermissions.contractor.filter((tab) => tab !== 'markets'),
};

let markets: TestService;
beforeAll(async () => {
  markets = await openService(service, { permissions });
});
afterAll(() => markets.stop());

testAuthorizationTable({
  calls: marketsCalls,
  permissions,
  closedTo: ['contractor'],
  clientFor: (token) => markets.withToken(token),
});
