import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalogue';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { ServiceModel } from './catalogue/service.model';
import { ContractorProfileModel } from './contractor-profiles/contractor-profile.model';
import { userFixture } from './testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from './testing/marketplace-server';
import { TicketModel } from './tickets/ticket.model';

let plaza: MarketplaceServer;
let categoryId: string;
beforeAll(async () => {
  plaza = await startMarketplace();
  const category = await plaza.administrator.post<ServiceCategory>('/api/v1/services/categories', { name: 'Plumbing' });
  categoryId = category.body.id;
});
afterAll(() => plaza.stop());

type Answer = Awaited<ReturnType<Caller['get']>>;
type ExpectedAct = Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'>;

/** What an administrator does, and what the audit is to hear of it. */
interface Scene {
  readonly answer: Answer;
  readonly act: ExpectedAct;
}

const newService = () => ({ categoryId, title: 'Panel upgrade', basePrice: '2400', estimatedDuration: 8 });
/** As an act tells of it. */
const stored = () => ({ ...newService(), basePrice: '2400.00', description: '', currency: 'USD', isActive: true });
const profileOf = (who: Caller) => `/api/v1/contractors/${who.id}/profile`;
const verification = (who: Caller) => `/api/v1/contractors/${who.id}/verification`;

async function serviceOf(owner: Caller): Promise<Service> {
  return (await owner.post<Service>('/api/v1/services', newService())).body;
}

const booked = () => requestBooking(plaza, { date: nextFreeDay() });
const move = (who: Caller, { id }: Booking, status: string, other: object = {}) =>
  who.patch<Booking>(`/api/v1/bookings/${id}/status`, { status, ...other });

async function bookingIn(...steps: readonly string[]): Promise<Booking> {
  const booking = await booked();
  for (const status of steps) await move(plaza.contractor, booking, status);
  return booking;
}

async function ticketOf(owner: Caller): Promise<Ticket> {
  return (await owner.post<Ticket>('/api/v1/tickets', { title: 'No hot water', description: 'Since Monday' })).body;
}

/** Every call by which an administrator changes what is somebody else's, or everybody's. */
const acts: Readonly<Record<string, () => Promise<Scene>>> = {
  changeContractorProfile: async () => ({
    answer: await plaza.administrator.patch(profileOf(plaza.contractor), {
      businessLicense: 'ON-77',
      specializations: ['Wiring'],
    }),
    act: {
      target: plaza.contractor.id,
      action: 'contractor.change',
      before: { businessLicense: '', specializations: [] },
      after: { businessLicense: 'ON-77', specializations: ['Wiring'] },
    },
  }),
  verifyContractor: async () => ({
    answer: await plaza.administrator.put(verification(plaza.rival), { isVerified: true }),
    act: {
      target: plaza.rival.id,
      action: 'contractor.verify',
      before: { isVerified: false, verificationDate: null },
      after: { isVerified: true, verificationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    },
  }),
  addCategory: async () => ({
    answer: await plaza.administrator.post('/api/v1/services/categories', { name: 'Roofing' }),
    act: {
      target: 'Roofing',
      action: 'category.add',
      before: null,
      after: { name: 'Roofing', description: '', isActive: true },
    },
  }),
  changeCategory: async () => {
    const { body } = await plaza.administrator.post<ServiceCategory>('/api/v1/services/categories', { name: 'Paint' });
    const changes = { name: 'Painting', isActive: true };
    return {
      answer: await plaza.administrator.patch(`/api/v1/services/categories/${body.id}`, changes),
      act: {
        target: 'Paint',
        action: 'category.change',
        before: { name: 'Paint' },
        after: { name: 'Painting' },
      },
    };
  },
  addService: async () => {
    const answer = await plaza.administrator.post<Service>('/api/v1/services', {
      ...newService(),
      contractorId: plaza.contractor.id,
    });
    const after = { serviceId: answer.body.id, ...stored() };
    return { answer, act: { target: plaza.contractor.id, action: 'service.add', before: null, after } };
  },
  changeService: async () => {
    const { id: serviceId } = await serviceOf(plaza.contractor);
    return {
      answer: await plaza.administrator.patch(`/api/v1/services/${serviceId}`, {
        basePrice: '2500.50',
        estimatedDuration: 8,
      }),
      act: {
        target: plaza.contractor.id,
        action: 'service.change',
        before: { basePrice: '2400.00' },
        after: { serviceId, basePrice: '2500.50' },
      },
    };
  },
  removeService: async () => {
    const { id: serviceId } = await serviceOf(plaza.contractor);
    const before = { serviceId, ...stored() };
    return {
      answer: await plaza.administrator.delete(`/api/v1/services/${serviceId}`),
      act: { target: plaza.contractor.id, action: 'service.remove', before, after: null },
    };
  },
  changeStatus: async () => {
    const booking = await booked();
    return {
      answer: await move(plaza.administrator, booking, 'cancelled', { reason: 'It rains.' }),
      act: {
        target: plaza.customer.id,
        action: 'booking.cancel',
        before: { status: 'pending' },
        after: { bookingId: booking.id, status: 'cancelled' },
      },
    };
  },
  assignBooking: async () => {
    const { id: bookingId } = await booked();
    return {
      answer: await plaza.administrator.patch(`/api/v1/bookings/${bookingId}/assign`, { contractorId: plaza.rival.id }),
      act: {
        target: plaza.customer.id,
        action: 'booking.reassign',
        before: { contractorId: plaza.contractor.id },
        after: { bookingId, contractorId: plaza.rival.id },
      },
    };
  },
  changeTicket: async () => {
    const { id: ticketId } = await ticketOf(plaza.customer);
    return {
      answer: await plaza.administrator.patch(`/api/v1/tickets/${ticketId}`, {
        priority: 'high',
        status: 'in_progress',
      }),
      act: {
        target: plaza.customer.id,
        action: 'ticket.change',
        before: { priority: 'medium', status: 'open', assignedToId: null },
        after: { ticketId, priority: 'high', status: 'in_progress', assignedToId: plaza.administrator.id },
      },
    };
  },
  addToTicket: async () => {
    const { id: ticketId } = await ticketOf(plaza.customer);
    return {
      answer: await plaza.administrator.post(`/api/v1/tickets/${ticketId}/thread`, { text: 'Have you tried?' }),
      act: { target: plaza.customer.id, action: 'ticket.answer', before: null, after: { ticketId } },
    };
  },
};

/** Every call by which administrators, too, change nothing but what is theirs: others' things are not there for them. */
const ownOnly: readonly string[] = [
  'addBooking',
  'addReview',
  'replyToReview',
  'openConversation',
  'sendMessage',
  'readConversation',
  'addTicket',
  'addLocation',
  'changeLocation',
  'removeLocation',
];

const actsOf = ({ headers }: Answer): AuditedAct[] =>
  plaza.events
    .filter(({ type }) => type === 'act.audited')
    .map(({ payload }) => payload as AuditedAct)
    .filter(({ requestId }) => requestId === headers.get('x-request-id'));

test('every call that writes is known to be audited, or to be for one’s own things alone', () => {
  const writes = Object.entries(marketplaceCalls).filter(([, { method }]) => method !== 'GET');
  expect([...Object.keys(acts), ...ownOnly].sort()).toEqual(writes.map(([name]) => name).sort());
});

test.each(Object.entries(acts))('%s by an administrator is in the audit, once', async (_name, play) => {
  const { answer, act } = await play();
  expect(answer.status).toBeLessThan(300);
  await until(() => actsOf(answer).length > 0);
  const { id, role } = plaza.administrator.card;
  expect(actsOf(answer)).toEqual([
    { id: expect.any(String), actor: { id, role }, requestId: answer.headers.get('x-request-id'), ...act },
  ]);
});

test.each([
  ['confirmed', [], 'booking.confirm', 'pending'],
  ['in-progress', ['confirmed'], 'booking.start', 'confirmed'],
  ['completed', ['confirmed', 'in-progress'], 'booking.complete', 'in-progress'],
] as const)('an administrator who makes a booking %s is in the audit', async (status, steps, action, before) => {
  const answer = await move(plaza.administrator, await bookingIn(...steps), status);
  await until(() => actsOf(answer).length > 0);
  expect(actsOf(answer)).toMatchObject([{ action, before: { status: before }, after: { status } }]);
});

test('what is everybody’s is named by its title; a verification can be taken back', async () => {
  const added = await plaza.administrator.post<Service>('/api/v1/services', newService());
  const path = `/api/v1/services/${added.body.id}`;
  const changed = await plaza.administrator.patch(path, { isActive: false });
  const removed = await plaza.administrator.delete(path);
  await plaza.administrator.put(verification(plaza.rival), { isVerified: true });
  const takenBack = await plaza.administrator.put(verification(plaza.rival), { isVerified: false });
  await until(() => actsOf(removed).length > 0 && actsOf(takenBack).length > 0);
  const told = [added, changed, removed, takenBack].flatMap(actsOf);
  expect(told.map(({ target, action }) => [target, action])).toEqual([
    ['Panel upgrade', 'shared-service.add'],
    ['Panel upgrade', 'shared-service.change'],
    ['Panel upgrade', 'shared-service.remove'],
    [plaza.rival.id, 'contractor.unverify'],
  ]);
});

test('people who change what is theirs are not in the audit, administrators among them', async () => {
  const { contractor, customer, employee } = plaza;
  const flagged = plaza.join(userFixture('Flo Agger', { role: 'contractor', isAdmin: true }), { isAdmin: true });
  const service = await serviceOf(contractor);
  const done = await bookingIn('confirmed', 'in-progress', 'completed');
  const other = await booked();
  const mine = await customer.post<Booking>('/api/v1/bookings', bookingInput(flagged.id, { date: nextFreeDay() }));
  const ticket = await ticketOf(customer);
  const ownTicket = await ticketOf(plaza.administrator);
  const conversation = await customer.post<Conversation>('/api/v1/conversations', { participantId: contractor.id });
  const answers = [
    await contractor.patch(profileOf(contractor), { businessLicense: 'ON-88' }),
    await contractor.patch(`/api/v1/services/${service.id}`, { isActive: false }),
    await contractor.delete(`/api/v1/services/${service.id}`),
    await customer.post(`/api/v1/bookings/${done.id}/review`, { rating: 5 }),
    await contractor.patch(`/api/v1/bookings/${other.id}/assign`, { employeeId: employee.id }),
    await move(customer, other, 'cancelled', { reason: 'It rains.' }),
    await customer.post(`/api/v1/tickets/${ticket.id}/thread`, { text: 'Thanks' }),
    await customer.patch(`/api/v1/tickets/${ticket.id}`, { status: 'closed' }),
    await plaza.administrator.post(`/api/v1/tickets/${ownTicket.id}/thread`, { text: 'Never mind' }),
    await plaza.administrator.patch(`/api/v1/tickets/${ownTicket.id}`, { status: 'closed' }),
    await customer.post(`/api/v1/conversations/${conversation.body.id}/messages`, { content: 'Hello' }),
    await flagged.patch(profileOf(flagged), { businessName: 'Agger & Daughters' }),
    await flagged.post('/api/v1/services', newService()),
    await move(flagged, mine.body, 'confirmed'),
  ];
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  const last = await plaza.administrator.post('/api/v1/services/categories', { name: 'The last one' });
  await until(() => actsOf(last).length > 0);
  expect(answers.flatMap(actsOf)).toEqual([]);
});

test('what changes nothing is no act', async () => {
  const { id } = await serviceOf(plaza.contractor);
  await plaza.administrator.patch(profileOf(plaza.contractor), { businessAddress: '1 King Street' });
  const answers = [
    await plaza.administrator.patch(profileOf(plaza.contractor), { businessAddress: '1 King Street' }),
    await plaza.administrator.patch(`/api/v1/services/${id}`, { basePrice: '2400.00' }),
    await plaza.administrator.patch(`/api/v1/services/categories/${categoryId}`, { name: 'Plumbing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const last = await plaza.administrator.post('/api/v1/services/categories', { name: 'Another one' });
  await until(() => actsOf(last).length > 0);
  expect(answers.flatMap(actsOf)).toEqual([]);
});

test('acting as an administrator is told of whoever acts', async () => {
  const impersonatorId = randomUUID();
  const { id } = plaza.join(userFixture('Ian Low', { role: 'admin_low' }));
  const client = plaza.withToken(accessTokenFor({ id, role: 'admin_low', impersonatorId }));
  const answer = await client.post('/api/v1/services/categories', { name: 'Gardens' });
  await until(() => actsOf(answer).length > 0);
  expect(actsOf(answer)).toMatchObject([{ actor: { id: impersonatorId, role: 'admin_high' } }]);
});

describe('while identity does not answer', () => {
  beforeEach(() => plaza.audit.away());
  afterEach(() => plaza.audit.back());

  test('no act is superseded by news of the contractor, and none lost of concurrent ones', async () => {
    const worker = plaza.join(userFixture('Wim Okker', { role: 'contractor' }));
    const change = (who: Caller, changes: object) => who.patch(profileOf(worker), changes);
    const hours = { timeZone: 'UTC', spans: [{ weekday: 1, from: '09:00', until: '17:00' }] };
    await change(plaza.administrator, { workingHours: hours, serviceAreas: ['North'] });
    const answers = await Promise.all([
      change(plaza.administrator, { specializations: ['Tiles'], workingHours: null }),
      plaza.administrator.put(verification(worker), { isVerified: true }),
      change(worker, { specializations: ['Stone'] }),
      change(plaza.administrator, { businessAddress: '2 Queen Street', serviceAreas: ['South'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { outbox = [] } = await ContractorProfileModel.findOne({ userId: worker.id }).lean().orFail();
    expect(outbox.map(({ type }) => type).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'act.audited'),
      'contractor.changed',
    ]);
  });

  test('a service that was removed is gone for everybody, and what is kept of it goes once it is in the audit', async () => {
    const { id } = await serviceOf(plaza.contractor);
    expect((await plaza.administrator.delete(`/api/v1/services/${id}`)).status).toBe(204);
    const { body } = await plaza.administrator.get<Service[]>('/api/v1/services');
    expect(body.filter((service) => service.id === id)).toEqual([]);
    for (const who of [plaza.administrator, plaza.contractor]) {
      expect((await who.patch(`/api/v1/services/${id}`, { isActive: true })).status).toBe(404);
      expect((await who.delete(`/api/v1/services/${id}`)).status).toBe(404);
    }
    const input = bookingInput(plaza.contractor.id, { serviceId: id, date: nextFreeDay() });
    expect((await plaza.customer.post('/api/v1/bookings', input)).status).toBe(404);

    plaza.audit.back();
    await until(async () => !(await ServiceModel.exists({ _id: id, 'outbox.id': { $exists: true } })), 10_000);
    await plaza.administrator.delete(`/api/v1/services/${(await serviceOf(plaza.contractor)).id}`);
    expect(await ServiceModel.exists({ _id: id })).toBeNull();
  });

  test('a person whose act waits is removed once it is in the audit', async () => {
    const leaver = plaza.join(userFixture('Lee Ver', { role: 'contractor' }));
    const ticket = await ticketOf(leaver);
    await plaza.administrator.patch(`/api/v1/tickets/${ticket.id}`, { priority: 'high' });
    await plaza.administrator.put(verification(leaver), { isVerified: true });
    await plaza.administrator.post('/api/v1/services', { ...newService(), contractorId: leaver.id });
    plaza.identity.remove(leaver.id);
    const left = async () =>
      (await TicketModel.countDocuments({ userId: leaver.id })) +
      (await ContractorProfileModel.countDocuments({ userId: leaver.id })) +
      (await ServiceModel.countDocuments({ contractorId: leaver.id }));

    const event = createEvent('user.deleted', { userId: leaver.id });
    await plaza.bus.publish(event).catch(() => undefined);
    expect(await left()).toBe(3);
    plaza.audit.back();
    await until(async () => {
      await plaza.bus.publish(event).catch(() => undefined);
      return (await left()) === 0;
    }, 15_000);
  });
});
