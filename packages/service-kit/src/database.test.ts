import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import net, { type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeTestDatabase, openTestDatabase, testDatabaseName, testDatabaseUri } from '@plaza/test-kit/database';
import mongoose, { Schema } from 'mongoose';
import { openDatabase } from './database';
import { until } from './testing/until';

/** What lies between a service and its database, and may go silent without a word to either. */
class Wire {
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #server = net.createServer((socket) => this.#join(socket));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = this.#server.address() as net.AddressInfo;
    // With a driver that looks for its database again at once, where it otherwise waits half a second.
    return `mongodb://127.0.0.1:${port}/?directConnection=true&journal=true&minHeartbeatFrequencyMS=20`;
  }

  /** Connections that are open stay so, and carry nothing more: half open, as after a cable was pulled. */
  loseThoseThatAreOpen(): void {
    for (const [one, other] of this.#pairs) {
      one.unpipe(other);
      other.unpipe(one);
      one.resume();
    }
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
  }

  #join(socket: Socket): void {
    const engine = net.connect(decodeURIComponent(new URL(testDatabaseUri()).hostname));
    this.#pairs.add([socket, engine]);
    for (const [one, other] of [
      [socket, engine],
      [engine, socket],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  }
}

const wires: Wire[] = [];
const connections: mongoose.Connection[] = [];

/** A fifth of what services have by themselves, which the first test names. */
const times = { queryMs: 1000, heartbeatMs: 500 };

/** Tries again: a busy machine may connect more slowly than a service waits, which is not what is tested. */
async function openPatiently(open: () => Promise<void>, triesLeft = 30): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await openPatiently(open, triesLeft - 1);
  }
}

async function service() {
  const wire = new Wire();
  wires.push(wire);
  const database = mongoose.createConnection();
  connections.push(database);
  const Note = database.model('Note', new Schema({ _id: Number }), 'notes');
  const uri = await wire.open();
  await openPatiently(() => openDatabase(database, uri, testDatabaseName(), times));
  return { wire, database, Note };
}

beforeAll(async () => {
  const cleaner = mongoose.createConnection();
  await openTestDatabase(cleaner);
  await cleaner.close();
});
afterEach(async () => {
  await Promise.all(connections.splice(0).map((database) => database.close()));
  for (const wire of wires.splice(0)) wire.close();
});
afterAll(async () => {
  const cleaner = mongoose.createConnection();
  await cleaner.openUri(testDatabaseUri(), { dbName: testDatabaseName() });
  await closeTestDatabase(cleaner);
});

test('by default, a service checks its database every two seconds, and waits at most five seconds for it', async () => {
  const database = mongoose.createConnection();
  connections.push(database);
  await openPatiently(() => openDatabase(database, testDatabaseUri(), testDatabaseName()));
  expect(database.getClient().options).toMatchObject({
    heartbeatFrequencyMS: 2000,
    connectTimeoutMS: 5000,
    serverSelectionTimeoutMS: 5000,
  });
});

test('half-open connections are closed after a heartbeat and a query timeout, together with their pending queries', async () => {
  const { wire, Note } = await service();
  await until(
    async () => (await Note.updateOne({ _id: 1 }, {}, { upsert: true }).catch(() => 'away')) !== 'away',
    30_000,
  );
  wire.loseThoseThatAreOpen();
  const began = performance.now();
  const waiting = Promise.allSettled([
    Note.exists({ _id: 1 }),
    Note.updateOne({ _id: 1 }, {}),
    Note.create({ _id: 2 }),
  ]);
  await until(async () => (await Note.exists({ _id: 1 }).catch(() => null)) !== null, 30_000);
  await waiting;
  expect(performance.now() - began).toBeLessThan(10_000); // the system alone would wait for a quarter of an hour
});

test('while the database is down, nobody waits longer than a query may take', async () => {
  const { wire, Note } = await service();
  wire.close();
  await expect(Note.exists({ _id: 1 })).rejects.toThrow();
  const began = performance.now();
  await expect(Note.exists({ _id: 1 })).rejects.toThrow(/ECONNREFUSED|Server selection/);
  expect(performance.now() - began).toBeLessThan(10_000);
});

// Each of them would hang, and take one of the pool's ten connections with it.
test('a query on a connection that has just ended fails or is retried', async () => {
  const sockets = new Set<Socket>();
  const note = (message: unknown) => void sockets.add((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  const { Note } = await service();
  const outcomes = new Set<string>();
  for (let round = 0; round < 15; round++) {
    await until(async () => (await Note.exists({ _id: 1 }).catch(() => 'away')) !== 'away');
    for (const socket of sockets) socket.destroy();
    const written = Note.updateOne({ _id: 1 }, {}).then(
      () => 'written',
      (error: Error) => error.name,
    );
    outcomes.add(await Promise.race([written, pause(5000, 'hangs')]));
  }
  unsubscribe('net.client.socket', note);
  expect(outcomes).not.toContain('hangs');
});
