import { randomUUID } from 'node:crypto';
import { eventConsumers } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { openService } from '@plaza/service-kit/testing/service';
import { services } from '../launch/programs';

const definitions: readonly ServiceDefinition[] = services;

// A sender waits for those who are named: one who never answers would keep the event in its outbox for good.
test.each(definitions)('$name confirms the deletion of a user if and only if the contract names it', async (one) => {
  const { name, bus, events, stop } = await openService(one);
  const event = createEvent('user.deleted', { userId: randomUUID() });
  await bus.publish(event);
  const confirmed = events.filter(({ type }) => type === 'event.done').map(({ payload }) => payload);
  await stop();
  const isNamed = eventConsumers['user.deleted']?.includes(name);
  expect(confirmed).toEqual(isNamed ? [{ eventId: event.id, consumer: name }] : []);
});

// Whoever can publish an event could otherwise remove anybody's data.
test.each(definitions)('$name neither performs nor confirms a deletion that is unknown to identity', async (one) => {
  const { bus, events, stop } = await openService(one, { isDeleted: async () => false });
  await bus.publish(createEvent('user.deleted', { userId: randomUUID() }));
  await stop();
  expect(events.map(({ type }) => type)).not.toContain('event.done');
});
