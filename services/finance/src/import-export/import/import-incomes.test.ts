import { randomUUID } from 'node:crypto';
import { type ImportReport, RowsImport } from '@plaza/contracts/finance/import-export';
import type { Income } from '@plaza/contracts/finance/incomes';
import { jsonSchema } from '@plaza/contracts/registry/needs';
import { findIncompatibilities } from '@plaza/service-kit/release-gate/compare-schemas';
import type { Client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { strFromU8, unzipSync } from 'fflate';
import { openFinance, type TestFinance } from '../../testing/finance';

const root = '/api/v1/finance';
const other = { source: 'Source', type: 'Type', currency: 'Currency', frequency: 'Frequency' };
const withPay = { ...other, pay: 'Amount' };
const withBoth = { ...withPay, monthlyAmount: 'Monthly' };
const payApart = { mapping: other, payColumn: 'Amount' };

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance();
});
afterAll(() => finance.stop());

const send = (user: Client, csv: string, asked: object = {}) =>
  user.post<ImportReport>(`${root}/import/rows`, { kind: 'incomes', csv, mapping: withPay, ...asked });
const incomesOf = async (user: Client) => (await user.get<Income[]>(`${root}/incomes`)).body;
const row = (...cells: string[]) => ['Side Hustle', 'Net (After Tax)', ...cells].join(',');
const file = (head: string, ...rows: string[]) => [`Source,Type,${head}`, ...rows].join('\n');

test.each([
  ['Weekly', { monthlyAmount: '2166.67', perMonth: '2166.67', pay: '500.00' }],
  ['quarterly', { monthlyAmount: '166.67', perMonth: '166.67', pay: '500.00' }],
  ['Biweekly', { monthlyAmount: '500.00', perMonth: '1083.33', pay: null }],
  ['Yearly', { monthlyAmount: '500.00', perMonth: '41.67', pay: null }],
  ['', { monthlyAmount: '500.00', perMonth: '500.00', pay: null, frequency: 'Monthly' }],
])('an amount of 500 with the frequency "%s" is stored as pay, as a form stores it', async (frequency, expected) => {
  const user = finance.as();
  const csv = file('Amount,Frequency,Currency', row('500', frequency, ''));
  const { body: preview } = await send(user, csv, { preview: true });
  expect(preview.sample).toMatchObject([{ pay: '500', perMonth: expected.perMonth }]);
  expect((await send(user, csv)).body).toMatchObject({ taken: { incomes: 1 }, refused: [] });
  expect(await incomesOf(user)).toMatchObject([expected]);
});

test('the column of the pay may have a field of its own, and a fault in it names that field', async () => {
  const user = finance.as();
  const csv = file('Amount,Frequency,Currency', row('500', 'Weekly', 'USD'));
  expect((await send(user, csv, payApart)).body).toMatchObject({ taken: { incomes: 1 }, refused: [] });
  expect(await incomesOf(user)).toMatchObject([{ monthlyAmount: '2166.67', pay: '500.00' }]);
  expect(await send(user, csv, { ...payApart, payColumn: 'Wage' })).toMatchObject({
    status: 400,
    body: { error: { details: [{ path: 'payColumn', message: 'There is no column Wage' }] } },
  });
});

test('a screen that sends the column of the pay is refused while the service does not know that field', () => {
  const known = jsonSchema(RowsImport.omit({ payColumn: true }), 'input');
  expect(findIncompatibilities(jsonSchema(RowsImport, 'input'), known, 'sent', 'body')).toEqual([
    'body.payColumn is no longer accepted',
  ]);
});

test('pay is rounded to the decimals of its currency, that of the file if the row has none', async () => {
  const user = finance.as();
  const rows = [
    ['0,1', 'Weekly', 'BTC'],
    ['10,01', 'Weekly', ''],
  ].map((cells) => ['Side Hustle', 'Taxable', ...cells].join(';'));
  const csv = ['Source;Type;Amount;Frequency;Currency', ...rows].join('\n');
  await send(user, csv, { decimalSign: ',', currency: 'EUR' });
  expect(await incomesOf(user)).toMatchObject([
    { currency: 'BTC', monthlyAmount: '0.43333333', pay: '0.10' },
    { currency: 'EUR', monthlyAmount: '43.38', pay: '10.01' },
  ]);
});

test('invalid pay is reported in its own column', async () => {
  const user = finance.as();
  const cells = [
    ['', 'Monthly', 'USD'],
    ['-5', 'Weekly', 'USD'],
    ['1.234', 'Weekly', 'USD'],
    ['1.234', 'Monthly', 'USD'],
    ['5', 'Fortnightly', 'USD'],
    ['5', 'Weekly', '?'],
  ];
  const { body } = await send(user, file('Amount,Frequency,Currency', ...cells.map((one) => row(...one))));
  expect(body.taken).toMatchObject({ incomes: 0 });
  expect(body.refused.map(({ path, value, message }) => [path, value, message])).toEqual([
    ['pay', '', 'Pay must be a decimal number'],
    ['pay', '-5', 'Pay must not be below zero'],
    ['pay', '1.234', 'USD takes at most 2 decimals'],
    ['pay', '1.234', 'USD takes at most 2 decimals'],
    ['frequency', 'Fortnightly', expect.any(String)],
    ['currency', '?', 'Currency must be a currency code'],
  ]);
});

test('a column of monthly amounts alone is taken as it is', async () => {
  const user = finance.as();
  const { currency: _none, ...others } = other;
  await send(user, file('Monthly,Frequency', row('500', 'Weekly')), {
    mapping: { ...others, monthlyAmount: 'Monthly' },
  });
  expect(await incomesOf(user)).toMatchObject([{ monthlyAmount: '500.00', pay: null }]);
});

test('of two columns of amounts either is enough, and rows in which they contradict each other are refused', async () => {
  const user = finance.as();
  const rows = [
    ['500', '2166.67', 'Weekly'],
    ['', '500', 'Weekly'],
    ['500', '', 'Weekly'],
    ['500', '500.00', 'Yearly'],
    ['500', '41.67', 'Yearly'],
    ['500', '500', 'Weekly'],
  ].map((cells) => row(...cells, 'USD'));
  const { body } = await send(user, file('Amount,Monthly,Frequency,Currency', ...rows), { mapping: withBoth });
  expect(body.refused).toMatchObject([
    { row: 6, path: 'pay', value: '500' },
    { row: 7, path: 'pay', value: '500' },
  ]);
  expect(await incomesOf(user)).toMatchObject([
    { monthlyAmount: '2166.67', pay: '500.00' },
    { monthlyAmount: '500.00', pay: null },
    { monthlyAmount: '2166.67', pay: '500.00' },
    { monthlyAmount: '500.00', pay: null, frequency: 'Yearly' },
  ]);
});

test("Plaza's own file of incomes restores them exactly", async () => {
  const [id, user] = [randomUUID(), finance.as()];
  const owner = finance.as({ id });
  const income = { source: 'Rental Income', type: 'Taxable' };
  await owner.post(`${root}/incomes`, { ...income, frequency: 'Quarterly', monthlyAmount: '33.33', pay: '100' });
  await owner.post(`${root}/incomes`, { ...income, frequency: 'Weekly', monthlyAmount: '7.01' });
  await owner.post(`${root}/incomes`, { ...income, frequency: 'Biweekly', monthlyAmount: '3200', taxable: false });
  const headers = { authorization: `Bearer ${accessTokenFor({ id })}` };
  const answer = await fetch(new URL(`${root}/export?format=csv`, finance.url), { headers });
  const csv = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['incomes.csv'] ?? new Uint8Array());
  const fields = ['source', 'type', 'pay', 'monthlyAmount', 'currency', 'frequency', 'taxable', 'notes'];
  const mapping = Object.fromEntries(fields.map((field) => [field, field]));
  expect((await send(user, csv, { mapping })).body).toMatchObject({ taken: { incomes: 3 }, refused: [] });
  const amounts = ({ pay, monthlyAmount, perMonth, frequency, taxable }: Income) =>
    [pay, monthlyAmount, perMonth, frequency, taxable] as const;
  expect((await incomesOf(user)).map(amounts)).toEqual((await incomesOf(owner)).map(amounts));
});
