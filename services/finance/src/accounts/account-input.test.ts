import type { Account } from '@plaza/contracts/finance/accounts';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../service';

const path = '/api/v1/finance/accounts';
let finance: TestService;
let ana: Client;
let own: string;
beforeAll(async () => {
  finance = await openService(service);
  ana = finance.as();
  const { body } = await ana.post<Account>(path, { name: 'Savings', type: 'Savings' });
  own = `${path}/${body.id}`;
});
afterAll(() => finance.stop());

const refusedFields: [string, unknown][] = [
  ['name', ''],
  ['name', 'x'.repeat(256)],
  ['name', { $gt: '' }],
  ['name', ['Savings']],
  ['type', 'Piggy bank'],
  ['type', { $gt: '' }],
  ['status', 'Frozen'],
  ['status', { $ne: null }],
  ['owner', 'x'.repeat(256)],
  ['owner', { $gt: '' }],
  ['interestRate', '-1'],
  ['interestRate', '1.2345'],
  ['interestRate', '1000'],
  ['interestRate', 'four'],
  ['interestRate', { $gt: '' }],
  ['perks', 'x'.repeat(2001)],
  ['notes', { $gt: '' }],
  ['balance', '1234567890123456'],
  ['balance', '0.123456789'],
  ['balance', '1,000'],
  ['balance', '1e3'],
  ['balance', 1e21],
  ['balance', 'NaN'],
  ['balance', 'Infinity'],
  ['balance', true],
  ['balance', { $gt: '' }],
  ['balance', { $numberDecimal: '1' }],
  ['currency', '$$$'],
  ['currency', 'X'],
  ['currency', 'ZZZ'],
  ['currency', { $gt: '' }],
  ['conversionFactor', '0'],
  ['conversionFactor', '-1'],
  ['conversionFactor', '0.0000000000000000001234567'],
  ['conversionFactor', '1234567890123'],
  ['conversionFactor', '1e3'],
  ['conversionFactor', 1e-7],
  ['conversionFactor', 'NaN'],
  ['conversionFactor', '1,5'],
  ['conversionFactor', { $gt: '' }],
  ['version', -1],
  ['version', '0'],
  ['factorSource', 'market'],
  ['sortOrder', -1],
  ['sortOrder', 1.5],
  ['sortOrder', []],
  ['sortOrder', { $gt: '' }],
  ['userId', '7b0c4f0e-64d8-4d63-8f0c-9d3f6a3a5b11'],
  ['deletedAt', null],
  ['$set', { name: 'x' }],
];

test.each(refusedFields)('rejects %s of %j, in a new account and in changes', async (field, value) => {
  const account = { name: 'Savings', type: 'Savings', [field]: value };
  for (const refused of [await ana.post(path, account), await ana.patch(own, { [field]: value })]) {
    expect(refused).toMatchObject({ status: 400, body: { success: false, error: { code: 'invalid_input' } } });
  }
});

test('accepts texts of the maximum length', async () => {
  const account = { name: 'n'.repeat(255), type: 'Savings', owner: 'o'.repeat(255), perks: 'p'.repeat(2000) };
  expect(await ana.post(path, account)).toMatchObject({ status: 201, body: account });
});

test.each([
  ['nothing', {}],
  ['a list', []],
  ['a word', '"name"'],
  ['null', 'null'],
])('rejects %s instead of an account', async (_what, body) => {
  expect((await ana.post(path, body)).status).toBe(400);
  expect((await ana.patch(own, body)).status).toBe(400);
});

test('rejects a body that is not JSON, has another type or is too large', async () => {
  expect(await ana.post(path, '{"name":')).toMatchObject({ status: 400, body: { error: { code: 'malformed_json' } } });
  const asText = { headers: { 'content-type': 'text/plain' } };
  expect((await ana.post(path, 'name=Savings', asText)).status).toBe(415);
  expect((await ana.post(path, { name: 'x'.repeat(1_100_000), type: 'Savings' })).status).toBe(413);
});

test('reports every error, and the first one in the message', async () => {
  const { body } = await ana.post(path, { type: 'Savings', balance: 'much' });
  expect(body).toMatchObject({
    message: 'Name is required',
    error: { details: [{ path: 'name' }, { path: 'balance', message: 'Balance must be a decimal number' }] },
  });
});
