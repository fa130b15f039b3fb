import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { changed, eventsIn, testEventStreams } from './testing/event-streams';

const { as, platform } = testEventStreams();

test('an event reaches its recipients (users, roles, everyone), each once', async () => {
  const [ann, bob] = [randomUUID(), randomUUID()];
  const toAnn = await as({ id: ann, role: 'contractor' });
  const toBob = await as({ id: bob, role: 'user' });
  const { bus } = platform();
  await bus.publish(createEvent('permissions.changed', changed(1), { users: [ann] }));
  await bus.publish(createEvent('permissions.changed', changed(2), { roles: ['user'] }));
  await bus.publish(createEvent('permissions.changed', changed(3), { users: [bob], roles: ['user', 'contractor'] }));
  await bus.publish(createEvent('user.deleted', { userId: ann }));
  await bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => toAnn.text.includes('remotes.changed') && toBob.text.includes('remotes.changed'));
  const remotes = { type: 'remotes.changed', payload: { name: 'auth', version: '1.0.0' } };
  const permissions = (version: number) => ({ type: 'permissions.changed', payload: changed(version) });
  expect(eventsIn(toAnn.text)).toEqual([permissions(1), permissions(3), remotes]);
  expect(eventsIn(toBob.text)).toEqual([permissions(2), permissions(3), remotes]);
});

test('a change of tabs reaches only browsers of the changed roles', async () => {
  const toUser = await as({ role: 'user' });
  const toContractor = await as({ role: 'contractor' });
  const toEmployee = await as({ role: 'contractor_employee' });
  const roles = ['user' as const, 'contractor' as const];
  const payload = { version: 2, roles, tabs: { user: ['overview'], contractor: ['map'] } };
  await platform().bus.publish(createEvent('permissions.changed', payload, { everyone: true }));
  await until(() => [toUser, toContractor, toEmployee].every(({ text }) => text.includes('permissions.changed')));
  const payloads = (stream: { text: string }) => eventsIn(stream.text).map((event) => event.payload);
  expect(payloads(toUser)).toEqual([{ version: 2, roles, tabs: { user: ['overview'] } }]);
  expect(payloads(toContractor)).toEqual([{ version: 2, roles, tabs: { contractor: ['map'] } }]);
  expect(payloads(toEmployee)).toEqual([{ version: 2, roles }]);
});

test('events of a scope reach no role without a tab that allows it', async () => {
  platform().stubbed.permissions = {
    ...platform().stubbed.permissions,
    contractor: platform().stubbed.permissions.contractor.filter((tab) => tab !== 'bookings'),
  };
  const [ann, bob] = [randomUUID(), randomUUID()];
  const toAnn = await as({ id: ann, role: 'contractor' });
  const toBob = await as({ id: bob, role: 'user' });
  const payload = { bookingId: randomUUID(), status: 'confirmed', change: 'confirmed' } as const;
  await platform().bus.publish(createEvent('booking.changed', payload, { users: [ann, bob] }));
  await platform().bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => toAnn.text.includes('remotes.changed') && toBob.text.includes('booking.changed'));
  expect(eventsIn(toAnn.text).map(({ type }) => type)).toEqual(['remotes.changed']);
});

test('a user with only the admin flag receives events for administrators once', async () => {
  const flagged = await as({ role: 'user', isAdmin: true });
  const admin = await as({ role: 'admin_low' });
  const other = await as({ role: 'user' });
  const payload = { ticketId: randomUUID(), status: 'open' } as const;
  await platform().bus.publish(createEvent('ticket.changed', payload, { roles: ['admin_low', 'admin_high'] }));
  await platform().bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => [flagged, admin, other].every(({ text }) => text.includes('remotes.changed')));
  const heard = [flagged, admin, other].map(({ text }) =>
    eventsIn(text).filter(({ type }) => type === 'ticket.changed'),
  );
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 0]);
});

test('an administrator without a second factor receives changes of their own tabs, and no events for administrators', async () => {
  const low = await as({ role: 'admin_low', secondFactorMissing: true });
  const high = await as({ role: 'admin_high', secondFactorMissing: true });
  const flagged = await as({ role: 'user', isAdmin: true, secondFactorMissing: true });
  const roles = ['admin_low' as const];
  const payload = { version: 2, roles, tabs: { admin_low: ['admin', 'markets'] } };
  const { bus } = platform();
  const all = { roles: ['admin_low' as const, 'admin_high' as const] };
  await bus.publish(createEvent('ticket.changed', { ticketId: randomUUID(), status: 'open' }, all));
  const booking = { bookingId: randomUUID(), status: 'confirmed', change: 'confirmed' } as const;
  await bus.publish(createEvent('booking.changed', booking, all));
  await bus.publish(createEvent('areas.changed', { area: 'loyalty' }, { roles: ['admin_high'] }));
  await bus.publish(createEvent('permissions.changed', payload, { roles }));
  await bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => [low, high, flagged].every(({ text }) => text.includes('remotes.changed')));
  const received = ({ text }: { text: string }) => eventsIn(text).filter(({ type }) => type !== 'remotes.changed');
  expect(received(low)).toEqual([{ type: 'permissions.changed', payload }]);
  expect(received(flagged)).toEqual([{ type: 'permissions.changed', payload: { version: 2, roles } }]);
  expect(received(high)).toEqual([]);
});

test('online users are published on request, each user once', async () => {
  const ann = { id: randomUUID(), role: 'contractor' as const };
  for (const person of [ann, ann, { role: 'user' as const }, { role: 'user' as const }]) await as(person);
  const askId = randomUUID();
  const published = new Promise((resolve) => {
    platform().bus.subscribe('online.told', ({ payload }) => resolve(payload));
  });
  await platform().bus.publish(createEvent('online.asked', { askId }));
  expect(await published).toEqual({ askId, people: { contractor: 1, user: 2 } });
});
