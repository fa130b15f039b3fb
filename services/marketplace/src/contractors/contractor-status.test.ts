import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import type { Contractor, ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { BookingModel } from '../bookings/records/booking.model';
import { seedContractors } from '../seed/seed';
import { service } from '../service';
import { storeBooking } from '../testing/store-booking';
import { ContractorProfileModel } from './records/contractor-profile.model';

const path = '/api/v1/contractors';
const hourMs = 3_600_000;
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const always: WorkingHours = {
  timeZone: 'America/Toronto',
  spans: weekdays.map((weekday) => ({ weekday, from: '00:00', until: '24:00' })),
};
const never: WorkingHours = { timeZone: 'America/Toronto', spans: [] };

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service);
});
afterAll(() => marketplace.stop());
beforeEach(async () => {
  await Promise.all([ContractorProfileModel.deleteMany(), BookingModel.deleteMany()]);
});

interface Given {
  readonly says?: ContractorStatus;
  readonly hours?: WorkingHours | null;
  readonly booking?: BookingStatus;
  /** When the booking begins and ends, in hours from now. */
  readonly at?: readonly [number, number];
}

async function contractor({ says = 'available', hours = null, booking, at = [-1, 1] }: Given): Promise<string> {
  const userId = randomUUID();
  const about = { contactName: 'Amir', email: 'amir@example.com', businessName: 'Harbour Electric' };
  await seedContractors([{ userId, ...about, status: says, workingHours: hours }]);
  const [from, until] = at.map((hours) => new Date(Date.now() + hours * hourMs));
  if (booking && from && until) await storeBooking(userId, booking, from, until);
  return userId;
}

const listed = async (query = '') => (await marketplace.as().get<Contractor[]>(`${path}${query}`)).body;

const rows: [string, ContractorStatus, Given][] = [
  ['who set no working hours', 'available', {}],
  ['within working hours', 'available', { hours: always }],
  ['outside working hours', 'offline', { hours: never }],
  ['with a confirmed booking now', 'busy', { booking: 'confirmed' }],
  ['with a booking under way', 'busy', { hours: always, booking: 'in-progress' }],
  ['with a booking at an hour that they do not work else', 'busy', { hours: never, booking: 'confirmed' }],
  ['with a booking of a whole day', 'busy', { booking: 'confirmed', at: [-23.9, 0.1] }],
  ['with a request for now', 'available', { booking: 'pending' }],
  ['with a cancelled booking', 'available', { booking: 'cancelled' }],
  ['with a booking that is done', 'available', { booking: 'completed' }],
  ['with a booking later', 'available', { booking: 'confirmed', at: [1, 2] }],
  ['with a booking before', 'available', { booking: 'confirmed', at: [-2, -1] }],
  ['who says to be offline, with a booking', 'offline', { says: 'offline', booking: 'confirmed' }],
  ['who says to be busy, outside working hours', 'busy', { says: 'busy', hours: never }],
];

test.each(rows)('a contractor %s is %s, in every list', async (_what, status, fields) => {
  const id = await contractor(fields);
  expect(await listed()).toMatchObject([{ id, status }]);
  expect((await marketplace.as().get(`${path}/${id}`)).body).toMatchObject({ id, status });
  for (const filter of ['available', 'busy', 'offline']) {
    expect(await listed(`?status=${filter}`)).toHaveLength(filter === status ? 1 : 0);
  }
});

test('a booking makes nobody else busy', async () => {
  const [busy, free] = [await contractor({ booking: 'confirmed' }), await contractor({})];
  const statuses = new Map((await listed()).map(({ id, status }) => [id, status]));
  expect(statuses).toEqual(new Map([[busy, 'busy'] as const, [free, 'available'] as const]));
});

test('the list ends at 500; contractors with a rare status are found beyond that', async () => {
  const many = Array.from({ length: 510 }, (_none, index) => ({
    userId: randomUUID(),
    contactName: `Contractor ${index}`,
    email: `c${index}@example.com`,
    businessName: 'One of many',
    workingHours: index < 505 ? always : never,
    totalJobs: 510 - index,
  }));
  await ContractorProfileModel.insertMany(many);
  expect(await listed()).toHaveLength(500);
  expect((await listed('?status=offline')).map(({ name }) => name)).toEqual(
    [505, 506, 507, 508, 509].map((index) => `Contractor ${index}`),
  );
});
