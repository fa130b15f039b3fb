import type { Income } from '@plaza/contracts/finance/incomes';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { IncomeModel } from './income.model';

const root = '/api/v1/finance';
const path = `${root}/incomes`;
const rental = { source: 'Rental Income', type: 'Net (After Tax)' };
const quarterly = { ...rental, frequency: 'Quarterly', monthlyAmount: '33.33', pay: '100' };

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

async function somebodyWith(income: object) {
  const ana = finance.as();
  const { body } = await ana.post<Income>(path, income);
  return { ana, income: body, change: async (changes: object) => ana.patch<Income>(`${path}/${body.id}`, changes) };
}

test.each([
  ['Quarterly', '33.33', '100', '100.00'],
  ['Quarterly', '0.01', '0.02', '0.02'],
  ['Weekly', '1083.38', '250.01', '250.01'],
])('%s pay that is %s a month is stored as entered: %s', async (frequency, monthlyAmount, pay, kept) => {
  const { ana, income } = await somebodyWith({ ...rental, frequency, monthlyAmount, pay });
  expect(income).toMatchObject({ frequency, monthlyAmount, perMonth: monthlyAmount, pay: kept });
  expect((await ana.get<Income[]>(path)).body).toEqual([income]);
});

test.each([
  ['whose amount changes', { monthlyAmount: '40' }],
  ['that becomes monthly', { frequency: 'Monthly' }],
  ['that becomes weekly', { frequency: 'Weekly' }],
  ['that is emptied', { pay: '' }],
])('only the monthly amount of pay %s is known', async (_how, changes) => {
  const { change } = await somebodyWith(quarterly);
  expect(await change(changes)).toMatchObject({ status: 200, body: { pay: null } });
});

test('pay is kept when other fields change, or an amount is set to the same value', async () => {
  const { change } = await somebodyWith(quarterly);
  expect((await change({ notes: 'x', monthlyAmount: '33.33', frequency: 'Quarterly' })).body.pay).toBe('100.00');
  expect((await change({ monthlyAmount: '50', pay: '150' })).body.pay).toBe('150.00');
});

test.each([
  ['another amount a month', { pay: '101' }],
  ['more decimals than its currency', { pay: '100.001' }],
  ['below zero', { pay: '-1' }],
  ['of a frequency whose amount is stored as it is', { frequency: 'Biweekly', monthlyAmount: '100' }],
])('rejects pay that is %s', async (_what, fields) => {
  const { ana, change } = await somebodyWith(quarterly);
  const refused = { status: 400, body: { error: { details: [{ path: 'pay' }] } } };
  expect(await ana.post(path, { ...quarterly, ...fields })).toMatchObject(refused);
  expect(await change({ pay: '100', ...fields })).toMatchObject(refused);
});

test('an income of an earlier release, and one without pay, has none', async () => {
  const { pay: _none, ...without } = quarterly;
  const { ana, income, change } = await somebodyWith(without);
  expect(income.pay).toBeNull();
  await IncomeModel.collection.updateOne({ _id: income.id as never }, { $unset: { pay: 1 } });
  expect((await ana.get(path)).body).toEqual([income]);
  expect((await change({ notes: 'x' })).body.pay).toBeNull();
});

test('an import restores it, and accepts files of earlier releases', async () => {
  const bo = finance.as();
  const { pay: _none, ...without } = quarterly;
  const data = { format: 'plaza-finance', version: 1, incomes: [quarterly, without, { ...quarterly, pay: '1' }] };
  expect((await bo.post(`${root}/import`, { data })).body).toMatchObject({
    taken: { incomes: 2 },
    refused: [{ kind: 'incomes', row: 3, path: 'pay', value: '1' }],
  });
  expect((await bo.get(path)).body).toMatchObject([{ pay: '100.00' }, { pay: null }]);
});
