import type { ImportReport, RowsImport } from '@plaza/contracts/finance/import-export';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../../service';
import { type MarketsServer, startMarkets } from '../../testing/markets-server';

const root = '/api/v1/finance';
const path = `${root}/import/rows`;

let finance: TestService;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

const accountMapping = { name: 'Name', type: 'Type', balance: 'Balance' };
const expenseMapping = { category: 'Category', description: 'Text', monthlyAmount: 'Amount', type: 'Type' };

const send = (user: Client, asked: Partial<RowsImport>) =>
  user.post<ImportReport>(path, { kind: 'accounts', mapping: accountMapping, ...asked });
const accountsOf = async (user: Client) => (await user.get<Record<string, unknown>[]>(`${root}/accounts`)).body;

test.each([
  ['commas', 'Name,Type,Balance\nA,Savings,1234.5\n', '.'],
  ['semicolons and decimal commas', 'Name;Type;Balance\nA;Savings;1.234,5\n', ','],
  ['tabs, and blanks between thousands', 'Name\tType\tBalance\nA\tSavings\t1\u00a0234,5\n', ','],
  ['a byte-order mark and the line ends of Windows', '\uFEFFName,Type,Balance\r\nA,Savings,"1,234.50"\r\n', '.'],
  ['the head in other letters, with blanks', ' NAME , type,BALANCE \nA,savings,1234.5\n', '.'],
  ['columns that nobody asked for, and empty lines', 'x,Name,Type,Balance,y\n,,,,\n\nq,A,Savings,1234.5,z,more\n', '.'],
  ['quotes where there need be none', '"Name","Type","Balance"\n"A","Savings","1234.5"', '.'],
] as const)('accepts a file with %s', async (_what, csv, decimalSign) => {
  const user = finance.as();
  expect((await send(user, { csv, decimalSign })).body).toMatchObject({ taken: { accounts: 1 }, refused: [] });
  expect(await accountsOf(user)).toMatchObject([{ name: 'A', type: 'Savings', balance: '1234.50' }]);
});

test('text may contain line breaks and quotes, and rows are counted as in a spreadsheet', async () => {
  const user = finance.as();
  const csv = 'Name,Type,Balance,Notes\n"A",Savings,1,"Two\nlines, ""quoted"""\n\nB,Nonsense,2,\n';
  const { body } = await send(user, { csv, mapping: { ...accountMapping, notes: 'Notes' } });
  expect(body.refused).toMatchObject([{ kind: 'accounts', row: 4, path: 'type', value: 'Nonsense' }]);
  expect(await accountsOf(user)).toMatchObject([{ name: 'A', notes: 'Two\nlines, "quoted"' }]);
});

test('a header may contain the separator in quotes', async () => {
  const csv = '"Description, full",Category,"Amount, USD",Type\nFlat,Rent,900,Fixed\n';
  const mapping = { ...expenseMapping, description: 'Description, full', monthlyAmount: 'Amount, USD' };
  const user = finance.as();
  expect((await send(user, { kind: 'expenses', csv, mapping })).body).toMatchObject({ refused: [] });
  expect((await user.get(`${root}/expenses`)).body).toMatchObject([{ description: 'Flat', monthlyAmount: '900.00' }]);
});

test('a formula is imported as text', async () => {
  const user = finance.as();
  await send(user, { csv: "Name,Type,Balance\n=HYPERLINK(),Savings,1\n'=1+1,Savings,2\n'tis,Savings,3\n" });
  expect((await accountsOf(user)).map(({ name }) => name)).toEqual(['=HYPERLINK()', '=1+1', "'tis"]);
});

test.each([
  ['1.5', ','],
  ['1,5', '.'],
  ['1,23,456', '.'],
  ['1.234.56', ','],
  ['1e5', '.'],
  ['NaN', '.'],
  ['12 CAD', '.'],
  ['0x10', '.'],
] as const)('rejects %s with the decimal sign %s instead of guessing', async (amount, decimalSign) => {
  const user = finance.as();
  const { body } = await send(user, { csv: `Name;Type;Balance\nA;Savings;${amount}\n`, decimalSign });
  expect(body).toMatchObject({ taken: { accounts: 0 } });
  expect(body.refused).toMatchObject([{ row: 2, path: 'balance', value: amount }]);
  expect(body.refused[0]?.message).toMatch(/^Balance must be a number written like/);
  expect(await accountsOf(user)).toEqual([]);
});

test('rejected rows are reported in the order of the file, each with its first error, and valid ones are imported', async () => {
  const csv = [
    'Category,Text,Amount,Type,Must',
    'Rent,Flat,900,Fixed,yes',
    'Rent,,900,Fixed,no',
    'Rent,Flat,,Fixed,1',
    'Rent,Flat,1.234,Fixed,',
    'Nonsense,Flat,5,Fixed,',
    'Rent,Flat,-5,Fixed,',
    'Rent,Flat,5,Fixed,perhaps',
    'rent,Other flat,5,FIXED,NO',
  ].join('\n');
  const user = finance.as();
  const mapping = { ...expenseMapping, essential: 'Must' };
  const { body } = await send(user, { kind: 'expenses', csv, mapping, currency: 'EUR' });
  expect(body.refused.map(({ row, path: field, value, message }) => [row, field, value, message])).toEqual([
    [3, 'description', '', 'Description is required'],
    [4, 'monthlyAmount', '', 'Monthly amount must be a decimal number'],
    [5, 'monthlyAmount', '1.234', 'EUR takes at most 2 decimals'],
    [6, 'category', 'Nonsense', expect.any(String)],
    [7, 'monthlyAmount', '-5', 'Monthly amount must not be below zero'],
    [8, 'essential', 'perhaps', 'Essential must be yes or no'],
  ]);
  expect((await user.get(`${root}/expenses`)).body).toMatchObject([
    { description: 'Flat', currency: 'EUR', essential: true },
    { description: 'Other flat', category: 'Rent', type: 'Fixed', essential: false },
  ]);
});

test('the currency of the row takes precedence over that of the file; factors are computed from the rates, or as entered', async () => {
  const user = finance.as();
  const csv = 'Name,Type,Balance,Currency,Factor\nA,Savings,1,cad,\nB,Savings,1,,\nC,Savings,1,GBP,3\nD,Savings,1, ,\n';
  const mapping = { ...accountMapping, currency: 'Currency', conversionFactor: 'Factor' };
  await send(user, { csv, mapping, currency: 'EUR' });
  expect(await accountsOf(user)).toMatchObject([
    { name: 'A', currency: 'CAD', conversionFactor: '0.714286', factorSource: 'market' },
    { name: 'B', currency: 'EUR', conversionFactor: '1.250000', factorSource: 'market' },
    { name: 'C', currency: 'GBP', conversionFactor: '3.000000', factorSource: 'manual' },
    { name: 'D', currency: 'EUR', conversionFactor: '1.250000', factorSource: 'market' },
  ]);
});

test('a preview adds nothing, and shows the parsed rows', async () => {
  const user = finance.as();
  const csv = 'Name;Type;Balance\nA;savings;1.234,50\n';
  const { body } = await send(user, { csv, decimalSign: ',', preview: true });
  expect(body).toMatchObject({ preview: true, taken: { accounts: 1 }, refused: [] });
  expect(body.sample).toMatchObject([{ name: 'A', type: 'Savings', balance: '1234.50', currency: 'USD' }]);
  expect(await accountsOf(user)).toEqual([]);
});

test('the rows are listed last, in the order of the file', async () => {
  const user = finance.as();
  for (const name of ['Own', 'Other']) await user.post(`${root}/accounts`, { name, type: 'Savings' });
  const rows = Array.from({ length: 50 }, (_, index) => `Row ${index},Savings,${index}`);
  await send(user, { csv: ['Name,Type,Balance', ...rows].join('\n') });
  const names = (await accountsOf(user)).map(({ name }) => name);
  expect(names).toEqual(['Own', 'Other', ...rows.map((row) => row.split(',')[0])]);
  const accountIds = (await accountsOf(user)).map(({ id }) => id).reverse();
  expect((await user.post(`${root}/accounts/reorder`, { accountIds })).status).toBe(200);
  expect((await accountsOf(user)).map(({ id }) => id)).toEqual(accountIds);
});

test('a thousand expenses are imported within seconds, even on a busy machine', async () => {
  const user = finance.as();
  const rows = Array.from({ length: 1000 }, (_, index) => `Groceries,Shop ${index},${index}.25,Variable`);
  const csv = ['Category,Text,Amount,Type', ...rows].join('\n');
  const from = performance.now();
  const { body } = await send(user, { kind: 'expenses', csv, mapping: expenseMapping });
  expect(performance.now() - from).toBeLessThan(5000);
  expect(body).toMatchObject({ taken: { expenses: 1000 }, refused: [] });
  expect((await user.get<unknown[]>(`${root}/expenses`)).body).toHaveLength(1000);
});

test.each([
  ['a column that is not there', { csv: 'Name,Type\nA,Savings' }, 'mapping.balance'],
  ['a field that there is not', { mapping: { name: 'Name', colour: 'Type' } }, 'mapping.colour'],
  ['a field of the prototype', { mapping: { constructor: 'Name' } }, 'mapping.constructor'],
  ['quotes that do not match', { csv: 'Name,Type,Balance\n"A,Savings,1\nB,Savings,1' }, 'csv'],
  ['more rows than may be', { csv: `Name,Type,Balance${'\nA,Savings,1'.repeat(2001)}` }, 'csv'],
  ['nothing in it', { csv: '' }, 'csv'],
] as const)('rejects a file with %s as a whole', async (_what, asked, field) => {
  const answer = await send(finance.as(), { csv: 'Name,Type,Balance\nA,Savings,1', ...asked });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input', details: [{ path: field }] } } });
});

test('a file without rows adds nothing', async () => {
  const { status, body } = await send(finance.as(), { csv: 'Name,Type,Balance\n' });
  expect([status, body.taken.accounts]).toEqual([200, 0]);
});
