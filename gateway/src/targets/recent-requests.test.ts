import { RecentRequests } from './recent-requests';

function recentWithClock() {
  const clock = { now: 100_000 };
  return { clock, recent: new RecentRequests(() => clock.now) };
}

test('knows nothing of durations while there were no requests', () => {
  expect(recentWithClock().recent.figures()).toEqual({
    requests: 0,
    failures: 0,
    perSecond: 0,
    p50Ms: null,
    p99Ms: null,
  });
});

test('tells medians and the slowest hundredth within a quarter', () => {
  const { recent } = recentWithClock();
  for (let n = 0; n < 98; n++) recent.record(10, false);
  for (let n = 0; n < 2; n++) recent.record(900, true);
  const { requests, failures, p50Ms, p99Ms } = recent.figures();
  expect([requests, failures]).toEqual([100, 2]);
  expect(p50Ms).toBeGreaterThanOrEqual(10);
  expect(p50Ms).toBeLessThan(12.5);
  expect(p99Ms).toBeGreaterThanOrEqual(900);
  expect(p99Ms).toBeLessThan(1125);
});

test('tells the rate of the last whole second, and forgets after a minute', () => {
  const { recent, clock } = recentWithClock();
  for (let n = 0; n < 7; n++) recent.record(1, false);
  clock.now += 1000;
  recent.record(1, false);
  expect(recent.figures()).toMatchObject({ requests: 8, perSecond: 7 });
  clock.now += 59_000;
  expect(recent.figures().requests).toBe(1);
  clock.now += 600_000;
  expect(recent.figures().requests).toBe(0);
});

test('the slowest of all fits in', () => {
  const { recent } = recentWithClock();
  recent.record(10_000_000, false);
  expect(recent.figures().p50Ms).toBeGreaterThan(25_000);
});

test('tells the median of the last seconds, where there were enough requests in them', () => {
  const { recent, clock } = recentWithClock();
  for (let n = 0; n < 10; n++) recent.record(4000, false);
  expect(recent.medianOf(10, 5)).toBeGreaterThanOrEqual(4000);
  clock.now += 11_000;
  expect(recent.medianOf(10, 1)).toBeNull();
  recent.record(1, false);
  expect(recent.medianOf(10, 1)).toBeLessThan(2);
  expect(recent.medianOf(10, 2)).toBeNull();
});
