import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { FinanceExport, type ImportReport } from '@plaza/contracts/finance/import-export';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import type { Client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { openFinance, type TestFinance } from '../testing/finance';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { enterWorkedExample } from '../testing/worked-example';

const root = '/api/v1/finance';
const path = `${root}/export`;
const importPath = `${root}/import`;

let finance: TestFinance;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openFinance({ env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

/** What the metrics say, but for what depends on the moment of asking. */
async function metricsOf(user: Client) {
  const { body } = await user.get<FinancialMetrics>(`${root}/metrics`);
  const { computedAt: _now, ratesAsOf: _asked, ...figures } = body;
  return figures;
}

/** As it is in the file, also what a schema would leave out of it. */
async function exported(user: Client): Promise<FinanceExport> {
  const { body } = await user.get<FinanceExport>(path);
  FinanceExport.parse(body);
  return body;
}

async function removeAll(user: Client) {
  for (const kind of recordKinds) {
    const { body } = await user.get<{ id: string }[]>(`${root}/${kind}`);
    for (const { id } of body) expect((await user.delete(`${root}/${kind}/${id}`)).status).toBe(204);
  }
}

/** Somebody with everything that an export could lose: rates of their own, a lock, a linked loan, a term. */
async function somebodyWithMuch(): Promise<Client> {
  const user = finance.as();
  await enterWorkedExample(user);
  const settings = { manualRateOverrides: { GOLD: '1999.123456789', EUR: '1.3' }, lockedRates: { CAD: true } };
  expect((await user.patch(`${root}/settings`, settings)).status).toBe(200);
  const bar = { name: '=Bar', type: 'Investment', currency: 'GOLD', balance: '-0.5', notes: 'Two\nlines, "quoted"' };
  await user.post(`${root}/accounts`, bar);
  await user.post(`${root}/accounts`, { name: 'Yen', type: 'Savings', currency: 'JPY', balance: '1000.01' });
  await user.post(`${root}/accounts`, {
    name: 'Typed',
    type: 'GIC',
    currency: 'GBP',
    balance: '9',
    conversionFactor: 2,
  });
  const loan = { lender: 'Nagelsmann', type: 'Mortgage', balance: '777', currency: 'EUR', termMonths: 7 };
  const { body } = await user.post<{ id: string }>(`${root}/loans`, loan);
  const home = { address: '2 Side Street', propertyValue: '5000', downPayment: '10', loanId: body.id, currency: 'EUR' };
  expect((await user.post(`${root}/properties`, home)).status).toBe(201);
  return user;
}

test('an export contains all records in the format of additions, as a file named by its day', async () => {
  const user = await somebodyWithMuch();
  const { status, headers, body } = await user.get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/json');
  const day = new Date().toISOString().slice(0, 10);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="plaza-finance-${day}.json"`);
  expect(headers.get('cache-control')).toBe('no-store');
  const { settings, accounts, loans, incomes, expenses, properties } = FinanceExport.parse(body);
  expect([accounts, loans, incomes, expenses, properties].map(({ length }) => length)).toEqual([9, 4, 3, 7, 2]);
  expect(settings).toMatchObject({ manualRateOverrides: { GOLD: '1999.123456789' }, lockedRates: { CAD: true } });
  expect(accounts.at(-1)).toMatchObject({ name: 'Typed', exactFactor: '2', factorSource: 'manual' });
  expect(properties.map(({ loan }) => loan)).toEqual([null, 3]);
  expect(JSON.stringify(body)).not.toContain('userId');
});

test('export, delete, import: the metrics are equal, and the lists are in order', async () => {
  const user = await somebodyWithMuch();
  const [before, file] = [await metricsOf(user), await exported(user)];
  await removeAll(user);
  expect((await metricsOf(user)).netWorth).toBe('0.00');
  const { status, body } = await user.post<ImportReport>(importPath, { data: file });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    preview: false,
    taken: { accounts: 9, loans: 4, incomes: 3, expenses: 7, properties: 2 },
    refused: [],
  });
  expect(await metricsOf(user)).toEqual(before);
  const { exportedAt: _then, ...again } = await exported(user);
  const { exportedAt: _now, ...once } = file;
  expect({ ...again, accounts: again.accounts.map(unplaced) }).toEqual({
    ...once,
    accounts: once.accounts.map(unplaced),
  });
});

const unplaced = ({ sortOrder: _place, ...account }: FinanceExport['accounts'][number]) => account;

test('a replacing import gives another user the same data, including settings', async () => {
  const [first, second] = [await somebodyWithMuch(), finance.as()];
  await enterWorkedExample(second);
  await second.patch(`${root}/settings`, { baseCurrency: 'EUR', manualRateOverrides: { XYZ: '5' } });
  const { body } = await second.post(importPath, { mode: 'replace', data: await exported(first) });
  expect(body).toMatchObject({ refused: [] });
  expect(await metricsOf(second)).toEqual(await metricsOf(first));
  const { exportedAt: _one, ...ofFirst } = await exported(first);
  const { exportedAt: _two, accounts, ...ofSecond } = await exported(second);
  expect({ ...ofSecond, accounts: accounts.map(unplaced) }).toEqual({
    ...ofFirst,
    accounts: ofFirst.accounts.map(unplaced),
  });
});

test('factors of a file in another base currency are computed from the rates, and existing accounts stay first', async () => {
  const [first, second] = [finance.as(), finance.as()];
  const account = { name: 'Pounds', type: 'Savings', currency: 'GBP', balance: '75', conversionFactor: '9' };
  await first.post(`${root}/accounts`, account);
  await second.patch(`${root}/settings`, { baseCurrency: 'EUR' });
  await second.post(`${root}/accounts`, { name: 'Own', type: 'Savings' });
  await second.post(importPath, { data: await exported(first) });
  expect((await second.get(`${root}/accounts`)).body).toMatchObject([
    { name: 'Own' },
    { name: 'Pounds', exactFactor: expect.stringMatching(/^1\.0666/), factorSource: 'market' },
  ]);
});

test('rejects an account without a rate, instead of counting it in the base currency', async () => {
  const user = finance.as();
  const accounts = [{ name: 'Krona', type: 'Savings', currency: 'ISK', balance: '75' }];
  const data = { format: 'plaza-finance', version: 1, accounts };
  expect((await user.post(importPath, { data })).body).toMatchObject({
    taken: { accounts: 0 },
    refused: [{ kind: 'accounts', row: 1, path: 'currency', value: 'ISK' }],
  });
});

test('a preview reports what would be imported, and changes nothing', async () => {
  const [first, second] = [await somebodyWithMuch(), finance.as()];
  await second.post(`${root}/accounts`, { name: 'Mine', type: 'Savings' });
  const asked = { mode: 'replace', preview: true, data: await exported(first) };
  const { body } = await second.post<ImportReport>(importPath, asked);
  expect(body).toMatchObject({ preview: true, taken: { accounts: 9, properties: 2 } });
  expect(body.sample[0]).toMatchObject({ name: 'Chequing', balance: '6000.00', currency: 'USD' });
  expect((await second.get(`${root}/accounts`)).body).toMatchObject([{ name: 'Mine' }]);
  expect((await second.get(`${root}/settings`)).body).toMatchObject({ manualRateOverrides: {}, version: 0 });
});

test('an invalid row is reported with its position, field, value and reason; all others are imported', async () => {
  const user = finance.as();
  const expense = { category: 'Rent', description: 'Flat', monthlyAmount: '900', type: 'Fixed' };
  const property = { address: 'A', propertyValue: '1' };
  const data = {
    format: 'plaza-finance',
    version: 1,
    expenses: [
      expense,
      { ...expense, monthlyAmount: '1e3' },
      null,
      { ...expense, colour: 'red' },
      { ...expense, notes: 'x'.repeat(2001) },
    ],
    loans: [
      { lender: 'A', type: 'Nonsense', balance: '1' },
      { lender: 'B', type: 'Mortgage', balance: { $gt: '' } },
    ],
    properties: [{ ...property, loan: 0 }, { ...property, loan: 99 }, { ...property, loan: -1 }, property],
    incomes: [{ source: 'Other', type: 'Taxable', monthlyAmount: '1', currency: 'QQQ' }],
  };
  const { status, body } = await user.post<ImportReport>(importPath, { data });
  expect(status).toBe(200);
  expect(body.taken).toMatchObject({ expenses: 1, loans: 0, properties: 1, incomes: 0 });
  expect(body.refused.map(({ kind, row, path: field, value }) => [kind, row, field, value])).toEqual([
    ['loans', 1, 'type', 'Nonsense'],
    ['loans', 2, 'balance', '{"$gt":""}'],
    ['incomes', 1, 'currency', 'QQQ'],
    ['expenses', 2, 'monthlyAmount', '1e3'],
    ['expenses', 3, '', ''],
    ['expenses', 4, '', ''],
    ['expenses', 5, 'notes', 'x'.repeat(255)],
    ['properties', 1, 'loan', '0'],
    ['properties', 2, 'loan', '99'],
    ['properties', 3, 'loan', '-1'],
  ]);
});

test.each([
  ['no export at all', { hello: 'world' }],
  ['of another version', { format: 'plaza-finance', version: 2 }],
  ['a list', []],
  ['with too many rows', { format: 'plaza-finance', version: 1, expenses: Array(2001).fill({}) }],
  ['with a kind that is no list', { format: 'plaza-finance', version: 1, loans: {} }],
])('rejects a file that is %s', async (_what, data) => {
  const answer = await finance.as().post(importPath, { mode: 'add', data });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

test.each([
  ['an unknown base currency', { baseCurrency: 'QQQ' }],
  ['a rate below zero', { manualRateOverrides: { EUR: '-1' } }],
  ['nonsense', 'nonsense'],
])('settings with %s are not imported, and neither is the rest of the file', async (_what, settings) => {
  const user = finance.as();
  await user.post(`${root}/accounts`, { name: 'Mine', type: 'Savings' });
  const data = { format: 'plaza-finance', version: 1, settings };
  expect((await user.post(importPath, { mode: 'replace', data })).status).toBe(400);
  expect((await user.get(`${root}/accounts`)).body).toMatchObject([{ name: 'Mine' }]);
});

test('the factor of an account keeps every digit, also if the market has changed since', async () => {
  const [first, second] = [finance.as(), finance.as()];
  await first.post(`${root}/accounts`, {
    name: 'Yen',
    type: 'Savings',
    currency: 'JPY',
    balance: '999999999999999.99',
  });
  const file = await exported(first);
  markets.exchangeRates = ratesFixture({ JPY: 77 });
  await second.post(importPath, { data: file });
  expect((await exported(second)).accounts).toEqual(file.accounts);
  markets.exchangeRates = ratesFixture();
});

test('users cannot get the export of another one', async () => {
  const user = await somebodyWithMuch();
  expect((await exported(user)).accounts).not.toEqual([]);
  expect((await exported(finance.as())).accounts).toEqual([]);
});

test('the CSV files open in a spreadsheet: with byte order mark, quoted, no formulas, numbers as numbers', async () => {
  const id = randomUUID();
  const user = finance.as({ id });
  const notes = 'Two\nlines, "quoted"';
  await user.post(`${root}/accounts`, { name: '=1+1', type: 'Savings', balance: '-5', notes, owner: '@home' });
  const { bytes, headers } = await download(`${path}?format=csv`, accessTokenFor({ id }));
  expect(headers['content-disposition']).toMatch(/^attachment; filename="plaza-finance-\d{4}-\d\d-\d\d-csv\.zip"$/);
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual([
    'accounts.csv',
    'expenses.csv',
    'incomes.csv',
    'loans.csv',
    'properties.csv',
    'settings.csv',
  ]);
  const text = Buffer.from(files['accounts.csv'] ?? []).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(data).toMatchObject([{ name: "'=1+1", balance: '-5.00', notes, owner: "'@home" }]);

  const mapping = { name: 'name', type: 'type', balance: 'balance', notes: 'notes', owner: 'owner' };
  await user.post(`${importPath}/rows`, { kind: 'accounts', csv: text, mapping });
  const both = (await user.get<object[]>(`${root}/accounts`)).body;
  expect(both).toMatchObject(Array(2).fill({ name: '=1+1', balance: '-5.00', notes, owner: '@home' }));
});

/** The bytes of an answer, which the client of test-kit takes for text. */
function download(place: string, token: string): Promise<{ bytes: Buffer; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    get(new URL(place, finance.url), { headers: { authorization: `Bearer ${token}` } }, (response) => {
      buffer(response).then((bytes) => resolve({ bytes, headers: response.headers }), reject);
    }).once('error', reject);
  });
}

describe('the audit', () => {
  const id = randomUUID();
  const impersonatorId = randomUUID();

  test.each([
    ['a user', { id }, { id, role: 'user' }],
    ['an administrator who acts as a user', { id, impersonatorId }, { id: impersonatorId, role: 'admin_high' }],
  ])('records an export by %s', async (_who, user, actor) => {
    const { identity } = finance;
    identity.auditRecords.length = 0;
    const { headers } = await finance.as(user).get(`${path}?format=csv`);
    const requestId = headers.get('x-request-id');
    const record = { actor, target: id, action: 'finance.export', before: null, after: { format: 'csv' }, requestId };
    expect(identity.auditRecords).toEqual([{ ...record, id: expect.any(String) }]);
  });

  test('is written first: an export that cannot be recorded is not sent', async () => {
    finance.identity.isUp = false;
    const { status, body } = await finance.as().get(path);
    finance.identity.isUp = true;
    expect([status, body]).toMatchObject([500, { error: { code: 'audit_unavailable' } }]);
  });
});
