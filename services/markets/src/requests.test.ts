import { marketsCalls } from '@plaza/contracts/markets/calls';
import { favouriteCalls } from '@plaza/contracts/markets/favourites';
import type { Role } from '@plaza/contracts/roles';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { testCacheHeaders } from '@plaza/test-kit/cache-table';
import { testTexts } from '@plaza/test-kit/text-table';
import { service } from './service';

let markets: TestService;
beforeAll(async () => {
  markets = await openService(service);
});
afterAll(() => markets.stop());

const clientFor = (role?: Role) => (role ? markets.as({ role }) : markets.nobody);

testTexts({
  calls: marketsCalls,
  clientFor,
  taken: Object.entries(favouriteCalls).flatMap(([name, { method }]) => (method === 'POST' ? [name] : [])),
});

testCacheHeaders({
  calls: marketsCalls,
  clientFor,
  sameForAll: [
    'crypto',
    'stocks',
    'etfs',
    'forex',
    'commodities',
    'bonds',
    'economicIndicators',
    'financialNews',
    'priceHistory',
    'sparklines',
  ],
});
