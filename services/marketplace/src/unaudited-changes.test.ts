import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { until } from '@plaza/service-kit/testing/until';
import { move, openAuditedMarketplace, profileOf, ticketOf } from './testing/audited-marketplace';
import { userFixture } from './testing/identity-server';
import { bookingInput, nextFreeDay } from './testing/marketplace-server';

const desk = openAuditedMarketplace();
const { newService, serviceOf, booked, bookingIn, auditRecordsOf } = desk;

test("changes of a user's own data are not in the audit, also of administrators", async () => {
  const { contractor, customer, employee } = desk.plaza;
  const flagged = desk.plaza.join(userFixture('Flo Agger', { role: 'contractor', isAdmin: true }), { isAdmin: true });
  const service = await serviceOf(contractor);
  const done = await bookingIn('confirmed', 'in-progress', 'completed');
  const other = await booked();
  const mine = await customer.post<Booking>('/api/v1/bookings', bookingInput(flagged.id, { date: nextFreeDay() }));
  const ticket = await ticketOf(customer);
  const ownTicket = await ticketOf(desk.plaza.administrator);
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
    await desk.plaza.administrator.post(`/api/v1/tickets/${ownTicket.id}/thread`, { text: 'Never mind' }),
    await desk.plaza.administrator.patch(`/api/v1/tickets/${ownTicket.id}`, { status: 'closed' }),
    await customer.post(`/api/v1/conversations/${conversation.body.id}/messages`, { content: 'Hello' }),
    await flagged.patch(profileOf(flagged), { businessName: 'Agger & Daughters' }),
    await flagged.post('/api/v1/services', newService()),
    await move(flagged, mine.body, 'confirmed'),
  ];
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  const last = await desk.plaza.administrator.post('/api/v1/services/categories', { name: 'The last one' });
  await until(() => auditRecordsOf(last).length > 0);
  expect(answers.flatMap(auditRecordsOf)).toEqual([]);
});

test('a request that changes nothing is not recorded', async () => {
  const { id } = await serviceOf(desk.plaza.contractor);
  await desk.plaza.administrator.patch(profileOf(desk.plaza.contractor), { businessAddress: '1 King Street' });
  const answers = [
    await desk.plaza.administrator.patch(profileOf(desk.plaza.contractor), { businessAddress: '1 King Street' }),
    await desk.plaza.administrator.patch(`/api/v1/services/${id}`, { basePrice: '2400.00' }),
    await desk.plaza.administrator.patch(`/api/v1/services/categories/${desk.categoryId}`, { name: 'Plumbing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const last = await desk.plaza.administrator.post('/api/v1/services/categories', { name: 'Another one' });
  await until(() => auditRecordsOf(last).length > 0);
  expect(answers.flatMap(auditRecordsOf)).toEqual([]);
});
