import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Contractor, Employee } from '@plaza/contracts/marketplace/contractors';
import { roles } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabPermissions } from '@plaza/contracts/tabs';
import { userFixture } from '../testing/identity-server';
import { type MarketplaceServer, requestBooking, startMarketplace } from '../testing/marketplace-server';

const path = '/api/v1/contractors';
const withoutContractors = Object.fromEntries(
  roles.map((role) => [role, defaultTabPermissions[role].filter((tab) => tab !== 'contractors')]),
) as TabPermissions;

let plaza: MarketplaceServer;
let booking: Booking;
beforeAll(async () => {
  plaza = await startMarketplace({}, withoutContractors);
  booking = await requestBooking(plaza);
});
afterAll(() => plaza.stop());

test('a customer with only the bookings tab can choose a contractor', async () => {
  const listed = await plaza.customer.get<Contractor[]>(path);
  expect(listed).toMatchObject({ status: 200, body: [{ id: plaza.contractor.id }] });
  const one = await plaza.customer.get(`${path}/${plaza.contractor.id}`);
  expect(one).toMatchObject({ status: 200, body: listed.body[0] });
});

test('a contractor and administrators with only the bookings tab can choose an employee', async () => {
  const low = plaza.join(userFixture('Lou Low', { role: 'admin_low', isAdmin: true }));
  for (const who of [plaza.contractor, plaza.administrator, low]) {
    const answer = await who.get<Employee[]>(`${path}/${plaza.contractor.id}/employees`);
    expect(answer).toMatchObject({ status: 200, body: [{ id: plaza.employee.id, name: 'Tom Reed' }] });
  }
  const assigned = await plaza.contractor.patch(`/api/v1/bookings/${booking.id}/assign`, {
    employeeId: plaza.employee.id,
  });
  expect(assigned).toMatchObject({ status: 200, body: { employee: { id: plaza.employee.id } } });
});

test('others still do not see who works for a contractor', async () => {
  for (const who of [plaza.customer, plaza.employee]) {
    expect(await who.get(`${path}/${plaza.contractor.id}/employees`)).toMatchObject({ status: 403 });
  }
  expect(await plaza.rival.get(`${path}/${plaza.contractor.id}/employees`)).toMatchObject({ status: 404 });
});

test('profiles, verification and reviews stay closed', async () => {
  const at = `${path}/${plaza.contractor.id}`;
  const answers = [
    await plaza.contractor.get(`${at}/profile`),
    await plaza.contractor.patch(`${at}/profile`, { businessPhone: '1' }),
    await plaza.administrator.put(`${at}/verification`, { isVerified: true }),
    await plaza.customer.get(`${at}/reviews`),
  ];
  const closed = { status: 403, body: { error: { code: 'tab_not_permitted' } } };
  expect(answers).toMatchObject([closed, closed, closed, closed]);
});
