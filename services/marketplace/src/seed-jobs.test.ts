import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { type SeedJob, seedJobs } from './seed-jobs';
import { dayAhead, type MarketplaceUnderTest, marketplaceUnderTest, noId } from './testing/bookings-under-test';

let plaza: MarketplaceUnderTest;
beforeAll(async () => {
  plaza = await marketplaceUnderTest();
});
afterAll(() => plaza.stop());

test('jobs are stored once, as if they had been booked, counted and found', async () => {
  const { customer, contractor, employee } = plaza;
  await contractor.get(`/api/v1/contractors/${contractor.id}/profile`);
  const people = { customer: customer.card, contractor: contractor.card, employee: employee.card };
  const job = (other: Pick<SeedJob, 'title' | 'date' | 'status'> & Partial<SeedJob>): SeedJob => ({
    ...{ id: noId(), ...people, time: '10:00', timeZone: 'America/Toronto', duration: 2 },
    ...{ location: '1 Main Street', price: '80', currency: 'CAD' },
    ...other,
  });
  const jobs = [
    job({ title: 'Wire the shed', date: dayAhead(-10), status: 'completed', review: { rating: 4, comment: 'Fine' } }),
    job({ title: 'Light the shed', date: dayAhead(3), status: 'confirmed' }),
    job({ title: 'Paint the shed', date: dayAhead(3), status: 'pending' }),
  ];
  await seedJobs(jobs);
  await seedJobs(jobs);
  const { body: page } = await customer.get<BookingPage>('/api/v1/bookings?search=shed');
  expect(page.bookings.map(({ title, status }) => [title, status]).sort()).toEqual([
    ['Light the shed', 'confirmed'],
    ['Paint the shed', 'pending'],
    ['Wire the shed', 'completed'],
  ]);
  const { body: shown } = await customer.get<Contractor>(`/api/v1/contractors/${contractor.id}`);
  expect(shown).toMatchObject({ rating: 4, totalJobs: 2 });
  const [, , waiting] = jobs;
  const confirmed = await contractor.patch(`/api/v1/bookings/${waiting?.id}/status`, { status: 'confirmed' });
  expect(confirmed).toMatchObject({ status: 409, body: { error: { code: 'slot_taken' } } });
  const { body: done } = await employee.get<Booking>(`/api/v1/bookings/${jobs[0]?.id}`);
  expect(done).toMatchObject({ actualCost: '80.00', review: { rating: 4 }, employee: { name: 'Tom Reed' } });
});
