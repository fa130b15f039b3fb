import { Breaker } from './breaker';

const rule = { windowMs: 10_000, minRequests: 4, failureRatio: 0.5, openMs: 2000 };

function breakerWithClock() {
  const clock = { now: 0 };
  const breaker = new Breaker(rule, () => clock.now);
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) if (breaker.acquire()) breaker.failed();
  };
  return { breaker, clock, fail };
}

test('a few failures conclude nothing', () => {
  const { breaker, fail } = breakerWithClock();
  fail(3);
  expect(breaker.acquire()).toBe(true);
});

test('it opens when enough of enough requests failed', () => {
  const { breaker, fail } = breakerWithClock();
  fail(4);
  expect(breaker.state).toBe('open');
  expect(breaker.acquire()).toBe(false);
});

test('it stays closed while most requests succeed', () => {
  const { breaker, fail } = breakerWithClock();
  for (let n = 0; n < 10; n++) breaker.succeeded();
  fail(9);
  expect(breaker.state).toBe('closed');
});

test('failures leave the window with time', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(3);
  clock.now = 10_500;
  fail(3);
  expect(breaker.state).toBe('closed');
});

test('after its time exactly one request may try, and its success closes it with a clean slate', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  expect(breaker.state).toBe('half-open');
  expect([breaker.acquire(), breaker.acquire()]).toEqual([true, false]);
  breaker.succeeded();
  expect(breaker.state).toBe('closed');
  fail(3);
  expect(breaker.state).toBe('closed');
});

test('a try that fails opens it for another turn', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  fail(1);
  expect(breaker.acquire()).toBe(false);
  clock.now = 4000;
  expect(breaker.acquire()).toBe(true);
});

test('a try that was abandoned lets the next request try', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  expect(breaker.acquire()).toBe(true);
  breaker.abandoned();
  expect(breaker.acquire()).toBe(true);
});
