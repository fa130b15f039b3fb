import { randomUUID } from 'node:crypto';
import type { Account } from '@plaza/contracts/finance/accounts';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../service';
import { AccountModel } from './account.model';

const path = '/api/v1/finance/accounts';
let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

const names = async (user: Client) => (await user.get<Account[]>(path)).body.map(({ name }) => name);

test('an account is answered as it was added, with amounts as decimal strings', async () => {
  const ana = finance.as();
  const account = {
    name: '  Rainy day ',
    type: 'Money Market',
    status: 'Locked',
    owner: 'Ben',
    interestRate: '2.500',
    perks: 'None',
    notes: 'For the roof',
    balance: '1500.5',
    currency: 'cad',
    conversionFactor: '0.73',
  };
  const added = await ana.post<Account>(path, account);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    ...account,
    name: 'Rainy day',
    interestRate: '2.5',
    balance: '1500.50',
    currency: 'CAD',
    conversionFactor: '0.730000',
    sortOrder: 0,
  });
  expect((await ana.get(path)).body).toEqual([added.body]);
});

test.each([
  ['left out', {}],
  [
    'empty',
    { interestRate: '', balance: '', conversionFactor: '', sortOrder: '', owner: ' ', status: '', perks: null },
  ],
])('fields %s get their defaults', async (_how, fields) => {
  const { status, body } = await finance.as().post(path, { name: 'Chequing', type: 'Chequing', ...fields });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'Unlocked',
    owner: 'Primary',
    interestRate: null,
    perks: '',
    notes: '',
    balance: '0.00',
    currency: 'USD',
    conversionFactor: '1.000000',
    sortOrder: 0,
  });
});

test('the largest and the smallest amounts keep every digit, and are stored as Decimal128', async () => {
  const ana = finance.as();
  const wallet = { name: 'Wallet', type: 'Crypto', currency: 'BTC', balance: '999999999999999.99999999' };
  const { body } = await ana.post<Account>(path, wallet);
  expect(body.balance).toBe('999999999999999.99999999');
  const [stored] = await AccountModel.collection.find({ name: 'Wallet' }).toArray();
  expect(stored?.balance).toMatchObject({ _bsontype: 'Decimal128' });
  expect((await ana.patch(`${path}/${body.id}`, { balance: '-0.00000001' })).body).toMatchObject({
    balance: '-0.00000001',
  });
});

test('changing one field keeps the others', async () => {
  const ana = finance.as();
  const { body: added } = await ana.post<Account>(path, { name: 'TFSA', type: 'TFSA', interestRate: 4 });
  const { status, body } = await ana.patch<Account>(`${path}/${added.id}`, { balance: '12.10' });
  expect(status).toBe(200);
  expect(body).toEqual({ ...added, balance: '12.10', version: 1, updatedAt: body.updatedAt });
  const cleared = await ana.patch(`${path}/${added.id}`, { interestRate: '', status: 'Locked' });
  expect(cleared.body).toMatchObject({ interestRate: null, status: 'Locked', balance: '12.10' });
});

test('rejects fiat amounts with more than two decimals, whether balance or currency changes', async () => {
  const ana = finance.as();
  const refused = { status: 400, body: { error: { code: 'invalid_input', details: [{ path: 'balance' }] } } };
  expect(await ana.post(path, { name: 'A', type: 'Savings', balance: '1.234' })).toMatchObject(refused);

  const coin = { name: 'Coin', type: 'Crypto', currency: 'ETH', balance: '1.23456789' };
  const { body } = await ana.post<Account>(path, coin);
  const own = `${path}/${body.id}`;
  expect(await ana.patch(own, { currency: 'EUR' })).toMatchObject(refused);
  expect(await ana.patch(own, { currency: 'EUR', balance: '1.234' })).toMatchObject(refused);
  expect((await ana.get(path)).body).toEqual([body]);
  expect(await ana.patch(own, { currency: 'EUR', balance: '1.23' })).toMatchObject({ status: 200 });
  expect(await ana.patch(own, { balance: '1.234' })).toMatchObject(refused);
  expect(await ana.patch(own, { currency: 'BTC' })).toMatchObject({ status: 200, body: { balance: '1.23' } });
});

test('concurrent changes never combine a currency with an invalid balance', async () => {
  const ana = finance.as();
  const { body } = await ana.post<Account>(path, { name: 'Coin', type: 'Crypto', currency: 'BTC', balance: '1' });
  const own = `${path}/${body.id}`;
  const [balance, currency] = await Promise.all([
    ana.patch(own, { balance: '0.12345678' }),
    ana.patch(own, { currency: 'USD' }),
  ]);
  expect([balance.status, currency.status].sort()).toEqual([200, 400]);
});

test('a deleted account can be restored at its position for a day', async () => {
  const ana = finance.as();
  for (const name of ['One', 'Two', 'Three']) await ana.post(path, { name, type: 'Savings' });
  const two = (await ana.get<Account[]>(path)).body[1];
  const own = `${path}/${two?.id}`;
  expect(await ana.delete(own)).toMatchObject({ status: 204, body: '' });
  expect(await names(ana)).toEqual(['One', 'Three']);
  expect(await ana.delete(own)).toMatchObject({ status: 404, body: { error: { code: 'account_not_found' } } });
  expect((await ana.patch(own, { name: 'Zwei' })).status).toBe(404);

  expect(await ana.post(`${own}/restore`)).toMatchObject({ status: 200, body: { id: two?.id, name: 'Two' } });
  expect((await ana.post(`${own}/restore`)).status).toBe(200);
  expect(await names(ana)).toEqual(['One', 'Two', 'Three']);

  const ttl = (await AccountModel.collection.indexes()).find(
    ({ expireAfterSeconds }) => expireAfterSeconds !== undefined,
  );
  expect(ttl).toMatchObject({ key: { deletedAt: 1 }, expireAfterSeconds: 86_400 });
});

test("answers 404 for another user's account", async () => {
  const [ana, ben] = [finance.as(), finance.as({ role: 'admin_high' })];
  const { body } = await ana.post<Account>(path, { name: 'Mine', type: 'GIC' });
  const own = `${path}/${body.id}`;
  const missing = { status: 404, body: { error: { code: 'account_not_found' } } };
  expect(await ben.patch(own, { name: 'Stolen' })).toMatchObject(missing);
  expect(await ben.patch(own, { currency: 'EUR' })).toMatchObject(missing);
  expect(await ben.delete(own)).toMatchObject(missing);
  expect(await ben.post(`${path}/reorder`, { accountIds: [body.id] })).toMatchObject(missing);
  await ana.delete(own);
  expect(await ben.post(`${own}/restore`)).toMatchObject(missing);
  expect((await ben.get(path)).body).toEqual([]);
});

test('repeating the request that added a deleted account adds no second one while it can be restored', async () => {
  const ana = finance.as();
  const send = () =>
    ana.post<Account>(path, { name: 'Once', type: 'GIC' }, { headers: { 'Idempotency-Key': 'form-of-a-test' } });
  const own = `${path}/${(await send()).body.id}`;
  await ana.delete(own);
  expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } });
  await ana.post(`${own}/restore`);
  expect((await send()).status).toBe(201);
  expect((await ana.get<Account[]>(path)).body).toHaveLength(1);
});

test('answers 404 for an invalid or unknown id', async () => {
  const ana = finance.as();
  for (const id of ['1', '%24gt', '..%2F..', randomUUID()]) {
    expect((await ana.delete(`${path}/${id}`)).status).toBe(404);
  }
});
