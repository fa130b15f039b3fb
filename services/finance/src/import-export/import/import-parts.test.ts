import { randomUUID } from 'node:crypto';
import type { FinanceExport, ImportReport } from '@plaza/contracts/finance/import-export';
import { maxImportParts, splitRows } from '@plaza/contracts/finance/import-parts';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { limits } from '@plaza/contracts/limits';
import type { Client } from '@plaza/test-kit/http';
import { removeUserData } from '../../remove-user-data';
import { openFinance, type TestFinance } from '../../testing/finance';
import { ImportPartModel } from './import-part.model';

const root = '/api/v1/finance';
const kinds = ['accounts', 'loans', 'incomes', 'expenses', 'properties'] as const;

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance();
});
afterAll(() => finance.stop());

const account = (name: string) => ({ name, type: 'Savings' });
const head = { format: 'plaza-finance', version: 1 } as const;
const namesOf = async (person: Client) =>
  (await person.get<{ name: string }[]>(`${root}/accounts`)).body.map(({ name }) => name);
const sendPart = (person: Client, file: string, place: number, rows: object) =>
  person.post(`${root}/import/parts`, { file, place, rows });

/** Sends the rows of a file in parts. @returns the rest of it, for its import */
async function sendParts(person: Client, { settings, ...rows }: Partial<FinanceExport>) {
  const parts = splitRows(rows);
  const file = randomUUID();
  for (const [place, part] of parts.entries()) {
    expect((await sendPart(person, file, place, part)).status).toBe(204);
  }
  return { data: { ...head, settings }, parts: { file, count: parts.length } };
}

const missing = { status: 409, body: { error: { code: 'import_parts_missing' } } };

test('parts are previewed and imported as one file: in order, with the loans of its properties, all or nothing', async () => {
  const person = finance.as();
  const file = randomUUID();
  const property = { address: 'A', propertyValue: '5', loan: 1 };
  await sendPart(person, file, 1, {
    accounts: [account('c'), { name: 'd', type: 'Nonsense' }],
    properties: [property],
  });
  await sendPart(person, file, 0, {
    accounts: [account('b')],
    loans: ['A', 'B'].map((lender) => ({ lender, type: 'Mortgage', balance: '1' })),
  });
  const data = { ...head, accounts: [account('a')] };
  const body = { mode: 'replace', data, parts: { file, count: 2 } };
  const preview = await person.post<ImportReport>(`${root}/import`, { ...body, preview: true });
  const refused = [{ kind: 'accounts', row: 4, path: 'type', value: 'Nonsense' }];
  expect(preview.body).toMatchObject({ preview: true, taken: { accounts: 3, loans: 2, properties: 1 }, refused });
  expect(await namesOf(person)).toEqual([]);
  expect((await person.post(`${root}/import`, body)).body).toMatchObject({ preview: false, taken: { accounts: 3 } });
  expect(await namesOf(person)).toEqual(['a', 'b', 'c']);
  const [, second] = (await person.get<{ id: string }[]>(`${root}/loans`)).body;
  expect((await person.get(`${root}/properties`)).body).toMatchObject([{ loanId: second?.id }]);
});

test('once they are imported they are gone, and the same import sent again is answered as the first time was', async () => {
  const id = randomUUID();
  const person = finance.as({ id });
  const body = await sendParts(person, { accounts: [account('a')] as FinanceExport['accounts'] });
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await person.post(`${root}/import`, body, { headers });
  expect(await ImportPartModel.countDocuments({ userId: id })).toBe(0);
  expect(await person.post(`${root}/import`, body, { headers })).toMatchObject({ status: 200, body: first.body });
  expect(await namesOf(person)).toEqual(['a']);
  expect(await person.post(`${root}/import`, body)).toMatchObject(missing);
});

test('a part that is missing, or is somebody else’s, ends the import', async () => {
  const [person, other] = [finance.as(), finance.as()];
  const file = randomUUID();
  await sendPart(person, file, 0, { accounts: [account('a')] });
  await sendPart(person, file, 2, { accounts: [account('c')] });
  for (const count of [2, 3, 4]) {
    expect(await person.post(`${root}/import`, { data: head, parts: { file, count } })).toMatchObject(missing);
  }
  expect(await other.post(`${root}/import`, { data: head, parts: { file, count: 1 } })).toMatchObject(missing);
  expect(await namesOf(person)).toEqual([]);
});

test('a person has the parts of one file at a time, each of them once, for some hours, and none once they are deleted', async () => {
  const id = randomUUID();
  const person = finance.as({ id });
  const [one, two] = [randomUUID(), randomUUID()];
  await sendPart(person, one, 0, {});
  await Promise.all(['a', 'b', 'c'].map((name) => sendPart(person, two, 0, { accounts: [account(name)] })));
  await sendPart(person, two, 0, { accounts: [account('d')] });
  expect(await ImportPartModel.find({ userId: id }).lean()).toMatchObject([{ file: two, place: 0 }]);
  const body = { data: head, preview: true, parts: { file: two, count: 1 } };
  expect((await person.post(`${root}/import`, body)).body).toMatchObject({ sample: [{ name: 'd' }] });
  const ttl = (await ImportPartModel.collection.indexes()).find((index) => index.expireAfterSeconds !== undefined);
  expect(ttl).toMatchObject({ key: { sentAt: 1 }, expireAfterSeconds: 21_600 });
  await removeUserData(id);
  expect(await ImportPartModel.countDocuments({ userId: id })).toBe(0);
});

test('together they have no more rows than one file, and names of any kind do no harm', async () => {
  const person = finance.as();
  const file = randomUUID();
  const rows = Array(1001).fill({ $where: '1', 'a.b': { $gt: '' } });
  await sendPart(person, file, 0, { loans: rows });
  await sendPart(person, file, 1, { loans: rows });
  const whole = { data: head, preview: true, parts: { file, count: 2 } };
  expect(await person.post(`${root}/import`, whole)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input', details: [{ path: 'loans' }] } },
  });
  const { body } = await person.post<ImportReport>(`${root}/import`, { ...whole, parts: { file, count: 1 } });
  expect([body.taken.loans, body.refused.length]).toEqual([0, 1001]);
});

test.each([
  ['no file', { file: 'mine', place: 0, rows: {} }],
  ['a place beyond the last', { file: randomUUID(), place: maxImportParts, rows: {} }],
  ['rows of no kind', { file: randomUUID(), place: 0, rows: { cars: [] } }],
  ['too many rows', { file: randomUUID(), place: 0, rows: { loans: Array(limits.recordsOfAKind + 1).fill(0) } }],
])('a part with %s is refused', async (_what, part) => {
  const answer = await finance.as().post(`${root}/import/parts`, part);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

/** So many records of each kind as one person may have, with texts as long as they may be. */
function everythingThereCanBe() {
  const text = (place: number, units: number) => `${place} `.padEnd(units, 'é');
  const each = (row: (place: number) => object) =>
    Array.from({ length: limits.recordsOfAKind }, (_, place) => row(place));
  const notes = (place: number) => text(place, limits.longText);
  return {
    ...head,
    accounts: each((place) => ({
      ...account(text(place, limits.accountName)),
      owner: text(place, limits.shortText),
      balance: `${place}.01`,
      perks: notes(place),
      notes: notes(place),
    })),
    loans: each((place) => ({
      lender: text(place, limits.shortText),
      type: 'Car Loan',
      balance: `${place}`,
      notes: notes(place),
    })),
    incomes: each((place) => ({ source: 'Other', type: 'Taxable', monthlyAmount: `${place}`, notes: notes(place) })),
    expenses: each((place) => ({
      category: 'Other',
      description: text(place, limits.shortText),
      monthlyAmount: `${place}`,
      type: 'Fixed',
      paymentSource: text(place, limits.shortText),
      notes: notes(place),
    })),
    properties: each((place) => ({
      address: text(place, limits.address),
      propertyValue: `${place}`,
      loan: limits.recordsOfAKind - 1 - place,
      notes: notes(place),
    })),
  };
}

/** What the figures say, but for the moment at which they were asked for. */
async function metricsOf(person: Client) {
  const { body } = await person.get<FinancialMetrics>(`${root}/metrics`);
  const { computedAt: _now, ratesAsOf: _asked, ...figures } = body;
  return figures;
}

test('the largest export is imported again, to the letter', async () => {
  const [first, second] = [finance.as(), finance.as()];
  const entered = await sendParts(first, everythingThereCanBe() as unknown as FinanceExport);
  expect((await first.post(`${root}/import`, entered)).body).toMatchObject({ refused: [] });
  const file = (await first.get<FinanceExport>(`${root}/export`)).body;
  expect(kinds.map((kind) => file[kind].length)).toEqual(kinds.map(() => limits.recordsOfAKind));
  const body = await sendParts(second, file);
  expect(body.parts.count).toBeGreaterThan(50);
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
}, 180_000);
