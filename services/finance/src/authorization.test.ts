import { financeCalls } from '@plaza/contracts/finance/calls';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { testInternalCalls } from '@plaza/service-kit/testing/internal-calls';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { openFinance, type TestFinance } from './testing/finance';

/** Contractor employees lost both tabs that open finance; municipal users kept one of them. */
const permissions = {
  ...defaultTabPermissions,
  contractor_employee: defaultTabPermissions.contractor_employee.filter(
    (tab) => tab !== 'overview' && tab !== 'finance_manager',
  ),
  municipal_government: defaultTabPermissions.municipal_government.filter((tab) => tab !== 'overview'),
};

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance({ permissions });
});
afterAll(() => finance.stop());

testAuthorizationTable({
  calls: financeCalls,
  permissions,
  closedTo: ['contractor_employee'],
  clientFor: (token) => finance.withToken(token),
});

testInternalCalls(() => finance, []);
