import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { dayAhead, type MarketplaceServer, noId, startMarketplace } from '../testing/marketplace-server';
import { type SeedBooking, seedBookings } from './seed-bookings';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

test('bookings are stored once, as if they had been booked, counted and indexed', async () => {
  const { customer, contractor, employee } = plaza;
  await contractor.get(`/api/v1/contractors/${contractor.id}/profile`);
  const people = { customer: customer.card, contractor: contractor.card, employee: employee.card };
  const booking = (other: Pick<SeedBooking, 'title' | 'date' | 'status'> & Partial<SeedBooking>): SeedBooking => ({
    id: noId(),
    ...people,
    time: '10:00',
    timeZone: 'America/Toronto',
    duration: 2,
    location: '1 Main Street',
    price: '80',
    currency: 'CAD',
    ...other,
  });
  const bookings = [
    booking({
      title: 'Wire the shed',
      date: dayAhead(-10),
      status: 'completed',
      review: { rating: 4, comment: 'Fine' },
    }),
    booking({ title: 'Light the shed', date: dayAhead(3), status: 'confirmed' }),
    booking({ title: 'Paint the shed', date: dayAhead(3), status: 'pending' }),
  ];
  await seedBookings(bookings);
  await seedBookings(bookings);
  const { body: page } = await customer.get<BookingPage>('/api/v1/bookings?search=shed');
  expect(page.bookings.map(({ title, status }) => [title, status]).sort()).toEqual([
    ['Light the shed', 'confirmed'],
    ['Paint the shed', 'pending'],
    ['Wire the shed', 'completed'],
  ]);
  const { body: shown } = await customer.get<Contractor>(`/api/v1/contractors/${contractor.id}`);
  expect(shown).toMatchObject({ rating: 4, totalJobs: 2 });
  const [, , waiting] = bookings;
  const confirmed = await contractor.patch(`/api/v1/bookings/${waiting?.id}/status`, { status: 'confirmed' });
  expect(confirmed).toMatchObject({ status: 409, body: { error: { code: 'slot_taken' } } });
  const { body: done } = await employee.get<Booking>(`/api/v1/bookings/${bookings[0]?.id}`);
  expect(done).toMatchObject({ actualCost: '80.00', review: { rating: 4 }, employee: { name: 'Tom Reed' } });
});
