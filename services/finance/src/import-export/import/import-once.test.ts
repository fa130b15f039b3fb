import { randomUUID } from 'node:crypto';
import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { removeUserData } from '../../remove-user-data';
import { service } from '../../service';
import { type MarketsServer, startMarkets } from '../../testing/markets-server';
import { CompletedImportModel } from './completed-import.model';
import { ImportModel } from './import.model';
import { importStores } from './import-stores';

const root = '/api/v1/finance';
const mapping = { name: 'Name', type: 'Type', balance: 'Balance' };
const rowsOf = (csv: string, preview = false) => ({ kind: 'accounts', csv, mapping, preview });
const csv = 'Name,Type,Balance\nA,Savings,1\nB,Nonsense,2\n';
const everythingOf = (name: string, mode = 'add', preview = false) => ({
  mode,
  preview,
  data: {
    format: 'plaza-finance',
    version: 1,
    accounts: [
      { name, type: 'Savings' },
      { name: 'B', type: 'Nonsense' },
    ],
  },
});

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
afterEach(() => jest.restoreAllMocks());

const send = (user: Client, path: string, body: object, key: string) =>
  user.post<ImportReport>(`${root}${path}`, body, { headers: { 'Idempotency-Key': key } });
const namesOf = async (user: Client) =>
  (await user.get<{ name: string }[]>(`${root}/accounts`)).body.map(({ name }) => name);
const reused = { status: 409, body: { error: { code: 'idempotency_key_reused' } } };

describe.each([
  ['rows', '/import/rows', rowsOf(csv), rowsOf(csv.replace('A,', 'Z,')), rowsOf(csv, true)],
  ['an export', '/import', everythingOf('A'), everythingOf('Z'), everythingOf('A', 'add', true)],
  [
    'an export replacing existing data',
    '/import',
    everythingOf('A', 'replace'),
    everythingOf('Z', 'replace'),
    everythingOf('A', 'replace', true),
  ],
])('an import of %s', (_what, path, body, otherBody, preview) => {
  test('repeated with its key adds once, and is answered like the first time', async () => {
    const user = finance.as();
    const key = randomUUID();
    const first = await send(user, path, body, key);
    expect(first.body).toMatchObject({ taken: { accounts: 1 }, refused: [{ path: 'type', value: 'Nonsense' }] });
    await user.post(`${root}/accounts`, { name: 'Since then', type: 'Savings' });
    expect(await send(user, path, body, key)).toMatchObject({ status: 200, body: first.body });
    expect(await namesOf(user)).toEqual(['A', 'Since then']);
  });

  test('with another key, by another user, or without a key is a new one', async () => {
    const [ana, ben] = [finance.as(), finance.as()];
    const key = randomUUID();
    await send(ana, path, body, key);
    await ana.post(`${root}/accounts`, { name: 'Since then', type: 'Savings' });
    for (const again of [await send(ana, path, body, randomUUID()), await ana.post(`${root}${path}`, body)]) {
      expect(again).toMatchObject({ status: 200, body: { taken: { accounts: 1 } } });
    }
    const replaces = 'mode' in body && body.mode === 'replace';
    expect(await namesOf(ana)).toEqual(replaces ? ['A'] : ['A', 'Since then', 'A', 'A']);
    expect((await send(ben, path, body, key)).status).toBe(200);
    expect(await namesOf(ben)).toEqual(['A']);
  });

  test('is rejected if its key was used for another request, and adds nothing', async () => {
    const user = finance.as();
    const key = randomUUID();
    await send(user, path, body, key);
    expect(await send(user, path, otherBody, key)).toMatchObject(reused);
    expect(await namesOf(user)).toEqual(['A']);
    expect((await send(user, path, body, 'no key of ours!')).status).toBe(400);
  });

  test('sent many times concurrently adds once', async () => {
    const user = finance.as();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(user, path, body, key)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    for (const { status, body: refusal } of answers) {
      if (status !== 200) expect(refusal).toMatchObject({ error: { code: 'import_running' } });
    }
    expect((await send(user, path, body, key)).body).toEqual(taken[0]?.body);
    expect(await namesOf(user)).toEqual(['A']);
  });

  test('that was interrupted after its commit is completed by repeating it', async () => {
    const user = finance.as();
    const key = randomUUID();
    const broken = new Error('the connection broke');
    jest.spyOn(importStores.accounts, 'changeOwner').mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
    const unfinished = { status: 500, body: { error: { code: 'import_unfinished' } } };
    expect(await send(user, path, body, key)).toMatchObject(unfinished);
    expect(await send(user, path, body, key)).toMatchObject(unfinished);
    expect(await namesOf(user)).toEqual([]);
    expect(await send(user, path, otherBody, key)).toMatchObject(reused);
    expect((await send(user, path, body, key)).body).toMatchObject({ preview: false, taken: { accounts: 1 } });
    expect((await send(user, path, body, key)).body).toMatchObject({ preview: false, taken: { accounts: 1 } });
    expect([await namesOf(user), await ImportModel.countDocuments()]).toEqual([['A'], 0]);
  });

  test('that failed is done when it is repeated, and an earlier preview does not count', async () => {
    const user = finance.as();
    const key = randomUUID();
    expect((await send(user, path, preview, key)).body).toMatchObject({ preview: true });
    jest.spyOn(importStores.accounts, 'add').mockRejectedValueOnce(new Error('the connection broke'));
    expect((await send(user, path, body, key)).status).toBe(500);
    expect((await send(user, path, body, key)).body).toMatchObject({ preview: false, taken: { accounts: 1 } });
    expect(await namesOf(user)).toEqual(['A']);
  });
});

test('the answer of an import is stored for a day, and deleted with its user', async () => {
  const id = randomUUID();
  await send(finance.as({ id }), '/import/rows', rowsOf(csv), randomUUID());
  expect(await CompletedImportModel.countDocuments({ userId: id })).toBe(1);
  const ttl = (await CompletedImportModel.collection.indexes()).find((index) => index.expireAfterSeconds !== undefined);
  expect(ttl).toMatchObject({ key: { completedAt: 1 }, expireAfterSeconds: 86_400 });
  await removeUserData(id);
  expect(await CompletedImportModel.countDocuments({ userId: id })).toBe(0);
});
