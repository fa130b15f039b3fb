import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { api } from '../api/api';
import { endpoint, request } from './endpoint';

test('a call without arguments is its method and path', () => {
  expect(request(financeEndpoints.loans)).toEqual({ method: 'GET', url: '/api/v1/finance/loans' });
});

test('path parameters are inserted into the path, encoded', () => {
  expect(request(marketsEndpoints.priceHistory, { kind: 'forex', key: 'USD/CAD', range: 'week' })).toEqual({
    method: 'GET',
    url: '/api/v1/markets/history/forex/USD%2FCAD?range=week',
  });
});

test.each(['.', '..', '...', 'a/..', '%2e%2e', '../..'])('%s in the path is a single segment', (term) => {
  const { url } = request(marketsEndpoints.suggestStocks, { term });
  const { pathname } = new URL(url, 'https://plaza.example');
  expect(pathname).toMatch(/^\/api\/v1\/markets\/stocks\/suggest\/[^/]+$/);
  expect(decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).trim()).toBe(term);
});

test('the remaining arguments are the query, without empty ones', () => {
  const args = { search: 'Ada & Co', status: '', from: undefined, limit: 0 };
  expect(request(marketplaceEndpoints.bookings, args).url).toBe('/api/v1/bookings?search=Ada+%26+Co&limit=0');
});

test('the body is sent unchanged', () => {
  const body = { lender: 'Bank', version: 3 };
  expect(request(financeEndpoints.changeLoan, { id: 'a b', body })).toEqual({
    method: 'PATCH',
    url: '/api/v1/finance/loans/a%20b',
    body,
  });
});

test('arguments unknown to the contract fail the type check', () => {
  const made = [
    // @ts-expect-error: a path parameter is missing
    request(financeEndpoints.removeLoan, {}),
    // @ts-expect-error: a field that loans do not have
    request(financeEndpoints.changeLoan, { id: '1', body: { creditor: 'Bank' } }),
    // @ts-expect-error: a required field is missing
    request(financeEndpoints.addLoan, { body: { lender: 'Bank', balance: '1.00' } }),
    // @ts-expect-error: a query that the call does not take
    request(marketplaceEndpoints.bookings, { word: 'Ada' }),
    // @ts-expect-error: a route that no call has
    request('GET /api/v1/finance/mortgages'),
  ];
  expect(made).toHaveLength(5);
});

test('an endpoint of RTK Query has the types of its call', () => {
  const loansApi = api.injectEndpoints({
    endpoints: (build) => ({
      endpointTestLoans: build.query(endpoint(financeEndpoints.loans)),
      endpointTestUser: build.query({
        ...endpoint(identityEndpoints.user),
        providesTags: (answer) => (answer?.user.id ? ['session/remotes'] : []),
      }),
    }),
  });
  const select = loansApi.endpoints.endpointTestLoans.select();
  const lender = (state: Parameters<typeof select>[0]) => select(state).data?.[0]?.lender;
  // @ts-expect-error: loans have no creditor
  const creditor = (state: Parameters<typeof select>[0]) => select(state).data?.[0]?.creditor;
  // @ts-expect-error: a user is asked for by id
  const start = () => loansApi.endpoints.endpointTestUser.initiate();
  expect([lender, creditor, start]).toHaveLength(3);
});
