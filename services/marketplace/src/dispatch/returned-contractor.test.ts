import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { userFixture } from '../testing/identity-server';
import { bookingInput, type MarketplaceServer, nextFreeDay, startMarketplace } from '../testing/marketplace-server';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

test('the board of a user who is a contractor again has none of the bookings that were taken away', async () => {
  const worker = plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  const day = nextFreeDay();
  const book = async (date: string) => {
    const { status, body } = await plaza.customer.post<Booking>('/api/v1/bookings', bookingInput(worker.id, { date }));
    expect(status).toBe(201);
    return body;
  };
  const boardOf = async () =>
    (await worker.get<DispatchBoard>(`/api/v1/bookings/dispatch?day=${day}&timeZone=UTC`)).body;
  const change = async (card: typeof worker.card) => {
    plaza.identity.add(card);
    await plaza.bus.publish(createEvent('user.changed', { userId: card.id }));
  };

  const lost = await book(day);
  expect((await boardOf()).jobs).toMatchObject([{ id: lost.id }]);
  await change({ ...worker.card, role: 'user' });
  await change(worker.card);
  expect((await worker.get(`/api/v1/bookings/${lost.id}`)).status).toBe(404);
  const board = await boardOf();
  expect([board.jobs, board.unassigned]).toEqual([[], []]);
  expect(board.week.filter(({ jobs, unassigned }) => jobs + unassigned > 0)).toEqual([]);

  const theirs = await book(day);
  expect(await boardOf()).toMatchObject({ jobs: [{ id: theirs.id }], unassigned: [{ id: theirs.id }] });
  await plaza.administrator.patch(`/api/v1/bookings/${lost.id}/assign`, { contractorId: worker.id });
  expect((await boardOf()).jobs).toHaveLength(2);
});
