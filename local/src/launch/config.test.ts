import { readOptions } from './config';

const root = '/srv/plaza';

it('starts on port 8080 in .plaza, with demo data, in one process by default', () => {
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

it('reads the port, the folder and external servers from the environment', () => {
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

it('reports all errors of the environment at once', () => {
  expect(() => readOptions([], { PORT: 'eighty', MONGODB_URI: 'postgres://x' }, root)).toThrow(
    /PORT[\s\S]*MONGODB_URI/,
  );
});

it('names the range of ports that leaves room for those of the services', () => {
  expect(readOptions([], { PORT: '65331' }, root).port).toBe(65_331);
  expect(() => readOptions([], { PORT: '65432' }, root)).toThrow('PORT: Must be from 1 to 65331');
});

it('rejects an unknown option', () => {
  expect(() => readOptions(['--frehs'], {}, root)).toThrow(/--frehs/);
});

it.each([['0'], ['two'], ['1.5'], ['10']])('does not accept %s instances', (count) => {
  expect(() => readOptions(['--processes', '--instances', count], {}, root)).toThrow(/--instances: the number/);
});

it('accepts several instances only with separate processes', () => {
  expect(() => readOptions(['--instances', '2'], {}, root)).toThrow(/requires --processes/);
});

it('adds demo users only to the development database by default', () => {
  const real = { MONGODB_URI: 'mongodb://db/' };
  expect(readOptions([], real, root).seed).toBe(false);
  expect(readOptions([], { ...real, PLAZA_SEED: 'true' }, root).seed).toBe(true);
  expect(readOptions([], { PLAZA_SEED: 'false' }, root).seed).toBe(false);
});
