import { WindowLimit } from './window-limit';

test('counts each key separately until its window ends', () => {
  const limit = new WindowLimit(2, 1000);
  expect([limit.take('a', 0), limit.take('a', 10), limit.take('b', 10), limit.take('a', 999)]).toEqual([1, 2, 1, 3]);
  expect(limit.endsIn('a', 400)).toBe(600);
  expect(limit.take('a', 1000)).toBe(1);
});

test('a blocked key stays rejected for the given time', () => {
  const limit = new WindowLimit(2, 1000);
  limit.block('a', 0, 5000);
  expect(limit.take('a', 4999)).toBeGreaterThan(2);
  expect(limit.take('a', 5000)).toBe(1);
});

test('evicts the oldest keys to limit its memory', () => {
  const limit = new WindowLimit(2, 1000);
  for (let n = 0; n <= 50_000; n++) limit.take(`key ${n}`, 0);
  expect(limit.take('key 0', 1)).toBe(1);
  expect(limit.take('key 50000', 1)).toBe(2);
});

test('a new number of points keeps what the keys have consumed', () => {
  const limit = new WindowLimit(2, 1000);
  limit.take('a', 0);
  limit.take('a', 0);
  limit.points = 3;
  expect(limit.take('a', 1)).toBeLessThanOrEqual(limit.points);
  expect(limit.take('a', 2)).toBeGreaterThan(limit.points);
});
