import type { Expense } from '@plaza/contracts/finance/expenses';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';

const path = '/api/v1/finance/expenses';
const insurance = { category: 'Car Insurance', description: 'Hatchback', monthlyAmount: '85', type: 'Fixed' };
let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

test('an expense stores every field, and removes cleared ones', async () => {
  const ana = finance.as();
  const fields = { recurrence: 'Yearly', essential: false, paymentSource: 'Chequing', notes: 'May', currency: 'CAD' };
  const { body } = await ana.post<Expense>(path, { ...insurance, ...fields });
  expect(body).toMatchObject({ ...insurance, ...fields, monthlyAmount: '85.00' });
  const emptied = await ana.patch(`${path}/${body.id}`, { paymentSource: '', notes: null, recurrence: '' });
  expect(emptied.body).toMatchObject({ paymentSource: '', notes: '', recurrence: 'Monthly', essential: false });
});

test.each([
  ['type', 'Fluid'],
  ['recurrence', 'Weekly'],
  ['recurrence', { $ne: null }],
  ['essential', 'true'],
  ['paymentSource', 'x'.repeat(256)],
  ['description', ' '],
])('rejects a %s of %j', async (field, value) => {
  const ana = finance.as();
  expect((await ana.post(path, { ...insurance, [field]: value })).status).toBe(400);
  expect((await ana.get(path)).body).toEqual([]);
});

test.each(['category', 'description', 'monthlyAmount', 'type'])('rejects an expense without %s', async (field) => {
  const answer = await finance.as().post(path, { ...insurance, [field]: undefined });
  expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ path: field }] } } });
});
