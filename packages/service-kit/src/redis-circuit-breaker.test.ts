import { RedisCircuitBreaker, retryAfterMs } from './redis-circuit-breaker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after a failure nobody tries the server for a second, then one caller a second does', () => {
  const breaker = new RedisCircuitBreaker();
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.recordFailure()).toBe(true);
  expect(breaker.mayTry()).toBe(false);
  jest.advanceTimersByTime(retryAfterMs);
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  expect(breaker.recordFailure()).toBe(false);
  jest.advanceTimersByTime(retryAfterMs);
  expect(breaker.mayTry()).toBe(true);
});

test('after a success everybody tries the server again', () => {
  const breaker = new RedisCircuitBreaker();
  breaker.recordFailure();
  expect(breaker.recordSuccess()).toBe(true);
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
  expect(breaker.recordSuccess()).toBe(false);
});
