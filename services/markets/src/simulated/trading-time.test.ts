import { previousClose, tradedMs, walkPace } from './trading-time';

const hourMs = 3_600_000;
const between = (hours: 'exchange' | 'forex', from: string, until: string) =>
  (tradedMs(hours, Date.parse(until)) - tradedMs(hours, Date.parse(from))) / hourMs;

test.each([
  ['a day in winter', '2026-01-14T14:30:00Z', '2026-01-14T21:00:00Z', 6.5],
  ['before the bell in winter', '2026-01-14T13:30:00Z', '2026-01-14T14:30:00Z', 0],
  ['a day in summer, an hour earlier by UTC', '2026-07-15T13:30:00Z', '2026-07-15T20:00:00Z', 6.5],
  ['after the bell in summer', '2026-07-15T20:00:00Z', '2026-07-15T23:00:00Z', 0],
  ['the Friday before the clocks change', '2026-03-06T14:30:00Z', '2026-03-06T21:00:00Z', 6.5],
  ['the Monday after', '2026-03-09T13:30:00Z', '2026-03-09T20:00:00Z', 6.5],
  ['the hour in which November has it twice', '2026-11-02T14:30:00Z', '2026-11-02T15:30:00Z', 1],
  ['a weekend', '2026-01-16T21:00:00Z', '2026-01-19T14:30:00Z', 0],
  ['a week', '2026-01-12T00:00:00Z', '2026-01-19T00:00:00Z', 32.5],
])('exchanges: %s', (_what, from, until, hours) => {
  expect(between('exchange', from, until)).toBeCloseTo(hours, 6);
});

test.each([
  ['Sunday evening', '2026-01-18T22:00:00Z', '2026-01-18T23:00:00Z', 1],
  ['before that', '2026-01-18T12:00:00Z', '2026-01-18T22:00:00Z', 0],
  ['a night', '2026-01-14T02:00:00Z', '2026-01-14T06:00:00Z', 4],
  ['Friday evening', '2026-01-16T22:00:00Z', '2026-01-17T22:00:00Z', 0],
  ['a week', '2026-01-12T00:00:00Z', '2026-01-19T00:00:00Z', 120],
])('currencies: %s', (_what, from, until, hours) => {
  expect(between('forex', from, until)).toBeCloseTo(hours, 6);
});

test('the previous close is that of yesterday during and after a session, until the next one opens', () => {
  const closed = tradedMs('exchange', Date.parse('2026-01-13T22:00:00Z'));
  for (const at of ['2026-01-14T14:31:00Z', '2026-01-14T20:59:00Z', '2026-01-15T03:00:00Z']) {
    expect(previousClose('exchange', tradedMs('exchange', Date.parse(at)))).toBe(closed);
  }
});

test('a week of trading is a week of the simulation', () => {
  expect(walkPace('exchange') * 32.5).toBeCloseTo(168);
  expect(walkPace('forex') * 120).toBeCloseTo(168);
  expect(walkPace('always')).toBe(1);
});
