import { Histogram, Registry } from 'prom-client';
import { RequestDurations } from './request-durations';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

test('reports the same as a histogram of prom-client', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  for (const registry of [ours, theirs]) registry.setDefaultLabels({ service: 'finance' });
  const durations = new RequestDurations(ours);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [theirs],
  });
  const requests = [
    ['GET', '/accounts/:id', 200, 0.0015],
    ['GET', '/accounts/:id', 200, 0.002],
    ['GET', '/accounts/:id', 404, 0.3],
    ['POST', '/accounts', 201, 5],
    ['POST', '/accounts', 201, 12.5],
    ['POST', '/a "quoted" route', 201, 0],
  ] as const;
  for (const [method, route, status, seconds] of requests) {
    durations.count(method, route, status, seconds);
    histogram.observe({ method, route, status }, seconds);
  }
  const linesOf = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
  expect(await linesOf(ours)).toEqual(await linesOf(theirs));
});

test('has no series before the first request', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  expect((await durations.get()).values).toEqual([]);
});
