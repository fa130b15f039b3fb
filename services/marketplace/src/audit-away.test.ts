import type { Service } from '@plaza/contracts/marketplace/catalog';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { ServiceModel } from './catalog/service.model';
import { ContractorProfileModel } from './contractors/records/contractor-profile.model';
import { openAuditedMarketplace, profileOf, ticketOf, verification } from './testing/audited-marketplace';
import { userFixture } from './testing/identity-server';
import { bookingInput, type Caller, nextFreeDay } from './testing/marketplace-server';
import { TicketModel } from './tickets/ticket.model';

const desk = openAuditedMarketplace();
const { newService, serviceOf } = desk;

describe('while identity does not answer', () => {
  beforeEach(() => desk.plaza.audit.away());
  afterEach(() => desk.plaza.audit.back());

  test('no action is overwritten by an event of the contractor, and no concurrent one is lost', async () => {
    const worker = desk.plaza.join(userFixture('Wim Okker', { role: 'contractor' }));
    const change = (who: Caller, changes: object) => who.patch(profileOf(worker), changes);
    const hours = { timeZone: 'UTC', spans: [{ weekday: 1, from: '09:00', until: '17:00' }] };
    await change(desk.plaza.administrator, { workingHours: hours, serviceAreas: ['North'] });
    const answers = await Promise.all([
      change(desk.plaza.administrator, { specializations: ['Tiles'], workingHours: null }),
      desk.plaza.administrator.put(verification(worker), { isVerified: true }),
      change(worker, { specializations: ['Stone'] }),
      change(desk.plaza.administrator, { businessAddress: '2 Queen Street', serviceAreas: ['South'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { outbox = [] } = await ContractorProfileModel.findOne({ userId: worker.id }).lean().orFail();
    expect(outbox.map(({ type }) => type).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'act.audited'),
      'contractor.changed',
    ]);
  });

  test('a removed service is hidden at once, and deleted once the audit has recorded it', async () => {
    const { id } = await serviceOf(desk.plaza.contractor);
    expect((await desk.plaza.administrator.delete(`/api/v1/services/${id}`)).status).toBe(204);
    const { body } = await desk.plaza.administrator.get<Service[]>('/api/v1/services');
    expect(body.filter((service) => service.id === id)).toEqual([]);
    for (const who of [desk.plaza.administrator, desk.plaza.contractor]) {
      expect((await who.patch(`/api/v1/services/${id}`, { isActive: true })).status).toBe(404);
      expect((await who.delete(`/api/v1/services/${id}`)).status).toBe(404);
    }
    const input = bookingInput(desk.plaza.contractor.id, { serviceId: id, date: nextFreeDay() });
    expect((await desk.plaza.customer.post('/api/v1/bookings', input)).status).toBe(404);

    desk.plaza.audit.back();
    await until(async () => !(await ServiceModel.exists({ _id: id, 'outbox.id': { $exists: true } })), 10_000);
    await desk.plaza.administrator.delete(`/api/v1/services/${(await serviceOf(desk.plaza.contractor)).id}`);
    expect(await ServiceModel.exists({ _id: id })).toBeNull();
  });

  test('a user with an unrecorded action is removed once it is recorded', async () => {
    const leaver = desk.plaza.join(userFixture('Lee Ver', { role: 'contractor' }));
    const ticket = await ticketOf(leaver);
    await desk.plaza.administrator.patch(`/api/v1/tickets/${ticket.id}`, { priority: 'high' });
    await desk.plaza.administrator.put(verification(leaver), { isVerified: true });
    await desk.plaza.administrator.post('/api/v1/services', { ...newService(), contractorId: leaver.id });
    desk.plaza.identity.remove(leaver.id);
    const left = async () =>
      (await TicketModel.countDocuments({ userId: leaver.id })) +
      (await ContractorProfileModel.countDocuments({ userId: leaver.id })) +
      (await ServiceModel.countDocuments({ contractorId: leaver.id }));

    const event = createEvent('user.deleted', { userId: leaver.id });
    await desk.plaza.bus.publish(event).catch(() => undefined);
    expect(await left()).toBe(3);
    desk.plaza.audit.back();
    await until(async () => {
      await desk.plaza.bus.publish(event).catch(() => undefined);
      return (await left()) === 0;
    }, 15_000);
  });
});
