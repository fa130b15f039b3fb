import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import type { Ticket, TicketEntry, TicketStatus, TicketWithThread } from '@plaza/contracts/marketplace/tickets';
import { until } from '@plaza/service-kit/testing/until';
import { storeBookingBetween } from '../testing/booking-between';
import { type ConversationsServer, startConversations } from '../testing/conversations-server';
import { applyUserChangesToTickets } from './apply-user-changes';
import { removeTicketsOf } from './remove-tickets';
import { maxThreadLength, TicketModel } from './ticket.model';
import { latestTickets } from './tickets';

const path = '/api/v1/tickets';
const input = { title: 'No hot water', description: 'Since <b>Monday</b>' };

let plaza: ConversationsServer;
let ann: ReturnType<ConversationsServer['join']>;
let admin: ReturnType<ConversationsServer['join']>;
beforeAll(async () => {
  plaza = await startConversations();
});
afterAll(() => plaza.stop());
beforeEach(async () => {
  await TicketModel.deleteMany({});
  ann = plaza.join('Ann');
  admin = plaza.join('Ada Admin', { role: 'admin_low', isAdmin: true });
});

const ask = async (other: object = {}) => (await ann.client.post<Ticket>(path, { ...input, ...other })).body;
const change = (by: typeof ann, id: string, changes: object) => by.client.patch<Ticket>(`${path}/${id}`, changes);
const say = (by: typeof ann, id: string, text: unknown) =>
  by.client.post<TicketEntry>(`${path}/${id}/thread`, { text });
const threadOf = async (by: typeof ann, id: string) =>
  (await by.client.get<TicketWithThread>(`${path}/${id}`)).body.thread;

const isNews = (event: PlazaEvent): event is PlazaEvent<'ticket.changed'> => event.type === 'ticket.changed';

/** A ticket that an administrator brought as far as that. */
async function ticketIn(status: TicketStatus): Promise<Ticket> {
  const ticket = await ask();
  return status === 'open' ? ticket : (await change(admin, ticket.id, { status })).body;
}

test('whoever asks for help has a ticket, with its defaults, and administrators see it', async () => {
  const { status, body } = await ann.client.post<Ticket>(path, input);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...input,
    status: 'open',
    priority: 'medium',
    category: 'general',
    bookingId: null,
    version: 0,
    userId: ann.id,
    userName: 'Ann',
    assignedToId: null,
    assignedToName: null,
  });
  for (const { client } of [ann, admin]) {
    expect((await client.get(path)).body).toEqual([body]);
    expect((await client.get(`${path}/${body.id}`)).body).toEqual({ ...body, thread: [] });
  }
  expect((await plaza.join('Eve').client.get(path)).body).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['an unknown field', { ...input, status: 'closed' }],
  ['only spaces', { ...input, title: '   ' }],
  ['10,000 characters', { ...input, description: 'x'.repeat(10_000) }],
  ['a query in place of a title', { ...input, title: { $gt: '' } }],
  ['a number', { ...input, title: 1 }],
  ['an unknown category', { ...input, category: 'weather' }],
  ['a query in place of a job', { ...input, bookingId: { $gt: '' } }],
])('rejected: %s', async (_what, body) => {
  expect((await ann.client.post(path, body)).status).toBe(400);
  expect(await TicketModel.countDocuments()).toBe(0);
});

test('whoever is not signed in has none', async () => {
  const { id } = await ask();
  const { nobody } = plaza.marketplace;
  const answers = [nobody.get(path), nobody.post(path, input), nobody.patch(`${path}/${id}`, { status: 'closed' })];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('somebody else’s ticket is none', async () => {
  const { id } = await ask();
  const eve = plaza.join('Eve');
  const answers = [eve.client.get(`${path}/${id}`), change(eve, id, { status: 'closed' }), say(eve, id, 'Hello')];
  const notFound = { status: 404, body: { error: { code: 'ticket_not_found' } } };
  expect(await Promise.all(answers)).toMatchObject([notFound, notFound, notFound]);
  expect((await ann.client.get(`${path}/${id}`)).body).toMatchObject({ status: 'open', version: 0, thread: [] });
});

test('a ticket can be about one’s own booking', async () => {
  const [contractor, eve] = [plaza.join('Bob', { role: 'contractor' }), plaza.join('Eve')];
  const { _id: bookingId } = await storeBookingBetween(ann, contractor);
  expect(await ask({ bookingId })).toMatchObject({ bookingId });
  const answer = await eve.client.post(path, { ...input, bookingId });
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'booking_not_found' } } });
});

describe('from state to state', () => {
  const steps = (allowed: string) => new Set(allowed.split(' '));
  const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
  const pairs = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => [from, to] as const));
  const byAdmins = steps(
    'open>in_progress open>resolved open>closed in_progress>resolved in_progress>closed resolved>closed resolved>open',
  );
  const byWhoAsked = steps('open>closed in_progress>closed resolved>closed resolved>open');

  test.each(pairs)('an administrator, %s → %s', async (from, to) => {
    const { id } = await ticketIn(from);
    const answer = await change(admin, id, { status: to });
    if (byAdmins.has(`${from}>${to}`)) expect(answer).toMatchObject({ status: 200, body: { status: to } });
    else expect(answer).toMatchObject({ status: 409, body: { error: { code: 'wrong_state' } } });
  });

  test.each(pairs)('the author, %s → %s', async (from, to) => {
    const { id, version } = await ticketIn(from);
    const answer = await change(ann, id, { status: to });
    if (byWhoAsked.has(`${from}>${to}`)) {
      expect(answer).toMatchObject({ status: 200, body: { status: to, version: version + 1 } });
      return;
    }
    const isTheirs = to === 'open' || to === 'closed';
    const expected = isTheirs ? [409, 'wrong_state'] : [403, 'not_yours_to_do'];
    expect([answer.status, answer.body]).toMatchObject([expected[0], { error: { code: expected[1] } }]);
    expect(await TicketModel.findById(id).lean()).toMatchObject({ status: from, version });
  });
});

describe('a state that a ticket has already', () => {
  test.each(['open', 'in_progress', 'resolved', 'closed'] as const)('is no step and no error: %s', async (status) => {
    const ticket = await ticketIn(status);
    for (const person of [admin, ann]) {
      expect(await change(person, ticket.id, { status })).toMatchObject({ status: 200, body: ticket });
    }
    const other = { status, priority: 'high' };
    expect(await change(admin, ticket.id, other)).toMatchObject({
      status: 200,
      body: { ...other, assignedToId: ticket.assignedToId, version: ticket.version + 1 },
    });
  });

  test('can come with another owner', async () => {
    const other = plaza.join('Otto Admin', { role: 'admin_high', isAdmin: true });
    const { id } = await ticketIn('in_progress');
    const changes = { status: 'in_progress', assignedToId: other.id };
    expect(await change(admin, id, changes)).toMatchObject({ status: 200, body: changes });
  });
});

describe('an owner', () => {
  test('is whoever takes a ticket up, or whom it is assigned to', async () => {
    const other = plaza.join('Otto Admin', { role: 'admin_high', isAdmin: true });
    const { id } = await ask();
    const owner = ({ id: assignedToId, name: assignedToName }: typeof ann) => ({ assignedToId, assignedToName });
    expect((await change(admin, id, { status: 'in_progress' })).body).toMatchObject(owner(admin));
    expect((await change(admin, id, { assignedToId: other.id })).body).toMatchObject(owner(other));
    expect((await change(admin, id, { assignedToId: null })).body).toMatchObject(owner(admin));
    expect((await change(other, id, { status: 'resolved' })).body).toMatchObject(owner(admin));
    expect((await change(other, id, { assignedToId: null })).body).toMatchObject({ assignedToId: null });
  });

  test('can be a person with the flag of administrators', async () => {
    const flagged = plaza.join('Flagged', { role: 'contractor', isAdmin: true });
    const { id } = await ask();
    expect((await change(flagged, id, { status: 'in_progress' })).body).toMatchObject({ assignedToId: flagged.id });
  });

  test('is an administrator', async () => {
    const { id } = await ask();
    const answer = await change(admin, id, { assignedToId: ann.id });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'not_an_administrator' } } });
    expect((await change(admin, id, { assignedToId: randomUUID() })).status).toBe(404);
  });

  test('is not chosen by the author, nor is how urgent it is', async () => {
    const { id } = await ask();
    for (const changes of [{ assignedToId: admin.id }, { assignedToId: null }, { priority: 'high' }]) {
      const answer = await change(ann, id, changes);
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'not_yours_to_do' } } });
    }
    expect((await change(admin, id, { priority: 'high' })).body).toMatchObject({ priority: 'high', version: 1 });
  });
});

describe('changes at once', () => {
  const admins = () =>
    Array.from({ length: 20 }, (_, at) => plaza.join(`Admin ${at}`, { role: 'admin_low', isAdmin: true }));

  test('by twenty administrators are one', async () => {
    const { id, version } = await ask();
    const taking = { status: 'in_progress', version };
    const answers = await Promise.all(admins().map((one) => change(one, id, taking)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await TicketModel.findById(id).lean()).toMatchObject({ version: 1, status: 'in_progress' });
  });

  test('are one also without a version, and nobody sees another owner than there is', async () => {
    const { id } = await ask();
    const answers = await Promise.all(admins().map((one) => change(one, id, { status: 'in_progress' })));
    const stored = await TicketModel.findById(id).lean().orFail();
    expect(stored).toMatchObject({ version: 1, status: 'in_progress' });
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.assignedToId);
    expect(new Set(taken)).toEqual(new Set([stored.assignedToId]));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - taken.length);
  });

  test('made with another version in view are rejected', async () => {
    const { id, version } = await ticketIn('in_progress');
    const answer = await change(admin, id, { status: 'resolved', version: version - 1 });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } });
    expect((await change(admin, id, { status: 'resolved', version })).status).toBe(200);
  });
});

test.each([
  ['an unknown state', { status: 'lost' }],
  ['an unknown field', { userId: randomUUID() }],
  ['a query in place of an owner', { assignedToId: { $gt: '' } }],
  ['a version as text', { version: '0' }],
])('no change: %s', async (_what, changes) => {
  const { id } = await ask();
  expect((await change(admin, id, changes)).status).toBe(400);
});

describe('a thread', () => {
  test('has what both said, in order, as it was typed', async () => {
    const { id } = await ask();
    const first = await say(ann, id, ' <i>Still cold</i> ');
    expect(first).toMatchObject({ status: 201, body: { by: { id: ann.id, name: 'Ann' }, text: '<i>Still cold</i>' } });
    const second = await say(admin, id, 'We come');
    expect(await threadOf(ann, id)).toEqual([first.body, second.body]);
    expect((await ann.client.get<Ticket[]>(path)).body[0]).not.toHaveProperty('thread');
  });

  test.each([[''], ['  '], ['x'.repeat(10_000)], [{ $gt: '' }], [1]])('refused: %p', async (text) => {
    const { id } = await ask();
    expect((await say(ann, id, text)).status).toBe(400);
  });

  test('keeps what is said at once, and ends at 500 entries', async () => {
    const { id } = await ask();
    const entry = { id: randomUUID(), by: { id: ann.id, name: 'Ann' }, text: 'x', at: new Date() };
    await TicketModel.updateOne({ _id: id }, { $set: { thread: Array(maxThreadLength - 10).fill(entry) } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => say(ann, id, `${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const full = answers.filter(({ status }) => status === 409);
    expect(full).toHaveLength(20);
    expect(full[0]).toMatchObject({ body: { error: { code: 'thread_full' } } });
    expect(await threadOf(ann, id)).toHaveLength(maxThreadLength);
  });

  test('of a closed ticket is over', async () => {
    const { id } = await ticketIn('closed');
    expect(await say(ann, id, 'One more thing')).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong_state' } },
    });
  });
});

test('events of a ticket reach its author, its owner and the administrators', async () => {
  const { id } = await ask();
  await change(admin, id, { status: 'in_progress' });
  await say(admin, id, 'We come');
  const news = () => plaza.marketplace.events.filter(isNews).filter(({ payload }) => payload.ticketId === id);
  await until(() => news().length === 3);
  const roles = ['admin_low', 'admin_high'];
  expect(news()).toMatchObject([
    { payload: { status: 'open' }, to: { users: [ann.id], roles } },
    { payload: { status: 'in_progress' }, to: { users: [ann.id, admin.id], roles } },
    { payload: { status: 'in_progress' }, to: { users: [ann.id, admin.id], roles } },
  ]);
});

test('events of messages sent while a ticket moves on have the state at that moment', async () => {
  const { id } = await ask();
  const said = Array.from({ length: 20 }, (_, at) => say(at % 2 ? ann : admin, id, `${at}`));
  const answers = await Promise.all([...said, change(admin, id, { status: 'resolved' })]);
  expect(answers.map(({ status }) => status)).toEqual([...said.map(() => 201), 200]);
  const news = () => plaza.marketplace.events.filter(isNews).filter(({ payload }) => payload.ticketId === id);
  await until(() => news().length === 22);
  const states = news().map(({ payload }) => payload.status);
  expect(states).toEqual([...states].sort()); // open, and resolved from then on
});

test('a person asks for help a hundred times an hour', async () => {
  const askAtOnce = (count: number) => Promise.all(Array.from({ length: count }, () => ann.client.post(path, input)));
  const first = await askAtOnce(60);
  // Closed ones leave room below the limit of open tickets, so that only the limit of an hour is left to reject.
  await TicketModel.updateMany({ userId: ann.id }, { status: 'closed' });
  const rejected = [...first, ...(await askAtOnce(41))].filter(({ status }) => status !== 201);
  expect(rejected).toMatchObject([{ status: 429 }]);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await TicketModel.countDocuments({ userId: ann.id })).toBe(100);
  expect((await admin.client.post(path, input)).status).toBe(201);
});

describe('a list', () => {
  test('has the latest first, of one state where it is requested', async () => {
    const [first, second] = [await ask({ title: 'First' }), await ask({ title: 'Second' })];
    await change(admin, first.id, { status: 'resolved' });
    const titles = async (query = '') =>
      (await ann.client.get<Ticket[]>(`${path}${query}`)).body.map(({ title }) => title);
    expect(await titles()).toEqual(['First', 'Second']);
    expect(await titles('?status=open')).toEqual(['Second']);
    expect(await titles('?status=all')).toEqual(['First', 'Second']);
    await say(ann, second.id, 'Hello?');
    expect(await titles()).toEqual(['Second', 'First']);
    expect((await ann.client.get(`${path}?status[$ne]=open`)).status).toBe(400);
  });

  test.each(['ann', 'admin'] as const)('of many reads what it shows: %s', async (who) => {
    const person = who === 'ann' ? ann : admin;
    const owners = [ann.id, randomUUID(), randomUUID()];
    await TicketModel.insertMany(Array.from({ length: 900 }, (_, at) => ({ ...input, userId: owners[at % 3] })));
    for (const status of [undefined, 'open'] as const) {
      const explained = await latestTickets(person, status).explain('executionStats');
      expect(explained).toMatchObject({ executionStats: { totalDocsExamined: 200 } });
      expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
    }
  });
});

test('a new name shows in tickets and threads, and makes nothing later', async () => {
  const { id } = await ticketIn('in_progress');
  await say(admin, id, 'We come');
  const before = await TicketModel.findById(id).lean();
  await applyUserChangesToTickets({ ...ann, name: 'Anna' });
  await applyUserChangesToTickets({ ...admin, name: 'Ada' });
  expect((await ann.client.get(`${path}/${id}`)).body).toMatchObject({
    userName: 'Anna',
    assignedToName: 'Ada',
    thread: [{ by: { name: 'Ada' } }],
    updatedAt: before?.updatedAt.toISOString(),
  });
});

test('a deleted person’s tickets go; what an administrator owned is nobody’s and open again', async () => {
  const [owned, resolved] = [await ticketIn('in_progress'), await ticketIn('in_progress')];
  await change(admin, resolved.id, { status: 'resolved' });
  await say(admin, owned.id, 'We come');
  await removeTicketsOf(admin.id);
  await removeTicketsOf(admin.id);
  expect((await ann.client.get(`${path}/${owned.id}`)).body).toMatchObject({
    status: 'open',
    assignedToId: null,
    assignedToName: null,
    thread: [{ by: { name: 'Deleted account' }, text: 'We come' }],
  });
  expect(await TicketModel.findById(resolved.id).lean()).toMatchObject({ status: 'resolved', assignedToId: null });
  await until(async () => !(await TicketModel.exists({ userId: ann.id, 'outbox.type': 'act.audited' })));
  await removeTicketsOf(ann.id);
  expect(await TicketModel.countDocuments({ userId: ann.id })).toBe(0);
});
