import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose from 'mongoose';
import { until } from '../testing/until';
import { pauseAfter, runInBackground } from './run-in-background';
import { migrationModelOf } from './run-migrations';

const database = mongoose.createConnection();
const model = migrationModelOf(database);
const log = { error: jest.fn() };

beforeAll(() => openTestDatabase(database));
beforeEach(async () => {
  log.error.mockClear();
  await model.deleteMany();
});
afterAll(() => closeTestDatabase(database));

const completed = async () => (await model.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id);
const fail = () => Promise.reject(new Error('the database has no primary'));

test('a migration that fails is tried again after a pause, and holds up no other', async () => {
  const second = jest.fn(async () => undefined);
  const afterSecond = async () => (second.mock.calls.length === 0 ? fail() : undefined);
  const first = jest.fn(afterSecond).mockImplementationOnce(fail);
  await runInBackground(database, { first, second }, log, new AbortController().signal);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
  expect(await completed()).toEqual(['first', 'second']);
  expect(log.error).toHaveBeenCalledTimes(1);
  const logged = { err: expect.objectContaining({ message: 'the database has no primary' }), migration: 'first' };
  expect(log.error).toHaveBeenCalledWith(logged, expect.any(String));
});

test('the pauses double up to a quarter of an hour', () => {
  expect([1, 2, 3, 10, 11, 12, 2000].map(pauseAfter)).toEqual([1000, 2000, 4000, 512_000, 900_000, 900_000, 900_000]);
});

test('a stop ends the pause, and leaves the migration to the next start', async () => {
  const stopping = new AbortController();
  const failing = jest.fn(fail);
  const running = runInBackground(database, { failing }, log, stopping.signal);
  await until(() => log.error.mock.calls.length === 1);
  const before = performance.now();
  stopping.abort();
  await running;
  expect(performance.now() - before).toBeLessThan(500);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await completed()).toEqual([]);
});

test('a migration that fails while it is stopped is logged, and not tried again', async () => {
  const stopping = new AbortController();
  const failing = jest.fn(async () => {
    stopping.abort();
    await fail();
  });
  await runInBackground(database, { failing }, log, stopping.signal);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});
