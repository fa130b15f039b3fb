import { SwapWatch } from './swap-watch';

let now = 0;
let watch: SwapWatch;
beforeEach(() => {
  now = 1000;
  watch = new SwapWatch(() => now);
});

function note(
  times: number,
  status: number,
  target = '/api/v1/finance/loans',
  method = 'GET',
  startedAt = now * 1000,
): void {
  const route = target.startsWith('/api/v1/auth') ? 'identity' : 'finance';
  for (let n = 0; n < times; n++) watch.note({ route, status, method, target, startedAt });
}
const signIns = (times: number, status: number) => note(times, status, '/api/v1/auth/signin', 'POST');

test('reports a doubled failure rate after a swap, with the rate before it', () => {
  note(98, 200);
  note(2, 503);
  watch.begin();
  note(90, 200);
  note(10, 503);
  expect(watch.judge()).toMatchObject({ before: { requests: 100, failed: 2 }, after: { requests: 100, failed: 10 } });
});

test('ignores a request that was pending at the swap', () => {
  signIns(1, 200);
  now += 1;
  watch.begin();
  note(1, 200, '/api/v1/auth/signin', 'POST', (now - 0.5) * 1000);
  signIns(5, 413);
  expect(watch.judge()).toMatchObject({ of: 'sign-in', after: { requests: 5, failed: 5 } });
});

test('ignores released files that are unavailable while the registry does not answer, and counts other failures of files', () => {
  const noteFile = (status: number) =>
    watch.note({ route: 'file', status, method: 'GET', target: '/remotes/a/1.0.0/a.js', startedAt: now * 1000 });
  watch.begin();
  for (let n = 0; n < 50; n++) noteFile(503);
  expect(watch.judge()).toBeUndefined();
  for (let n = 0; n < 10; n++) noteFile(500);
  expect(watch.judge()).toMatchObject({ of: 'all', after: { requests: 10, failed: 10 } });
});

test('ignores few failures, a small share of many requests, and a rate as high as before', () => {
  watch.begin();
  note(9, 503);
  expect(watch.judge()).toBeUndefined();
  note(5000, 200);
  note(11, 503);
  expect(watch.judge()).toBeUndefined();
  watch.begin();
  note(80, 200);
  note(20, 503);
  now += 40;
  expect(watch.judge()).toBeUndefined();
  watch.begin();
  note(80, 200);
  note(20, 503);
  expect(watch.judge()).toBeUndefined();
});

test('detects one failing service among many requests to others', () => {
  watch.begin();
  note(2000, 200);
  note(12, 502, '/api/v1/auth/me');
  expect(watch.judge()).toMatchObject({ of: 'identity', after: { requests: 12, failed: 12 } });
});

test('detects a broken sign-in whatever its status, but not wrong passwords', () => {
  signIns(3, 200);
  watch.begin();
  signIns(5, 401);
  expect(watch.judge()).toBeUndefined();
  watch.begin();
  signIns(4, 413);
  expect(watch.judge()).toBeUndefined();
  signIns(1, 413);
  expect(watch.judge()).toMatchObject({ of: 'sign-in', before: { failed: 0 }, after: { requests: 5, failed: 5 } });
});

test('ignores failures later than half a minute after a swap, or without a swap', () => {
  note(50, 500);
  expect(watch.judge()).toBeUndefined();
  watch.begin();
  now += 31;
  note(500, 500);
  expect(watch.judge()).toBeUndefined();
});
