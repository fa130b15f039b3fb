import { randomUUID } from 'node:crypto';
import type { FinanceExport, ImportReport } from '@plaza/contracts/finance/import-export';
import { maxImportParts, splitRows } from '@plaza/contracts/finance/import-parts';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { limits } from '@plaza/contracts/limits';
import type { Client } from '@plaza/test-kit/http';
import { removeUserData } from '../../remove-user-data';
import { openFinance, type TestFinance } from '../../testing/finance';
import { ImportPartModel } from './import-part.model';
import { importStores } from './import-stores';

const root = '/api/v1/finance';

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance();
});
afterAll(() => finance.stop());

const account = (name: string) => ({ name, type: 'Savings' });
const head = { format: 'plaza-finance', version: 1 } as const;
const namesOf = async (user: Client) =>
  (await user.get<{ name: string }[]>(`${root}/accounts`)).body.map(({ name }) => name);
const sendPart = (user: Client, file: string, place: number, rows: object) =>
  user.post(`${root}/import/parts`, { file, place, rows });

/** Sends the rows of a file in parts. @returns the rest of it, for its import */
async function sendParts(user: Client, { settings, ...rows }: Partial<FinanceExport>) {
  const parts = splitRows(rows);
  const file = randomUUID();
  for (const [place, part] of parts.entries()) {
    expect((await sendPart(user, file, place, part)).status).toBe(204);
  }
  return { data: { ...head, settings }, parts: { file, count: parts.length } };
}

/** 22 bytes for each number once it is written in full. */
const manyNumbers = `{${Array.from({ length: 40 }, (_, field) => `"${field}":1e20`).join()}}`;
const tooManyLoans = { code: 'invalid_input', details: [{ path: 'loans' }] };
const missing = { status: 409, body: { error: { code: 'import_parts_missing' } } };

test('parts are previewed and imported as one file: in order, with the loans of its properties, all or nothing', async () => {
  const user = finance.as();
  const file = randomUUID();
  const property = { address: 'A', propertyValue: '5', loan: 1 };
  await sendPart(user, file, 0, {
    accounts: [account('b')],
    loans: ['A', 'B'].map((lender) => ({ lender, type: 'Mortgage', balance: '1' })),
  });
  await sendPart(user, file, 1, {
    accounts: [account('c'), { name: 'd', type: 'Nonsense' }],
    properties: [property],
  });
  const data = { ...head, accounts: [account('a')] };
  const body = { mode: 'replace', data, parts: { file, count: 2 } };
  const preview = await user.post<ImportReport>(`${root}/import`, { ...body, preview: true });
  const refused = [{ kind: 'accounts', row: 4, path: 'type', value: 'Nonsense' }];
  expect(preview.body).toMatchObject({ preview: true, taken: { accounts: 3, loans: 2, properties: 1 }, refused });
  expect(await namesOf(user)).toEqual([]);
  expect((await user.post(`${root}/import`, body)).body).toMatchObject({ preview: false, taken: { accounts: 3 } });
  expect(await namesOf(user)).toEqual(['a', 'b', 'c']);
  const [, second] = (await user.get<{ id: string }[]>(`${root}/loans`)).body;
  expect((await user.get(`${root}/properties`)).body).toMatchObject([{ loanId: second?.id }]);
});

test('imported parts are removed, and repeating the import is answered like the first time', async () => {
  const id = randomUUID();
  const user = finance.as({ id });
  const body = await sendParts(user, { accounts: [account('a')] as FinanceExport['accounts'] });
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await user.post(`${root}/import`, body, { headers });
  expect(await ImportPartModel.countDocuments({ userId: id })).toBe(0);
  expect(await user.post(`${root}/import`, body, { headers })).toMatchObject({ status: 200, body: first.body });
  expect(await namesOf(user)).toEqual(['a']);
  expect(await user.post(`${root}/import`, body)).toMatchObject(missing);
});

test('a missing part, or a part of another user, ends the import', async () => {
  const id = randomUUID();
  const [user, other] = [finance.as({ id }), finance.as()];
  const file = randomUUID();
  for (const place of [0, 1, 2]) await sendPart(user, file, place, { accounts: [account('a')] });
  await ImportPartModel.deleteOne({ userId: id, file, place: 1 });
  for (const count of [2, 3, 4]) {
    expect(await user.post(`${root}/import`, { data: head, parts: { file, count } })).toMatchObject(missing);
  }
  expect(await other.post(`${root}/import`, { data: head, parts: { file, count: 1 } })).toMatchObject(missing);
  expect(await namesOf(user)).toEqual([]);
});

test('an import keeps the parts of another file that is sent at the same time', async () => {
  const id = randomUUID();
  const user = finance.as({ id });
  const file = randomUUID();
  const filesThere = () => ImportPartModel.distinct('file', { userId: id });
  const ofEarlier = await sendParts(user, { accounts: [account('a')] as FinanceExport['accounts'] });
  const add = importStores.accounts.add;
  jest.spyOn(importStores.accounts, 'add').mockImplementationOnce(async (rows) => {
    await add(rows);
    await sendPart(user, file, 0, { accounts: [account('b')] });
  });
  expect((await user.post(`${root}/import`, ofEarlier)).status).toBe(200);
  expect(await filesThere()).toEqual([file]);
  expect((await user.post(`${root}/import`, { data: { ...head, accounts: [account('c')] } })).status).toBe(200);
  const csv = { kind: 'accounts', csv: 'Name,Type\nd,Savings', mapping: { name: 'Name', type: 'Type' } };
  expect((await user.post(`${root}/import/rows`, csv)).status).toBe(200);
  expect(await filesThere()).toEqual([file]);
  expect((await user.post(`${root}/import`, { data: head, parts: { file, count: 1 } })).status).toBe(200);
  expect(await filesThere()).toEqual([]);
  expect(await namesOf(user)).toEqual(['a', 'c', 'd', 'b']);
});

test('of two files sent concurrently, the one begun later continues', async () => {
  const user = finance.as();
  const [one, two] = [randomUUID(), randomUUID()];
  const send = (file: string, place: number) => sendPart(user, file, place, { accounts: [account('a')] });
  for (const [file, place] of [
    [one, 0],
    [one, 1],
    [two, 0],
  ] as const) {
    expect((await send(file, place)).status).toBe(204);
  }
  expect(await send(one, 2)).toMatchObject(missing);
  expect((await send(two, 1)).status).toBe(204);
  expect(await send(two, 3)).toMatchObject(missing);
  expect((await user.post(`${root}/import`, { data: head, parts: { file: two, count: 2 } })).status).toBe(200);
});

test('a user has the parts of one file at a time, each once, for some hours, and none after their deletion', async () => {
  const id = randomUUID();
  const user = finance.as({ id });
  const [one, two] = [randomUUID(), randomUUID()];
  await sendPart(user, one, 0, {});
  await Promise.all(['a', 'b', 'c'].map((name) => sendPart(user, two, 0, { accounts: [account(name)] })));
  await sendPart(user, two, 0, { accounts: [account('d')] });
  expect(await ImportPartModel.find({ userId: id }).lean()).toMatchObject([{ file: two, place: 0 }]);
  const body = { data: head, preview: true, parts: { file: two, count: 1 } };
  expect((await user.post(`${root}/import`, body)).body).toMatchObject({ sample: [{ name: 'd' }] });
  const ttl = (await ImportPartModel.collection.indexes()).find((index) => index.expireAfterSeconds !== undefined);
  expect(ttl).toMatchObject({ key: { sentAt: 1 }, expireAfterSeconds: 21_600 });
  await removeUserData(id);
  expect(await ImportPartModel.countDocuments({ userId: id })).toBe(0);
});

test('together they have no more rows than one file, and any names are safe', async () => {
  const user = finance.as();
  const file = randomUUID();
  const rows = Array(1001).fill({ $where: '1', 'a.b': '$gt' });
  await sendPart(user, file, 0, { loans: rows });
  await sendPart(user, file, 1, { loans: rows });
  const whole = { data: head, preview: true, parts: { file, count: 2 } };
  expect(await user.post(`${root}/import`, whole)).toMatchObject({
    status: 400,
    body: { error: tooManyLoans },
  });
  const { body } = await user.post<ImportReport>(`${root}/import`, { ...whole, parts: { file, count: 1 } });
  expect([body.taken.loans, body.refused.length]).toEqual([0, 1001]);
});

test('no part is read after the limit of rows is exceeded', async () => {
  const id = randomUUID();
  const user = finance.as({ id });
  const file = randomUUID();
  for (const place of [0, 1, 2]) await sendPart(user, file, place, { loans: Array(1001).fill({}) });
  await ImportPartModel.updateOne({ userId: id, file, place: 2 }, { rows: 'cannot be read' });
  const body = { data: head, preview: true, parts: { file, count: 3 } };
  expect(await user.post(`${root}/import`, body)).toMatchObject({ status: 400, body: { error: tooManyLoans } });
});

test('one file in parts is imported at a time: some wait, others are rejected, and small files are not blocked', async () => {
  let goOn: () => void = () => undefined;
  const { add } = importStores.loans;
  const isHeld = new Promise<void>((held) => {
    jest.spyOn(importStores.loans, 'add').mockImplementationOnce(async (rows) => {
      held();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await add(rows);
    });
  });
  const [one, other] = [finance.as(), finance.as()];
  const loans = [{ lender: 'A', type: 'Mortgage', balance: '1' }] as FinanceExport['loans'];
  const [body, ofOther] = [await sendParts(one, { loans }), await sendParts(other, { loans })];
  const first = one.post(`${root}/import`, body);
  await isHeld;
  const later = Array.from({ length: 6 }, () => other.post(`${root}/import`, { ...ofOther, preview: true }));
  const sentAway = await Promise.race(later);
  expect(sentAway).toMatchObject({ status: 503, body: { error: { code: 'busy' } } });
  expect(Number(sentAway.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await other.post(`${root}/import`, { data: head, preview: true })).status).toBe(200);
  goOn();
  expect((await first).status).toBe(200);
  const statuses = (await Promise.all(later)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect((await other.post(`${root}/import`, ofOther)).body).toMatchObject({ taken: { loans: 1 } });
});

const row = (fields: object) => ({ file: randomUUID(), place: 0, rows: { loans: [fields] } });

test.each([
  ['no file', { file: 'mine', place: 0, rows: {} }],
  ['a place beyond the last', { file: randomUUID(), place: maxImportParts, rows: {} }],
  ['rows of no kind', { file: randomUUID(), place: 0, rows: { cars: [] } }],
  ['too many rows', { file: randomUUID(), place: 0, rows: { loans: Array(limits.recordsOfAKind + 1).fill({}) } }],
  ['a row with a list', row({ notes: [[], []] })],
  ['a row with an object', row({ notes: {} })],
  ['a row that is a list', row([])],
  ['a row that is a text', { file: randomUUID(), place: 0, rows: { loans: ['a'] } }],
  ['a row that is longer than any', row({ notes: 'n'.repeat(6000) })],
  ['a row with a long name', row({ ['n'.repeat(6000)]: '' })],
  ['a row with many fields', row(Object.fromEntries(Array.from({ length: 41 }, (_, field) => [field, 0])))],
  [
    'rows that are longer where they are kept',
    `{"file":"${randomUUID()}","place":0,"rows":{"loans":[${Array(2000).fill(manyNumbers).join()}]}}`,
  ],
])('rejects a part with %s', async (_what, part) => {
  const answer = await finance.as().post(`${root}/import/parts`, part);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

/** As many incomes as one user may have, and some other records. Half of all have the longest texts. */
const counts = { accounts: 100, loans: 100, incomes: limits.recordsOfAKind, expenses: 100, properties: 100 };
function aLargeExport() {
  const text = (place: number, units: number) => `${place} `.padEnd(place % 2 === 0 ? units : 0, 'é');
  const each = (kind: keyof typeof counts, row: (place: number) => object) =>
    Array.from({ length: counts[kind] }, (_, place) => row(place));
  const notes = (place: number) => text(place, limits.longText);
  return {
    ...head,
    accounts: each('accounts', (place) => ({
      ...account(text(place, limits.accountName)),
      owner: text(place, limits.shortText),
      balance: `${place}.01`,
      perks: notes(place),
      notes: notes(place),
    })),
    loans: each('loans', (place) => ({
      lender: text(place, limits.shortText),
      type: 'Car Loan',
      balance: `${place}`,
      notes: notes(place),
    })),
    incomes: each('incomes', (place) => ({
      source: 'Other',
      type: 'Taxable',
      monthlyAmount: `${place}`,
      notes: notes(place),
    })),
    expenses: each('expenses', (place) => ({
      category: 'Other',
      description: text(place, limits.shortText),
      monthlyAmount: `${place}`,
      type: 'Fixed',
      paymentSource: text(place, limits.shortText),
      notes: notes(place),
    })),
    properties: each('properties', (place) => ({
      address: text(place, limits.address),
      propertyValue: `${place}`,
      loan: counts.loans - 1 - place,
      notes: notes(place),
    })),
  };
}

/** What the figures say, but for the moment at which they were asked for. */
async function metricsOf(user: Client) {
  const { body } = await user.get<FinancialMetrics>(`${root}/metrics`);
  const { computedAt: _now, ratesAsOf: _asked, ...figures } = body;
  return figures;
}

test('an export in many parts is imported again without any difference', async () => {
  const [first, second] = [finance.as(), finance.as()];
  const entered = await sendParts(first, aLargeExport() as unknown as FinanceExport);
  expect((await first.post(`${root}/import`, entered)).body).toMatchObject({ refused: [] });
  const file = (await first.get<FinanceExport>(`${root}/export`)).body;
  expect(recordKinds.map((kind) => file[kind].length)).toEqual(recordKinds.map((kind) => counts[kind]));
  const body = await sendParts(second, file);
  expect(body.parts.count).toBeGreaterThan(4);
  const answer = await second.post<ImportReport>(`${root}/import`, { mode: 'replace', ...body });
  expect(answer).toMatchObject({ status: 200, body: { refused: [] } });
  const again = (await second.get<FinanceExport>(`${root}/export`)).body;
  for (const kind of ['loans', 'incomes', 'expenses', 'properties'] as const) {
    expect(again[kind].length === file[kind].length && JSON.stringify(again[kind]) === JSON.stringify(file[kind])).toBe(
      true,
    );
  }
  const unplaced = ({ accounts }: FinanceExport) => JSON.stringify(accounts.map((row) => ({ ...row, sortOrder: 0 })));
  expect(unplaced(again) === unplaced(file)).toBe(true);
  expect(await metricsOf(second)).toEqual(await metricsOf(first));
}, 60_000);
