import { randomUUID } from 'node:crypto';
import type { Expense } from '@plaza/contracts/finance/expenses';
import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import { FinanceExport } from '@plaza/contracts/finance/import-export';
import { addMonths } from '../days';
import { takeMissedSnapshots } from '../history/take-missed-snapshots';
import { openFinance, type TestFinance } from '../testing/finance';
import { fixedRates } from '../testing/fixed-rates';
import { backdate, daysAgo } from '../testing/history';
import { ratesFixture } from '../testing/markets-server';

const root = '/api/v1/finance';
const bicycle = { category: 'Shopping', description: 'Bicycle', monthlyAmount: '890', type: 'Variable' };
const thisMonth = daysAgo(0).slice(0, 7);
const twoMonthsAgo = addMonths(`${thisMonth}-01`, -2).slice(0, 7);

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance();
});
afterAll(() => finance.stop());

function somebody() {
  const id = randomUUID();
  const user = finance.as({ id });
  return {
    id,
    user,
    add: (fields: object) => user.post(`${root}/expenses`, { ...bicycle, ...fields }),
    exported: async () => FinanceExport.parse((await user.get(`${root}/export`)).body),
    /** The names of the expenses after the import of a file, in their order. */
    async import(data: object, mode: 'add' | 'replace' = 'replace') {
      const { body } = await user.post(`${root}/import`, { mode, data });
      const { body: list } = await user.get<Expense[]>(`${root}/expenses`);
      return { report: body, names: list.map(({ description }) => description) };
    },
    async oneTime() {
      const { months } = (await user.get<CashFlowHistory>(`${root}/cash-flow`)).body;
      return Object.fromEntries(months.map(({ month, oneTime }) => [month, oneTime]));
    },
  };
}

/** Somebody who bought a bicycle two months ago, of which the snapshots are kept. */
async function somebodyWithBicycle() {
  const cyclist = somebody();
  await cyclist.add({ recurrence: 'One-time' });
  const days = (Date.parse(daysAgo(0)) - Date.parse(`${twoMonthsAgo}-10`)) / 86_400_000;
  await backdate(cyclist.id, days);
  await takeMissedSnapshots(cyclist.id, new Date(`${twoMonthsAgo}-12T12:00:00.000Z`), fixedRates(ratesFixture()));
  return cyclist;
}

test('a restored one-time expense stays in the month of its entry', async () => {
  const cyclist = await somebodyWithBicycle();
  const before = await cyclist.oneTime();
  expect(before).toEqual({ [twoMonthsAgo]: '890.00', [thisMonth]: '0.00' });
  const file = await cyclist.exported();
  expect(file.expenses).toMatchObject([{ enteredAt: `${twoMonthsAgo}-10T12:00:00.000Z` }]);
  expect(await cyclist.import(file)).toMatchObject({ report: { refused: [] }, names: ['Bicycle'] });
  expect(await cyclist.oneTime()).toEqual(before);
  expect((await cyclist.exported()).expenses).toEqual(file.expenses);
  const other = somebody();
  await other.import(file);
  expect(await other.oneTime()).toEqual({ [thisMonth]: '0.00' });
});

test('imported expenses are listed after existing ones, whatever the time of their entry', async () => {
  const [cyclist, other] = [await somebodyWithBicycle(), somebody()];
  await other.add({ description: 'Own' });
  expect(await other.import(await cyclist.exported(), 'add')).toMatchObject({ names: ['Own', 'Bicycle'] });
});

test.each([
  ['of an earlier release, without a time', undefined],
  ['without a time', null],
  ['from the future', '9999-01-01T00:00:00.000Z'],
])('an expense of a file %s gets the current time of entry', async (_what, enteredAt) => {
  const [cyclist, other] = [await somebodyWithBicycle(), somebody()];
  const file = await cyclist.exported();
  await other.import({ ...file, expenses: file.expenses.map((expense) => ({ ...expense, enteredAt })) });
  expect(await other.oneTime()).toEqual({ [thisMonth]: '890.00' });
});

test('rejects an expense with an invalid time of entry', async () => {
  const expenses = [{ ...bicycle, enteredAt: 'yesterday' }];
  const { report } = await somebody().import({ format: 'plaza-finance', version: 1, expenses }, 'add');
  expect(report).toMatchObject({
    taken: { expenses: 0 },
    refused: [{ kind: 'expenses', row: 1, path: 'enteredAt', value: 'yesterday' }],
  });
});

test('no request can set the time of entry', async () => {
  const { user, add } = somebody();
  const enteredAt = '2026-01-01T00:00:00.000Z';
  expect((await add({ enteredAt })).status).toBe(400);
  const { body } = await user.post<Expense>(`${root}/expenses`, bicycle);
  expect((await user.patch(`${root}/expenses/${body.id}`, { enteredAt })).status).toBe(400);
});
