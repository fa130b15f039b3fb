import { limits } from '@plaza/contracts/limits';
import { openInstance } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../service';
import { openFinance, type TestFinance } from '../testing/finance';
import { samples } from '../testing/record-samples';

const root = '/api/v1/finance';
const account = { path: `${root}/accounts`, record: { name: 'Savings', type: 'Savings' } };
const kinds = [account, ...samples].map(({ path, record }) => ({ kind: path.slice(root.length + 1), path, record }));

let finance: TestFinance;
beforeAll(async () => {
  finance = await openFinance();
});
afterAll(() => finance.stop());

const importMany = (user: Client, kind: string, record: object, count: number, mode = 'add') => {
  const data = { format: 'plaza-finance', version: 1, [kind]: Array.from({ length: count }, () => record) };
  return user.post(`${root}/import`, { mode, data });
};
const tooMany = { status: 409, body: { error: { code: 'too_many_records' } } };

test.each(kinds)('the number of $kind per user is limited, however they are added', async ({ kind, path, record }) => {
  const user = finance.as();
  expect((await importMany(user, kind, record, limits.recordsOfAKind - 1)).status).toBe(200);
  expect((await user.post(path, record)).status).toBe(201);
  const refusal = await user.post<{ error: { message: string } }>(path, record);
  expect(refusal).toMatchObject(tooMany);
  expect(refusal.body.error.message).toBe(`You have 2,000 ${kind}, the most there can be. Delete one first.`);
  expect(await importMany(user, kind, record, 1)).toMatchObject(tooMany);
  expect((await user.get<unknown[]>(path)).body).toHaveLength(limits.recordsOfAKind);
  expect((await importMany(user, kind, record, 3, 'replace')).status).toBe(200);
  expect((await user.post(path, record)).status).toBe(201);
});

test('concurrent imports do not exceed the limit', async () => {
  const user = finance.as();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => importMany(user, 'accounts', account.record, 900)),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  const { body } = await user.get<unknown[]>(account.path);
  expect(body.length).toBeLessThanOrEqual(limits.recordsOfAKind);
});

test('a deleted account can be restored only within the limit', async () => {
  const user = finance.as();
  await importMany(user, 'accounts', account.record, limits.recordsOfAKind);
  const [first] = (await user.get<{ id: string }[]>(account.path)).body;
  expect((await user.post(`${account.path}/${first?.id}/restore`)).status).toBe(200);
  expect((await user.delete(`${account.path}/${first?.id}`)).status).toBe(204);
  expect((await user.post(account.path, account.record)).status).toBe(201);
  expect(await user.post(`${account.path}/${first?.id}/restore`)).toMatchObject(tooMany);
});

test('imports and exports are limited per user and hour', async () => {
  const few = await openInstance(service, { env: { IMPORTS_PER_HOUR: '2', IDENTITY_URL: finance.identity.url } });
  const user = few.as();
  expect((await user.get(`${root}/export`)).status).toBe(200);
  expect((await importMany(user, 'accounts', account.record, 1)).status).toBe(200);
  const rows = { kind: 'accounts', csv: 'Name\nA\n', mapping: { name: 'Name' }, preview: true };
  expect((await user.post(`${root}/import/rows`, rows)).status).toBe(429);
  expect((await few.as().get(`${root}/export`)).status).toBe(200);
  await few.stop();
});
