import type { Expense } from '@plaza/contracts/finance/expenses';
import { type ImportReport, RowsImport } from '@plaza/contracts/finance/import-export';
import { jsonSchema } from '@plaza/contracts/registry/needs';
import { findIncompatibilities } from '@plaza/service-kit/release-gate/compare-schemas';
import type { Client } from '@plaza/test-kit/http';
import { openFinance, type TestFinance } from '../../testing/finance';

const root = '/api/v1/finance';
const mapping = { category: 'Category', description: 'Description', type: 'Type', recurrence: 'Recurrence' };
const withBoth = { ...mapping, amount: 'Amount', monthlyAmount: 'Monthly' };

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance();
});
afterAll(() => finance.stop());

const send = (user: Client, csv: string, asked: object = {}) =>
  user.post<ImportReport>(`${root}/import/rows`, { kind: 'expenses', csv, mapping, amountColumn: 'Amount', ...asked });
const expensesOf = async (user: Client) => (await user.get<Expense[]>(`${root}/expenses`)).body;
const file = (head: string, ...rows: string[][]) =>
  [`Category,Description,Type,${head}`, ...rows.map((cells) => ['Insurance', 'Car', 'Fixed', ...cells].join(','))].join(
    '\n',
  );

test.each([
  ['Yearly', '1200', '100.00'],
  ['Yearly', '100', '8.33'],
  ['quarterly', '100', '33.33'],
  ['Monthly', '100', '100.00'],
  ['One-time', '1200', '1200.00'],
  ['', '100', '100.00'],
])('a cost with the recurrence "%s" of %s is stored as %s a month', async (recurrence, amount, monthlyAmount) => {
  const user = finance.as();
  const csv = file('Amount,Recurrence', [amount, recurrence]);
  const { body: preview } = await send(user, csv, { preview: true });
  expect(preview.sample.map((row) => Number(row.monthlyAmount))).toEqual([Number(monthlyAmount)]);
  expect((await send(user, csv)).body).toMatchObject({ taken: { expenses: 1 }, refused: [] });
  expect(await expensesOf(user)).toMatchObject([{ monthlyAmount }]);
});

test('a fault in the column of the amounts names its field, and so does one in its cells', async () => {
  const user = finance.as();
  expect(await send(user, file('Amount,Recurrence', ['5', 'Yearly']), { amountColumn: 'Cost' })).toMatchObject({
    status: 400,
    body: { error: { details: [{ path: 'amountColumn', message: 'There is no column Cost' }] } },
  });
  const { body } = await send(user, file('Amount,Recurrence', ['', 'Yearly'], ['-5', 'Yearly'], ['5', 'Daily']));
  expect(body.refused.map(({ path, value, message }) => [path, value, message])).toEqual([
    ['amount', '', 'Amount must be a decimal number'],
    ['amount', '-5', 'Amount must not be below zero'],
    ['recurrence', 'Daily', expect.any(String)],
  ]);
});

test('of two columns of amounts either is enough, and rows in which they contradict each other are refused', async () => {
  const user = finance.as();
  const rows = [
    ['1200', '100', 'Yearly'],
    ['', '100', 'Yearly'],
    ['1200', '', 'Yearly'],
    ['1200', '1200', 'Yearly'],
  ];
  const { body } = await send(user, file('Amount,Monthly,Recurrence', ...rows), {
    mapping: withBoth,
    amountColumn: undefined,
  });
  expect(body.refused).toMatchObject([{ row: 5, path: 'amount', value: '1200' }]);
  const stored = { monthlyAmount: '100.00', recurrence: 'Yearly' };
  expect(await expensesOf(user)).toMatchObject([stored, stored, stored]);
});

test('a screen that sends the column of the amounts is refused while the service does not know that field', () => {
  const known = jsonSchema(RowsImport.omit({ amountColumn: true }), 'input');
  expect(findIncompatibilities(jsonSchema(RowsImport, 'input'), known, 'sent', 'body')).toEqual([
    'body.amountColumn is no longer accepted',
  ]);
});
