import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose, { Schema } from 'mongoose';
import { type Bus, createEvent } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { createLog } from '../log';
import { fakeClock } from '../testing/fake-clock';
import { until } from '../testing/until';
import { consume, inboxOf } from './consume';
import { type OutboxEntry, outboxEntry, outboxField, outboxIndex } from './outbox';
import { type OutboxRelay, startOutboxRelay } from './relay';

interface Person {
  readonly _id: string;
  readonly name: string;
  readonly outbox?: OutboxEntry[];
}

const log = createLog('test', 'silent');
const database = mongoose.createConnection();
const personSchema = new Schema<Person>({ _id: String, name: String, outbox: outboxField });
personSchema.index(...outboxIndex);
const Person = database.model<Person>('Person', personSchema, 'people');
const Inbox = inboxOf(database);

const clock = fakeClock();
const relays: OutboxRelay[] = [];
let bus: Bus;
let heard: PlazaEvent[];

beforeAll(() => openTestDatabase(database));
beforeEach(async () => {
  await Promise.all([Person.deleteMany(), Inbox.deleteMany()]);
  bus = memoryBus(log);
  heard = [];
  bus.subscribeAll((event) => void heard.push(event));
});
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.stop();
});
afterAll(() => closeTestDatabase(database));

function startRelay(on: Bus = bus): OutboxRelay {
  const relay = startOutboxRelay(database, ['people'], on, log);
  relays.push(relay);
  return relay;
}

/** A person and the events of one write. */
async function write(...entries: OutboxEntry[]): Promise<string> {
  const _id = randomUUID();
  await Person.create({ _id, name: 'Ada' });
  await Person.updateOne({ _id }, { $set: { name: 'deleted' }, $push: { outbox: { $each: entries } } });
  return _id;
}

const deleted = () => outboxEntry('user.deleted', { userId: randomUUID() });
const revoked = () => outboxEntry('session.revoked', { sessionIds: [randomUUID()] }, { users: [randomUUID()] });
const waiting = async (_id: string) => (await Person.findById(_id).lean())?.outbox?.length ?? 0;
const times = ({ id }: { id: string }) => heard.filter((event) => event.id === id).length;
const confirm = (eventId: string, consumer: string) => bus.publish(createEvent('event.done', { eventId, consumer }));

describe('an event that nobody has to confirm', () => {
  test('is delivered whole, once, and then forgotten', async () => {
    const entry = revoked();
    const id = await write(entry);
    const relay = startRelay();
    await relay.flush();
    await relay.flush();
    const { awaiting, ...event } = entry;
    expect(awaiting).toEqual([]);
    expect(heard).toEqual([event]);
    expect(await waiting(id)).toBe(0);
  });

  test('leaves by itself, in the order of the writes to its document', async () => {
    const entries = [revoked(), revoked(), revoked()];
    await write(...entries);
    startRelay();
    await until(() => heard.length === 3);
    expect(heard.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  test('is delivered by the next start where a crash came between write and delivery', async () => {
    const entry = revoked();
    await startRelay().stop();
    const id = await write(entry);
    await startRelay().flush();
    expect(times(entry)).toBe(1);
    expect(await waiting(id)).toBe(0);
  });

  test('waits while it cannot leave, and leaves afterwards', async () => {
    let isAway = true;
    const entry = revoked();
    const id = await write(entry);
    const relay = startRelay({
      ...bus,
      publish: (event) => (isAway ? Promise.reject(new Error('away')) : bus.publish(event)),
    });
    await relay.flush();
    expect([times(entry), await waiting(id)]).toEqual([0, 1]);
    isAway = false;
    await relay.flush();
    expect([times(entry), await waiting(id)]).toEqual([1, 0]);
  });

  test('of many documents is delivered of each, once', async () => {
    const entries = Array.from({ length: 250 }, revoked);
    await Person.insertMany(entries.map((entry) => ({ _id: randomUUID(), name: 'Ada', outbox: [entry] })));
    await startRelay().flush();
    expect(heard.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(await Person.countDocuments({ 'outbox.id': { $exists: true } })).toBe(0);
  });

  test('written while a round is on its way does not wait for the next one', async () => {
    const relay = startRelay();
    await write(revoked());
    const first = relay.flush();
    const late = revoked();
    await write(late);
    await Promise.all([first, relay.flush()]);
    expect(times(late)).toBe(1);
  });
});

describe('an event that consumers confirm', () => {
  test('is sent again until the last one has confirmed', async () => {
    const entry = deleted();
    expect(entry.awaiting).toEqual(['identity', 'finance', 'markets', 'marketplace', 'registry']);
    const id = await write(entry);
    const relay = startRelay();
    await relay.flush();
    for (const consumer of ['identity', 'finance', 'markets', 'registry']) await confirm(entry.id, consumer);
    await relay.flush();
    expect([times(entry), await waiting(id)]).toEqual([1, 1]);
    clock.forward(5000);
    await relay.flush();
    expect(times(entry)).toBe(2);
    await confirm(entry.id, 'marketplace');
    expect(await waiting(id)).toBe(0);
    clock.forward(5000);
    await relay.flush();
    expect(times(entry)).toBe(2);
  });

  test('is confirmed for itself alone, once per consumer', async () => {
    const [one, other] = [deleted(), deleted()];
    const id = await write(one, other);
    startRelay();
    const confirming = ['finance', 'finance', 'nobody', 'identity', 'markets', 'marketplace', 'registry'];
    for (const consumer of confirming) await confirm(one.id, consumer);
    const left = (await Person.findById(id).lean())?.outbox;
    expect(left?.map((entry) => [entry.id, [...entry.awaiting]])).toEqual([[other.id, [...other.awaiting]]]);
  });

  test('is still waiting after a restart of its sender', async () => {
    const entry = deleted();
    const id = await write(entry);
    const first = startRelay();
    await first.flush();
    await first.stop();
    await startRelay().flush();
    expect([times(entry), await waiting(id)]).toEqual([2, 1]);
  });

  test('keeps no other from leaving', async () => {
    const relay = startRelay();
    await write(deleted());
    await relay.flush();
    const entry = revoked();
    await write(entry);
    await relay.flush();
    expect(times(entry)).toBe(1);
  });
});

describe('a consumer', () => {
  test('does it once, however often the event comes, and confirms each time', async () => {
    const done: string[] = [];
    const stop = consume(bus, database, 'finance', 'user.deleted', async ({ userId }) => void done.push(userId));
    const { awaiting, ...event } = deleted();
    await bus.publish(event as PlazaEvent<'user.deleted'>);
    await bus.publish(event as PlazaEvent<'user.deleted'>);
    expect(done).toHaveLength(1);
    const confirmations = heard.filter(({ type }) => type === 'event.done');
    expect(confirmations.map(({ payload }) => payload)).toEqual(
      Array(2).fill({ eventId: event.id, consumer: 'finance' }),
    );
    stop();
  });

  test('that fails confirms nothing, and does it when the event comes again', async () => {
    let fails = true;
    const entry = deleted();
    const id = await write({ ...entry, awaiting: ['finance'] });
    const stop = consume(bus, database, 'finance', 'user.deleted', async () => {
      if (fails) throw new Error('database away');
    });
    const relay = startRelay();
    await relay.flush();
    expect(await waiting(id)).toBe(1);
    fails = false;
    clock.forward(5000);
    await relay.flush();
    await until(async () => (await waiting(id)) === 0);
    stop();
  });

  test('with much to do holds up nothing else, is not begun twice, and says how much is left', async () => {
    let begun = 0;
    let finish = () => {};
    const entry = deleted();
    const id = await write({ ...entry, awaiting: ['finance'] });
    const stop = consume(bus, database, 'finance', 'user.deleted', async (_payload, _at, reportRemaining) => {
      begun += 1;
      await reportRemaining(7);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const relay = startRelay();
    await relay.flush();
    await until(async () => (await Person.findById(id).lean())?.outbox?.[0]?.left?.finance === 7);
    const other = revoked();
    await write(other);
    clock.forward(5000);
    await relay.flush();
    expect([times(other), times(entry), begun]).toEqual([1, 2, 1]);
    finish();
    await until(async () => (await waiting(id)) === 0);
    expect(begun).toBe(1);
    stop();
  });

  test('can consume several types over one connection', async () => {
    const done: string[] = [];
    const stops = [
      consume(bus, database, 'markets', 'user.deleted', async () => void done.push('deleted')),
      consume(bus, database, 'markets', 'remotes.changed', async () => void done.push('changed')),
    ];
    await bus.publish(createEvent('user.deleted', { userId: randomUUID() }));
    await bus.publish(createEvent('remotes.changed', { name: 'finance', version: '1.0.0' }));
    expect(done).toEqual(['deleted', 'changed']);
    for (const stop of stops) stop();
  });
});
