import { fakeClock } from '../testing/fake-clock';
import { memoryStore } from './memory-store';

const clock = fakeClock();

test.each([
  ['', 0],
  [', also where the clock is set back by an hour', -3_600_000],
])('a lock that nobody gives back ends when its time is over%s', async (_where, correction) => {
  const store = memoryStore();
  expect(await store.lock('one', 10_000)).toBeDefined();
  clock.jump(correction);
  expect(await store.lock('one', 10_000)).toBeUndefined();
  clock.forward(10_001);
  expect(await store.lock('one', 10_000)).toBeDefined();
});

test('a lock is given back by the one who has it alone', async () => {
  const store = memoryStore();
  const late = await store.lock('one', 10_000);
  clock.forward(10_001);
  await store.lock('one', 10_000);
  await late?.();
  expect(await store.lock('one', 10_000)).toBeUndefined();
});
