import { Failures } from './failures.mjs';

test('failures are counted by outcome of the request, most frequent first', () => {
  const failures = new Failures();
  expect([failures.size, failures.words]).toEqual([0, '']);
  failures.count('no answer', 0);
  failures.count('the connection was closed');
  for (let times = 0; times < 3; times++) failures.count('answered 503 upstream_unavailable');
  expect(failures.size).toBe(4);
  expect(failures.words).toBe('3 × answered 503 upstream_unavailable, 1 × the connection was closed');
});
