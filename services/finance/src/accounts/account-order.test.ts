import { randomUUID } from 'node:crypto';
import type { Account } from '@plaza/contracts/finance/accounts';
import { limits } from '@plaza/contracts/limits';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { seedAccounts } from '../seed/seed';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { nextReorderSequence, reordered, storeOrder } from './account-order';
import { listAccounts } from './accounts';

const path = '/api/v1/finance/accounts';
let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

async function personWith(...names: string[]) {
  const user = finance.as();
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await user.post<Account>(path, { name, type: 'Savings' })).body.id);
  }
  const list = async () => (await user.get<Account[]>(path)).body;
  return {
    ...user,
    ids,
    list,
    names: async () => (await list()).map(({ name }) => name).join(' '),
    reorder: (accountIds: unknown) => user.post<Account[]>(`${path}/reorder`, { accountIds }),
  };
}

test('the given order is answered and stored', async () => {
  const ana = await personWith('a', 'b', 'c');
  const [a, b, c] = ana.ids;
  const { status, body } = await ana.reorder([c, a, b]);
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([c, a, b]);
  expect(body.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
  expect(await ana.list()).toEqual(body);
});

test('accounts that are not named keep their positions', async () => {
  expect(reordered(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b']);
  const ana = await personWith('a', 'b', 'c');
  await ana.reorder([ana.ids[2], ana.ids[0]]);
  expect(await ana.names()).toBe('c b a');
});

test('a new account without a position is listed last, also after reordering; one with a position is placed there', async () => {
  const ana = await personWith('a', 'b');
  expect((await ana.list()).map(({ sortOrder }) => sortOrder)).toEqual([0, 0]);
  await ana.reorder(ana.ids.toReversed());
  await ana.post(path, { name: 'c', type: 'Savings', sortOrder: 0 });
  await ana.post(path, { name: 'e', type: 'Savings', sortOrder: '9' });
  await ana.post(path, { name: 'd', type: 'Savings', sortOrder: 5 });
  await ana.post(path, { name: 'f', type: 'Savings' });
  expect(await ana.names()).toBe('b a d e c f');
});

test('an account whose position is reset is listed with those that have none, oldest first', async () => {
  const ana = await personWith('a', 'b', 'c');
  await ana.reorder(ana.ids);
  await ana.post(path, { name: 'd', type: 'Savings', sortOrder: '' });
  const { body } = await ana.patch<Account>(`${path}/${ana.ids[1]}`, { sortOrder: 0 });
  expect(body.sortOrder).toBe(0);
  expect(await ana.names()).toBe('a c b d');
});

test("an order with another user's account is answered with 404, and changes nothing", async () => {
  const [ana, ben] = [await personWith('a', 'b'), await personWith('x')];
  const before = await ana.list();
  const [a, b] = ana.ids;
  for (const foreign of [ben.ids[0], randomUUID()]) {
    expect((await ana.reorder([b, foreign, a])).status).toBe(404);
  }
  await ana.delete(`${path}/${b}`);
  expect((await ana.reorder([b, a])).status).toBe(404);
  await ana.post(`${path}/${b}/restore`);
  expect((await ana.list()).map(({ id, sortOrder }) => ({ id, sortOrder }))).toEqual(
    before.map(({ id, sortOrder }) => ({ id, sortOrder })),
  );
});

test.each([
  ['nothing', undefined],
  ['an empty list', []],
  ['an operator', { $gt: '' }],
  ['operators', [{ $gt: '' }]],
  ['an invalid id', ['1']],
  ['too many', Array.from({ length: limits.recordsOfAKind + 1 }, () => randomUUID())],
])('rejects %s as an order', async (_what, accountIds) => {
  const ana = await personWith('a');
  expect((await ana.reorder(accountIds)).status).toBe(400);
});

test('rejects an order that names an account twice', async () => {
  const ana = await personWith('a', 'b');
  const [a, b] = ana.ids;
  expect(await ana.reorder([a, b, a])).toMatchObject({ status: 400 });
});

test('50 concurrent additions are all stored', async () => {
  const ana = await personWith();
  const added = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ana.post<Account>(path, { name: `${n}`, type: 'Savings' })),
  );
  const list = await ana.list();
  expect(list.map(({ id }) => id).toSorted()).toEqual(added.map(({ body }) => body.id).toSorted());
});

test('20 concurrent reorderings each answer all accounts, and the stored order is one of theirs', async () => {
  const userId = randomUUID();
  const names = Array.from({ length: 120 }, (_, n) => `${n}`);
  await seedAccounts(
    userId,
    names.map((name) => ({ name, type: 'Savings' })),
  );
  const ana = finance.as({ id: userId });
  const idsNow = async () => (await ana.get<Account[]>(path)).body.map(({ id }) => id);
  const ids = await idsNow();
  const orders = names.slice(0, 20).map((_, n) => [...ids.slice(n), ...ids.slice(0, n)]);
  const answers = await Promise.all(orders.map((accountIds) => ana.post<Account[]>(`${path}/reorder`, { accountIds })));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  }
  expect(orders.map(String)).toContain(String(await idsNow()));
});

test('a late reordering does not overwrite the positions of a later one', async () => {
  const userId = randomUUID();
  await seedAccounts(userId, [
    { name: 'a', type: 'Savings' },
    { name: 'b', type: 'Savings' },
  ]);
  const ids = async () => (await listAccounts(userId, fixedRates())).map(({ id }) => id);
  const [before, earlier, later] = [await ids(), await nextReorderSequence(userId), await nextReorderSequence(userId)];
  await storeOrder(userId, before.toReversed(), later);
  await storeOrder(userId, before, earlier);
  expect(await ids()).toEqual(before.toReversed());
});

test('accounts added during a reordering are all stored', async () => {
  const ana = await personWith('a', 'b', 'c');
  await Promise.all(
    Array.from({ length: 25 }, (_, n) => [
      ana.post(path, { name: `new${n}`, type: 'Savings' }),
      ana.reorder(n % 2 ? ana.ids : ana.ids.toReversed()),
    ]).flat(),
  );
  expect(await ana.list()).toHaveLength(28);
});
