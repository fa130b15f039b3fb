import type { Call, Calls } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { platformPrefixes } from '@plaza/contracts/registry/areas';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { builtInConfiguration } from './configuration/built-in-configuration';
import { GatewayConfig } from './environment/config';
import { aliases, createRouteTable, services } from './routes';

const find = createRouteTable(builtInConfiguration(GatewayConfig.parse({})));

const calls: Readonly<Record<ServiceName, Calls>> = {
  identity: identityCalls,
  finance: financeCalls,
  markets: marketsCalls,
  marketplace: marketplaceCalls,
  registry: registryCalls,
};
const callsOf = (service: ServiceName): readonly Call[] => Object.values(calls[service]);
const isUnder = (prefix: string, { path }: Call) => path === prefix || path.startsWith(`${prefix}/`);

test.each(Object.entries(services))('the route %s matches calls of %s', (prefix, service) => {
  expect(callsOf(service).filter((made) => isUnder(prefix, made))).not.toEqual([]);
});

test('an area cannot use a prefix of the platform', () => {
  const answered = Object.keys(services).map((prefix) => prefix.replace('/api/v1/', ''));
  expect(platformPrefixes).toEqual([...answered, 'remotes', 'events', 'operations']);
});

test.each(Object.entries(aliases))('the legacy path %s is an alias for calls under %s', (from, path) => {
  const service = find('GET', from)?.service ?? 'identity';
  expect(callsOf(service).filter((made) => isUnder(path, made))).not.toEqual([]);
});

test.each(
  ServiceName.options.flatMap((service) => callsOf(service).map(({ method, path }) => ({ method, path, service }))),
)('$method $path is routed to $service', ({ method, path, service }) => {
  expect(find(method, path)).toEqual({ service, target: path });
});

test.each([
  ['/api/v1/auth/signin', 'identity'],
  ['/api/v1/me', 'identity'],
  ['/api/v1/profile/addresses/1/main', 'identity'],
  ['/api/v1/admin/users?page=1', 'identity'],
  ['/api/v1/address/suggest?q=king', 'identity'],
  ['/api/v1/finance/accounts', 'finance'],
  ['/api/v1/markets/crypto', 'markets'],
  ['/api/v1/contractors', 'marketplace'],
  ['/api/v1/bookings/1/status', 'marketplace'],
  ['/api/v1/conversations', 'marketplace'],
  ['/api/v1/tickets', 'marketplace'],
  ['/api/v1/services/categories', 'marketplace'],
  ['/api/v1/map/locations', 'marketplace'],
  ['/api/v1/registry/remotes', 'registry'],
])('%s is forwarded to %s unchanged', (target, service) => {
  expect(find('GET', target)).toEqual({ service, target });
});

test.each([
  ['/api/me', 'identity', '/api/v1/me'],
  ['/api/accounts', 'finance', '/api/v1/finance/accounts'],
  ['/api/accounts/reorder', 'finance', '/api/v1/finance/accounts/reorder'],
  ['/api/accounts/7?x=1', 'finance', '/api/v1/finance/accounts/7?x=1'],
  ['/api/accounts?x=/y', 'finance', '/api/v1/finance/accounts?x=/y'],
  ['/api/loans/1', 'finance', '/api/v1/finance/loans/1'],
  ['/api/incomes', 'finance', '/api/v1/finance/incomes'],
  ['/api/expenses', 'finance', '/api/v1/finance/expenses'],
  ['/api/properties', 'finance', '/api/v1/finance/properties'],
  ['/api/settings', 'finance', '/api/v1/finance/settings'],
  ['/api/financial-metrics', 'finance', '/api/v1/finance/metrics'],
  ['/api/exchange-rates', 'markets', '/api/v1/markets/exchange-rates'],
  ['/api/exchange-rates/refresh', 'markets', '/api/v1/markets/exchange-rates/refresh'],
  ['/api/stocks', 'markets', '/api/v1/markets/stocks'],
  ['/api/forex', 'markets', '/api/v1/markets/forex'],
  ['/api/commodities', 'markets', '/api/v1/markets/commodities'],
  ['/api/bonds', 'markets', '/api/v1/markets/bonds'],
  ['/api/etfs', 'markets', '/api/v1/markets/etfs'],
  ['/api/economic-indicators', 'markets', '/api/v1/markets/economic-indicators'],
  ['/api/financial-news', 'markets', '/api/v1/markets/financial-news'],
  ['/api/favorite-stocks/AAPL', 'markets', '/api/v1/markets/favorite-stocks/AAPL'],
  ['/api/favorite-stocks-data', 'markets', '/api/v1/markets/favorite-stocks-data'],
  ['/api/favorite-crypto', 'markets', '/api/v1/markets/favorite-crypto'],
  ['/api/favorite-forex/USD%2FCAD', 'markets', '/api/v1/markets/favorite-forex/USD%2FCAD'],
  ['/api/favorite-commodities', 'markets', '/api/v1/markets/favorite-commodities'],
  ['/api/favorite-bonds/US%2010Y', 'markets', '/api/v1/markets/favorite-bonds/US%2010Y'],
  ['/api/favorite-etfs', 'markets', '/api/v1/markets/favorite-etfs'],
  ['/api/favorite-economic-indicators/CPI', 'markets', '/api/v1/markets/favorite-economic-indicators/CPI'],
  ['/api/favorite-news/9', 'markets', '/api/v1/markets/favorite-news/9'],
])('the legacy path %s is forwarded to %s as %s', (from, service, target) => {
  expect(find('DELETE', from)).toEqual({ service, target });
});

test('POST /api/login is sign-in, and the gateway answers its GET', () => {
  expect(find('POST', '/api/login')).toEqual({ service: 'identity', target: '/api/v1/auth/signin' });
  expect(find('POST', '/api/login/further')).toBeUndefined();
  expect(find('GET', '/api/login')).toBeUndefined();
});

test('the development mailbox exists only in development', () => {
  expect(find('GET', '/dev/mail')).toEqual({ service: 'identity', target: '/dev/mail' });
  expect(
    createRouteTable(builtInConfiguration(GatewayConfig.parse({ NODE_ENV: 'production' })))('GET', '/dev/mail'),
  ).toBeUndefined();
});

test.each([
  '/internal/session',
  '/.well-known/jwks.json',
  '/api/v1/remotes',
  '/api/v1/events',
  '/api/v1/authority',
  '/api/v1/favourites',
  '/api/v1/internal/session',
  '/api/accountsx',
  '/api/v1',
  '/api/v1/',
  '/api',
  '/',
  '//api/v1/auth',
  '/x?y=/api/v1/auth',
  '/dev/other',
  '/__proto__',
  '/api/v1/constructor',
])('%s is forwarded to no service', (target) => {
  expect(find('GET', target)).toBeUndefined();
});
