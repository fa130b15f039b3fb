import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { BookingModel } from '../bookings/records/booking.model';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { dayAhead, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';
import { storeBooking } from '../testing/store-booking';

const limit = 100;
const number = (place: number) => String(place).padStart(3, '0');
const profiles = Array.from({ length: 150 }, (_none, place) => ({
  userId: randomUUID(),
  contactName: `Head of ${number(place)}`,
  email: 'a@example.com',
  businessName: `Firm ${number(place)}`,
  searchTerms: [],
  specialtyKeys: [],
}));

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
  await ContractorProfileModel.insertMany(profiles);
});
afterAll(() => plaza.stop());

const book = async (day: string, places: readonly number[], status: BookingStatus = 'confirmed') => {
  const [startsAt, endsAt] = [new Date(`${day}T10:00:00.000Z`), new Date(`${day}T11:00:00.000Z`)];
  for (const place of places) await storeBooking(profiles[place]?.userId ?? '', status, startsAt, endsAt);
};
const boardOf = async (day: string) => {
  const { status, body } = await plaza.administrator.get<DispatchBoard>(
    `/api/v1/bookings/dispatch?day=${day}&timeZone=UTC`,
  );
  expect(status).toBe(200);
  return body;
};
const firms = ({ people: rows }: DispatchBoard) => rows.map(({ company }) => company);

test('a contractor with a booking on the day has a row, however far down in the list of names', async () => {
  const day = dayAhead(20);
  await book(day, [149]);
  const board = await boardOf(day);
  expect(board.jobs.map(({ contractor }) => contractor?.id)).toEqual([profiles[149]?.userId]);
  expect(firms(board)).toEqual([...profiles.slice(0, limit - 1).map(({ businessName }) => businessName), 'Firm 149']);
  expect(board.morePeople).toBe(true);
});

test('if more have a booking than the board has space for, requests leave their places to accepted bookings', async () => {
  const day = dayAhead(21);
  const places = profiles.map((_none, place) => place);
  await book(day, places.slice(0, 100), 'pending');
  await book(day, places.slice(100));
  const board = await boardOf(day);
  expect(firms(board)).toHaveLength(limit);
  expect(firms(board)).toEqual(expect.arrayContaining(profiles.slice(100).map(({ businessName }) => businessName)));
  expect(firms(board)).toEqual([...firms(board)].sort());
  expect(board.morePeople).toBe(true);
  expect(board).not.toHaveProperty('moreUnassigned');
});

test('a contractor who is disabled keeps the row of a day with a booking of theirs, marked as not listed', async () => {
  const day = dayAhead(22);
  await book(day, [120], 'completed');
  await ContractorProfileModel.updateOne({ userId: profiles[120]?.userId ?? '' }, { isListed: false });
  const { people: rows } = await boardOf(day);
  expect(rows.find(({ company }) => company === 'Firm 120')).toMatchObject({ isListed: false });
  expect(rows.find(({ company }) => company === 'Firm 000')).not.toHaveProperty('isListed');
  expect(firms(await boardOf(dayAhead(23)))).not.toContain('Firm 120');
});

test('a day with more bookings than the board has space for shows the earliest, and says that there are more', async () => {
  const day = dayAhead(25);
  const [startsAt, endsAt] = [new Date(`${day}T12:00:00.000Z`), new Date(`${day}T13:00:00.000Z`)];
  await storeBooking(profiles[0]?.userId ?? '', 'completed', startsAt, endsAt);
  const stored = await BookingModel.findOne({ startsAt }).lean();
  const copies = (count: number) => Array.from({ length: count }, () => ({ ...stored, _id: randomUUID() }));
  await BookingModel.insertMany(copies(1999), { lean: true });
  expect(await boardOf(day)).not.toHaveProperty('moreJobs');
  await book(day, [1], 'completed');
  const board = await boardOf(day);
  expect(board.moreJobs).toBe(true);
  expect(board.jobs).toHaveLength(2000);
  expect(board.jobs[0]?.contractor?.id).toBe(profiles[1]?.userId);
});

test('a board of everybody does not say that there are more', async () => {
  await ContractorProfileModel.deleteMany({ businessName: { $gte: 'Firm 100' } });
  const board = await boardOf(dayAhead(24));
  expect(firms(board)).toHaveLength(limit);
  expect(board).not.toHaveProperty('morePeople');
  await book(dayAhead(24), [0], 'pending');
  expect(await boardOf(dayAhead(24))).toMatchObject({ moreUnassigned: true });
});
