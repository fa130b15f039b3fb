import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { type BookingCounts, type BookingPage, BookingQuery } from '@plaza/contracts/marketplace/bookings';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { explainQuery } from '../testing/explain-query';
import { userFixture } from '../testing/identity-server';
import { storeManyBookings } from '../testing/many-bookings';
import {
  bookingInput,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from '../testing/marketplace-server';
import { countWithStatus, findSection, sectionsFrom } from './list-bookings';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

const callerOf = ({ card: { id, role, isAdmin } }: MarketplaceServer['customer']): Caller => ({
  id,
  role,
  isAdmin,
  sessionId: randomUUID(),
});

describe('a contractor with many bookings', () => {
  const bookingCount = Number(process.env.PLAZA_MANY_BOOKINGS) || 6000;
  let busy: MarketplaceServer['contractor'];
  beforeAll(async () => {
    busy = plaza.join(userFixture('Busy Bee', { role: 'contractor', company: 'Bee & Bee' }));
    await storeManyBookings({
      contractor: busy.card,
      customers: [userFixture('Frequent Customer'), userFixture('Another Customer')],
      count: bookingCount,
    });
  });

  const page = async (query: string) => (await busy.get<BookingPage>(`${path}?${query}`)).body;
  const read = async (question: object) => {
    const query = BookingQuery.parse(question);
    const [section] = sectionsFrom(query);
    if (!section) throw new Error('no list is without a section');
    return explainQuery(findSection(callerOf(busy), query, section));
  };

  test('reads no more of a page than it answers, with or without a status, in either order', async () => {
    const after = `over_${Date.now()}_${randomUUID()}`;
    for (const question of [{}, { after }, { status: 'pending' }, { status: 'completed' }]) {
      const { docs, keys, stages } = await read({ ...question, limit: 30 });
      expect({ question, docs }).toEqual({ question, docs: 31 });
      expect(keys).toBeLessThan(40);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('SORT');
    }
  });

  test('continues a page where the previous one ended, without gaps and duplicates', async () => {
    const ids: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { bookings, next: following }: BookingPage = await page(`limit=100&status=confirmed&after=${next}`);
      ids.push(...bookings.map(({ id }) => id));
      next = following;
    }
    expect(ids).toHaveLength(bookingCount / bookingStatuses.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('lists upcoming ones first, the next one before all, and then past ones, latest first', async () => {
    const all: BookingPage['bookings'] = [];
    let next: string | null = '';
    while (next !== null) {
      const { bookings, next: following }: BookingPage = await page(`limit=100&after=${next}`);
      all.push(...bookings);
      next = following;
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(bookingCount);
    const isOver = all.map(({ status }) => status === 'completed' || status === 'cancelled');
    const firstOver = isOver.indexOf(true);
    expect(isOver.slice(firstOver)).not.toContain(false);
    const starts = all.map(({ startsAt }) => startsAt);
    expect(starts.slice(0, firstOver)).toEqual(starts.slice(0, firstOver).toSorted());
    expect(starts.slice(firstOver)).toEqual(starts.slice(firstOver).toSorted().toReversed());
  });

  test('reads a late page as cheaply as the first one', async () => {
    const { bookings } = await page('limit=1&status=completed&until=2030-01-01T00:00:00Z');
    const [latest] = bookings;
    const middle = new Date(new Date(latest?.startsAt ?? 0).getTime() - 100 * 3_600_000).getTime();
    const { docs } = await read({ status: 'completed', after: `${middle}_${randomUUID()}`, limit: 30 });
    expect(docs).toBeLessThan(40);
  });

  test('is counted by status without reading bookings', async () => {
    for (const status of bookingStatuses) {
      const { docs, keys } = await explainQuery(countWithStatus(callerOf(busy), status, undefined));
      expect({ status, docs }).toEqual({ status, docs: 0 });
      expect(keys).toBeLessThanOrEqual(bookingCount / bookingStatuses.length + 1);
    }
    const { body } = await busy.get<BookingCounts>(`${path}/counts`);
    const each = bookingCount / bookingStatuses.length;
    expect(body).toEqual({
      all: bookingCount,
      pending: each,
      confirmed: each,
      'in-progress': each,
      completed: each,
      cancelled: each,
    });
  });

  test('is counted up to a thousand per status when a common word is searched, with limited reads', async () => {
    const began = performance.now();
    const { body } = await busy.get<BookingCounts>(`${path}/counts?search=job`);
    if (bookingCount > 6000)
      process.stderr.write(`counted in ${Math.round(performance.now() - began)} ms of ${bookingCount}\n`);
    const each = { pending: 1000, confirmed: 1000, 'in-progress': 1000, completed: 1000, cancelled: 1000 };
    expect({ ...body, more: body.more?.sort() }).toEqual({ all: 5000, ...each, more: [...bookingStatuses].sort() });
    for (const status of bookingStatuses) {
      const { docs } = await explainQuery(countWithStatus(callerOf(busy), status, 'job'));
      expect(docs).toBeLessThanOrEqual(1001);
    }
    const few = (await busy.get<BookingCounts>(`${path}/counts?search=1234`)).body;
    expect(few.more).toBeUndefined();
  });

  test('is searched without reading more than is found', async () => {
    const found = await page('search=job%20number%20123%20&limit=100');
    expect(found.bookings.map(({ title }) => title).sort()).toEqual(
      [123, ...Array.from({ length: 10 }, (_none, digit) => 1230 + digit)]
        .map((number) => `Job number ${number}`)
        .sort(),
    );
    const { docs, stages } = await read({ search: '1234' });
    expect(docs).toBeLessThanOrEqual(2);
    expect(stages).not.toContain('COLLSCAN');
  });

  test('is read by time in order, as agendas do', async () => {
    const { bookings } = await page('status=completed&limit=10');
    const [last] = bookings;
    const from = new Date(new Date(last?.startsAt ?? 0).getTime() - 10 * 3_600_000).toISOString();
    const { bookings: days } = await page(`from=${from}&until=${last?.startsAt}&limit=100`);
    const starts = days.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
    expect(starts[0]).toBe(from);
    expect(starts).not.toContain(last?.startsAt);
  });
});

describe('the search', () => {
  const titles = async (who: { get: MarketplaceServer['customer']['get'] }, search: string) => {
    const { status, body } = await who.get<BookingPage>(`${path}?search=${encodeURIComponent(search)}`);
    expect(status).toBe(200);
    return body.bookings.map(({ title }) => title);
  };
  let guest: MarketplaceServer['customer'];
  beforeAll(async () => {
    guest = plaza.join(userFixture('Zoë Ångström'));
    await guest.post(path, bookingInput(plaza.rival.id, { title: 'Tile the bath', date: nextFreeDay() }));
    await guest.post(path, bookingInput(plaza.contractor.id, { title: 'Rewire (attic) 100%', date: nextFreeDay() }));
  });

  test.each([
    ['a word of the title', 'tile', ['Tile the bath']],
    ['the beginning of one, in capitals', 'REW', ['Rewire (attic) 100%']],
    ['a contractor', 'sofia', ['Tile the bath']],
    ['a company', 'maple', ['Tile the bath']],
    ['a customer without accents', 'zoe angstrom', ['Rewire (attic) 100%', 'Tile the bath']],
    ['words from several', 'zoë bath', ['Tile the bath']],
    ['signs that mean nothing', '(attic)', ['Rewire (attic) 100%']],
    ['a pattern', '.*', ['Rewire (attic) 100%', 'Tile the bath']],
    ['nobody', 'nobody', []],
    ['the middle of a word', 'ath', []],
  ])('finds by %s', async (_what, search, expected) => {
    expect((await titles(guest, search)).sort()).toEqual(expected);
  });

  test('finds for each user their own, and for administrators all', async () => {
    expect(await titles(plaza.stranger, 'tile')).toEqual([]);
    expect(await titles(plaza.contractor, 'tile')).toEqual([]);
    expect(await titles(plaza.rival, 'tile')).toEqual(['Tile the bath']);
    expect(await titles(plaza.administrator, 'zoe tile')).toEqual(['Tile the bath']);
    const { body } = await guest.get<BookingCounts>(`${path}/counts?search=tile`);
    expect(body).toMatchObject({ all: 1, pending: 1, completed: 0 });
  });
});

test('finds users also if the title has many words', async () => {
  const title = `${Array.from({ length: 60 }, (_none, index) => `w${index}`).join(' ')}`;
  const { id } = await requestBooking(plaza, { date: nextFreeDay(), title });
  const { body } = await plaza.contractor.get<BookingPage>(`${path}?search=okafor%20w20`);
  expect(body.bookings.map((booking) => booking.id)).toEqual([id]);
});

test('each user sees their own', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const ids = async (who: MarketplaceServer['customer']) =>
    (
      await who.get<BookingPage>(`${path}?status=pending&from=${new Date().toISOString()}&limit=100&search=sink`)
    ).body.bookings.map((booking) => booking.id);
  expect(await ids(plaza.customer)).toContain(id);
  expect(await ids(plaza.contractor)).toContain(id);
  expect(await ids(plaza.stranger)).not.toContain(id);
  expect(await ids(plaza.rival)).not.toContain(id);
});

test.each([
  'status=done',
  'limit=0',
  'limit=101',
  'after=x',
  'from=yesterday',
  'search[$gt]=',
  'parties=1',
  `search=${'x'.repeat(256)}`,
])('the query %s is rejected', async (query) => {
  expect((await plaza.customer.get(`${path}?${query}`)).status).toBe(400);
});
