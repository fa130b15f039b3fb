import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { userFixture } from '../../testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  startMarketplace,
} from '../../testing/marketplace-server';
import { BookingModel } from '../records/booking.model';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

/** A contractor with an employee who has booked them for their own home. */
async function bookedByEmployee() {
  const contractor = plaza.join(userFixture('Cleo Marsh', { role: 'contractor', company: 'Marsh Works' }));
  const employee = plaza.join(userFixture('Eddie Stone', { role: 'contractor_employee', contractorId: contractor.id }));
  const { status, body } = await employee.post<Booking>(path, bookingInput(contractor.id, { date: nextFreeDay() }));
  expect(status).toBe(201);
  return { contractor, employee, id: body.id };
}

/** Earlier releases allowed this assignment. */
const assignToCustomer = (id: string, { card }: Caller) =>
  BookingModel.updateOne({ _id: id }, { contractorEmployeeId: card.id, employee: { id: card.id, name: card.name } });
const change = async (card: Caller['card']) => {
  plaza.identity.add(card);
  await plaza.bus.publish(createEvent('user.changed', { userId: card.id }));
};
const listed = async (who: Caller) => (await who.get<BookingPage>(path)).body.bookings.map(({ id }) => id);

test('a booking is not assigned to the employee who has ordered it', async () => {
  const { contractor, employee, id } = await bookedByEmployee();
  for (const [who, input] of [
    [contractor, { employeeId: employee.id }],
    [contractor, { contractorEmployeeId: employee.id }],
    [plaza.administrator, { contractorId: contractor.id, employeeId: employee.id }],
  ] as const) {
    expect(await who.patch(`${path}/${id}/assign`, input)).toMatchObject({
      status: 400,
      body: { error: { code: 'own_booking', details: [{ path: 'employeeId' }] } },
    });
  }
});

test('a customer who had their own booking keeps it after leaving the contractor', async () => {
  const { employee, id } = await bookedByEmployee();
  await assignToCustomer(id, employee);
  await change({ ...employee.card, contractorId: plaza.rival.id });
  expect((await employee.get<Booking>(`${path}/${id}`)).body).toMatchObject({ employee: null });
  expect(await listed(employee)).toEqual([id]);
});

test('a customer who had their own booking keeps it when the contractor leaves', async () => {
  const { contractor, employee, id } = await bookedByEmployee();
  await assignToCustomer(id, employee);
  await change({ ...contractor.card, role: 'user' });
  expect((await employee.get<Booking>(`${path}/${id}`)).body).toMatchObject({ contractor: null, employee: null });
  expect(await listed(employee)).toEqual([id]);
  const { body } = await employee.get<BookingPage>(`${path}?search=sink`);
  expect(body.bookings).toHaveLength(1);
});

test.each(['employer', 'contractor'] as const)(
  'a customer whose own booking ends with their role as %s is shown as they are now',
  async (role) => {
    const { contractor, employee, id } = await bookedByEmployee();
    const { card } = employee;
    if (role === 'employer') await assignToCustomer(id, employee);
    // Earlier releases allowed bookings of oneself.
    else await BookingModel.updateOne({ _id: id }, { contractorId: card.id, 'contractor.id': card.id });
    const now = { name: 'Edward Stone', phone: '+1 416 555 0199', email: 'edward.stone@example.com' };
    await change({ ...card, ...now, contractorId: plaza.rival.id });
    const { body } = await employee.get<Booking>(`${path}/${id}`);
    const contractorId = role === 'employer' ? contractor.id : undefined;
    expect([body.employee, body.contractor?.id]).toEqual([null, contractorId]);
    const after = await BookingModel.findById(id).lean();
    expect(after?.customer).toEqual({ id: card.id, ...now });
  },
);

test('a change that concerns no booking leaves its version as it is', async () => {
  const { contractor, employee, id } = await bookedByEmployee();
  const versionOf = async () => (await BookingModel.findById(id).lean())?.version;
  const before = await versionOf();
  for (const { card } of [employee, contractor]) await change(card);
  expect(await versionOf()).toBe(before);
});
