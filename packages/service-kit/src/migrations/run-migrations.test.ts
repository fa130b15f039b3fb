import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose from 'mongoose';
import { type Migrations, migrationModelOf, repeatMs, runMigrations } from './run-migrations';

const database = mongoose.createConnection();
const model = migrationModelOf(database);
const minuteMs = 60_000;

let ran: string[] = [];
beforeAll(() => openTestDatabase(database));
beforeEach(async () => {
  ran = [];
  await model.deleteMany();
});
afterAll(() => closeTestDatabase(database));

const note = (name: string) => async () => void ran.push(name);
const both: Migrations = { first: note('first'), second: note('second') };
const run = (migrations = both, signal = new AbortController().signal) => runMigrations(database, migrations, signal);
const completed = async () => (await model.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id);

test('migrations run in their order, and are recorded in the collection where identity records its own', async () => {
  await run();
  expect(ran).toEqual(['first', 'second']);
  const stored = await database.collection<{ _id: string }>('brought_up').find({}).sort({ _id: 1 }).toArray();
  expect(stored).toMatchObject([
    { _id: 'first', firstAt: expect.any(Date) },
    { _id: 'second', firstAt: expect.any(Date) },
  ]);
});

test('a migration is repeated for a day after its first completion, and skipped from then on', async () => {
  const recent = new Date(Date.now() - repeatMs + minuteMs);
  await model.create([
    { _id: 'first', firstAt: new Date(Date.now() - repeatMs - minuteMs) },
    { _id: 'second', firstAt: recent },
  ]);
  await run();
  expect(ran).toEqual(['second']);
  expect((await model.findById('second').lean())?.firstAt).toEqual(recent);
});

test('instances that start at once all run the migrations, and record each of them once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => run()));
  expect(ran).toHaveLength(20);
  expect(await completed()).toEqual(['first', 'second']);
});

test.each([
  ['returns', () => undefined],
  ['throws the reason of the signal', (signal: AbortSignal) => signal.throwIfAborted()],
])('an aborted migration that %s continues at the next start, together with the rest', async (_how, leave) => {
  const stopping = new AbortController();
  const interrupted = async (signal: AbortSignal) => {
    ran.push('interrupted');
    stopping.abort();
    leave(signal);
  };
  await run({ first: note('first'), interrupted, second: note('second') }, stopping.signal);
  expect(ran).toEqual(['first', 'interrupted']);
  expect(await completed()).toEqual(['first']);
  await run({ interrupted: note('continued'), second: note('second') });
  expect(ran.slice(2)).toEqual(['continued', 'second']);
  expect(await completed()).toEqual(['first', 'interrupted', 'second']);
});

test('a migration that fails is not recorded, and is not hidden by a stop', async () => {
  const stopping = new AbortController();
  const failing = async () => {
    stopping.abort();
    throw new Error('the disk is full');
  };
  await expect(run({ failing, second: note('second') }, stopping.signal)).rejects.toThrow('the disk is full');
  expect(ran).toEqual([]);
  expect(await completed()).toEqual([]);
});
