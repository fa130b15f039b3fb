import type { ProcessTrace, Span } from '@plaza/contracts/operations/requests';
import { processTraceFixture, spanFixture } from '../../testing/requests-server';
import { orderSpans } from './order-spans';

const part = (process: string, ...spans: Span[]): ProcessTrace => processTraceFixture({ process, spans });

it('puts each span below its parent, from whatever process, in order of time', () => {
  const placed = orderSpans([
    part(
      'finance',
      spanFixture({ spanId: 'f', parentId: 'g', startedAt: 1010, durationMs: 50 }),
      spanFixture({ spanId: 'late', parentId: 'f', startedAt: 1040, durationMs: 10 }),
      spanFixture({ spanId: 'early', parentId: 'f', startedAt: 1020, durationMs: 10 }),
    ),
    part('gateway', spanFixture({ spanId: 'g', parentId: 'of the browser', startedAt: 1000, durationMs: 100 })),
  ]);
  expect(placed.map(({ process, spanId, depth }) => `${depth} ${process} ${spanId}`)).toEqual([
    '0 gateway g',
    '1 finance f',
    '2 finance early',
    '2 finance late',
  ]);
  expect(placed.map(({ offset, share }) => [offset, share])).toEqual([
    [0, 1],
    [0.1, 0.5],
    [0.2, 0.1],
    [0.4, 0.1],
  ]);
});

it('shows spans without duration, spans that end after all others, and circular spans', () => {
  const [instant] = orderSpans([part('gateway', spanFixture({ spanId: 'g', durationMs: 0 }))]);
  expect(instant?.share).toBeGreaterThan(0);
  const placed = orderSpans([
    part(
      'gateway',
      spanFixture({ spanId: 'g', startedAt: 0, durationMs: 1 }),
      spanFixture({ spanId: 'last', parentId: 'g', startedAt: 10_000, durationMs: 0 }),
    ),
  ]);
  for (const { offset, share } of placed) expect(offset + share).toBeLessThanOrEqual(1);
  const circle = [spanFixture({ spanId: 'a', parentId: 'b' }), spanFixture({ spanId: 'b', parentId: 'a' })];
  expect(orderSpans([part('gateway', ...circle)])).toEqual([]);
  expect(orderSpans([])).toEqual([]);
});
