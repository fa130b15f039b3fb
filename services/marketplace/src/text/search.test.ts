import type { BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { type MarketplaceServer, nextFreeDay, requestBooking, startMarketplace } from '../testing/marketplace-server';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

/** The second letter is beyond the first 65,536 characters of Unicode. */
const word = '田𠮷';
const beginnings = ['田', '田𠮷'];

test.each(beginnings)('a booking is found by %s', async (search) => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay(), title: `Garden of ${word}` });
  const query = new URLSearchParams({ search });
  for (const who of [plaza.customer, plaza.administrator]) {
    const { body } = await who.get<BookingPage>(`/api/v1/bookings?${query}`);
    expect(body.bookings.map((booking) => booking.id)).toContain(id);
  }
});

test.each([...beginnings, '𠮷'])('a contractor is found by %s', async (search) => {
  await plaza.contractor.patch(`/api/v1/contractors/${plaza.contractor.id}/profile`, {
    businessName: `${word} Gardens`,
  });
  const { body } = await plaza.customer.get<Contractor[]>(`/api/v1/contractors?${new URLSearchParams({ search })}`);
  expect(body.map(({ id }) => id)).toEqual([plaza.contractor.id]);
});
