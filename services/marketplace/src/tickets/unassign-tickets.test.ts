import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { openTicketDesk } from '../testing/ticket-desk';
import { removeTicketsOf } from './remove-tickets';
import { TicketModel } from './ticket.model';

const desk = openTicketDesk();
const { change, eventsOf, ticketIn } = desk;

const publishChange = () => desk.plaza.marketplace.bus.publish(createEvent('user.changed', { userId: desk.admin.id }));
const leaves: readonly (readonly [string, () => unknown])[] = [
  [
    'is no administrator any more',
    () => desk.plaza.identity.add({ ...cardOf(desk.admin), role: 'user', isAdmin: false }),
  ],
  ['is deactivated', () => desk.plaza.identity.remove(desk.admin.id)],
];
const cardOf = ({ client: _, ...card }: typeof desk.admin) => card;

test.each(leaves)('the tickets of an administrator who %s are unassigned, and open again', async (_what, leave) => {
  const [started, resolved, closed] = [
    await ticketIn('in_progress'),
    await ticketIn('in_progress'),
    await ticketIn('in_progress'),
  ];
  await change(desk.admin, resolved.id, { status: 'resolved' });
  await change(desk.admin, closed.id, { status: 'closed' });
  leave();
  await publishChange();
  const nobody = { assignedToId: null, assignedToName: null };
  expect(await TicketModel.findById(started.id).lean()).toMatchObject({
    ...nobody,
    status: 'open',
    version: started.version + 1,
  });
  expect(await TicketModel.findById(resolved.id).lean()).toMatchObject({ ...nobody, status: 'resolved' });
  expect(await TicketModel.findById(closed.id).lean()).toMatchObject({ assignedToId: desk.admin.id, status: 'closed' });
  await until(() => eventsOf(started.id).length === 3); // of the request, the start, and this
  expect(eventsOf(started.id).at(-1)).toMatchObject({
    payload: { status: 'open' },
    to: { users: [desk.ann.id], roles: ['admin_low', 'admin_high'] },
  });
});

test('an administrator with another name keeps their tickets', async () => {
  const { id, version } = await ticketIn('in_progress');
  desk.plaza.identity.add({ ...cardOf(desk.admin), name: 'Ada Byron', role: 'contractor', isAdmin: true });
  await publishChange();
  expect(await TicketModel.findById(id).lean()).toMatchObject({
    version,
    status: 'in_progress',
    assignedToId: desk.admin.id,
    assignedToName: 'Ada Byron',
  });
});

test('the tickets of a deleted administrator are unassigned with an event, closed ones too', async () => {
  const [started, closed] = [await ticketIn('in_progress'), await ticketIn('in_progress')];
  await change(desk.admin, closed.id, { status: 'closed' });
  await removeTicketsOf(desk.admin.id);
  expect(await TicketModel.find({ assignedToId: { $ne: null } }).lean()).toEqual([]);
  await until(() => eventsOf(started.id).length === 3); // of the request, the start, and this
});
