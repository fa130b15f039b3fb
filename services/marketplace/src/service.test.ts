import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import { createLog } from '@plaza/service-kit/log';
import { createMetrics } from '@plaza/service-kit/metrics';
import type { ServiceProgram } from '@plaza/service-kit/start-service';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { client, listen } from '@plaza/test-kit/http';
import { testKeys } from '@plaza/test-kit/tokens';
import { ContractorProfile } from './contractors/contractor-profile.model';
import { database } from './database';
import { seedContractors } from './seed';
import { service } from './service';

const log = createLog('marketplace', 'silent');
const bus = memoryBus(log);
let program: ServiceProgram;
beforeAll(async () => {
  await openTestDatabase(database);
  program = await service.create({
    config: service.config.parse({}),
    log,
    bus,
    cache: createCache(memoryStore(), log),
    metrics: createMetrics('marketplace'),
    trust: fixedTrust(testKeys()),
  });
});
afterAll(async () => {
  await program.stop?.();
  await closeTestDatabase(database);
});

test('the service is ready while its database answers', async () => {
  const { url, close } = await listen(program.handler);
  const ready = () => client(url).get('/readyz');
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { database: true } } });
  await database.close();
  expect(await ready()).toMatchObject({ status: 503, body: { checks: { database: false } } });
  await openTestDatabase(database);
  expect(await ready()).toMatchObject({ status: 200 });
  await close();
});

test('the profile of a deleted person goes, nobody else’s does, and it is confirmed each time', async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  await seedContractors(
    [gone, stays].map((userId) => ({ userId, contactName: 'A', email: 'a@example.com', businessName: 'A' })),
  );
  const confirmed: unknown[] = [];
  bus.subscribe('event.done', ({ payload }) => {
    confirmed.push(payload);
  });
  const event = createEvent('user.deleted', { userId: gone });
  await bus.publish(event);
  await bus.publish(event);
  await bus.publish(createEvent('user.deleted', { userId: gone }));

  expect(await ContractorProfile.find({}, { _id: 0, userId: 1 }).lean()).toEqual([{ userId: stays }]);
  expect(confirmed).toHaveLength(3);
  expect(confirmed[0]).toEqual({ eventId: event.id, consumer: 'marketplace' });
});
