import { randomUUID } from 'node:crypto';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import type { Client } from '@plaza/test-kit/http';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { upsertProfile } from '../contractors/records/contractor-profiles';
import { seedCatalog } from '../seed/seed';
import { bookingInput, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';
import { notRemoved, ServiceModel } from './service.model';
import { removeServicesOf, requireBookableService } from './services';

const path = '/api/v1/services';
let plaza: MarketplaceServer;
let categoryId: string;
let otherCategoryId: string;
beforeAll(async () => {
  plaza = await startMarketplace();
  [categoryId, otherCategoryId] = [await category('Electrical'), await category('Plumbing')];
});
afterAll(() => plaza.stop());
beforeEach(() => ServiceModel.deleteMany());

const category = async (name: string): Promise<string> =>
  (await plaza.administrator.post<ServiceCategory>(`${path}/categories`, { name })).body.id;
const offer = (other: object = {}) => ({
  categoryId,
  title: 'Panel upgrade',
  basePrice: '2400',
  estimatedDuration: 8,
  ...other,
});
async function add(client: Client, other: object = {}): Promise<Service> {
  const { status, body } = await client.post<Service>(path, offer(other));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}
const titles = async (client: Client, query = '') =>
  (await client.get<Service[]>(`${path}${query}`)).body.map(({ title }) => title);

test('a contractor offers a service of their own, with the documented defaults', async () => {
  const made = await add(plaza.contractor);
  expect(made).toMatchObject({
    contractorId: plaza.contractor.id,
    categoryId,
    description: '',
    basePrice: '2400.00',
    currency: 'USD',
    estimatedDuration: 8,
    isActive: true,
  });
  expect((await plaza.customer.get(path)).body).toEqual([made]);
  expect(await add(plaza.contractor, { contractorId: plaza.contractor.id })).toMatchObject({ currency: 'USD' });
});

test('administrators add services of a contractor or of none', async () => {
  const { administrator, contractor } = plaza;
  expect(await add(administrator)).toMatchObject({ contractorId: null });
  expect(await add(administrator, { contractorId: null })).toMatchObject({ contractorId: null });
  expect(await add(administrator, { contractorId: contractor.id })).toMatchObject({ contractorId: contractor.id });
});

test.each(['1', '0.01', '99999999.99', '80.5', 12.5])('the price %s is stored exactly', async (basePrice) => {
  const { id, basePrice: saved } = await add(plaza.contractor, { basePrice });
  expect(saved).toBe(Number(basePrice).toFixed(2));
  expect(String((await ServiceModel.findById(id).lean())?.basePrice)).toBe(String(basePrice));
});

test('services are listed by title, of a category, and of a contractor together with those of none', async () => {
  const { administrator, contractor, rival, customer } = plaza;
  await add(administrator, { title: 'inspection' });
  await add(contractor, { title: 'Lights' });
  await add(contractor, { title: 'Drains', categoryId: otherCategoryId });
  await add(rival, { title: 'Kitchens' });
  expect(await titles(customer)).toEqual(['Drains', 'inspection', 'Kitchens', 'Lights']);
  expect(await titles(customer, `?categoryId=${otherCategoryId}`)).toEqual(['Drains']);
  expect(await titles(customer, `?contractorId=${contractor.id}`)).toEqual(['Drains', 'inspection', 'Lights']);
  expect(await titles(customer, `?contractorId=${rival.id}&categoryId=${categoryId}`)).toEqual([
    'inspection',
    'Kitchens',
  ]);
  expect(await titles(customer, `?contractorId=${randomUUID()}`)).toEqual(['inspection']);
});

test('an inactive service is visible only to those who manage it', async () => {
  const { administrator, contractor, rival, customer } = plaza;
  await add(contractor, { title: 'Lights', isActive: false });
  await add(administrator, { title: 'Inspection', isActive: false });
  expect(await titles(contractor)).toEqual(['Lights']);
  expect(await titles(administrator)).toEqual(['Inspection', 'Lights']);
  for (const client of [customer, rival, plaza.employee]) expect(await titles(client)).toEqual([]);
});

test('a service in an inactive category is not offered', async () => {
  const { administrator, contractor, customer } = plaza;
  const off = await category('Roofing');
  const { id } = await add(contractor, { categoryId: off, title: 'Gutters' });
  await administrator.patch(`${path}/categories/${off}`, { isActive: false });
  expect(await titles(customer)).toEqual([]);
  expect(await titles(contractor)).toEqual(['Gutters']);
  expect(await titles(administrator)).toEqual(['Gutters']);
  await expect(requireBookableService(id, contractor.id)).rejects.toMatchObject({ code: 'service_not_found' });
});

test('in an inactive category contractors cannot add services, and nobody can book; administrators can', async () => {
  const { administrator, contractor, customer } = plaza;
  const unknown = { status: 400, body: { error: { code: 'category_unknown' } } };
  const off = await category('Chimneys');
  const there = await add(contractor, { categoryId: off });
  const { id } = await add(contractor);
  await administrator.patch(`${path}/categories/${off}`, { isActive: false });
  expect(await contractor.post(path, offer({ categoryId: off }))).toMatchObject(unknown);
  expect(await contractor.patch(`${path}/${id}`, { categoryId: off })).toMatchObject(unknown);
  expect(await customer.post('/api/v1/bookings', bookingInput(contractor.id, { categoryId: off }))).toMatchObject(
    unknown,
  );
  const changes = { categoryId: off, title: 'Sweeping' };
  expect(await contractor.patch(`${path}/${there.id}`, changes)).toMatchObject({ status: 200, body: changes });
  expect(await add(administrator, { categoryId: off })).toMatchObject({ categoryId: off });
  expect(await administrator.patch(`${path}/${id}`, { categoryId: off })).toMatchObject({ status: 200 });
});

test('a service can be changed by its contractor and by administrators', async () => {
  const { administrator, contractor } = plaza;
  const { id } = await add(contractor);
  const changes = {
    title: 'Panel',
    basePrice: '2500.50',
    currency: 'CAD',
    categoryId: otherCategoryId,
    isActive: false,
  };
  expect(await contractor.patch(`${path}/${id}`, changes)).toMatchObject({ status: 200, body: { id, ...changes } });
  const answer = await administrator.patch(`${path}/${id}`, { isActive: true });
  expect(answer).toMatchObject({ status: 200, body: { ...changes, isActive: true, contractorId: contractor.id } });
});

test('a change without fields changes nothing', async () => {
  const service = await add(plaza.contractor);
  expect(await plaza.contractor.patch(`${path}/${service.id}`, {})).toMatchObject({ status: 200, body: service });
});

test('a service is removed', async () => {
  const { administrator, contractor } = plaza;
  const [one, other] = [await add(contractor), await add(contractor)];
  expect(await contractor.delete(`${path}/${one.id}`)).toMatchObject({ status: 204 });
  expect(await contractor.delete(`${path}/${one.id}`)).toMatchObject({ status: 404 });
  expect(await administrator.delete(`${path}/${other.id}`)).toMatchObject({ status: 204 });
  expect(await ServiceModel.countDocuments(notRemoved)).toBe(0);
});

test('a contractor cannot change the services of another contractor or of none', async () => {
  const { administrator, contractor, rival } = plaza;
  const missing = { status: 404, body: { error: { code: 'service_not_found' } } };
  for (const { id } of [await add(contractor), await add(administrator)]) {
    expect(await rival.patch(`${path}/${id}`, { title: 'Mine' })).toMatchObject(missing);
    expect(await rival.delete(`${path}/${id}`)).toMatchObject(missing);
  }
  const noContractor = { status: 404, body: { error: { code: 'contractor_not_found' } } };
  for (const contractorId of [contractor.id, null, randomUUID()]) {
    expect(await rival.post(path, offer({ contractorId }))).toMatchObject(noContractor);
  }
  expect(await ServiceModel.countDocuments({ title: 'Panel upgrade' })).toBe(2);
});

test('only contractors can offer services', async () => {
  const { administrator, customer } = plaza;
  for (const contractorId of [customer.id, administrator.id, randomUUID()]) {
    expect(await administrator.post(path, offer({ contractorId }))).toMatchObject({ status: 404 });
  }
});

test('an unknown category is rejected', async () => {
  const { contractor } = plaza;
  const unknown = { status: 400, body: { error: { code: 'category_unknown' } } };
  expect(await contractor.post(path, offer({ categoryId: randomUUID() }))).toMatchObject(unknown);
  const { id } = await add(contractor);
  expect(await contractor.patch(`${path}/${id}`, { categoryId: randomUUID() })).toMatchObject(unknown);
});

test.each<[string, object]>([
  ['an unknown field', { createdAt: '2026-01-01' }],
  ['an operator for a title', { title: { $gt: '' } }],
  ['an operator for a category', { categoryId: { $gt: '' } }],
  ['a category that is no id', { categoryId: 'electrical' }],
  ['only blanks', { title: '  ' }],
  ['a title that is too long', { title: 'x'.repeat(256) }],
  ['a description that is too long', { description: 'x'.repeat(2001) }],
  ['a price of zero', { basePrice: '0' }],
  ['a price of 0.00', { basePrice: '0.00' }],
  ['a price below zero', { basePrice: '-1' }],
  ['a price of 15 digits', { basePrice: '123456789012345' }],
  ['a price of three decimals', { basePrice: '1.005' }],
  ['a price in words', { basePrice: 'ten' }],
  ['a price with an exponent', { basePrice: '1e3' }],
  ['an operator for a price', { basePrice: { $gt: '' } }],
  ['an invalid currency', { currency: '$' }],
  ['no time at all', { estimatedDuration: 0 }],
  ['more than a day', { estimatedDuration: 24.25 }],
  ['a word for a time', { estimatedDuration: '8' }],
  ['a word for whether it is active', { isActive: 'yes' }],
])('%s is rejected', async (_what, wrong) => {
  const { contractor } = plaza;
  const { id } = await add(contractor);
  const rejected = { status: 400, body: { error: { code: 'invalid_input' } } };
  expect(await contractor.post(path, offer(wrong))).toMatchObject(rejected);
  expect(await contractor.patch(`${path}/${id}`, wrong)).toMatchObject(rejected);
  expect(await ServiceModel.countDocuments()).toBe(1);
});

test.each(['categoryId=1', 'contractorId[$ne]=', 'title=a', 'categoryId=a&categoryId=b'])(
  'rejects the query %s',
  async (query) => {
    expect(await plaza.customer.get(`${path}?${query}`)).toMatchObject({ status: 400 });
  },
);

test('customers and employees can read, and nobody can without a session', async () => {
  const { customer, employee, nobody, contractor } = plaza;
  const { id } = await add(contractor);
  for (const client of [customer, employee]) {
    const rejected = { status: 403, body: { error: { code: 'role_not_permitted' } } };
    expect(await titles(client)).toEqual(['Panel upgrade']);
    expect(await client.post(path, offer())).toMatchObject(rejected);
    expect(await client.patch(`${path}/${id}`, { title: 'A' })).toMatchObject(rejected);
    expect(await client.delete(`${path}/${id}`)).toMatchObject(rejected);
  }
  expect(await nobody.get(path)).toMatchObject({ status: 401 });
  expect(await nobody.post(path, offer())).toMatchObject({ status: 401 });
  expect(await nobody.delete(`${path}/${id}`)).toMatchObject({ status: 401 });
});

test('adding a service counts as activity of the contractor', async () => {
  const { contractor } = plaza;
  await upsertProfile(contractor.card);
  await ContractorProfileModel.updateOne({ userId: contractor.id }, { $set: { lastActive: new Date('2026-01-01') } });
  await add(contractor);
  const profile = await ContractorProfileModel.findOne({ userId: contractor.id }).lean().orFail();
  expect(profile.lastActive.getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
});

test('a contractor can be booked for active services of their own or of none', async () => {
  const { administrator, contractor, rival } = plaza;
  const [own, everybodys] = [await add(contractor), await add(administrator)];
  const off = await add(contractor, { isActive: false });
  expect(await requireBookableService(own.id, contractor.id)).toMatchObject({ _id: own.id, title: 'Panel upgrade' });
  expect(await requireBookableService(everybodys.id, rival.id)).toMatchObject({ _id: everybodys.id });
  for (const [id, whose] of [
    [own.id, rival.id],
    [off.id, contractor.id],
    [randomUUID(), contractor.id],
  ] as const) {
    await expect(requireBookableService(id, whose)).rejects.toMatchObject({ code: 'service_not_found' });
  }
});

test('deleting a contractor deletes their services, and no others', async () => {
  const { administrator, contractor, rival } = plaza;
  await add(contractor);
  const stay = [await add(rival, { title: 'A' }), await add(administrator, { title: 'B' })];
  await removeServicesOf(contractor.id);
  await removeServicesOf(contractor.id);
  expect((await plaza.customer.get(path)).body).toEqual(stay);
});

test('seeding again does not change services', async () => {
  const { contractor, customer } = plaza;
  const id = randomUUID();
  const seeded = {
    id,
    categoryId,
    title: 'Lights',
    description: '',
    basePrice: '85.00',
    currency: 'CAD',
    estimatedDuration: 0.5,
  };
  const again = () => seedCatalog([], [{ ...seeded, contractorId: contractor.id }]);
  await again();
  await contractor.patch(`${path}/${id}`, { title: 'Pot lights' });
  await Promise.all([again(), again()]);
  expect((await customer.get(path)).body).toMatchObject([
    { id, title: 'Pot lights', basePrice: '85.00', currency: 'CAD' },
  ]);
});
