import { runPeriodically } from './run-periodically';

let stop: () => Promise<void>;
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await stop();
  jest.useRealTimers();
});

test('rounds do not overlap, and the next one starts at its interval', async () => {
  const begun: (() => void)[] = [];
  stop = runPeriodically(1000, () => new Promise<void>((resolve) => begun.push(resolve)), fail);
  await jest.advanceTimersByTimeAsync(3500);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await jest.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveLength(2);
  begun[1]?.();
});

test.each([
  ['at once', () => fail(new Error('away'))],
  ['later', () => Promise.reject(new Error('away'))],
])('a round that fails %s is reported, and another one follows', async (_when, task) => {
  const errors: unknown[] = [];
  stop = runPeriodically(1000, task, (error) => errors.push(error));
  await jest.advanceTimersByTimeAsync(2000);
  expect(errors).toEqual([new Error('away'), new Error('away')]);
});

test('stopping waits for the running round and starts no other', async () => {
  let end = () => {};
  let rounds = 0;
  stop = runPeriodically(
    1000,
    () => {
      rounds += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
    fail,
  );
  await jest.advanceTimersByTimeAsync(1000);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect([rounds, isStopped]).toEqual([1, false]);
  end();
  await stopping;
  expect([rounds, isStopped]).toEqual([1, true]);
});

function fail(error: unknown): never {
  throw error;
}
