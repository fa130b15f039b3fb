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

test('a try that fails opens it for another turn', () => {
  const { breaker, clock, fail } = breakerWithClock();
  fail(4);
  clock.now = 2000;
  fail(1);
  expect(breaker.acquire()).toBe(false);
  clock.now = 6000;
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

test('each try in a row that fails doubles its time, up to the maximum; a success sets it back', () => {
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

test('a sign from elsewhere lets one request try early, and closes nothing', () => {
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
