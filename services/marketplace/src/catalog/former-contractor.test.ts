import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { userFixture } from '../testing/identity-server';
import { type Caller, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';

const path = '/api/v1/services';
let plaza: MarketplaceServer;
let categoryId: string;
beforeAll(async () => {
  plaza = await startMarketplace();
  const { body } = await plaza.administrator.post<ServiceCategory>(`${path}/categories`, { name: 'Electrical' });
  categoryId = body.id;
});
afterAll(() => plaza.stop());

const titles = async (who: Caller, query = '') =>
  (await who.get<Service[]>(`${path}${query}`)).body.map(({ title }) => title);

test.each([
  ['is no contractor any more', (card: Caller['card']) => plaza.identity.add({ ...card, role: 'user' })],
  ['is deactivated', ({ id }: Caller['card']) => plaza.identity.remove(id)],
])('services of a user who %s are hidden from customers until they return', async (_what, leave) => {
  const worker = plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  const publishChange = () => plaza.bus.publish(createEvent('user.changed', { userId: worker.id }));
  const add = async (who: Caller, title: string) => {
    const input = { categoryId, title, basePrice: '85', estimatedDuration: 1 };
    expect((await who.post(path, input)).status).toBe(201);
  };
  await publishChange();
  await add(worker, 'Lights');
  await add(plaza.rival, 'Panels');
  await add(plaza.administrator, 'Inspection');
  const all = ['Inspection', 'Lights', 'Panels'];
  expect(await titles(plaza.customer)).toEqual(all);

  leave(worker.card);
  await publishChange();
  expect(await titles(plaza.customer)).toEqual(['Inspection', 'Panels']);
  expect(await titles(plaza.customer, `?contractorId=${worker.id}`)).toEqual(['Inspection']);
  expect([await titles(worker), await titles(plaza.administrator)]).toEqual([all, all]);

  plaza.identity.add(worker.card);
  await publishChange();
  expect(await titles(plaza.customer)).toEqual(all);
  await removeAll();
});

async function removeAll(): Promise<void> {
  for (const { id } of (await plaza.administrator.get<Service[]>(path)).body) {
    await plaza.administrator.delete(`${path}/${id}`);
  }
}
