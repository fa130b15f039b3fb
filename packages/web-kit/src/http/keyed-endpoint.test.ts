import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api } from '../api/api';
import { keyedEndpoint } from './keyed-endpoint';

const key = '0f9f7f0e-4a52-4c3c-9a39-0d8a3f5a6a01';
const importRows = keyedEndpoint(financeEndpoints.importRows);
const addToTicket = keyedEndpoint(marketplaceEndpoints.addToTicket);

test('the key is sent as a header, in addition to the arguments of the call', () => {
  expect(addToTicket.query({ id: 'a b', body: { text: 'Hello' }, key })).toEqual({
    method: 'POST',
    url: '/api/v1/tickets/a%20b/thread',
    body: { text: 'Hello' },
    headers: { 'Idempotency-Key': key },
  });
});

test('a call that adds nothing is sent without a key', () => {
  const body = { kind: 'accounts', csv: '', preview: true } as never;
  expect(importRows.query({ body, key: undefined })).not.toHaveProperty('headers');
});

test('has the types of its call, and requires the key', () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ keyedTestAddToTicket: build.mutation(addToTicket) }),
  });
  const { initiate } = endpoints.keyedTestAddToTicket;
  const made = [
    // @ts-expect-error: the key is missing
    () => initiate({ id: '1', body: { text: 'Hello' } }),
    // @ts-expect-error: a field that replies do not have
    () => initiate({ id: '1', body: { words: 'Hello' }, key }),
  ];
  expect(made).toHaveLength(2);
});
