import { randomUUID } from 'node:crypto';
import type { AddressBook } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const path = '/api/v1/profile/addresses';
const king = { label: 'Home', address: '12 King St W, Toronto' };
const reused = { status: 409, body: { error: { code: 'idempotency_key_reused' } } };

async function signedIn() {
  const client = identity.withToken((await signIn(identity, (await userFixture()).email)).token);
  return {
    client,
    list: async () => (await client.get<AddressBook>(path)).body.addresses,
    add: (key: string | undefined, input: object = {}) =>
      client.post<AddressBook>(
        path,
        { ...king, ...input },
        key === undefined ? {} : { headers: { 'Idempotency-Key': key } },
      ),
    change: (id: string, changes: object) => client.patch(`${path}/${id}`, changes),
    remove: (id: string) => client.delete(`${path}/${id}`),
  };
}

test('the same request sent again adds nothing, and gets the address as it is now', async () => {
  const { add, change, list } = await signedIn();
  const key = randomUUID();
  const { id = '' } = (await add(key)).body.address ?? {};
  await change(id, { notes: 'ring twice' });
  const again = await add(key);
  expect(again).toMatchObject({ status: 201, body: { address: { id, isMain: true, notes: 'ring twice' } } });
  expect(await list()).toHaveLength(1);
  expect(JSON.stringify(again.body)).not.toContain(key);
});

test('requests with other keys, or without one, add equal addresses', async () => {
  const { add, list } = await signedIn();
  for (const key of [randomUUID(), randomUUID(), undefined, undefined]) expect((await add(key)).status).toBe(201);
  expect(new Set((await list()).map(({ id }) => id)).size).toBe(4);
});

test('20 equal requests at once add one address, also as the first of a book', async () => {
  const { add, list } = await signedIn();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const all = await list();
  expect(all).toMatchObject([{ isMain: true }]);
  expect(new Set(answers.map(({ body }) => body.address?.id))).toEqual(new Set([all[0]?.id]));
});

test('another address with a used key is rejected', async () => {
  const { add, list } = await signedIn();
  const key = randomUUID();
  await add(key);
  expect(await add(key, { label: 'Office' })).toMatchObject(reused);
  expect(await list()).toMatchObject([{ label: 'Home' }]);
});

test('a repeated request succeeds although the book has become full', async () => {
  const { add, list } = await signedIn();
  const key = randomUUID();
  await add(key);
  for (let count = 1; count < limits.addresses; count += 1) await add(undefined);
  expect((await add(key)).status).toBe(201);
  expect(await add(randomUUID())).toMatchObject({ status: 409, body: { error: { code: 'too_many_addresses' } } });
  expect(await list()).toHaveLength(limits.addresses);
});

test('the key of a removed address can be used again', async () => {
  const { add, remove, list } = await signedIn();
  const key = randomUUID();
  await remove((await add(key)).body.address?.id ?? '');
  expect((await add(key)).status).toBe(201);
  expect(await list()).toHaveLength(1);
});

test('a key of another user means nothing', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const key = randomUUID();
  const ids = [await one.add(key), await other.add(key)].map(({ body }) => body.address?.id);
  expect(new Set(ids).size).toBe(2);
});

test.each(['a key', '$key', 'k'.repeat(101)])('the key "%s" is rejected', async (key) => {
  const { add, list } = await signedIn();
  expect((await add(key)).status).toBe(400);
  expect(await list()).toEqual([]);
});
