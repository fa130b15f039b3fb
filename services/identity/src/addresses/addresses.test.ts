import { randomUUID } from 'node:crypto';
import type { Address, AddressBook } from '@plaza/contracts/identity/addresses';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const path = '/api/v1/profile/addresses';
const king = { label: 'Home', address: '12 King St W, Toronto' };
const unknown = { status: 404, body: { error: { code: 'address_not_found' } } };

async function signedIn() {
  const user = await userFixture();
  const as = identity.withToken((await signIn(identity, user.email)).token);
  return {
    ...user,
    as,
    list: async () => (await as.get<AddressBook>(path)).body.addresses,
    add: (input: object = {}) => as.post<AddressBook>(path, { ...king, ...input }),
    change: (id: string, changes: unknown) => as.patch<AddressBook>(`${path}/${id}`, changes),
    setMain: (id: string) => as.put<AddressBook>(`${path}/${id}/main`),
    remove: (id: string) => as.delete<AddressBook>(`${path}/${id}`),
  };
}

async function withThree() {
  const user = await signedIn();
  for (const label of ['first', 'second', 'third']) await user.add({ label });
  const ids = (await user.list()).map(({ id }) => id) as [string, string, string];
  return { ...user, ids };
}

const mains = (addresses: Address[]) => addresses.filter(({ isMain }) => isMain);
const labels = (addresses: Address[]) => addresses.map(({ label }) => label);

test('a new user has none', async () => {
  const { as } = await signedIn();
  expect(await as.get(path)).toMatchObject({
    status: 200,
    body: { success: true, addresses: [], data: { addresses: [] } },
  });
});

test('the first address becomes the main address, later ones do not, and each is stored as given', async () => {
  const { add } = await signedIn();
  const first = await add();
  expect(first.status).toBe(201);
  const expected = { ...king, type: 'home', notes: '', lat: null, lng: null, isMain: true };
  expect(first.body.address).toMatchObject(expected);
  expect(first.body).toMatchObject({
    success: true,
    addresses: [expected],
    data: { addresses: [expected], address: expected },
  });
  const office = { label: 'Office', address: '1 Bay St', type: 'work', notes: 'two\nlines', lat: 43.64, lng: -79.37 };
  const second = await add(office);
  expect(second.body.address).toMatchObject({ ...office, isMain: false });
  expect(labels(second.body.addresses)).toEqual(['Home', 'Office']);
});

test('setting another main address leaves exactly one, which is listed first; the others stay in the order of addition', async () => {
  const { setMain, ids } = await withThree();
  const { body } = await setMain(ids[2]);
  expect(labels(body.addresses)).toEqual(['third', 'first', 'second']);
  expect(labels(mains(body.addresses))).toEqual(['third']);
  expect(body.address).toMatchObject({ id: ids[2], isMain: true });
});

test('deleting the main address makes the first remaining one the main address; deleting another one changes nothing', async () => {
  const { remove, add, ids } = await withThree();
  expect(labels(mains((await remove(ids[1])).body.addresses))).toEqual(['first']);
  await add({ label: 'fourth' });
  expect(labels(mains((await remove(ids[0])).body.addresses))).toEqual(['third']);
  const all = (await add({ label: 'fifth' })).body.addresses;
  expect(labels(all)).toEqual(['third', 'fourth', 'fifth']);
  for (const { id } of all) await remove(id);
  expect(labels(mains((await add({ label: 'anew' })).body.addresses))).toEqual(['anew']);
});

test('a change affects only the named fields and the time of change', async () => {
  const { change, ids, list } = await withThree();
  const before = (await list())[1];
  const { status, body } = await change(ids[1], { label: 'Office', type: 'work', notes: 'ring twice' });
  expect(status).toBe(200);
  const { updatedAt, ...rest } = body.address ?? {};
  expect({ ...before, ...rest }).toEqual({ ...before, label: 'Office', type: 'work', notes: 'ring twice' });
  expect(Date.parse(updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(before?.updatedAt ?? ''));
  expect(labels(body.addresses)).toEqual(['first', 'Office', 'third']);
});

test('a new text without a location clears the old location; the same text keeps it', async () => {
  const { add, change } = await signedIn();
  const { id = '' } = (await add({ lat: 43.64, lng: -79.37 })).body.address ?? {};
  expect((await change(id, { address: king.address, label: 'x' })).body.address).toMatchObject({
    lat: 43.64,
    lng: -79.37,
  });
  expect((await change(id, { address: '1 Bay St' })).body.address).toMatchObject({ lat: null, lng: null });
  expect((await change(id, { address: '2 Bay St', lat: 0, lng: 180 })).body.address).toMatchObject({
    lat: 0,
    lng: 180,
  });
  expect((await change(id, { lat: null, lng: null })).body.address).toMatchObject({
    address: '2 Bay St',
    lat: null,
    lng: null,
  });
});

test('texts that look like database operators are stored as text', async () => {
  const { add, change } = await signedIn();
  const odd = { label: '$mainId', address: '$$ROOT', notes: '$addresses' };
  const { address } = (await add(odd)).body;
  expect(address).toMatchObject(odd);
  const odder = { label: '$$this.id', address: '$label', notes: '{"$literal": 1}' };
  expect((await change(address?.id ?? '', odder)).body.address).toMatchObject(odder);
});

test('invisible characters are removed', async () => {
  const { add } = await signedIn();
  const { body } = await add({ label: 'Ho\u202eme\u0000', address: '1 Bay\nSt\u200b', notes: 'a\r\nb\u001b' });
  expect(body.address).toMatchObject({ label: 'Home', address: '1 Bay St', notes: 'a\nb' });
});

test('accepts every field at its maximum length', async () => {
  const { add } = await signedIn();
  const full = { label: 'é'.repeat(100), address: '字'.repeat(500), notes: 'n'.repeat(2000), lat: -90, lng: 180 };
  expect((await add(full)).body.address).toMatchObject(full);
});

const wrong = [
  { label: '' },
  { label: ' ' },
  { label: '\u202e\u200b' },
  { label: 'x'.repeat(101) },
  { label: { $gt: '' } },
  { address: '' },
  { address: 'x'.repeat(501) },
  { notes: 'x'.repeat(2001) },
  { notes: null },
  { type: 'castle' },
  { lat: 43.6 },
  { lng: -79.4 },
  { lat: null, lng: 1 },
  { lat: 90.001, lng: 0 },
  { lat: 0, lng: -180.001 },
  { lat: '43.6', lng: '-79.4' },
  { isMain: true },
  { id: 'c0b4948f-e2e4-4ffe-874f-2c57e41866ef' },
  { $set: { label: 'x' } },
];
test.each(wrong)('rejects %j, in a new address and in a change', async (input) => {
  const { add, change, list } = await signedIn();
  const { id = '' } = (await add({})).body.address ?? {};
  const before = await list();
  expect([(await add(input)).status, (await change(id, input)).status]).toEqual([400, 400]);
  expect(await list()).toEqual(before);
});

test.each([{}, { label: 'Home' }, { address: '1 Bay St' }])('requires label and address for %j', async (input) => {
  const { as } = await signedIn();
  expect((await as.post(path, input)).status).toBe(400);
});

test('at most 50 can be saved, also by concurrent requests', async () => {
  const { add, list, remove } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 55 }, (_, turn) => add({ label: `${turn}` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body)).toEqual(
    Array(5).fill(expect.objectContaining({ error: expect.objectContaining({ code: 'too_many_addresses' }) })),
  );
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(409));
  const all = await list();
  expect([all.length, mains(all).length]).toEqual([50, 1]);
  await remove(all[7]?.id ?? '');
  expect((await add()).status).toBe(201);
});

test('two concurrent first addresses are both saved, and one is the main address', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { add, list } = await signedIn();
    expect((await Promise.all([add(), add()])).map(({ status }) => status)).toEqual([201, 201]);
    const all = await list();
    expect([all.length, mains(all).length]).toEqual([2, 1]);
  }
});

test('50 concurrent additions, deletions and choices leave exactly one main address, and every answer shows one', async () => {
  const { add, list, remove, setMain } = await signedIn();
  for (let turn = 0; turn < 12; turn += 1) await add({ label: `${turn}` });
  const before = await list();
  const id = (turn: number) => before[turn % before.length]?.id ?? '';
  const writes = [() => add(), (turn: number) => remove(id(turn)), (turn: number) => setMain(id(turn * 7))];
  const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => writes[turn % 3]?.(turn)));
  const books = answers.flatMap((answer) => (answer && answer.status < 300 ? [answer.body.addresses] : []));
  expect(books.length).toBeGreaterThan(20);
  for (const addresses of [...books, await list()]) {
    expect(mains(addresses)).toHaveLength(1);
    expect(addresses[0]?.isMain).toBe(true);
  }
});

test("answers 404 for another user's, an unknown and a malformed id", async () => {
  const [owner, other] = [await withThree(), await withThree()];
  for (const id of [owner.ids[0], randomUUID()]) {
    expect(await other.change(id, { label: 'mine' })).toMatchObject(unknown);
    expect(await other.setMain(id)).toMatchObject(unknown);
    expect(await other.remove(id)).toMatchObject(unknown);
  }
  expect((await other.remove('1')).status).toBe(404);
  expect(labels(await owner.list())).toEqual(['first', 'second', 'third']);
  expect(labels(mains(await other.list()))).toEqual(['first']);
});

test('rejects requests without a session or of a deleted user', async () => {
  const { id, as } = await withThree();
  await UserModel.updateOne({ _id: id }, { isActive: false });
  for (const client of [identity.nobody, as]) {
    const at = `${path}/${randomUUID()}`;
    const answers = [
      client.get(path),
      client.post(path, king),
      client.patch(at, {}),
      client.put(`${at}/main`),
      client.delete(at),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(5).fill(401));
  }
});
