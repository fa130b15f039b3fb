import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import type { Review } from '@plaza/contracts/marketplace/reviews';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { userFixture } from '../testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  startMarketplace,
} from '../testing/marketplace-server';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

/** A completed booking. */
async function done(worker: Caller = plaza.contractor, customer: Caller = plaza.customer): Promise<string> {
  const { body } = await customer.post<Booking>(path, bookingInput(worker.id, { date: nextFreeDay() }));
  for (const status of ['confirmed', 'in-progress', 'completed']) {
    await worker.patch(`${path}/${body.id}/status`, { status });
  }
  return body.id;
}

const review = (who: Caller, id: string, input: object = { rating: 5, comment: 'Spotless' }) =>
  who.post<Review & { error?: { code: string } }>(`${path}/${id}/review`, input);

test('a customer reviews a completed booking, once, and the contractor replies', async () => {
  const id = await done();
  expect((await plaza.customer.get<Booking>(`${path}/${id}`)).body.actions).toEqual(['review']);
  const { status, body } = await review(plaza.customer, id);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { bookingId: id, rating: 5, comment: 'Spotless', reply: '', customerName: 'Maya Okafor' },
  });
  expect(await review(plaza.customer, id)).toMatchObject({
    status: 409,
    body: { error: { code: 'already_reviewed' } },
  });
  expect((await plaza.contractor.get<Booking>(`${path}/${id}`)).body.actions).toEqual(['reply']);
  const reply = await plaza.contractor.put<Review>(`${path}/${id}/review/reply`, { reply: 'Thank you' });
  expect(reply).toMatchObject({ status: 200, body: { reply: 'Thank you' } });
  const { body: reviews } = await plaza.stranger.get<Review[]>(`/api/v1/contractors/${plaza.contractor.id}/reviews`);
  expect(reviews[0]).toMatchObject({ bookingId: id, reply: 'Thank you' });
});

test('twenty concurrent reviews of one booking: one succeeds', async () => {
  const id = await done();
  const answers = await Promise.all(Array.from({ length: 20 }, () => review(plaza.customer, id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('only the customer can review, and only a completed booking', async () => {
  const id = await done();
  for (const who of [plaza.contractor, plaza.administrator]) expect((await review(who, id)).status).toBe(403);
  expect((await review(plaza.stranger, id)).status).toBe(404);
  const { body } = await plaza.customer.post<Booking>(path, bookingInput(plaza.contractor.id, { date: nextFreeDay() }));
  expect(await review(plaza.customer, body.id)).toMatchObject({
    status: 409,
    body: { error: { code: 'wrong_state' } },
  });
  const toNothing = await plaza.contractor.put(`${path}/${id}/review/reply`, { reply: 'Thank you' });
  expect(toNothing).toMatchObject({ status: 409, body: { message: 'There is no review to reply to.' } });
  expect((await plaza.customer.put(`${path}/${id}/review/reply`, { reply: 'Me too' })).status).toBe(403);
});

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: '5' },
  {},
  { rating: 5, comment: 'x'.repeat(2001) },
  { rating: 5, stars: 5 },
])('the review %j is rejected', async (input) => {
  expect((await review(plaza.customer, await done(), input)).status).toBe(400);
});

test('the rating of a contractor is the mean of the reviews with two decimals', async () => {
  const worker = plaza.join(userFixture('Nia Cole', { role: 'contractor' }));
  const ratingOf = async () => (await plaza.customer.get<Contractor>(`/api/v1/contractors/${worker.id}`)).body.rating;
  const bookings = [await done(worker), await done(worker), await done(worker)];
  expect(await ratingOf()).toBe(0);
  for (const [index, rating] of [5, 4, 4].entries()) await review(plaza.customer, bookings[index] ?? '', { rating });
  expect(await ratingOf()).toBe(4.33);
});

test('concurrent reviews are all counted', async () => {
  const worker = plaza.join(userFixture('Ola Berg', { role: 'contractor' }));
  const bookings = await Promise.all(Array.from({ length: 10 }, () => done(worker)));
  await Promise.all(bookings.map((id, index) => review(plaza.customer, id, { rating: index < 5 ? 5 : 2 })));
  const { body } = await plaza.customer.get<Contractor>(`/api/v1/contractors/${worker.id}`);
  expect(body).toMatchObject({ rating: 3.5, totalJobs: 10 });
});

test('a review remains after its customer was deleted, without their name', async () => {
  const guest = plaza.join(userFixture('Ugo Nwosu'));
  const id = await done(plaza.rival, guest);
  await review(guest, id);
  plaza.identity.remove(guest.id);
  await plaza.bus.publish(createEvent('user.deleted', { userId: guest.id }));
  const { body } = await plaza.customer.get<Review[]>(`/api/v1/contractors/${plaza.rival.id}/reviews`);
  expect(body).toMatchObject([{ bookingId: id, customerName: 'A former customer' }]);
});
