import { randomUUID } from 'node:crypto';
import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { until } from '@plaza/service-kit/testing/until';
import { openTicketDesk, path } from '../testing/ticket-desk';
import { maxThreadLength, TicketModel } from './ticket.model';

const desk = openTicketDesk();
const { ask, change, eventsOf, say, threadOf, ticketIn } = desk;

describe('a thread', () => {
  test('contains the entries of both, in order, as typed', async () => {
    const { id } = await ask();
    const first = await say(desk.ann, id, ' <i>Still cold</i> ');
    expect(first).toMatchObject({
      status: 201,
      body: { by: { id: desk.ann.id, name: 'Ann' }, text: '<i>Still cold</i>' },
    });
    const second = await say(desk.admin, id, 'We come');
    expect(await threadOf(desk.ann, id)).toEqual([first.body, second.body]);
    expect((await desk.ann.client.get<Ticket[]>(path)).body[0]).not.toHaveProperty('thread');
  });

  test.each([[''], ['  '], ['x'.repeat(10_000)], [{ $gt: '' }], [1]])('rejected: %p', async (text) => {
    const { id } = await ask();
    expect((await say(desk.ann, id, text)).status).toBe(400);
  });

  test('keeps concurrent entries, and ends at 500', async () => {
    const { id } = await ask();
    const entry = { id: randomUUID(), by: { id: desk.ann.id, name: 'Ann' }, text: 'x', at: new Date() };
    await TicketModel.updateOne({ _id: id }, { $set: { thread: Array(maxThreadLength - 10).fill(entry) } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => say(desk.ann, id, `${index}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const full = answers.filter(({ status }) => status === 409);
    expect(full).toHaveLength(20);
    expect(full[0]).toMatchObject({ body: { error: { code: 'thread_full' } } });
    expect(await threadOf(desk.ann, id)).toHaveLength(maxThreadLength);
  });

  test('of a closed ticket is closed', async () => {
    const { id } = await ticketIn('closed');
    expect(await say(desk.ann, id, 'One more thing')).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong_state' } },
    });
  });
});

test('events of a ticket are sent to its author, its owner and the administrators', async () => {
  const { id } = await ask();
  await change(desk.admin, id, { status: 'in_progress' });
  await say(desk.admin, id, 'We come');
  await until(() => eventsOf(id).length === 3);
  const roles = ['admin_low', 'admin_high'];
  expect(eventsOf(id)).toMatchObject([
    { payload: { status: 'open' }, to: { users: [desk.ann.id], roles } },
    { payload: { status: 'in_progress' }, to: { users: [desk.ann.id, desk.admin.id], roles } },
    { payload: { status: 'in_progress' }, to: { users: [desk.ann.id, desk.admin.id], roles } },
  ]);
});

test('events of messages sent during a status change have the status at that moment', async () => {
  const { id } = await ask();
  const said = Array.from({ length: 20 }, (_, index) => say(index % 2 ? desk.ann : desk.admin, id, `${index}`));
  const answers = await Promise.all([...said, change(desk.admin, id, { status: 'resolved' })]);
  expect(answers.map(({ status }) => status)).toEqual([...said.map(() => 201), 200]);
  await until(() => eventsOf(id).length === 22);
  const states = eventsOf(id).map(({ payload }) => payload.status);
  expect(states).toEqual([...states].sort()); // open, and resolved from then on
});
