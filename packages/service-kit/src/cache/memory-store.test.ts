import { fakeClock } from '../testing/fake-clock';
import { memoryStore } from './memory-store';

const clock = fakeClock();

test.each([
  ['', 0],
  [', also where the clock is set back by an hour', -3_600_000],
])('an abandoned lock expires%s', async (_where, correction) => {
  const store = memoryStore();
  expect(await store.lock('one', 10_000)).toBeDefined();
  clock.jump(correction);
  expect(await store.lock('one', 10_000)).toBeUndefined();
  clock.forward(10_001);
  expect(await store.lock('one', 10_000)).toBeDefined();
});

test('a lock can be released only by its holder', async () => {
  const store = memoryStore();
  const late = await store.lock('one', 10_000);
  clock.forward(10_001);
  await store.lock('one', 10_000);
  await late?.();
  expect(await store.lock('one', 10_000)).toBeUndefined();
});
