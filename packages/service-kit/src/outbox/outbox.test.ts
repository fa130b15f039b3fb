import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose, { Schema } from 'mongoose';
import { type Bus, createEvent } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { createLog } from '../logging/log';
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

function startRelay(on: Bus = bus, writer?: string): OutboxRelay {
  const relay = startOutboxRelay(database, ['people'], on, log, writer);
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

describe('an event without consumers to confirm it', () => {
  test('is delivered completely, once, and then removed', async () => {
    const entry = revoked();
    const id = await write(entry);
    const relay = startRelay();
    await relay.flush();
    await relay.flush();
    const { awaiting, writer: _, ...event } = entry;
    expect(awaiting).toEqual([]);
    expect(heard).toEqual([event]);
    expect(await waiting(id)).toBe(0);
  });

  test('is sent automatically, in the order of the writes to its document', async () => {
    const entries = [revoked(), revoked(), revoked()];
    await write(...entries);
    startRelay();
    await until(() => heard.length === 3);
    expect(heard.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  test('is delivered at the next start after a crash between write and delivery', async () => {
    const entry = revoked();
    await startRelay().stop();
    const id = await write(entry);
    await startRelay().flush();
    expect(times(entry)).toBe(1);
    expect(await waiting(id)).toBe(0);
  });

  test('waits while it cannot be sent, and is sent afterwards', async () => {
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

  test('of many documents is delivered for each, once', async () => {
    const entries = Array.from({ length: 250 }, revoked);
    await Person.insertMany(entries.map((entry) => ({ _id: randomUUID(), name: 'Ada', outbox: [entry] })));
    await startRelay().flush();
    expect(heard.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(await Person.countDocuments({ 'outbox.id': { $exists: true } })).toBe(0);
  });

  test('is sent at once if its collection is named, without reading other collections', async () => {
    const [entry, elsewhere] = [revoked(), revoked()];
    await write(entry);
    const others = database.collection<{ _id: string; outbox: OutboxEntry[] }>('others');
    await others.insertOne({ _id: randomUUID(), outbox: [elsewhere] });
    const relay = startOutboxRelay(database, ['others', 'people'], bus, log);
    relays.push(relay);
    await relay.flush('people');
    expect([times(entry), times(elsewhere)]).toEqual([1, 0]);
    await Promise.all([relay.flush('people'), relay.flush()]);
    expect([times(entry), times(elsewhere)]).toEqual([1, 1]);
  });

  test('written during a round does not wait for the next one', async () => {
    const relay = startRelay();
    await write(revoked());
    const first = relay.flush();
    const late = revoked();
    await write(late);
    await Promise.all([first, relay.flush()]);
    expect(times(late)).toBe(1);
  });
});

describe('with two processes', () => {
  const by = (writer: string, entry = revoked()): OutboxEntry => ({ ...entry, writer });
  /** Rounds come once a second; by then the clock says that what was seen before waits for long. */
  async function afterRounds(isDone: () => boolean | Promise<boolean>) {
    await until(() => {
      clock.forward(100);
      return isDone();
    }, 10_000);
  }

  test('each event is sent once, by its writer, while both are busy', async () => {
    const relays = { one: startRelay(bus, 'one'), other: startRelay(bus, 'other') };
    const entries: OutboxEntry[] = [];
    const work = async (name: keyof typeof relays) => {
      for (let index = 0; index < 60; index += 1) {
        const entry = by(name);
        entries.push(entry);
        await write(entry);
        void relays[name].flush();
      }
      await relays[name].flush();
    };
    await Promise.all([work('one'), work('other')]);
    expect(heard.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(await Person.countDocuments({ 'outbox.id': { $exists: true } })).toBe(0);
  });

  test('neither takes over what the other has just written', async () => {
    const entry = by('other');
    const id = await write(entry);
    await startRelay(bus, 'one').flush();
    expect([times(entry), await waiting(id)]).toEqual([0, 1]);
    await startRelay(bus, 'other').flush();
    expect([times(entry), await waiting(id)]).toEqual([1, 0]);
  });

  test('nothing is lost if one dies before it sends, and the others send it once', async () => {
    const entries = Array.from({ length: 20 }, () => by('dead'));
    const ids = await Promise.all(entries.map((entry) => write(entry)));
    for (const name of ['one', 'other', 'third']) startRelay(bus, name);
    await afterRounds(() => entries.every((entry) => times(entry) > 0));
    await until(async () => (await Promise.all(ids.map(waiting))).every((count) => count === 0));
    expect(entries.map(times)).toEqual(Array(20).fill(1));
  });

  test('nothing is lost if one dies between sending and recording it: the event is sent twice with the same id', async () => {
    const entry = by('dead');
    await write(entry);
    const { awaiting: _, writer: __, ...event } = entry;
    await bus.publish(event);
    startRelay(bus, 'one');
    await afterRounds(() => times(entry) > 1);
    expect(heard).toEqual([event, event]);
  });

  test('entries that a process took over and did not send are taken over by the next one', async () => {
    const entry = by('dead');
    const id = await write(entry);
    let die = (_error: Error) => {};
    const hangs = new Promise<void>((_, reject) => {
      die = reject;
    });
    startRelay({ ...bus, publish: () => hangs }, 'hung');
    await afterRounds(async () => (await Person.findById(id).lean())?.outbox?.[0]?.writer === 'hung');
    startRelay(bus, 'next');
    await afterRounds(() => times(entry) > 0);
    expect(times(entry)).toBe(1);
    die(new Error('killed'));
  });

  test('entries from before processes had ids are sent, too', async () => {
    const { writer: _, ...entry } = revoked();
    await write(entry);
    startRelay(bus, 'one');
    await afterRounds(() => times(entry) > 0);
  });

  test('events of one document are sent in the order of its writes, whoever wrote them', async () => {
    const entries = [by('other'), by('one'), by('other')];
    const id = await write(...entries);
    await startRelay(bus, 'one').flush();
    expect(heard.map((event) => event.id)).toEqual(entries.slice(0, 2).map((entry) => entry.id));
    await startRelay(bus, 'other').flush();
    expect(heard.map((event) => event.id)).toEqual(entries.map((entry) => entry.id));
    expect(await waiting(id)).toBe(0);
  });

  test('the entries of a dead process are taken over in the order of its writes', async () => {
    const entries = [by('dead'), by('dead'), by('dead')];
    await write(...entries);
    startRelay(bus, 'one');
    await afterRounds(() => heard.length === 3);
    expect(heard.map((event) => event.id)).toEqual(entries.map((entry) => entry.id));
  });

  test('unconfirmed events are repeated by one of them, and not by both', async () => {
    const entry = by('one', deleted());
    const id = await write(entry);
    await startRelay(bus, 'one').flush();
    startRelay(bus, 'other');
    expect(times(entry)).toBe(1);
    for (const again of [2, 3, 4]) {
      clock.forward(5000);
      await until(() => times(entry) >= again, 5000);
      expect([times(entry), await waiting(id)]).toEqual([again, 1]);
    }
  });
});

describe('an event that consumers confirm', () => {
  test('is repeated until the last one has confirmed', async () => {
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

  test('is confirmed separately, once per consumer', async () => {
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

  test('does not block others', async () => {
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
  test('processes it once, however often the event arrives, and confirms each time', async () => {
    const done: string[] = [];
    const stop = consume(bus, database, 'finance', 'user.deleted', async ({ userId }) => void done.push(userId));
    const { awaiting, writer: _, ...event } = deleted();
    await bus.publish(event as PlazaEvent<'user.deleted'>);
    await bus.publish(event as PlazaEvent<'user.deleted'>);
    expect(done).toHaveLength(1);
    const confirmations = heard.filter(({ type }) => type === 'event.done');
    expect(confirmations.map(({ payload }) => payload)).toEqual(
      Array(2).fill({ eventId: event.id, consumer: 'finance' }),
    );
    stop();
  });

  test('that fails confirms nothing, and retries when the event is repeated', async () => {
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

  test('with much work blocks nothing else, is not started twice, and logs the remaining work', async () => {
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
