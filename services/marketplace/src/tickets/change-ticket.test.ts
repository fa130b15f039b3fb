import { randomUUID } from 'node:crypto';
import { openTicketDesk } from '../testing/ticket-desk';
import { TicketModel } from './ticket.model';

const desk = openTicketDesk();
const { ask, change, ticketIn } = desk;

describe('status changes', () => {
  const steps = (allowed: string) => new Set(allowed.split(' '));
  const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
  const pairs = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => [from, to] as const));
  const byAdmins = steps(
    'open>in_progress open>resolved open>closed in_progress>resolved in_progress>closed resolved>closed resolved>open',
  );
  const byWhoAsked = steps('open>closed in_progress>closed resolved>closed resolved>open');

  test.each(pairs)('an administrator, %s → %s', async (from, to) => {
    const { id } = await ticketIn(from);
    const answer = await change(desk.admin, id, { status: to });
    if (byAdmins.has(`${from}>${to}`)) expect(answer).toMatchObject({ status: 200, body: { status: to } });
    else expect(answer).toMatchObject({ status: 409, body: { error: { code: 'wrong_state' } } });
  });

  test.each(pairs)('the author, %s → %s', async (from, to) => {
    const { id, version } = await ticketIn(from);
    const answer = await change(desk.ann, id, { status: to });
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

describe('the current status', () => {
  test.each(['open', 'in_progress', 'resolved', 'closed'] as const)(
    'is neither a change nor an error: %s',
    async (status) => {
      const ticket = await ticketIn(status);
      for (const user of [desk.admin, desk.ann]) {
        expect(await change(user, ticket.id, { status })).toMatchObject({ status: 200, body: ticket });
      }
      const other = { status, priority: 'high' };
      expect(await change(desk.admin, ticket.id, other)).toMatchObject({
        status: 200,
        body: { ...other, assignedToId: ticket.assignedToId, version: ticket.version + 1 },
      });
    },
  );

  test('can be sent with another owner', async () => {
    const other = desk.plaza.join('Otto Admin', { role: 'admin_high', isAdmin: true });
    const { id } = await ticketIn('in_progress');
    const changes = { status: 'in_progress', assignedToId: other.id };
    expect(await change(desk.admin, id, changes)).toMatchObject({ status: 200, body: changes });
  });
});

describe('an owner', () => {
  test('is the administrator who starts on a ticket, or to whom it is assigned', async () => {
    const other = desk.plaza.join('Otto Admin', { role: 'admin_high', isAdmin: true });
    const { id } = await ask();
    const owner = ({ id: assignedToId, name: assignedToName }: typeof desk.ann) => ({ assignedToId, assignedToName });
    expect((await change(desk.admin, id, { status: 'in_progress' })).body).toMatchObject(owner(desk.admin));
    expect((await change(desk.admin, id, { assignedToId: other.id })).body).toMatchObject(owner(other));
    expect((await change(desk.admin, id, { assignedToId: null })).body).toMatchObject(owner(desk.admin));
    expect((await change(other, id, { status: 'resolved' })).body).toMatchObject(owner(desk.admin));
    expect((await change(other, id, { assignedToId: null })).body).toMatchObject({ assignedToId: null });
  });

  test('can be a user with the admin flag', async () => {
    const flagged = desk.plaza.join('Flagged', { role: 'contractor', isAdmin: true });
    const { id } = await ask();
    expect((await change(flagged, id, { status: 'in_progress' })).body).toMatchObject({ assignedToId: flagged.id });
  });

  test('is an administrator', async () => {
    const { id } = await ask();
    const answer = await change(desk.admin, id, { assignedToId: desk.ann.id });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'not_an_administrator' } } });
    expect((await change(desk.admin, id, { assignedToId: randomUUID() })).status).toBe(404);
  });

  test('is not chosen by the author, and neither is the priority', async () => {
    const { id } = await ask();
    for (const changes of [{ assignedToId: desk.admin.id }, { assignedToId: null }, { priority: 'high' }]) {
      const answer = await change(desk.ann, id, changes);
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'not_yours_to_do' } } });
    }
    expect((await change(desk.admin, id, { priority: 'high' })).body).toMatchObject({ priority: 'high', version: 1 });
  });
});

describe('concurrent changes', () => {
  const admins = () =>
    Array.from({ length: 20 }, (_, index) => desk.plaza.join(`Admin ${index}`, { role: 'admin_low', isAdmin: true }));

  test('by twenty administrators: one succeeds', async () => {
    const { id, version } = await ask();
    const taking = { status: 'in_progress', version };
    const answers = await Promise.all(admins().map((one) => change(one, id, taking)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await TicketModel.findById(id).lean()).toMatchObject({ version: 1, status: 'in_progress' });
  });

  test('are applied once also without a version, and nobody sees another owner', async () => {
    const { id } = await ask();
    const answers = await Promise.all(admins().map((one) => change(one, id, { status: 'in_progress' })));
    const stored = await TicketModel.findById(id).lean().orFail();
    expect(stored).toMatchObject({ version: 1, status: 'in_progress' });
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.assignedToId);
    expect(new Set(taken)).toEqual(new Set([stored.assignedToId]));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - taken.length);
  });

  test('of another version are rejected', async () => {
    const { id, version } = await ticketIn('in_progress');
    const answer = await change(desk.admin, id, { status: 'resolved', version: version - 1 });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } });
    expect((await change(desk.admin, id, { status: 'resolved', version })).status).toBe(200);
  });
});

test.each([
  ['an unknown state', { status: 'lost' }],
  ['an unknown field', { userId: randomUUID() }],
  ['a query in place of an owner', { assignedToId: { $gt: '' } }],
  ['a version as text', { version: '0' }],
])('no change: %s', async (_what, changes) => {
  const { id } = await ask();
  expect((await change(desk.admin, id, changes)).status).toBe(400);
});
