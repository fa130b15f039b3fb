import { randomUUID } from 'node:crypto';
import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { until } from '@plaza/service-kit/testing/until';
import type { Client } from '@plaza/test-kit/http';
import { storeBookingBetween } from '../testing/booking-between';
import { input, openTicketDesk, path } from '../testing/ticket-desk';
import { applyUserChangesToTickets } from './apply-user-changes';
import { removeTicketsOf } from './remove-tickets';
import { TicketModel } from './ticket.model';
import { latestTickets } from './tickets';

const desk = openTicketDesk();
const { ask, change, say, ticketIn } = desk;

test('a new ticket has its defaults, and administrators see it', async () => {
  const { status, body } = await desk.ann.client.post<Ticket>(path, input);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...input,
    status: 'open',
    priority: 'medium',
    category: 'general',
    bookingId: null,
    version: 0,
    userId: desk.ann.id,
    userName: 'Ann',
    assignedToId: null,
    assignedToName: null,
  });
  for (const { client } of [desk.ann, desk.admin]) {
    expect((await client.get(path)).body).toEqual([body]);
    expect((await client.get(`${path}/${body.id}`)).body).toEqual({ ...body, thread: [] });
  }
  expect((await desk.plaza.join('Eve').client.get(path)).body).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['an unknown field', { ...input, status: 'closed' }],
  ['only spaces', { ...input, title: '   ' }],
  ['10,000 characters', { ...input, description: 'x'.repeat(10_000) }],
  ['a query in place of a title', { ...input, title: { $gt: '' } }],
  ['a number', { ...input, title: 1 }],
  ['an unknown category', { ...input, category: 'weather' }],
  ['a query in place of a booking', { ...input, bookingId: { $gt: '' } }],
])('rejected: %s', async (_what, body) => {
  expect((await desk.ann.client.post(path, body)).status).toBe(400);
  expect(await TicketModel.countDocuments()).toBe(0);
});

test('a user without a session has none', async () => {
  const { id } = await ask();
  const { nobody } = desk.plaza.marketplace;
  const answers = [nobody.get(path), nobody.post(path, input), nobody.patch(`${path}/${id}`, { status: 'closed' })];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("answers 404 for another user's ticket", async () => {
  const { id } = await ask();
  const eve = desk.plaza.join('Eve');
  const answers = [eve.client.get(`${path}/${id}`), change(eve, id, { status: 'closed' }), say(eve, id, 'Hello')];
  const notFound = { status: 404, body: { error: { code: 'ticket_not_found' } } };
  expect(await Promise.all(answers)).toMatchObject([notFound, notFound, notFound]);
  expect((await desk.ann.client.get(`${path}/${id}`)).body).toMatchObject({ status: 'open', version: 0, thread: [] });
});

test("a ticket can refer to one's own booking", async () => {
  const [contractor, eve] = [desk.plaza.join('Bob', { role: 'contractor' }), desk.plaza.join('Eve')];
  const { _id: bookingId } = await storeBookingBetween(desk.ann, contractor);
  expect(await ask({ bookingId })).toMatchObject({ bookingId });
  const answer = await eve.client.post(path, { ...input, bookingId });
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'booking_not_found' } } });
});

test('a user can open at most a hundred tickets an hour', async () => {
  const askAtOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, () => desk.ann.client.post(path, input)));
  const first = await askAtOnce(60);
  // Closed ones leave room below the limit of open tickets, so that only the limit of an hour is left to reject.
  await TicketModel.updateMany({ userId: desk.ann.id }, { status: 'closed' });
  const rejected = [...first, ...(await askAtOnce(41))].filter(({ status }) => status !== 201);
  expect(rejected).toMatchObject([{ status: 429 }]);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await TicketModel.countDocuments({ userId: desk.ann.id })).toBe(100);
  expect((await desk.admin.client.post(path, input)).status).toBe(201);
});

/** The pages of a list, as a client asks for them. */
async function pagesOf(client: Client, status: string): Promise<Ticket[][]> {
  const pages: Ticket[][] = [];
  let before = '';
  do {
    const page = (await client.get<Ticket[]>(`${path}?status=${status}&before=${before}`)).body;
    const last = page.at(-1);
    pages.push(page);
    before = last && page.length === 200 ? `${Date.parse(last.updatedAt)}_${last.id}` : '';
  } while (before);
  return pages;
}

describe('a list', () => {
  test('is sorted latest first, and can be filtered by status', async () => {
    const [first, second] = [await ask({ title: 'First' }), await ask({ title: 'Second' })];
    await change(desk.admin, first.id, { status: 'resolved' });
    const titles = async (query = '') =>
      (await desk.ann.client.get<Ticket[]>(`${path}${query}`)).body.map(({ title }) => title);
    expect(await titles()).toEqual(['First', 'Second']);
    expect(await titles('?status=open')).toEqual(['Second']);
    expect(await titles('?status=all')).toEqual(['First', 'Second']);
    await say(desk.ann, second.id, 'Hello?');
    expect(await titles()).toEqual(['Second', 'First']);
    expect((await desk.ann.client.get(`${path}?status[$ne]=open`)).status).toBe(400);
  });

  test('is continued by the last ticket of a page, down to the one that waits longest', async () => {
    const begin = Date.parse('2026-03-01T00:00:00.000Z');
    // Each instant has three tickets, and a page ends between two of them.
    const made = Array.from({ length: 450 }, (_, place) => ({
      ...input,
      _id: randomUUID(),
      title: `Ticket ${place}`,
      userId: desk.ann.id,
      status: place % 2 ? 'open' : 'resolved',
      createdAt: new Date(begin),
      updatedAt: new Date(begin + Math.floor(place / 3) * 1000),
    }));
    await TicketModel.insertMany(made, { timestamps: false });
    for (const { client } of [desk.admin, desk.ann]) {
      const all = await pagesOf(client, '');
      expect(all.map(({ length }) => length)).toEqual([200, 200, 50]);
      const found = all.flat();
      expect(new Set(found.map(({ id }) => id)).size).toBe(450);
      expect(found.map(({ updatedAt }) => updatedAt)).toEqual(
        found
          .map(({ updatedAt }) => updatedAt)
          .sort()
          .reverse(),
      );
      expect((await pagesOf(client, 'open')).map(({ length }) => length)).toEqual([200, 25]);
    }
  });

  test.each(['yesterday', '1_', '_x', '1_x_$', '99999999999999999_x', '[$gt]=1'])('no page ends at %s', async (end) => {
    const answer = await desk.ann.client.get(`${path}?before=${encodeURIComponent(end)}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ path: 'before' }] } } });
  });

  test.each(['ann', 'admin'] as const)('of many reads only what it shows: %s', async (who) => {
    const user = who === 'ann' ? desk.ann : desk.admin;
    const owners = [desk.ann.id, randomUUID(), randomUUID()];
    await TicketModel.insertMany(Array.from({ length: 900 }, (_, index) => ({ ...input, userId: owners[index % 3] })));
    for (const status of [undefined, 'open'] as const) {
      for (const before of [undefined, `${Date.now()}_${randomUUID()}`]) {
        const explained = await latestTickets(user, { status, before }).explain('executionStats');
        expect(explained).toMatchObject({ executionStats: { totalDocsExamined: 200 } });
        expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
      }
    }
  });
});

test('a new name is shown in tickets and threads, without changing their order', async () => {
  const { id } = await ticketIn('in_progress');
  await say(desk.admin, id, 'We come');
  const before = await TicketModel.findById(id).lean();
  await applyUserChangesToTickets({ ...desk.ann, name: 'Anna' });
  await applyUserChangesToTickets({ ...desk.admin, name: 'Ada' });
  expect((await desk.ann.client.get(`${path}/${id}`)).body).toMatchObject({
    userName: 'Anna',
    assignedToName: 'Ada',
    thread: [{ by: { name: 'Ada' } }],
    updatedAt: before?.updatedAt.toISOString(),
  });
});

test('the tickets of a deleted user are removed; those of a deleted administrator become unassigned and open again', async () => {
  const [owned, resolved] = [await ticketIn('in_progress'), await ticketIn('in_progress')];
  await change(desk.admin, resolved.id, { status: 'resolved' });
  await say(desk.admin, owned.id, 'We come');
  await removeTicketsOf(desk.admin.id);
  await removeTicketsOf(desk.admin.id);
  expect((await desk.ann.client.get(`${path}/${owned.id}`)).body).toMatchObject({
    status: 'open',
    assignedToId: null,
    assignedToName: null,
    thread: [{ by: { name: 'Deleted account' }, text: 'We come' }],
  });
  expect(await TicketModel.findById(resolved.id).lean()).toMatchObject({ status: 'resolved', assignedToId: null });
  await until(async () => !(await TicketModel.exists({ userId: desk.ann.id, 'outbox.type': 'act.audited' })));
  await removeTicketsOf(desk.ann.id);
  expect(await TicketModel.countDocuments({ userId: desk.ann.id })).toBe(0);
});
