import fs from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type Database, startDatabase } from '../index';
import { scratchDirectories } from '../testing/scratch-directory';
import { until } from '../testing/until';

const scratch = scratchDirectories();
const running: Database[] = [];
const clients: MongoClient[] = [];

async function start(options: Parameters<typeof startDatabase>[0]): Promise<Database> {
  const database = await startDatabase(options);
  running.push(database);
  return database;
}

function connect(database: Database): MongoClient {
  const client = new MongoClient(database.uri, { heartbeatFrequencyMS: 500 });
  clients.push(client);
  return client;
}

function kill(database: Database): void {
  const pid = database.pid();
  if (pid === undefined) throw new Error('there is no host to kill');
  process.kill(pid, 'SIGKILL');
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(running.splice(0).map((database) => database.stop()));
});

test('kill -9 during writes loses no acknowledged write, and the database restarts automatically', async () => {
  const downs: string[] = [];
  let ups = 0;
  const database = await start({
    dir: scratch(),
    onDown: (reason) => downs.push(reason),
    onUp: () => {
      ups += 1;
    },
  });
  const client = connect(database);
  const rows = client.db('shop').collection<{ _id: number }>('rows');
  const acknowledged: number[] = [];
  const refused: number[] = [];
  let next = 0;
  let writing = true;
  const writers = Array.from({ length: 20 }, async () => {
    while (writing) {
      const _id = next++;
      // What the crash cuts off is refused in one way or another, and was not acknowledged.
      await rows.insertOne({ _id }).then(
        () => acknowledged.push(_id),
        () => refused.push(_id),
      );
    }
  });
  const pids = new Set<number | undefined>();
  for (let round = 1; round <= 3; round++) {
    const enough = acknowledged.length + 300;
    await until(() => acknowledged.length >= enough);
    pids.add(database.pid());
    kill(database);
    await until(() => ups === round);
  }
  const before = acknowledged.length;
  await until(() => acknowledged.length > before);
  writing = false;
  await Promise.all(writers);

  const found = new Set(await rows.distinct('_id'));
  expect(acknowledged.length).toBeGreaterThan(900);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(pids.size).toBe(3);
  expect(downs).toEqual(Array(3).fill('the database was ended by SIGKILL'));
});

test('a raw startSession is rejected and has no effect', async () => {
  const database = await start({ dir: scratch() });
  const pid = database.pid();
  const client = connect(database);
  const admin = client.db('admin');
  await expect(admin.command({ startSession: 1 })).rejects.toMatchObject({ code: 59, codeName: 'CommandNotFound' });
  expect(await admin.command({ ping: 1 })).toEqual({ ok: 1 });
  expect(database.pid()).toBe(pid);
});

test('a second owner of a directory is rejected, without affecting the first one', async () => {
  const dir = scratch();
  const database = await start({ dir });
  await expect(startDatabase({ dir })).rejects.toThrow(
    `the data directory is already in use by another process: ${dir}`,
  );
  const client = connect(database);
  expect(await client.db('admin').command({ ping: 1 })).toEqual({ ok: 1 });
});

test('a directory with foreign files is rejected and not changed', async () => {
  const dir = scratch();
  fs.mkdirSync(dir);
  fs.writeFileSync(path.join(dir, 'letter.txt'), 'dear');
  await expect(startDatabase({ dir })).rejects.toThrow("holds files that are not a database's (letter.txt)");
  expect(fs.readdirSync(dir)).toEqual(['letter.txt']);
});

test('damaged files are reported as damaged, although the engine exits without a message', async () => {
  const dir = scratch();
  await (await startDatabase({ dir })).stop();
  fs.writeFileSync(path.join(dir, 'WiredTiger.wt'), Buffer.alloc(8000, 'damage'));
  await expect(startDatabase({ dir })).rejects.toThrow(`the database files in ${dir} are damaged`);
});

test('stopping keeps the data, releases the directory and starts nothing again', async () => {
  const dir = scratch();
  const downs: string[] = [];
  const first = await startDatabase({ dir, onDown: (reason) => downs.push(reason) });
  const client = connect(first);
  await client.db('shop').collection('rows').insertOne({ kept: true });
  await first.stop();
  expect(first.pid()).toBeUndefined();
  expect(downs).toEqual([]);

  const second = await start({ dir });
  expect(second.uri).toBe(first.uri);
  const again = connect(second);
  expect(await again.db('shop').collection('rows').countDocuments({ kept: true })).toBe(1);
});

test('stopping while a crashed host waits for its restart ends at once', async () => {
  const events: string[] = [];
  const database = await startDatabase({
    dir: scratch(),
    onDown: (reason) => events.push(reason),
    onUp: () => events.push('up again'),
  });
  kill(database);
  await until(() => events.length > 0);
  await database.stop();
  expect(events).toEqual(['the database was ended by SIGKILL']);
  expect(database.pid()).toBeUndefined();
});
