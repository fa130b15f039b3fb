import { Breaker } from './breaker';

const rule = { windowMs: 10_000, minRequests: 4, failureRatio: 0.5, openMs: 2000, maxOpenMs: 5000 };

function breakerWithClock() {
  const clock = { now: 0 };
  const breaker = new Breaker(rule, () => clock.now);
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) if (breaker.acquire()) breaker.failed();
  };
  return { breaker, clock, fail };
}

test('a few failures do not open it', () => {
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

test('failures expire with the window', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(3);
  clock.now = 10_500;
  fail(3);
  expect(breaker.state).toBe('closed');
});

test('after its time exactly one trial request is allowed, and its success closes it and clears the counts', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  expect(breaker.state).toBe('half-open');
  expect([breaker.isPassable, breaker.acquire(), breaker.isPassable, breaker.acquire()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  breaker.succeeded();
  expect(breaker.state).toBe('closed');
  fail(3);
  expect(breaker.state).toBe('closed');
});

test('a failed trial opens it again', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  fail(1);
  expect(breaker.acquire()).toBe(false);
  clock.now = 6000;
  expect(breaker.acquire()).toBe(true);
});

test('an abandoned trial allows another one', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  expect(breaker.acquire()).toBe(true);
  breaker.abandoned();
  expect(breaker.acquire()).toBe(true);
});

test('each consecutive failed trial doubles its time, up to the maximum; a success resets it', () => {
  const { breaker, clock, fail } = breakerWithClock();
  const opensFor = () => {
    const from = clock.now;
    while (breaker.state === 'open') clock.now += 100;
    return clock.now - from;
  };
  fail(4);
  expect(opensFor()).toBe(2000);
  fail(1);
  expect(opensFor()).toBe(4000);
  fail(1);
  expect(opensFor()).toBe(5000);
  breaker.acquire();
  breaker.succeeded();
  fail(4);
  expect(opensFor()).toBe(2000);
});

test('an external sign of recovery allows an early trial, and does not close it', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  breaker.allowTrial();
  expect([breaker.state, breaker.acquire(), breaker.acquire()]).toEqual(['half-open', true, false]);
  breaker.failed();
  expect(breaker.state).toBe('open');
  clock.now = 4000;
  breaker.acquire();
  breaker.succeeded();
  clock.now = 4700;
  expect(breaker.closedForMs).toBe(700);
});
