import { randomUUID } from 'node:crypto';
import type { ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { seedCatalog } from '../seed/seed';
import { service } from '../service';
import { CategoryModel } from './category.model';

const path = '/api/v1/services/categories';
let marketplace: TestService;
let admin: Client;
let customer: Client;
beforeAll(async () => {
  marketplace = await openService(service);
  admin = marketplace.as({ role: 'admin_low' });
  customer = marketplace.as();
});
afterAll(() => marketplace.stop());
beforeEach(() => CategoryModel.deleteMany());

const add = async (category: object) => (await admin.post<ServiceCategory>(path, category)).body;
const names = async (client: Client) => (await client.get<ServiceCategory[]>(path)).body.map(({ name }) => name);

test('a category is added with the documented defaults, and everybody sees it', async () => {
  const answer = await admin.post<ServiceCategory>(path, { name: ' Plumbing ' });
  expect(answer).toMatchObject({ status: 201, body: { name: 'Plumbing', description: '', isActive: true } });
  expect(await customer.get(path)).toMatchObject({ status: 200, body: [answer.body] });
});

test('categories are sorted by name, ignoring case and accents, with numbers by value', async () => {
  for (const name of ['roofing', 'Electrical', 'Level 10', 'Level 2', 'éclairage']) await add({ name });
  expect(await names(customer)).toEqual(['éclairage', 'Electrical', 'Level 2', 'Level 10', 'roofing']);
});

test('an inactive one is visible only to administrators', async () => {
  await add({ name: 'Roofing', isActive: false });
  const { id } = await add({ name: 'Painting' });
  expect(await names(customer)).toEqual(['Painting']);
  expect(await admin.patch(`${path}/${id}`, { isActive: false })).toMatchObject({
    status: 200,
    body: { isActive: false },
  });
  expect(await names(customer)).toEqual([]);
  expect(await names(marketplace.as({ role: 'contractor' }))).toEqual([]);
  expect(await names(marketplace.as({ role: 'user', isAdmin: true }))).toEqual(['Painting', 'Roofing']);
});

test('a category is changed', async () => {
  const { id } = await add({ name: 'Roofing' });
  const changes = { name: 'Roofs', description: 'Shingles and gutters' };
  expect(await admin.patch(`${path}/${id}`, changes)).toMatchObject({ status: 200, body: { id, ...changes } });
  expect(await admin.patch(`${path}/${id}`, { name: 'ROOFS' })).toMatchObject({ status: 200, body: { name: 'ROOFS' } });
});

test.each(['Roofing', 'ROOFING', ' roofing ', 'Ｒoofing'])('names are unique: %s', async (name) => {
  await add({ name: 'Roofing' });
  const { id } = await add({ name: 'Painting' });
  const exists = { status: 409, body: { error: { code: 'category_exists' } } };
  expect(await admin.post(path, { name })).toMatchObject(exists);
  expect(await admin.patch(`${path}/${id}`, { name })).toMatchObject(exists);
  expect(await names(admin)).toEqual(['Painting', 'Roofing']);
});

test('of many concurrent additions with the same name, one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post(path, { name: 'Roofing' })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

const wrong: [string, unknown][] = [
  ['an unknown field', { name: 'A', nameKey: 'b' }],
  ['an operator for a name', { name: { $gt: '' } }],
  ['a number for a name', { name: 5 }],
  ['only blanks', { name: '   ' }],
  ['a name that is too long', { name: 'x'.repeat(101) }],
  ['a description that is too long', { name: 'A', description: 'x'.repeat(2001) }],
  ['a word for whether it is active', { name: 'A', isActive: 'yes' }],
];
test.each(wrong)('%s is rejected', async (_what, body) => {
  const { id } = await add({ name: 'Roofing' });
  const rejected = { status: 400, body: { error: { code: 'invalid_input' } } };
  expect(await admin.post(path, body)).toMatchObject(rejected);
  expect(await admin.patch(`${path}/${id}`, body)).toMatchObject(rejected);
  expect(await names(admin)).toEqual(['Roofing']);
});

test('an unknown one cannot be changed', async () => {
  const missing = { status: 404, body: { error: { code: 'category_not_found' } } };
  expect(await admin.patch(`${path}/${randomUUID()}`, { name: 'A' })).toMatchObject(missing);
  expect(await admin.patch(`${path}/1`, { name: 'A' })).toMatchObject({ status: 404 });
});

test('only administrators may write', async () => {
  const { id } = await add({ name: 'Roofing' });
  for (const client of [customer, marketplace.as({ role: 'contractor' })]) {
    const rejected = { status: 403, body: { error: { code: 'role_not_permitted' } } };
    expect(await client.post(path, { name: 'A' })).toMatchObject(rejected);
    expect(await client.patch(`${path}/${id}`, { name: 'A' })).toMatchObject(rejected);
  }
  expect(await marketplace.nobody.get(path)).toMatchObject({ status: 401 });
  expect(await marketplace.nobody.post(path, { name: 'A' })).toMatchObject({ status: 401 });
});

test('seeding again keeps changes', async () => {
  const category = { id: randomUUID(), name: 'Roofing', description: '' };
  await seedCatalog([category], []);
  await admin.patch(`${path}/${category.id}`, { name: 'Roofs' });
  await Promise.all([seedCatalog([category], []), seedCatalog([category], [])]);
  expect(await names(customer)).toEqual(['Roofs']);
});
