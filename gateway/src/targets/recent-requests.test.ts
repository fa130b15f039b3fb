import { RecentRequests } from './recent-requests';

function recentWithClock() {
  const clock = { now: 100_000 };
  return { clock, recent: new RecentRequests(() => clock.now) };
}

test('has no durations without requests', () => {
  expect(recentWithClock().recent.figures()).toEqual({
    requests: 0,
    failures: 0,
    perSecond: 0,
    p50Ms: null,
    p99Ms: null,
  });
});

test('reports the median and the 99th percentile to within a quarter', () => {
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

test('reports the rate of the last full second, and forgets after a minute', () => {
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

test('includes the slowest possible request', () => {
  const { recent } = recentWithClock();
  recent.record(10_000_000, false);
  expect(recent.figures().p50Ms).toBeGreaterThan(25_000);
});

test('reports the median of the last seconds if they had enough requests', () => {
  const { recent, clock } = recentWithClock();
  for (let n = 0; n < 10; n++) recent.record(4000, false);
  expect(recent.medianOf(10, 5)).toBeGreaterThanOrEqual(4000);
  clock.now += 11_000;
  expect(recent.medianOf(10, 1)).toBeNull();
  recent.record(1, false);
  expect(recent.medianOf(10, 1)).toBeLessThan(2);
  expect(recent.medianOf(10, 2)).toBeNull();
});
