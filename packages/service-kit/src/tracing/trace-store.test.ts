import { maxTracesFound } from '@plaza/contracts/operations/requests';
import { createLog } from '../logging/log';
import { RequestTrace, runInTrace } from './request-trace';
import { type StoredTrace, TraceStore } from './trace-store';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

const storedFixture = (given: Partial<StoredTrace> = {}): StoredTrace => ({
  requestId: 'one',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  process: 'finance',
  why: 'failed',
  method: 'GET',
  path: '/api/v1/finance/loans',
  status: 500,
  startedAt: at(0),
  durationMs: 3,
  spans: [],
  spansDropped: 0,
  lines: [],
  linesDropped: 0,
  ...given,
});
const idsOf = (found: readonly { requestId: string }[]) => found.map(({ requestId }) => requestId);

test('finds a request by its id, and all requests of a trace by the trace id', () => {
  const store = new TraceStore('finance');
  store.add(storedFixture());
  store.add(storedFixture({ requestId: 'two' }));
  store.add(storedFixture({ requestId: 'three', traceId: '00000000000000000000000000000001' }));
  expect(idsOf(store.find('one'))).toEqual(['one']);
  expect(idsOf(store.find('4bf92f3577b34da6a3ce929d0e0e4736'))).toEqual(['two', 'one']);
  expect(idsOf(store.find('four'))).toEqual([]);
});

test('finds requests by minutes around a time, and by the beginning of their path', () => {
  const store = new TraceStore('finance');
  for (const minute of [0, 5, 10, 11]) store.add(storedFixture({ requestId: `${minute}`, startedAt: at(minute) }));
  store.add(storedFixture({ requestId: 'other', startedAt: at(5), path: '/api/v1/finance/accounts' }));
  expect(idsOf(store.inWindow({ at: at(5), minutes: 5 }))).toEqual(['other', '10', '5', '0']);
  expect(idsOf(store.inWindow({ at: at(5), minutes: 1 }))).toEqual(['other', '5']);
  expect(idsOf(store.inWindow({ at: at(5), minutes: 5, path: '/api/v1/finance/acc' }))).toEqual(['other']);
});

test('evicts the oldest first, by number and by bytes, and limits its answers', () => {
  const few = new TraceStore('finance', { requests: 2, bytes: 1_000_000 });
  for (const requestId of ['one', 'two', 'three']) few.add(storedFixture({ requestId }));
  expect(idsOf(few.inWindow({ at: at(0), minutes: 1 }))).toEqual(['three', 'two']);

  const small = new TraceStore('finance', { requests: 100, bytes: 10_000 });
  const line = JSON.stringify({ level: 30, time: at(0), msg: 'x'.repeat(3000) });
  for (const requestId of ['one', 'two', 'three', 'four']) small.add(storedFixture({ requestId, lines: [line] }));
  expect(idsOf(small.inWindow({ at: at(0), minutes: 1 }))).toEqual(['four', 'three']);
  small.add(storedFixture({ requestId: 'huge', lines: ['{"level":30}', line, line, line, line] }));
  expect(idsOf(small.inWindow({ at: at(0), minutes: 1 }))).toEqual([]);

  const many = new TraceStore('finance');
  for (let count = 0; count < 400; count++) many.add(storedFixture({ requestId: `${count}` }));
  expect(many.find('4bf92f3577b34da6a3ce929d0e0e4736')).toHaveLength(maxTracesFound);
});

test('finds the requests nearest to the time if there are many, and one more than are shown', () => {
  const store = new TraceStore('finance');
  for (let second = 0; second < 300; second++) {
    const startedAt = new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
    store.add(storedFixture({ requestId: `${second}`, startedAt }));
  }
  const found = idsOf(store.inWindow({ at: at(2), minutes: 5 })).map(Number);
  expect(found).toEqual(Array.from({ length: maxTracesFound + 1 }, (_none, index) => 170 - index));
});

test('limits the spans and lines of a request, and counts the dropped ones', () => {
  const trace = new RequestTrace({ requestId: 'one' });
  const log = createLog('finance', 'info', { write: () => undefined });
  runInTrace(trace, () => {
    for (let count = 0; count < 130; count++) {
      trace.open('mongodb find').end('ok');
      log.info({ count }, 'said');
    }
    log.info('y'.repeat(100_000));
  });
  expect([trace.spans.length, trace.spansDropped]).toEqual([100, 30]);
  expect([trace.lines.length, trace.linesDropped]).toEqual([100, 31]);
});
