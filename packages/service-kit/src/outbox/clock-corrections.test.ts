import { randomUUID } from 'node:crypto';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose from 'mongoose';
import { memoryBus } from '../bus/memory-bus';
import { createLog } from '../logging/log';
import { fakeClock } from '../testing/fake-clock';
import { until } from '../testing/until';
import { type OutboxEntry, outboxEntry } from './outbox';
import { type OutboxRelay, startOutboxRelay } from './relay';

const log = createLog('test', 'silent');
const database = mongoose.createConnection();
const clock = fakeClock();
const bus = memoryBus(log);
const heard: string[] = [];
bus.subscribeAll(({ id }) => void heard.push(id));
const times = ({ id }: OutboxEntry) => heard.filter((one) => one === id).length;

let relay: OutboxRelay | undefined;
beforeAll(() => openTestDatabase(database));
afterEach(() => relay?.stop());
afterAll(() => closeTestDatabase(database));

async function write(entry: OutboxEntry): Promise<OutboxEntry> {
  await database.collection<{ _id: string; outbox: OutboxEntry[] }>('people').insertOne({
    _id: randomUUID(),
    outbox: [entry],
  });
  return entry;
}

describe.each([
  ['set back', -3_600_000],
  ['put forward', 3_600_000],
])('if the clock is %s by an hour', (_how, correction) => {
  test('unconfirmed events are repeated in time', async () => {
    const entry = await write(outboxEntry('user.deleted', { userId: randomUUID() }));
    relay = startOutboxRelay(database, ['people'], bus, log);
    await relay.flush();
    clock.jump(correction);
    await relay.flush();
    expect(times(entry)).toBe(1);
    clock.forward(5000);
    await relay.flush();
    expect(times(entry)).toBe(2);
  });

  test('the entries of a dead process are taken over in time', async () => {
    const entry = outboxEntry('session.revoked', { sessionIds: [randomUUID()] }, { users: [randomUUID()] });
    await write({ ...entry, writer: 'dead' });
    relay = startOutboxRelay(database, ['people'], bus, log, 'one');
    await new Promise((resolve) => setTimeout(resolve, 1200)); // a round has seen it
    clock.jump(correction);
    await until(() => {
      clock.forward(100);
      return times(entry) > 0;
    }, 10_000);
  });
});
