import type { Income } from '@plaza/contracts/finance/incomes';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';

const path = '/api/v1/finance/incomes';
const salary = { source: 'Full-time Employment', type: 'Gross (Before Tax)', monthlyAmount: '3200' };
let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

test('an income has its monthly and yearly totals, also after a change', async () => {
  const ana = finance.as();
  const { body } = await ana.post<Income>(path, { ...salary, frequency: 'Biweekly', taxable: false });
  expect(body).toMatchObject({ ...salary, monthlyAmount: '3200.00', frequency: 'Biweekly', taxable: false });
  expect(body).toMatchObject({ perMonth: '6933.33', annualTotal: '83200.00' });
  expect((await ana.patch(`${path}/${body.id}`, { frequency: 'Yearly' })).body).toMatchObject({
    perMonth: '266.67',
    annualTotal: '3200.00',
  });
});

test('totals in a currency of eight decimals have as many', async () => {
  const { body } = await finance
    .as()
    .post(path, { ...salary, currency: 'BTC', monthlyAmount: '0.1', frequency: 'Yearly' });
  expect(body).toMatchObject({ perMonth: '0.00833333', annualTotal: '0.10' });
});

test.each([
  ['type', 'Net'],
  ['frequency', 'Daily'],
  ['frequency', { $gt: '' }],
  ['taxable', 'yes'],
  ['perMonth', '1'],
])('rejects a %s of %j', async (field, value) => {
  const ana = finance.as();
  expect((await ana.post(path, { ...salary, [field]: value })).status).toBe(400);
  expect((await ana.get(path)).body).toEqual([]);
});

test.each(['source', 'type', 'monthlyAmount'])('rejects an income without %s', async (field) => {
  const answer = await finance.as().post(path, { ...salary, [field]: undefined });
  expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ path: field }] } } });
});
