import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose from 'mongoose';
import { seedOnce } from './seed-once';

const database = mongoose.createConnection();
beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));

const withoutData = async () => false;
const interrupted = () => Promise.reject(new Error('killed'));

it('seeds a user once, whether the data is still there or not', async () => {
  const seed = jest.fn(async () => undefined);
  for (const hasData of [withoutData, async () => true, withoutData])
    await seedOnce(database, 'ana', { hasData, seed });
  expect(seed).toHaveBeenCalledTimes(1);
});

it('continues after an interruption, although there is some data by then', async () => {
  const seed = jest.fn(async () => undefined);
  await expect(seedOnce(database, 'ben', { hasData: withoutData, seed: interrupted })).rejects.toThrow('killed');
  for (const _start of [1, 2]) await seedOnce(database, 'ben', { hasData: async () => true, seed });
  expect(seed).toHaveBeenCalledTimes(1);
});

it('adds nothing for a user with data of an earlier release, also once they remove it', async () => {
  const seed = jest.fn(async () => undefined);
  await seedOnce(database, 'cleo', { hasData: async () => true, seed });
  await seedOnce(database, 'cleo', { hasData: withoutData, seed });
  expect(seed).not.toHaveBeenCalled();
});
