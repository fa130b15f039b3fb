import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import type { Role } from '@plaza/contracts/roles';
import { testCacheHeaders } from '@plaza/test-kit/cache-table';
import { type RequestInput, testTexts } from '@plaza/test-kit/text-table';
import {
  bookingInput,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from './testing/marketplace-server';

let marketplace: MarketplaceServer;
const ids: Record<string, string> = {};
beforeAll(async () => {
  marketplace = await startMarketplace();
  const { administrator, contractor } = marketplace;
  const add = async (name: string, path: string, body: object) => {
    const answer = await administrator.post<{ id: string }>(path, body);
    expect(answer.status).toBe(201);
    ids[name] = answer.body.id;
  };
  await add('category', '/api/v1/services/categories', { name: 'Plumbing' });
  const price = { basePrice: '10', estimatedDuration: 1 };
  await add('service', '/api/v1/services', { title: 'Sink', categoryId: ids.category, ...price });
  await add('conversation', '/api/v1/conversations', { participantId: contractor.id });
  await add('ticket', '/api/v1/tickets', { title: 'Help', description: 'Please.' });
  await add('place', '/api/v1/map/locations', { name: 'Bank', type: 'bank', address: '1 King', lat: 1, lng: 1 });
});
afterAll(() => marketplace.stop());

const of = (name: string) => (): RequestInput => ({ params: { id: ids[name] ?? '' } });
const ofContractor = (): RequestInput => ({ params: { id: marketplace.contractor.id } });
let names = 0;

const clientFor = (role?: Role) => {
  if (role === 'admin_high') return marketplace.administrator;
  return role ? marketplace.as({ role }) : marketplace.nobody;
};

testTexts({
  calls: marketplaceCalls,
  clientFor,
  inputFor: {
    addCategory: () => ({ body: { name: `Category ${names++}` } }),
    // With the names of those that were added, so that the conflict is reported.
    changeCategory: of('category'),
    addService: () => ({ body: { categoryId: ids.category } }),
    changeService: of('service'),
    addBooking: () => ({ body: bookingInput(marketplace.contractor.id, { date: nextFreeDay() }) }),
    changeStatus: async () => {
      const { id } = await requestBooking(marketplace, { date: nextFreeDay() });
      return { params: { id }, body: { status: 'cancelled', reason: 'It rains.' } };
    },
    changeContractorProfile: ofContractor,
    verifyContractor: ofContractor,
    sendMessage: of('conversation'),
    addToTicket: of('ticket'),
    changeLocation: of('place'),
  },
  taken: [
    'addCategory',
    'addService',
    'changeService',
    'addBooking',
    'changeStatus',
    'changeContractorProfile',
    'sendMessage',
    'addTicket',
    'addToTicket',
    'addLocation',
    'changeLocation',
  ],
});

testCacheHeaders({ calls: marketplaceCalls, clientFor });
