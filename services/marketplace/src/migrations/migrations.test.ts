import { migrationModelOf, repeatMs } from '@plaza/service-kit/migrations/run-migrations';
import { openInstance } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { bookingsCollection } from '../bookings/records/booking.model';
import { ContractorProfileModel, contractorProfilesCollection } from '../contractors/records/contractor-profile.model';
import { database } from '../database';
import { service } from '../service';
import { type MarketplaceServer, requestBooking, startMarketplace } from '../testing/marketplace-server';

const minuteMs = 60_000;
const completed = migrationModelOf(database);
const migrated = [bookingsCollection, contractorProfilesCollection];

/** The collections that were read or written, once for each command, except by relays. */
const commands: string[] = [];
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace({ BOOKING_EXPIRY_MS: '3600000' });
  await requestBooking(plaza);
  await until(async () => (await completed.countDocuments()) === 5);
  database.getClient().on('commandStarted', ({ commandName, command }) => {
    const collection: unknown = command[commandName];
    const isRelay = command.filter && 'outbox.id' in command.filter;
    if (migrated.some((one) => one === collection) && !isRelay) commands.push(`${commandName} ${collection}`);
  });
});
afterAll(() => plaza.stop());

const startNext = () =>
  openInstance(service, { env: { IDENTITY_URL: plaza.identity.url, BOOKING_EXPIRY_MS: '3600000' } });

/** Starts another instance this long after the first start. @returns the commands that it sent */
async function startAfter(ms: number): Promise<readonly string[]> {
  // Events of the test's own booking are removed from its outbox by now.
  await until(
    async () =>
      (await database.collection(bookingsCollection).countDocuments({ 'outbox.id': { $exists: true } })) === 0,
  );
  await completed.updateMany({}, { firstAt: new Date(Date.now() - ms) });
  commands.length = 0;
  const next = await startNext();
  await next.stop();
  return [...commands];
}

test('each migration is recorded by a name of its own', async () => {
  expect((await completed.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
    'complete-contractor-profiles',
    'rename-booking-costs',
    'repair-bookings-that-somebody-left',
    'store-contractor-search-terms',
    'ticket-indexes-with-id',
  ]);
});

test('within a day, a start reads all bookings again, as an earlier release may still have written some', async () => {
  expect(await startAfter(repeatMs - minuteMs)).toEqual(
    expect.arrayContaining([`find ${bookingsCollection}`, `find ${contractorProfilesCollection}`]),
  );
});

test('after a day, a start reads neither bookings nor profiles', async () => {
  expect(await startAfter(repeatMs + minuteMs)).toEqual([]);
});

test('a migration that fails is tried again while the instance runs, and the others complete without it', async () => {
  await completed.deleteMany();
  jest.spyOn(ContractorProfileModel, 'bulkWrite').mockRejectedValueOnce(new Error('the database has no primary'));
  await database.collection(contractorProfilesCollection).updateMany({}, { $unset: { searchTerms: '' } });
  const next = await startNext();
  try {
    await until(async () => (await completed.countDocuments()) === 5);
    expect(ContractorProfileModel.bulkWrite).toHaveBeenCalledTimes(2);
    expect(await ContractorProfileModel.exists({ searchTerms: { $exists: false } })).toBeNull();
  } finally {
    jest.restoreAllMocks();
    await next.stop();
  }
});
