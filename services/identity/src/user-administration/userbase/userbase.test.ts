import { randomUUID } from 'node:crypto';
import type { Userbase, UserbaseList } from '@plaza/contracts/identity/user-administration';
import type { Role } from '@plaza/contracts/roles';
import { AddressBookModel } from '../../addresses/address-book.model';
import { signedIn } from '../../testing/administration';
import { startIdentity, type TestIdentity, userFixture } from '../../testing/identity';
import { UserModel } from '../../users/user.model';
import { activeUsers } from './userbase';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await signedIn(identity, 'admin_high');
});
afterAll(() => identity.stop());
beforeEach(async () => {
  await AddressBookModel.deleteMany({});
  await UserModel.deleteMany({ _id: { $ne: admin.id } });
});

const map = async (query = '') => (await admin.client.get<Userbase>(`/api/v1/admin/userbase${query}`)).body;
const list = async (query = '') => (await admin.client.get<UserbaseList>(`/api/v1/admin/userbase/list${query}`)).body;

interface At {
  readonly role?: Role;
  readonly companyName?: string;
  readonly firstName?: string;
  readonly isActive?: boolean;
}

async function personAt(lat: number | null, lng: number | null, { role = 'user', ...fields }: At = {}) {
  const { id } = await userFixture(role);
  await UserModel.updateOne({ _id: id }, fields);
  const at = { label: 'Home', type: 'home' as const, notes: '', createdAt: new Date(), updatedAt: new Date() };
  const main = { ...at, id: randomUUID(), address: `${lat}, ${lng}`, lat, lng };
  const other = { ...at, id: randomUUID(), address: 'elsewhere', lat: -45, lng: 0 };
  await AddressBookModel.create({ _id: id, addresses: [other, main], mainId: main.id });
  return id;
}

test('neighbours are one cluster at their centre, and a single user is named', async () => {
  await personAt(43.6, -79.4);
  await personAt(43.8, -79.2);
  const id = await personAt(52.5, 13.4, { role: 'contractor', companyName: 'Spree GmbH', firstName: 'Lise' });
  const { points, people: users, located } = await map('?zoom=5');
  expect(points).toHaveLength(2);
  expect(points[0]).toEqual({ lat: expect.closeTo(43.7), lng: expect.closeTo(-79.3), count: 2 });
  const user = { id, name: 'Lise Byron', role: 'contractor', companyName: 'Spree GmbH' };
  expect(points[1]).toEqual({ lat: 52.5, lng: 13.4, count: 1, user });
  expect({ people: users, located }).toEqual({ people: 4, located: 3 });
});

test('clusters split at higher zoom levels', async () => {
  await personAt(43.6, -79.4);
  await personAt(43.8, -79.2);
  expect((await map('?zoom=3')).points).toHaveLength(1);
  expect((await map('?zoom=12&west=-80&east=-79&south=43&north=44')).points).toHaveLength(2);
});

test('shows the visible area, and counts everything in it', async () => {
  await personAt(43.6, -79.4);
  await personAt(52.5, 13.4);
  const { points, located } = await map('?west=0&east=20&south=50&north=55&zoom=6');
  expect(points.map(({ lng }) => lng)).toEqual([13.4]);
  expect(located).toBe(2);
});

test('works across the date line', async () => {
  await personAt(-17.7, 179.9);
  await personAt(-17.7, -179.9);
  await personAt(-17.7, 0);
  const { points } = await map('?west=170&east=-170&south=-30&north=0&zoom=5');
  expect(points).toHaveLength(1);
  expect(points[0]).toMatchObject({ count: 2, lat: expect.closeTo(-17.7) });
  expect(Math.abs(points[0]?.lng ?? 0)).toBeCloseTo(180);
});

test('filters by role and company', async () => {
  await personAt(10, 10, { role: 'contractor', companyName: 'One' });
  await personAt(20, 50, { role: 'contractor', companyName: 'Two' });
  await personAt(30, 90);
  expect(await map('?role=contractor')).toMatchObject({ people: 2, located: 2 });
  expect((await map('?role=contractor&company=Two')).points).toMatchObject([{ lat: 20, lng: 50 }]);
  expect(await map('?role=all&company=')).toMatchObject({ people: 4, located: 3 });
});

test('excludes deactivated and deleted users, and main addresses without a location', async () => {
  await personAt(10, 10, { isActive: false });
  await personAt(null, null);
  const deleted = await personAt(20, 20);
  await admin.client.delete(`/api/v1/admin/users/${deleted}`);
  expect(await map()).toEqual({ points: [], people: 2, located: 0 });
  expect(await list()).toMatchObject({ rows: [], pagination: { total: 0 } });
});

test('answers at most 500 points, however many users there are and at any zoom level', async () => {
  const users = Array.from({ length: 3000 }, (_, index) => {
    const account = {
      _id: randomUUID(),
      customId: `MAP-${index}`,
      email: `map-${index}@example.org`,
      passwordHash: 'x',
    };
    return { ...account, firstName: 'Ada', lastName: 'Byron', searchTerms: ['ada'] };
  });
  const at = { label: 'Home', type: 'home' as const, notes: '', createdAt: new Date(), updatedAt: new Date() };
  const books = users.map(({ _id }, index) => ({
    _id,
    mainId: 'main',
    addresses: [
      { ...at, id: 'main', address: 'x', lat: -60 + (index % 50) * 2.4, lng: -170 + Math.floor(index / 50) * 5 },
    ],
  }));
  await Promise.all([UserModel.insertMany(users), AddressBookModel.insertMany(books)]);
  const { points, located } = await map('?zoom=19');
  expect(points.length).toBeLessThanOrEqual(500);
  expect(points.length).toBeGreaterThan(100);
  expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
  expect(located).toBe(3000);
});

test('is read as a list, by name, in pages', async () => {
  for (const firstName of ['Cecilia', 'Ada', 'Bertha']) await personAt(10, 10, { firstName });
  const first = await list('?limit=2');
  expect(first.rows.map(({ name }) => name)).toEqual(['Ada Byron', 'Bertha Byron']);
  expect(first.rows[0]).toMatchObject({ role: 'user', companyName: null, address: '10, 10' });
  expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
  expect((await list('?limit=2&page=2')).rows.map(({ name }) => name)).toEqual(['Cecilia Byron']);
  expect((await list('?role=contractor')).rows).toEqual([]);
});

test.each([['zoom=20'], ['west=181'], ['north=x'], ['role=king'], ['surplus=1'], ['company[$ne]=1']])(
  'rejects ?%s',
  async (query) => {
    expect((await admin.client.get(`/api/v1/admin/userbase?${query}`)).status).toBe(400);
  },
);

test.each(['admin_low', 'contractor', 'user'] as const)('rejects %s, even with the admin flag', async (role) => {
  const { client } = await signedIn(identity, role, { isAdmin: true });
  for (const path of ['/api/v1/admin/userbase', '/api/v1/admin/userbase/list']) {
    expect((await client.get(path)).status).toBe(403);
  }
});

test('counts with an index, and reads no more documents than there are deactivated users', async () => {
  const users = Array.from({ length: 1000 }, (_, index) => ({
    customId: `CNT-${index}`,
    email: `count-${index}@example.org`,
    passwordHash: 'x',
    firstName: 'Ada',
    lastName: 'Byron',
    isActive: index >= 3,
    searchTerms: ['ada'],
  }));
  await UserModel.insertMany(users);
  const read = async (query: { explain(verbosity: 'executionStats'): unknown }) =>
    JSON.stringify(await query.explain('executionStats'));
  const counted = await read(UserModel.aggregate([{ $match: activeUsers({}) }, { $count: 'count' }]));
  expect(counted).toContain('"totalDocsExamined":0');
  expect(await read(UserModel.find({ isActive: false }, { _id: 1 }))).toContain('"totalDocsExamined":3');
});
