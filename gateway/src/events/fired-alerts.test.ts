import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { eventsIn, testEventStreams } from './testing/event-streams';

const { as, platform } = testEventStreams();

test('a fired price alert reaches no role without the Markets tab, whose shell would announce it', async () => {
  const { permissions } = platform().stubbed;
  platform().stubbed.permissions = {
    ...permissions,
    contractor: permissions.contractor.filter((tab) => tab !== 'markets'),
  };
  const [ann, bob] = [randomUUID(), randomUUID()];
  const toAnn = await as({ id: ann, role: 'contractor' });
  const toBob = await as({ id: bob, role: 'user' });
  const firing = {
    id: randomUUID(),
    alertId: randomUUID(),
    kind: 'crypto' as const,
    key: 'bitcoin',
    name: 'Bitcoin',
    direction: 'above' as const,
    threshold: 100_000,
    price: 100_010,
    at: '2026-11-20T12:00:00.000Z',
    seen: false,
  };
  await platform().bus.publish(createEvent('alert.fired', firing, { users: [ann, bob] }));
  await platform().bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => toAnn.text.includes('remotes.changed') && toBob.text.includes('alert.fired'));
  expect(eventsIn(toAnn.text).map(({ type }) => type)).toEqual(['remotes.changed']);
});
