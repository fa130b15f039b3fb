import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import type { Client } from '@plaza/test-kit/http';
import type { Model } from 'mongoose';
import { BookingModel } from './bookings/records/booking.model';
import { ServiceModel } from './catalog/service.model';
import { bookingInput, type MarketplaceServer, startMarketplace } from './testing/marketplace-server';
import { TicketModel } from './tickets/ticket.model';

let plaza: MarketplaceServer;
let categoryId: string;
beforeAll(async () => {
  plaza = await startMarketplace();
  const category = await plaza.administrator.post<ServiceCategory>('/api/v1/services/categories', { name: 'Plumbing' });
  categoryId = category.body.id;
});
afterAll(() => plaza.stop());

interface Quota {
  readonly what: string;
  readonly model: Model<never>;
  readonly most: number;
  readonly code: string;
  /** What leaves the count of a record. */
  readonly done: object;
  readonly add: () => ReturnType<Client['post']>;
  readonly addByOther: () => ReturnType<Client['post']>;
}

const service = () => ({ categoryId, title: 'Panel upgrade', basePrice: '2400', estimatedDuration: 8 });
const ticket = { title: 'No hot water', description: 'Since Monday' };
const booking = () => bookingInput(plaza.contractor.id, {});

const quotas: readonly Quota[] = [
  {
    what: 'pending bookings',
    model: BookingModel as unknown as Model<never>,
    most: limits.pendingBookings,
    code: 'too_many_bookings',
    done: { status: 'cancelled' },
    add: () => plaza.customer.post('/api/v1/bookings', booking()),
    addByOther: () => plaza.stranger.post('/api/v1/bookings', booking()),
  },
  {
    what: 'tickets that are not closed',
    model: TicketModel as unknown as Model<never>,
    most: limits.openTickets,
    code: 'too_many_tickets',
    done: { status: 'closed' },
    add: () => plaza.customer.post('/api/v1/tickets', ticket),
    addByOther: () => plaza.stranger.post('/api/v1/tickets', ticket),
  },
  {
    what: 'services of a contractor',
    model: ServiceModel as unknown as Model<never>,
    most: limits.servicesOfContractor,
    code: 'too_many_services',
    done: { contractorId: randomUUID() },
    add: () => plaza.contractor.post('/api/v1/services', service()),
    addByOther: () => plaza.administrator.post('/api/v1/services', service()),
  },
];

test.each(quotas)('limits the number of $what per user', async ({ model, most, code, done, add, addByOther }) => {
  expect((await add()).status).toBe(201);
  const { collection } = model;
  const stored = await collection.findOne({});
  const copies = Array.from({ length: most - 1 }, () => ({ ...stored, _id: randomUUID() as never, outbox: [] }));
  await collection.insertMany(copies);

  expect(await add()).toMatchObject({ status: 409, body: { error: { code } } });
  expect((await addByOther()).status).toBe(201);

  await collection.updateOne({ _id: copies[0]?._id as never }, { $set: done });
  expect((await add()).status).toBe(201);
});
