import { readOptions } from './config';

const root = '/srv/plaza';

it('opens on port 8080 in .plaza, seeded, in one process, unless told otherwise', () => {
  expect(readOptions([], {}, root)).toEqual({
    root,
    dir: '/srv/plaza/.plaza',
    port: 8080,
    seed: true,
    seedDays: 730,
    fresh: false,
    processes: false,
    instances: 1,
  });
});

it('takes the port, the folder and real servers from the environment', () => {
  const env = {
    PORT: '9000',
    PLAZA_DIR: '/tmp/p',
    MONGODB_URI: 'mongodb://db/',
    REDIS_URL: 'redis://r/',
    PLAZA_SEED: 'false',
    PLAZA_SEED_DAYS: '90',
  };
  expect(readOptions(['--processes', '--fresh', '--instances', '2'], env, root)).toEqual({
    root,
    dir: '/tmp/p',
    port: 9000,
    seed: false,
    seedDays: 90,
    fresh: true,
    processes: true,
    instances: 2,
    mongodbUri: 'mongodb://db/',
    redisUrl: 'redis://r/',
  });
});

it('names every fault of the environment at once', () => {
  expect(() => readOptions([], { PORT: 'eighty', MONGODB_URI: 'postgres://x' }, root)).toThrow(
    /PORT[\s\S]*MONGODB_URI/,
  );
});

it('refuses an option that it does not know', () => {
  expect(() => readOptions(['--frehs'], {}, root)).toThrow(/--frehs/);
});

it.each([['0'], ['two'], ['1.5'], ['10']])('has no %s instances', (count) => {
  expect(() => readOptions(['--processes', '--instances', count], {}, root)).toThrow(/--instances: how many/);
});

it('has several instances only where each is a process', () => {
  expect(() => readOptions(['--instances', '2'], {}, root)).toThrow(/needs --processes/);
});

it('puts demo people into the development database only, unless asked to', () => {
  const real = { MONGODB_URI: 'mongodb://db/' };
  expect(readOptions([], real, root).seed).toBe(false);
  expect(readOptions([], { ...real, PLAZA_SEED: 'true' }, root).seed).toBe(true);
  expect(readOptions([], { PLAZA_SEED: 'false' }, root).seed).toBe(false);
});
