import { marketsCalls } from '@plaza/contracts/markets/calls';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { testInternalCalls } from '@plaza/service-kit/testing/internal-calls';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
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

const clientFor = (token?: string) => markets.withToken(token);
const { exchangeRates, refreshExchangeRates, ...ofTheTab } = marketsCalls;

describe('calls allowed by the tab', () => {
  testAuthorizationTable({ calls: ofTheTab, permissions, closedTo: ['contractor'], clientFor });
});

describe('calls allowed for every signed-in user', () => {
  testAuthorizationTable({ calls: { exchangeRates, refreshExchangeRates }, permissions, clientFor });
});

testInternalCalls(() => markets, ['GET /internal/exchange-rates']);
