import { randomUUID } from 'node:crypto';
import type { BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { BookingModel } from '../bookings/records/booking.model';
import { CategoryModel } from '../catalog/category.model';
import { ServiceModel } from '../catalog/service.model';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { ConversationModel } from '../conversations/records/conversation.model';
import { MessageModel } from '../conversations/records/message.model';
import { dayAhead, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';
import { type SeedMarketplace, seedMarketplace } from './seed';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());
beforeEach(async () => {
  await Promise.all([CategoryModel.deleteMany(), ServiceModel.deleteMany()]);
  await removeUserData();
});

async function removeUserData(): Promise<void> {
  await Promise.all([ContractorProfileModel.deleteMany(), BookingModel.deleteMany()]);
  await Promise.all([ConversationModel.deleteMany(), MessageModel.deleteMany()]);
}

function demo(): SeedMarketplace {
  const { card: contractor } = plaza.contractor;
  const { card: customer } = plaza.customer;
  const categoryId = randomUUID();
  const money = { currency: 'CAD' };
  const profile = { userId: contractor.id, contactName: contractor.name, email: contractor.email };
  return {
    contractors: [{ ...profile, businessName: contractor.company, businessPhone: '+1 416 555 0142' }],
    categories: [{ id: categoryId, name: 'Electrical', description: '' }],
    services: [
      {
        id: randomUUID(),
        categoryId,
        title: 'Pot lights',
        description: '',
        ...money,
        basePrice: '85.00',
        estimatedDuration: 0.5,
      },
    ],
    bookings: [
      {
        id: randomUUID(),
        title: 'Wire the shed',
        customer,
        contractor,
        location: '1 Main Street',
        date: dayAhead(3),
        time: '10:00',
        timeZone: 'America/Toronto',
        duration: 2,
        status: 'confirmed',
        ...money,
        price: '80.00',
      },
    ],
    conversations: [
      {
        id: randomUUID(),
        participants: [customer, contractor],
        messages: [{ from: customer, at: new Date(), content: 'Hello' }],
      },
    ],
  };
}

const counts = async () => {
  const { customer } = plaza;
  const categories = await customer.get<ServiceCategory[]>('/api/v1/services/categories');
  const services = await customer.get<Service[]>('/api/v1/services');
  const contractors = await customer.get<Contractor[]>('/api/v1/contractors');
  const bookings = await customer.get<BookingPage>('/api/v1/bookings');
  const conversations = await customer.get<Conversation[]>('/api/v1/conversations');
  return [categories.body, services.body, contractors.body, bookings.body.bookings, conversations.body].map(
    ({ length }) => length,
  );
};

test('an empty marketplace is filled', async () => {
  await seedMarketplace(demo());
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
});

test('removed or changed records stay so', async () => {
  const all = demo();
  await seedMarketplace(all);
  const { administrator, contractor } = plaza;
  await administrator.delete(`/api/v1/services/${all.services[0]?.id}`);
  await administrator.patch(`/api/v1/services/categories/${all.categories[0]?.id}`, { isActive: false });
  await removeUserData();
  await seedMarketplace(all);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  expect(await ContractorProfileModel.countDocuments({ userId: contractor.id })).toBe(0);
});

test('contractors of an earlier release, without a catalog, get one, and keep their profiles', async () => {
  const all = demo();
  const [mine] = all.contractors;
  await new ContractorProfileModel({ ...mine, businessPhone: '+1 416 555 0199' }).save();
  await seedMarketplace(all);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  expect(await ContractorProfileModel.find({ userId: mine?.userId }).lean()).toMatchObject([
    { businessPhone: '+1 416 555 0199', totalJobs: 1 },
  ]);
});

test('an interrupted start is continued', async () => {
  const all = demo();
  await seedMarketplace({ ...all, categories: [] });
  await seedMarketplace(all);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
});

test('a conversation whose messages were not stored yet gets them with the next start', async () => {
  const all = demo();
  const interrupt = jest.spyOn(MessageModel, 'insertMany').mockRejectedValueOnce(new Error('killed'));
  await expect(seedMarketplace(all)).rejects.toThrow('killed');
  interrupt.mockRestore();
  await seedMarketplace(all);
  expect(await MessageModel.find().lean()).toMatchObject([{ content: 'Hello' }]);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
});
